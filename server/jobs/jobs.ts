import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { newIdentifier, readIdentifier } from '../foundation/identifiers.ts';
import type { Problem } from '../foundation/problems.ts';
import type { FirstAnswers, Kept, KeyedRequest } from '../idempotency/first-answers.ts';
import type { Ledger } from '../usage/ledger.ts';
import { QuotaRefused } from '../usage/quota-refused.ts';
import type { Reservation } from '../usage/reserving.ts';
import type { Job, JobKind } from './job.ts';
import type { JobWatch } from './job-watch.ts';
import { initialState, isFinal, mayMove } from './lifecycle.ts';
import { type JobFilter, type JobPage, listJobs, type Page } from './listing.ts';
import type { Queue } from './queue.ts';
import type { OnStep } from './steps.ts';
import { findJob, insertJob, type NewJob } from './store.ts';
import type { Transitions } from './transitions.ts';
import type { Watching } from './watching.ts';
import type { WatchingAll } from './watching-all.ts';

/** What operations do with jobs. */
export interface Jobs
  extends Pick<Watching, 'watch' | 'hasRoom'>,
    Pick<WatchingAll, 'watchAll' | 'hasRoomForAll'> {
  /**
   * Takes a job on: from here on it will end, whatever happens. Under an idempotency key that has been used, or where
   * the account has too little quota, no job is made.
   */
  create(job: JobToCreate, charge: JobCharge, options?: CreationOptions): Promise<Creation>;
  /** Reads a job of an account; `undefined` where it has none of that identifier. */
  find(accountId: string, id: string): Promise<Job | undefined>;
  /** The same for one kind of jobs. */
  findOfKind<Kind extends JobKind>(
    accountId: string,
    kind: Kind,
    id: string,
  ): Promise<Extract<Job, { kind: Kind }> | undefined>;
  /** Lists the jobs of an account, the newest first. */
  list(accountId: string, filter: JobFilter, page: Page): Promise<JobPage>;
  /** Ends a job that its caller wants no more; where it has ended already, it stays as it is. */
  cancel(job: Job): Promise<Job>;
}

/** What a job costs, and who pays for it. */
export type JobCharge = Omit<Reservation, 'id' | 'accountId' | 'jobId' | 'model' | 'expiresAt'>;

/** What has come of a creation. */
export type Creation = Kept | { readonly kind: 'unpaid'; readonly problem: Problem };

/** What creating a job may come with. */
export interface CreationOptions {
  /** The idempotency key that it is made under. */
  readonly keyed?: KeyedRequest | undefined;
  /** What is to come into being with the job. */
  readonly also?: ((transaction: Queries) => Promise<void>) | undefined;
}

type Minted = 'id' | 'createdAt' | 'state' | 'traceParent' | 'quota';

/** A job as an operation asks for it. */
export type JobToCreate = NewJob extends infer T
  ? T extends NewJob
    ? Omit<T, Minted>
    : never
  : never;

/** What jobs stand on. */
export interface JobsParts {
  readonly queries: Queries;
  readonly queue: Queue;
  readonly ledger: Ledger;
  readonly firstAnswers: FirstAnswers;
  readonly transitions: Transitions;
  readonly watching: Watching;
  readonly watchingAll: WatchingAll;
  readonly clock: Clock;
  readonly onStep: OnStep;
  readonly watch: JobWatch;
  /** Tells the upstream that a job is wanted no more, as far as it can be told. */
  readonly cancelUpstream: (job: Job) => void;
}

/** Opens the jobs. */
export function openJobs(parts: JobsParts): Jobs {
  const { queries, queue, ledger, firstAnswers, transitions, clock, onStep, watch } = parts;
  const find = async (accountId: string, text: string): Promise<Job | undefined> => {
    const id = readIdentifier(text);
    const job = id === undefined ? undefined : await findJob(queries, id);
    return job?.accountId === accountId ? job : undefined;
  };
  function take(
    job: JobToCreate,
    charge: JobCharge,
    { keyed, also }: CreationOptions = {},
  ): Promise<Kept> {
    const id = newIdentifier();
    const traceParent = watch.traceParent();
    return queries.transaction().execute(async (transaction) => {
      const first = await firstAnswers.keep(keyed, id, transaction);
      if (first.kind !== 'first') return first;
      const minted = { id, state: initialState, createdAt: clock.now(), traceParent };
      await insertJob(transaction, { ...job, ...minted, quota: charge.quote.units });
      await also?.(transaction);
      const name = job.kind === 'image' ? 'job-make' : 'job-submit';
      await queue.send(name, { jobId: id, revision: 0, attempt: 0 }, { queries: transaction });
      // Last of all: until the end of the transaction nobody else of the account can pay.
      const { accountId, model } = job;
      await ledger.reserve({ ...charge, id, jobId: id, accountId, model }, transaction);
      onStep('creating');
      return first;
    });
  }

  return {
    watch: (job, signal) => parts.watching.watch(job, signal),
    hasRoom: (accountId) => parts.watching.hasRoom(accountId),
    watchAll: (account) => parts.watchingAll.watchAll(account),
    hasRoomForAll: (accountId) => parts.watchingAll.hasRoomForAll(accountId),
    find,
    async create(job, charge, options) {
      try {
        const kept = await take(job, charge, options);
        if (kept.kind === 'first') onStep('created');
        return kept;
      } catch (error) {
        if (error instanceof QuotaRefused) return { kind: 'unpaid', problem: error.problem };
        throw error;
      }
    },
    async findOfKind(accountId, kind, id) {
      const job = await find(accountId, id);
      return job !== undefined && isOfKind(job, kind) ? job : undefined;
    },
    list: (accountId, filter, page) => listJobs(queries, { ...filter, accountId }, page),
    async cancel(job) {
      let current = job;
      // The worker may be a step ahead of what was read; it cannot be so for ever.
      while (mayMove('caller', current.state, 'cancelled')) {
        const cancelled = await transitions.cancel(current);
        if (cancelled !== undefined) {
          parts.cancelUpstream(current);
          return cancelled;
        }
        const read = await findJob(queries, job.id);
        if (read === undefined || isFinal(read.state)) return read ?? current;
        current = read;
      }
      return current;
    },
  };
}

function isOfKind<Kind extends JobKind>(job: Job, kind: Kind): job is Extract<Job, { kind: Kind }> {
  return job.kind === kind;
}
