import type { Quote as QuoteOfContract } from '../../generated/types.ts';
import { type Caller, keyOf } from '../accounts/caller.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { inUnits, unitsText } from '../usage/amounts.ts';
import type { Quote } from '../usage/prices.ts';
import type { KeyAllowance } from '../usage/quota-refused.ts';
import type { Services } from './services.ts';

/** The reply to a caller who preferred a quote. */
export interface Quoted {
  readonly kind: 'quote';
  readonly body: QuoteOfContract;
}

/** What is quoted, and to whom. */
export interface Inquiry {
  readonly caller: Caller;
  readonly operation: string;
  readonly model?: string | undefined;
  readonly quote: Quote;
  /** Whether the quantities are estimates. */
  readonly isEstimate?: boolean;
}

/** Returns what a request would cost, instead of doing it. */
export async function quoted(
  { ledger }: Pick<Services, 'ledger'>,
  { caller, operation, model, quote, isEstimate = false }: Inquiry,
): Promise<Outcome<Quoted>> {
  const { available } = await ledger.balance(caller.accountId);
  const allowance = await ledger.allowance(keyOf(caller));
  const { least } = quote;
  const data = definedOnly({
    operation,
    model,
    rule: quote.rule,
    lines: quote.lines.map(({ unit, quantity, price, units }) => ({
      unit,
      quantity,
      price: unitsText(price),
      units: unitsText(units),
    })),
    units: unitsText(quote.units),
    least: least && unitsText(least.units),
    isEstimate: isEstimate || least !== undefined,
    balance: unitsText(available),
    key: allowance && present(allowance),
  });
  const cost =
    least === undefined
      ? `${isEstimate ? 'up to about ' : ''}${inUnits(quote.units)}`
      : `${unitsText(least.units)} to ${inUnits(quote.units)}, by ${whatCounts(quote)}`;
  const beyond =
    allowance !== undefined && quote.units > allowance.left
      ? `; this key may spend ${unitsText(allowance.left)} more ${PRESENT[allowance.period]}`
      : '';
  const message = `This would cost ${cost}${beyond}.`;
  return done({ kind: 'quote', body: { status: 'SUCCESS', message, data } });
}

function whatCounts({ sizes = [] }: Quote): string {
  return sizes.some(({ quality }) => quality !== undefined)
    ? 'what is made'
    : 'the size that is made';
}

const PRESENT: Readonly<Record<KeyAllowance['period'], string>> = {
  day: 'today',
  month: 'this month',
};

function present({ period, limit, left, resetsAt }: KeyAllowance) {
  return {
    period,
    limit: unitsText(limit),
    left: unitsText(left),
    resetsAt: resetsAt.toISOString(),
  };
}
