import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { CachedValues } from './cached-values.ts';
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

/** A request for text to admit. */
export interface TextRequest {
  readonly accountId: string;
  readonly keyId?: string | undefined;
  /** The family of keys that shares the limits of the key, unless the key is alone in it. */
  readonly keyFamilyId?: string | undefined;
  readonly keyLimits?: SpendingLimits | undefined;
  readonly estimate: TextEstimate;
}

/** The estimated input of a conversation. */
export interface TextEstimate {
  readonly operation: string;
  /** As the caller named it. */
  readonly model: string;
  readonly inputTokens: number;
}

/** The charge of an answer. */
export interface Spent {
  readonly accountId: string;
  /** The family of keys whose spending it counts towards. */
  readonly keyFamilyId?: string | undefined;
  readonly units: number;
  readonly at: Date;
}

/**
 * Admits requests for text based on cached balances, at most a second old, minus charges that this process has not
 * written yet.
 */
export interface TextAdmission {
  admit(request: TextRequest): Promise<Outcome<void>>;
  /** Adds a charge that is not written yet. */
  spent(spent: Spent): void;
  /** Removes a charge that has been written. */
  written(spent: Spent): void;
  /** Removes a charge that will never be written. */
  lost(spent: Spent): void;
}

/** Opens the admission of requests for text. */
export function openTextAdmission(queries: Queries, clock: Clock, prices: Prices): TextAdmission {
  const balances = new CachedValues<number>(clock);
  const spendings = new CachedValues<KeySpending>(clock);
  const unwritten = new Unwritten();
  return {
    async admit({ accountId, keyId, keyFamilyId = keyId, keyLimits = {}, estimate }) {
      const priced = { operation: estimate.operation, model: estimate.model };
      const quote = prices.quote(priced, { input: estimate.inputTokens, output: 0 });
      if (!quote.ok) return quote;
      // If the input alone costs something, the conversation is not free, so the rules need not be checked.
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

/** The day is part of the identifier, so that each day starts with its own value. */
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

/** Sums of the charges that are not written yet, by account and by family of keys. */
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
      // Deleted with the last charge, so that rounding errors do not accumulate.
      if (count <= 1) this.#sums.delete(id);
      else this.#sums.set(id, { units: sum - units, count: count - 1 });
    }
  }
}
