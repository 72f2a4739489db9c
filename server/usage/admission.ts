import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { periodsOf } from './periods.ts';
import { type Prices, tokenPrices } from './prices.ts';
import {
  balanceTooLow,
  isLimited,
  type KeySpending,
  keyLimitReached,
  readAvailable,
  readKeySpending,
  type SpendingLimits,
} from './quota-refused.ts';
import { RecentlyKnown } from './recently-known.ts';

/** A request for text that is to be admitted. */
export interface TextRequest {
  readonly accountId: string;
  readonly keyId?: string | undefined;
  /** The family of keys whose limits the key shares, where it is not the only one. */
  readonly keyFamilyId?: string | undefined;
  readonly keyLimits?: SpendingLimits | undefined;
  readonly estimate: TextEstimate;
}

/** The estimate of a conversation before it is answered. */
export interface TextEstimate {
  readonly operation: string;
  /** As the caller named it. */
  readonly model: string;
  readonly inputTokens: number;
}

/** The cost of an answer. */
export interface Spent {
  readonly accountId: string;
  /** The family of keys that it counts for. */
  readonly keyFamilyId?: string | undefined;
  readonly units: number;
  readonly at: Date;
}

/** Decides who may ask for text, by balances that may be a second old, less what this process has not written yet. */
export interface Admission {
  admit(request: TextRequest): Promise<Outcome<void>>;
  /** Notes a cost that is not written yet. */
  spent(spent: Spent): void;
  /** Notes that it is written. */
  written(spent: Spent): void;
  /** Notes that it will not be written. */
  lost(spent: Spent): void;
}

/** Opens the admission. */
export function openAdmission(queries: Queries, clock: Clock, prices: Prices): Admission {
  const balances = new RecentlyKnown<number>(clock);
  const spendings = new RecentlyKnown<KeySpending>(clock);
  const unwritten = new Unwritten();
  return {
    async admit({ accountId, keyId, keyFamilyId = keyId, keyLimits = {}, estimate }) {
      const priced = { operation: estimate.operation, model: estimate.model };
      const quote = prices.quote(priced, { input: estimate.inputTokens, output: 0 });
      if (!quote.ok) return quote;
      // Where the question alone costs something, the conversation is not free.
      if (quote.value.units === 0 && isFree(prices, priced)) return done(undefined);
      const { units } = quote.value;
      const known = await balances.get(accountId, () => readAvailable(queries, accountId));
      const available = known - unwritten.of(accountId);
      if (available <= 0 || available < units) return failed(balanceTooLow(available, units));
      if (keyFamilyId === undefined || !isLimited(keyLimits)) return done(undefined);
      const now = clock.now();
      const read = () => readOne(queries, keyFamilyId, now);
      const { day, month } = await spendings.get(spendingId(keyFamilyId, now), read);
      const more = unwritten.of(keyFamilyId);
      const spent = { day: day + more, month: month + more };
      const reached = keyLimitReached(keyLimits, spent, { available, price: units, now });
      return reached === undefined ? done(undefined) : failed(reached);
    },
    spent: (spent) => unwritten.add(spent),
    written(spent) {
      const { accountId, keyFamilyId, units, at } = spent;
      unwritten.remove(spent);
      balances.change(accountId, (available) => available - units);
      if (keyFamilyId === undefined) return;
      spendings.change(spendingId(keyFamilyId, at), ({ day, month }) => ({
        day: day + units,
        month: month + units,
      }));
    },
    lost: (spent) => unwritten.remove(spent),
  };
}

/** The day is part of the name, so each day begins with a value of its own. */
function spendingId(keyFamilyId: string, time: Date): string {
  return `${keyFamilyId} ${periodsOf(time).day}`;
}

async function readOne(queries: Queries, familyId: string, now: Date): Promise<KeySpending> {
  const spent = await readKeySpending(queries, [familyId], now);
  return spent.get(familyId) ?? { day: 0, month: 0 };
}

function isFree(prices: Prices, priced: Pick<TextEstimate, 'operation' | 'model'>): boolean {
  const rule = prices.ruleFor(priced);
  if (rule?.per !== 'million-tokens') return rule?.units === 0;
  return Object.values(tokenPrices(rule)).every((price) => price === 0);
}

/** The costs that are not written yet, by account and by key. */
class Unwritten {
  readonly #sums = new Map<string, { readonly units: number; readonly count: number }>();

  of(id: string): number {
    return this.#sums.get(id)?.units ?? 0;
  }

  add({ accountId, keyFamilyId, units }: Spent): void {
    for (const id of [accountId, keyFamilyId]) {
      if (id === undefined) continue;
      const { units: sum = 0, count = 0 } = this.#sums.get(id) ?? {};
      this.#sums.set(id, { units: sum + units, count: count + 1 });
    }
  }

  remove({ accountId, keyFamilyId, units }: Spent): void {
    for (const id of [accountId, keyFamilyId]) {
      if (id === undefined) continue;
      const { units: sum = 0, count = 0 } = this.#sums.get(id) ?? {};
      // The sum goes with the last cost, so that rounding errors do not stay.
      if (count <= 1) this.#sums.delete(id);
      else this.#sums.set(id, { units: sum - units, count: count - 1 });
    }
  }
}
