import { isUnavailable } from '../../database/availability.ts';
import { Batcher } from '../../database/batcher.ts';
import type { Queries } from '../../database/database.ts';
import type { Together } from '../../database/together.ts';
import type { Clock } from '../../foundation/clock.ts';
import { type Identifier, newIdentifier } from '../../foundation/identifiers.ts';
import { LruCache } from '../../foundation/lru-cache.ts';
import type { Problem } from '../../foundation/problems.ts';
import { nameOf } from '../../idempotency/answer-rows.ts';
import type { FirstAnswers, Kept, KeyedRequest } from '../../idempotency/first-answers.ts';
import type { Ledger } from '../../usage/ledger.ts';
import { lookedUpIfLost } from '../../usage/lost-answers.ts';
import type { Reservation } from '../../usage/reserving.ts';
import type { OnCrashPoint } from '../job/crash-points.ts';
import type { JobObserver } from '../job/job-observer.ts';
import { initialState } from '../job/lifecycle.ts';
import type { Queue } from '../queue/queue.ts';
import { findJob, insertJobs, type NewJob } from '../store/store.ts';
import { HeldAccounts, type HeldUp } from './held-accounts.ts';
import { queueFor } from './moving.ts';

/** The reservation for a job: its price and who pays. */
export type JobCharge = Omit<
  Reservation,
  'id' | 'accountId' | 'jobId' | 'model' | 'expiresInSeconds'
>;

/** The outcome of a creation. */
export type Creation = Kept | { readonly kind: 'unpaid'; readonly problem: Problem };

/** Options of creating a job. */
export interface CreationOptions {
  /** The idempotency key of the creating request. */
  readonly keyed?: KeyedRequest | undefined;
  /** Writes more rows in the transaction that creates the job. */
  readonly also?: ((transaction: Queries) => Promise<void>) | undefined;
}

type Minted = 'id' | 'createdAt' | 'state' | 'traceParent' | 'quota';

/** A job as requested by an operation. */
export type JobToCreate = NewJob extends infer T
  ? T extends NewJob
    ? Omit<T, Minted>
    : never
  : never;

/** Dependencies of job creation. */
export interface CreatingParts {
  readonly queries: Queries;
  readonly together: Together;
  readonly queue: Queue;
  readonly ledger: Ledger;
  readonly firstAnswers: FirstAnswers;
  readonly clock: Clock;
  readonly onCrashPoint: OnCrashPoint;
  readonly observer: JobObserver;
}

/** Creates a job; see `Jobs.create`. */
export type Create = (
  job: JobToCreate,
  charge: JobCharge,
  options?: CreationOptions,
) => Promise<Creation>;

/** A job to create, with its charge and options. */
interface Order extends CreationOptions {
  readonly job: NewJob;
  readonly charge: JobCharge;
}

/** One batch is written while the database server commits the other. */
const GROUPS_AT_ONCE = 2;
/** Maximum number of jobs in a batch; more wait for the next one. */
const MAX_JOBS = 200;
/**
 * How long after a refusal the jobs of an account are checked one by one, so that they do not delay those of others.
 */
const CHECKED_MS = 1_000;
const MAX_CHECKED = 10_000;

/**
 * Opens the creation of jobs. Concurrent requests are written in one transaction, and each caller is answered once it
 * is committed. First, all jobs are assumed to be new and payable, which takes one round trip to the database. If that
 * fails, and for accounts for which it failed recently, each job is checked. If another transaction holds a lock that a
 * batch needs, its jobs are created one by one, so that only those of the locked account fail.
 */
export function openCreating(parts: CreatingParts): Create {
  const { clock, ledger, onCrashPoint, queries, observer } = parts;
  const checkedUntil = new LruCache<number>(MAX_CHECKED);
  const inGroups = {
    nameOf: ({ keyed }: Order) => (keyed === undefined ? undefined : nameOf(keyed)),
    groupsAtOnce: GROUPS_AT_ONCE,
    maxPieces: MAX_JOBS,
  };
  const held = new HeldAccounts<Order>(({ job }) => job.accountId);
  const unchecked = new Batcher<Order, Creation | HeldUp>({
    ...inGroups,
    work: (orders) => held.workTogether(orders, (some) => createUnchecked(parts, some)),
  });
  const checked = new Batcher<Order, Creation | HeldUp>({
    ...inGroups,
    work: (orders) => held.workTogether(orders, (some) => createChecked(parts, some)),
  });
  const checkForAWhile = (accountId: string): void => {
    checkedUntil.keep(accountId, performance.now() + CHECKED_MS);
  };
  const take = async (order: Order): Promise<Creation> => {
    if (order.also !== undefined) return takeOne(parts, order);
    const { accountId } = order.job;
    const takeAlone = () => held.workAlone(order, () => takeOne(parts, order));
    if (held.has(order)) return ledger.inTurn(accountId, takeAlone);
    const isToBeChecked = (checkedUntil.find(accountId) ?? 0) > performance.now();
    const taken = await (isToBeChecked ? checked : unchecked).add(order);
    return taken.kind === 'held-up' ? ledger.inTurn(accountId, takeAlone) : taken;
  };
  return async (job, charge, { keyed, also } = {}) => {
    const minted = {
      id: newIdentifier(),
      state: initialState,
      createdAt: clock.now(),
      traceParent: observer.traceParent(),
      quota: charge.quote.units,
    };
    const taken = take({ job: { ...job, ...minted }, charge, keyed, also });
    const creation = await lookedUpIfLost(taken, () => findCreation(queries, minted.id));
    if (creation.kind === 'first') onCrashPoint('created');
    else checkForAWhile(job.accountId);
    return creation;
  };
}

/** The creation of a job that there is. */
async function findCreation(queries: Queries, id: Identifier): Promise<Creation | undefined> {
  const job = await findJob(queries, id);
  return job && { kind: 'first', answer: id };
}

/** Creates all jobs on the assumption that each is new and payable; if one is not, falls back to checking each. */
async function createUnchecked(
  parts: CreatingParts,
  orders: readonly Order[],
): Promise<readonly Creation[]> {
  const { together, ledger, firstAnswers, onCrashPoint } = parts;
  const answers = orders.map(({ keyed, job }) => ({ keyed, answer: job.id }));
  try {
    await together(async (queries) => {
      await firstAnswers.keepTogether(answers, queries);
      await ledger.reserveAllOrFail(orders.map(reservationOf), queries);
      await write({ ...parts, queries }, orders);
      onCrashPoint('creating');
    });
    return answers.map(({ answer }) => ({ kind: 'first', answer }));
  } catch (error) {
    // The transaction may have been committed.
    if (isUnavailable(error)) throw error;
    return createChecked(parts, orders);
  }
}

async function takeOne(parts: CreatingParts, order: Order): Promise<Creation> {
  const [creation] = await createChecked(parts, [order]);
  if (creation === undefined) throw new Error('Creating the job returned no result.');
  return creation;
}

/** Creates, in one transaction, the jobs that are neither repeated requests nor unpayable. */
function createChecked(
  parts: CreatingParts,
  orders: readonly Order[],
): Promise<readonly Creation[]> {
  const { ledger, firstAnswers, onCrashPoint } = parts;
  return parts.queries.transaction().execute(async (queries) => {
    const answers = orders.map(({ keyed, job }) => ({ keyed, answer: job.id }));
    const kept = await firstAnswers.keepAll(answers, queries);
    const first = orders.filter((_, index) => kept[index]?.kind === 'first');
    if (first.length === 0) return kept;
    const problems = await ledger.reserveEach(first.map(reservationOf), queries);
    const refusals = new Map(first.map((order, index) => [order, problems[index]]));
    const paid = first.filter((order) => refusals.get(order) === undefined);
    const unpaid = first.filter((order) => refusals.get(order) !== undefined);
    const keysOfUnpaid = unpaid.flatMap(({ keyed }) => keyed ?? []);
    await firstAnswers.forget(keysOfUnpaid, queries);
    await write({ ...parts, queries }, paid);
    onCrashPoint('creating');
    return kept.map((one, index) => {
      const order = orders[index];
      const problem = order === undefined ? undefined : refusals.get(order);
      return problem === undefined ? one : { kind: 'unpaid', problem };
    });
  });
}

function reservationOf({ job: { id, accountId, model }, charge }: Order): Reservation {
  return { ...charge, id, jobId: id, accountId, model };
}

/** Writes jobs, their additional rows, and the messages to the worker. */
async function write(
  { queries, queue }: Pick<CreatingParts, 'queries' | 'queue'>,
  orders: readonly Order[],
): Promise<void> {
  if (orders.length === 0) return;
  await insertJobs(
    queries,
    orders.map(({ job }) => job),
  );
  for (const { also } of orders) await also?.(queries);
  for (const [name, ofQueue] of Map.groupBy(orders, ({ job }) => queueFor(job))) {
    const messages = ofQueue.map(({ job }) => ({
      message: { jobId: job.id, revision: 0, attempt: 0 },
      afterSeconds: 0,
      upstream: job.upstream,
    }));
    await queue.sendAll(name, messages, { queries });
  }
}
