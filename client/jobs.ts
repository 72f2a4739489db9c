import type { ContractClient } from '../generated/client.ts';
import type { CallbacksGroup, JobsGroup } from '../generated/groups.ts';
import type {
  CallbackReport,
  CallbackSecrets,
  JobList,
  JobRecord,
  JobTimeline,
} from '../generated/types.ts';
import type { RequestOptions } from './connection.ts';
import { Job } from './job.ts';
import type { FollowOptions } from './job-updates.ts';
import { OperationGroup } from './operation-group.ts';
import { type Paged, type PagePlace, paged } from './paged.ts';
import type { WatchOptions } from './watched-jobs.ts';

/** Filters and cursor of the job list. */
export type JobQuery = NonNullable<Parameters<ContractClient['listJobs']>[0]>;

/** `patchbay.jobs`. */
export class Jobs extends OperationGroup implements JobsGroup {
  /**
   * Awaiting the result gives one page; iterating over it gives all matching jobs and requests further pages as needed.
   *
   * @inheritDoc
   * @example
   * for await (const { jobId, status } of patchbay.jobs.list({ kind: 'video' })) console.log(jobId, status);
   */
  list(query: JobQuery = {}, options?: RequestOptions): Paged<JobList, JobRecord> {
    const ask = (place: PagePlace) =>
      this.connection.ask((client, call) => client.listJobs({ ...query, ...place }, call), options);
    return paged({ ask, itemsOf: ({ data }) => data.jobs }, query.cursor);
  }

  async get(jobId: string, options?: RequestOptions): Promise<Job> {
    const record = await this.connection.ask(
      (client, call) => client.getJob({ jobId }, call),
      options,
    );
    return new Job(this.connection, { id: record.jobId, record });
  }

  cancel(jobId: string, options?: RequestOptions): Promise<JobRecord> {
    return this.connection.ask((client, call) => client.cancelJob({ jobId }, call), options);
  }

  async *events(jobId: string, options?: FollowOptions): AsyncGenerator<JobRecord, void, void> {
    const { followJob } = await import('./job-updates.ts');
    yield* followJob(this.connection, jobId, options);
  }

  /**
   * The iteration ends only when its signal is aborted: streams that break off are resumed.
   *
   * @inheritDoc
   * @example
   * for await (const { jobId, status } of patchbay.jobs.watch()) console.log(jobId, status);
   */
  async *watch(options?: WatchOptions): AsyncGenerator<JobRecord, void, void> {
    const { watchJobs } = await import('./watched-jobs.ts');
    yield* watchJobs(this.connection, options);
  }

  timeline(jobId: string, options?: RequestOptions): Promise<JobTimeline> {
    return this.connection.ask((client, call) => client.getJobTimeline({ jobId }, call), options);
  }
}

/** `patchbay.callbacks`. */
export class Callbacks extends OperationGroup implements CallbacksGroup {
  get(jobId: string, options?: RequestOptions): Promise<CallbackReport> {
    return this.connection.ask((client, call) => client.getCallback({ jobId }, call), options);
  }

  redeliver(jobId: string, options?: RequestOptions): Promise<CallbackReport> {
    return this.connection.ask(
      (client, call) => client.redeliverCallback({ jobId }, call),
      options,
    );
  }

  secrets(options?: RequestOptions): Promise<CallbackSecrets> {
    return this.connection.ask((client, call) => client.getCallbackSecrets(call), options);
  }

  rotateSecret(options?: RequestOptions): Promise<CallbackSecrets> {
    return this.connection.ask((client, call) => client.rotateCallbackSecret(call), options);
  }
}
