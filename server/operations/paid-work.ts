import type { KeyCaller } from '../accounts/caller.ts';
import type { Queries } from '../database/database.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import type { JobCharge } from '../jobs/jobs.ts';
import type { Quote } from '../usage/prices.ts';
import { QuotaRefused } from '../usage/quota-refused.ts';
import type { Services } from './services.ts';

/** What paying for work stands on. */
export type Purse = Pick<Services, 'queries' | 'ledger' | 'clock' | 'lifetimes'>;

/** Work that a request asks for and waits for, and its price. */
export interface PaidWork<T> {
  readonly caller: KeyCaller;
  readonly requestId: string;
  readonly operation: string;
  readonly model: string;
  readonly quote: Quote;
  readonly work: () => Promise<Outcome<Made<T>>>;
}

/** What has come of work, and how much of what the price goes by. */
export interface Made<T> {
  readonly value: T;
  readonly quantity: number;
}

/** What has come of work that is still to be charged. */
export interface Paid<T> {
  readonly value: T;
  /** Charges what was made; part of the transaction that keeps it. */
  settle(transaction: Queries): Promise<void>;
  /** Charges nothing: what was made does not get to the caller. Where the database is away, the sweep gives it back. */
  giveBack(): Promise<void>;
}

/**
 * Does work whose price is set aside before it begins. What fails is free, but for what moderation refuses again and
 * again. Where the process dies in between, the quota is given back a little after the request's time would have been
 * over.
 */
export async function paidWork<T>(purse: Purse, order: PaidWork<T>): Promise<Outcome<Paid<T>>> {
  const { queries, ledger } = purse;
  const reservation = reservationOf(purse, order);
  const { id } = reservation;
  try {
    await queries.transaction().execute((transaction) => ledger.reserve(reservation, transaction));
  } catch (error) {
    if (error instanceof QuotaRefused) return failed(error.problem);
    throw error;
  }
  const release = () =>
    queries.transaction().execute((transaction) => ledger.release(id, transaction));
  // What has failed before is told of, and not this.
  const giveBack = () => release().catch(() => {});
  try {
    const outcome = await order.work();
    if (outcome.ok) {
      const { value, quantity } = outcome.value;
      return done({
        value,
        async settle(transaction) {
          await ledger.settle(id, quantity, transaction);
        },
        giveBack,
      });
    }
    if (outcome.problem.reason === 'moderation') {
      await queries.transaction().execute((transaction) => ledger.moderated(id, transaction));
    } else {
      await release();
    }
    return outcome;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** The same for work whose result needs no transaction of its own: it is charged at once. */
export async function paidAtOnce<T>(purse: Purse, order: PaidWork<T>): Promise<Outcome<T>> {
  const paid = await paidWork(purse, order);
  if (!paid.ok) return paid;
  await purse.queries.transaction().execute(paid.value.settle);
  return done(paid.value.value);
}

/** Beyond the time that the request may take; then nobody works for it any more. */
const GRACE_SECONDS = 60;

function reservationOf<T>({ clock, lifetimes }: Purse, order: PaidWork<T>) {
  const { caller, requestId, operation, model, quote } = order;
  return {
    ...chargeFor(caller, { requestId, operation, quote }),
    id: newIdentifier(),
    accountId: caller.accountId,
    model,
    expiresAt: secondsAfter(clock.now(), lifetimes.request + GRACE_SECONDS),
  };
}

/** What a caller is charged for a request, within the limits of the key. */
export function chargeFor(
  { keyId, limits: keyLimits }: KeyCaller,
  request: Pick<JobCharge, 'requestId' | 'operation' | 'quote'>,
): JobCharge {
  return { ...request, keyId, keyLimits };
}
