import type { OperationId } from '../../generated/operations.ts';
import { askerOf, type Caller } from '../accounts/caller.ts';
import type { Queries } from '../database/database.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Lifetimes } from '../foundation/lifetimes.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import type { Problem } from '../foundation/problems.ts';
import { unlessRefused } from '../foundation/refused.ts';
import { isTimedOut } from '../foundation/timeout-reason.ts';
import type { JobCharge } from '../jobs/jobs.ts';
import { unitsText } from '../usage/amounts.ts';
import type { TurnTerms } from '../usage/balance-turns.ts';
import type { AmountMade } from '../usage/ending.ts';
import { lookedUpIfLost, undoneIfLost } from '../usage/lost-answers.ts';
import type { Quote } from '../usage/prices.ts';
import type { Reservation } from '../usage/reserving.ts';
import { hasBegun, type RequestRecord } from './request-record.ts';
import type { Services } from './services.ts';

/** Dependencies of paid work. */
export interface Billing extends Pick<Services, 'queries' | 'ledger' | 'clock' | 'log'> {
  readonly lifetimes: Pick<Lifetimes, 'request'>;
}

/** Work that a request waits for, and its price. */
export interface PaidWork<T> {
  readonly caller: Caller;
  readonly requestId: string;
  readonly operation: OperationId;
  readonly model: string;
  readonly quote: Quote;
  /**
   * Aborts the work: the caller disconnected, or the request timed out. Nothing is charged after that, except to an
   * account that abandons more work than allowed after upstreams have begun it, or where `delivered` tells an amount.
   */
  readonly signal: AbortSignal;
  /** The amount of which the caller has got a part; `undefined` if nothing has been sent yet. */
  readonly delivered?: (() => AmountMade | undefined) | undefined;
  /** Tells whether an upstream has begun the work; the charge is recorded in it. */
  readonly requestRecord: Pick<RequestRecord, 'asked' | 'attempts' | 'charged'>;
  /** Records that moderation refused the work; runs in the transaction that counts or charges the refusal. */
  readonly onModerated?: OnModerated | undefined;
  readonly work: () => Promise<Outcome<Made<T>>>;
}

/** Called on a refusal by moderation, within the transaction that counts or charges it. */
export type OnModerated = (problem: Problem, transaction: Queries) => Promise<void>;

/** The result of work, and the quantity that its price is based on. */
export interface Made<T> {
  readonly value: T;
  readonly quantity: AmountMade;
}

/** The result of work that is not charged yet. */
export interface Paid<T> {
  readonly value: T;
  /**
   * Charges for the result, in a transaction.
   *
   * @param keep - stores the result; runs first in the transaction
   * @throws the reason of the work's signal, where it has been aborted; what `keep` throws
   */
  settle(keep?: (transaction: Queries) => Promise<void>): Promise<void>;
  /** Releases the reservation where the result cannot be stored. No effect once it has been charged. */
  giveBack(): Promise<void>;
}

/**
 * Does work whose price is reserved before it begins. Failed work is free, unless moderation refuses an account's work
 * repeatedly. If the process dies meanwhile, the reservation is released shortly after the request would have timed
 * out.
 */
export async function paidWork<T>(billing: Billing, order: PaidWork<T>): Promise<Outcome<Paid<T>>> {
  const reserved = new ReservedWork(billing, order);
  const begun = await unlessRefused(reserved.begin());
  if (!begun.ok) return begun;
  const giveBack = () => reserved.giveBack();
  try {
    const outcome = await order.work();
    if (outcome.ok) {
      const { value, quantity } = outcome.value;
      return done({ value, settle: (keep) => reserved.settle(quantity, keep), giveBack });
    }
    const { problem } = outcome;
    if (problem.reason === 'moderation') return failed(await reserved.moderated(problem));
    await giveBack();
    return outcome;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** The sweep has released the reservation, although the request should have timed out before. */
const GONE_RESERVATION = 'result was not charged: its reservation has ended before';

/** The reservation of work, from its beginning to one of its ends. */
class ReservedWork {
  readonly #billing: Billing;
  readonly #order: Omit<PaidWork<unknown>, 'work'>;
  readonly #reservation: Reservation;

  constructor(billing: Billing, order: Omit<PaidWork<unknown>, 'work'>) {
    this.#billing = billing;
    this.#order = order;
    this.#reservation = reservationOf(billing, order);
  }

  /** @throws Refused where there is too little quota */
  async begin(): Promise<void> {
    const { signal } = this.#order;
    const begun = this.#inBooks({ signal }, async (transaction) => {
      signal.throwIfAborted();
      await this.#billing.ledger.reserve(this.#reservation, transaction);
    });
    await undoneIfLost(begun, () => this.giveBack());
  }

  async settle(
    quantity: AmountMade,
    keep: ((transaction: Queries) => Promise<void>) | undefined,
  ): Promise<void> {
    const { ledger, log } = this.#billing;
    const { signal, requestRecord, requestId } = this.#order;
    const { id } = this.#reservation;
    const settled = this.#inBooks({ signal }, async (transaction) => {
      await keep?.(transaction);
      const charged = await ledger.settle(id, quantity, transaction);
      signal.throwIfAborted();
      return charged;
    });
    const units = await lookedUpIfLost(settled, () => ledger.charged(id));
    if (units !== undefined) requestRecord.charged(units);
    else log.error({ requestId }, GONE_RESERVATION);
  }

  /**
   * Counts even if the caller has disconnected: hanging up must not avoid the charge.
   *
   * @returns the problem, with what the refusal cost
   */
  async moderated(problem: Problem): Promise<Problem> {
    const { onModerated, requestRecord } = this.#order;
    const { charged, told } = await this.#inBooks({ isOwed: true }, async (transaction) => {
      const units = await this.#billing.ledger.moderated(this.#reservation.id, transaction);
      const withCost = { ...problem, quota: unitsText(units) };
      await onModerated?.(withCost, transaction);
      return { charged: units, told: withCost };
    });
    requestRecord.charged(charged);
    return told;
  }

  /** Releases the reservation, unless the caller abandoned the work after an upstream had begun. */
  async giveBack(): Promise<void> {
    const { ledger, log } = this.#billing;
    const { requestId, signal, requestRecord, delivered } = this.#order;
    const { id } = this.#reservation;
    const isGivenUp = signal.aborted && !isTimedOut(signal) && hasBegun(requestRecord);
    try {
      const units = await this.#inBooks({ isOwed: true }, async (transaction) => {
        if (isGivenUp) return ledger.givenUp(id, transaction, delivered?.());
        await ledger.release(id, transaction);
        return 0;
      });
      // Zero also where the reservation was charged before.
      if (units > 0) requestRecord.charged(units);
    } catch (error) {
      log.warn({ error, requestId }, 'quota not given back yet: the sweep releases it');
    }
  }

  #inBooks<R>(terms: TurnTerms, change: (transaction: Queries) => Promise<R>): Promise<R> {
    const { accountId } = this.#reservation;
    return inBooks(this.#billing, { accountId, ...terms }, change);
  }
}

/** Changes the books of an account in one transaction, when it is the account's turn. */
function inBooks<T>(
  { queries, ledger }: Pick<Billing, 'queries' | 'ledger'>,
  { accountId, ...terms }: TurnTerms & { readonly accountId: string },
  change: (transaction: Queries) => Promise<T>,
): Promise<T> {
  return ledger.inTurn(accountId, () => queries.transaction().execute(change), terms);
}

/** Charges work whose result needs no transaction of its own. */
export async function charged<T>(outcome: Outcome<Paid<T>>): Promise<Outcome<T>> {
  if (!outcome.ok) return outcome;
  const { value, settle, giveBack } = outcome.value;
  try {
    await settle();
    return done(value);
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** Work that runs within the transaction of its charge. */
export interface PaidTransaction<T>
  extends Omit<PaidWork<T>, 'work' | 'requestRecord' | 'onModerated' | 'delivered'> {
  readonly requestRecord: Pick<RequestRecord, 'charged'>;
  readonly work: (transaction: Queries) => Promise<Made<T>>;
}

/**
 * Does work in one transaction with its charge; without enough quota, or where the work throws `Refused`, all of it is
 * rolled back.
 *
 * @throws the reason of the work's signal, where it has been aborted; all of it is rolled back then too
 */
export async function paidTogether<T>(
  billing: Billing,
  order: PaidTransaction<T>,
): Promise<Outcome<T>> {
  const { ledger } = billing;
  const { caller, signal } = order;
  const reservation = reservationOf(billing, order);
  let made: Made<T> | undefined;
  const charging = inBooks(
    billing,
    { accountId: caller.accountId, signal },
    async (transaction) => {
      signal.throwIfAborted();
      made = await order.work(transaction);
      if (made.quantity === 0) return undefined;
      await ledger.reserve(reservation, transaction);
      const units = await ledger.settle(reservation.id, made.quantity, transaction);
      signal.throwIfAborted();
      return units;
    },
  );
  const paid = await unlessRefused(lookedUpIfLost(charging, () => ledger.charged(reservation.id)));
  if (!paid.ok) return paid;
  if (made === undefined) throw new Error('A transaction was committed without its work.');
  if (paid.value !== undefined) order.requestRecord.charged(paid.value);
  return done(made.value);
}

/** Added to the request timeout: after that no process works on the request any more. */
const GRACE_SECONDS = 60;

function reservationOf(
  { lifetimes }: Billing,
  order: Omit<PaidWork<unknown>, 'work' | 'signal' | 'requestRecord'>,
): Reservation {
  const { caller, requestId, operation, model, quote } = order;
  return {
    ...chargeFor(caller, { requestId, operation, quote }),
    id: newIdentifier(),
    accountId: caller.accountId,
    model,
    expiresInSeconds: lifetimes.request + GRACE_SECONDS,
  };
}

/** The charge of a request, with its key, whose limits it counts towards, or its person. */
export function chargeFor(
  caller: Caller,
  request: Pick<JobCharge, 'requestId' | 'operation' | 'quote'>,
): JobCharge {
  return { ...request, ...askerOf(caller) };
}
