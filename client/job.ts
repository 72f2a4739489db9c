import type {
  ImageJobRecord,
  JobRecord,
  MusicJobRecord,
  VideoJobRecord,
} from '../generated/types.ts';
import type { Connection, RequestOptions } from './connection.ts';
import type { Downloaded, DownloadOptions, DownloadTarget } from './download.ts';
import { type FailedRecord, JobFailedError, PatchbayError } from './errors.ts';
import { filesOf, type JobFile } from './job-files.ts';
import { isFinal, progressOf, recordOf } from './job-record.ts';
import type { WaitOptions } from './job-updates.ts';

/** The record of a job that has succeeded. */
export type Succeeded<Record extends JobRecord> = Extract<Record, { readonly status: 'SUCCESS' }>;

/** What the jobs of one kind make, as their records say it. */
type Action<Record extends JobRecord> = Record['data']['action'];

/** What is known of a job before its next record. */
interface KnownJob<Record extends JobRecord> {
  readonly id: string;
  /** Of a job of any kind: none. */
  readonly action?: Action<Record>;
  readonly record?: Record;
}

/**
 * A job: asynchronous work on a gateway.
 *
 * @example
 * const job = await patchbay.videos.create({ prompt: 'A lighthouse at dusk' });
 * const record = await job.wait({ onProgress: ({ progress }) => console.log(progress) });
 * await job.download('lighthouse');
 */
export class Job<Record extends JobRecord = JobRecord> implements AsyncIterable<Record> {
  readonly id: string;
  readonly #connection: Connection;
  readonly #action: Action<Record> | undefined;
  #record: Record | undefined;

  constructor(connection: Connection, { id, action, record }: KnownJob<Record>) {
    // Checked, as the response may not come from a gateway.
    if (typeof id !== 'string') throw new PatchbayError('The response contains no job identifier.');
    this.id = id;
    this.#connection = connection;
    this.#action = action;
    this.#record = record;
  }

  /** The last record received; `undefined` if none has been received since the creation. */
  get record(): Record | undefined {
    return this.#record;
  }

  /** Whether the job has ended, according to the last record. */
  get isFinal(): boolean {
    return this.#record !== undefined && isFinal(this.#record);
  }

  /** The progress from 0 to 1, according to the last record. */
  get progress(): number {
    return this.#record === undefined ? 0 : progressOf(this.#record);
  }

  /**
   * Waits until the job has ended, by server-sent events. Polls instead if events are unavailable, or if a page already
   * follows two other jobs by events.
   *
   * @returns the record with the job's result
   * @throws JobFailedError if the job fails; TimedOutError, AbortedError if the wait ends first; TypeError if a time is
   *   not a number
   */
  async wait(options: WaitOptions<Record> = {}): Promise<Succeeded<Record>> {
    const { untilEnded } = await import('./job-updates.ts');
    await untilEnded(this, options);
    return this.#result();
  }

  /** Iterates over the changes of the job from now to its end, each as the full record. */
  [Symbol.asyncIterator](): AsyncGenerator<Record, void, void> {
    return this.updates();
  }

  /** Same as iterating over the job, with options. */
  async *updates(
    options: Pick<WaitOptions<Record>, 'signal' | 'pollSeconds'> = {},
  ): AsyncGenerator<Record, void, void> {
    if (this.#record !== undefined && isFinal(this.#record)) {
      yield this.#record;
      return;
    }
    const { followJob } = await import('./job-updates.ts');
    for await (const record of followJob(this.#connection, this.id, options)) {
      yield this.#heard(record);
    }
  }

  /** Fetches the job's current record. */
  async refresh(options?: RequestOptions): Promise<Record> {
    const jobId = this.id;
    return this.#heard(
      await this.#connection.ask((client, call) => client.getJob({ jobId }, call), options),
    );
  }

  /**
   * Cancels the job.
   *
   * @throws ConflictError if it has already ended otherwise
   */
  async cancel(options?: RequestOptions): Promise<Record> {
    const jobId = this.id;
    return this.#heard(
      await this.#connection.ask((client, call) => client.cancelJob({ jobId }, call), options),
    );
  }

  /** The files produced by the job, the requested ones first; empty before the job has succeeded. */
  files(): readonly JobFile[] {
    return this.#record === undefined ? [] : filesOf(this.#record);
  }

  /**
   * Saves a file of the job. Waits for the job to end first, if necessary.
   *
   * @param target - a path, in runtimes with a file system, or a writable stream; a path without an ending gets that
   *   of the file
   * @throws TypeError if the target is neither; PatchbayError, before any waiting, if no file can be created at the
   *   path; JobFailedError; ConnectionError if the download breaks off; errors of the target; PatchbayError if the
   *   target closes early without an error
   */
  async download(target: DownloadTarget, options: DownloadOptions = {}): Promise<Downloaded> {
    const { savingTo } = await import('./download.ts');
    // An invalid target fails before any waiting.
    const save = await savingTo(target);
    await this.wait({ signal: options.signal });
    const { index = 0 } = options;
    const file = this.files()[index];
    if (file === undefined) throw new PatchbayError(`The job has no file ${index}.`);
    return save(await this.#connection.fetchFile(file.url, options), options);
  }

  #heard(told: JobRecord): Record {
    const record = recordOf(told);
    if (!this.#isOwn(record)) throw new PatchbayError('The job is of another kind.');
    // A record that was in flight when the job was cancelled is outdated.
    if (!this.isFinal || isFinal(record)) this.#record = record;
    return record;
  }

  #isOwn(record: JobRecord): record is Record {
    return this.#action === undefined || record.data.action === this.#action;
  }

  #result(): Succeeded<Record> {
    const record = this.#record;
    if (record !== undefined && isSucceeded(record)) return record;
    if (record !== undefined && isFailed(record)) throw new JobFailedError(record);
    throw new PatchbayError('The job has not ended.');
  }
}

/** A job that makes a video. */
export type VideoJob = Job<VideoJobRecord>;
/** A job that makes songs. */
export type MusicJob = Job<MusicJobRecord>;
/** A job that makes pictures. */
export type ImageJob = Job<ImageJobRecord>;

function isSucceeded<Record extends JobRecord>(record: Record): record is Succeeded<Record> {
  return record.status === 'SUCCESS';
}

function isFailed(record: JobRecord): record is FailedRecord {
  return record.status === 'FAILED';
}
