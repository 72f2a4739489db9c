import { readIdentifier } from '../foundation/identifiers.ts';
import type { Log } from '../foundation/log.ts';
import {
  type CreatingParts,
  type Creation,
  type CreationOptions,
  type JobCharge,
  type JobToCreate,
  openCreating,
} from './changes/creating.ts';
import type { Transitions } from './changes/transitions.ts';
import type { Watching } from './following/watching.ts';
import type { WatchingAll } from './following/watching-all.ts';
import type { Job } from './job/job.ts';
import { isFinal, type JobKind, mayMove } from './job/lifecycle.ts';
import {
  type JobFilter,
  type JobPage,
  type ListedJobs,
  listJobs,
  type Page,
} from './store/listing.ts';
import { makeJobReader } from './store/reader.ts';
import { type OnUnreadable, tellingUnreadable } from './store/rows.ts';
import { findJob } from './store/store.ts';

export type { Creation, CreationOptions, JobCharge, JobToCreate } from './changes/creating.ts';

/** The jobs, as operations use them. */
export interface Jobs
  extends Pick<Watching, 'watch' | 'crowded'>,
    Pick<WatchingAll, 'watchAll' | 'crowdedForAll'> {
  /**
   * Creates a job. Once it is created, it will reach a final state, whatever happens. No job is created if the
   * idempotency key has been used or the account has too little quota.
   */
  create(job: JobToCreate, charge: JobCharge, options?: CreationOptions): Promise<Creation>;
  /**
   * Reads a job of an account; `undefined` if it has none with that identifier. Concurrent lookups share a statement.
   */
  find(accountId: string, id: string): Promise<Job | undefined>;
  /** Like `find`, for jobs of one kind only. */
  findOfKind<Kind extends JobKind>(
    accountId: string,
    kind: Kind,
    id: string,
  ): Promise<Extract<Job, { kind: Kind }> | undefined>;
  /** Lists the jobs of an account, the newest first. */
  list<T>(accountId: string, filter: JobFilter, page: ShownPage<T>): Promise<Shown<T>>;
  /** Cancels a job for its caller; if it has already ended, it stays unchanged. A repetition asks the upstream again. */
  cancel(job: Job): Promise<Job>;
}

/** Which page of the list, and how each job is presented. */
export interface ShownPage<T> extends Omit<Page, 'onUnreadable'> {
  readonly show: (job: Job) => T;
}

/**
 * A page of the list. Jobs that cannot be read or presented are left out and counted, so that they do not hide the
 * rest.
 */
export interface Shown<T> extends Pick<JobPage, 'next'> {
  readonly jobs: readonly T[];
  readonly leftOut: number;
}

/** Dependencies of the jobs. */
export interface JobsParts extends CreatingParts {
  readonly log: Log;
  readonly transitions: Transitions;
  readonly watching: Watching;
  readonly watchingAll: WatchingAll;
  /** Cancels a job at its upstream, if that is possible. */
  readonly cancelUpstream: (job: Job) => void;
}

/** Opens the jobs. */
export function openJobs(parts: JobsParts): Jobs {
  const { watching, watchingAll } = parts;
  const reader = makeJobReader(parts.queries);
  const find = async (accountId: string, text: string): Promise<Job | undefined> => {
    const id = readIdentifier(text);
    const job = id === undefined ? undefined : await reader.find(id);
    return job?.accountId === accountId ? job : undefined;
  };
  return {
    watch: (...whose) => watching.watch(...whose),
    crowded: (...whose) => watching.crowded(...whose),
    watchAll: (account) => watchingAll.watchAll(account),
    crowdedForAll: (...whose) => watchingAll.crowdedForAll(...whose),
    find,
    create: openCreating(parts),
    async findOfKind(accountId, kind, id) {
      const job = await find(accountId, id);
      return job !== undefined && isOfKind(job, kind) ? job : undefined;
    },
    list: (accountId, filter, page) => list({ ...filter, accountId }, page, parts),
    // Takes its turn even if the caller has disconnected: the wish to cancel stands.
    cancel: (job) => parts.ledger.inTurn(job.accountId, () => cancel(job, parts)),
  };
}

async function list<T>(
  filter: ListedJobs,
  { show, ...part }: ShownPage<T>,
  { queries, log }: Pick<JobsParts, 'queries' | 'log'>,
): Promise<Shown<T>> {
  const tellUnreadable = tellingUnreadable(log, 'job of a list could not be read');
  let leftOut = 0;
  const onUnreadable: OnUnreadable = (jobId, error) => {
    leftOut += 1;
    tellUnreadable(jobId, error);
  };
  const { jobs, next } = await listJobs(queries, filter, { ...part, onUnreadable });
  const shown = jobs.flatMap((job) => {
    try {
      return [show(job)];
    } catch (error) {
      onUnreadable(job.id, error);
      return [];
    }
  });
  return { jobs: shown, next, leftOut };
}

async function cancel(job: Job, { queries, transitions, cancelUpstream }: JobsParts): Promise<Job> {
  // The process may have died before it could tell the upstream, or did not learn that the job was cancelled.
  if (job.state === 'cancelled') cancelUpstream(job);
  let current = job;
  // The worker may have changed the job since it was read. Then it is read again and retried, until it has ended.
  while (mayMove('caller', current.state, 'cancelled')) {
    const cancelled = await transitions.cancel(current);
    if (cancelled !== undefined) {
      cancelUpstream(current);
      return cancelled;
    }
    const read = await findJob(queries, job.id);
    if (read === undefined || isFinal(read.state)) return read ?? current;
    current = read;
  }
  return current;
}

function isOfKind<Kind extends JobKind>(job: Job, kind: Kind): job is Extract<Job, { kind: Kind }> {
  return job.kind === kind;
}
