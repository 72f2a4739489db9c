import type { Quote as QuoteOfContract } from '../../generated/types.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { inUnits, unitsText } from '../usage/amounts.ts';
import type { Quote } from '../usage/prices.ts';
import type { Services } from './services.ts';

/** The answer to a caller who prefers to learn the price. */
export interface Quoted {
  readonly kind: 'quote';
  readonly body: QuoteOfContract;
}

/** What is quoted, and to whom. */
export interface Inquiry {
  readonly accountId: string;
  readonly operation: string;
  readonly model?: string | undefined;
  readonly quote: Quote;
  /** Whether the quantities are a guess. */
  readonly isEstimate?: boolean;
}

/** Answers what a request would cost, in place of doing it. */
export async function quoted(
  { ledger }: Pick<Services, 'ledger'>,
  { accountId, operation, model, quote, isEstimate = false }: Inquiry,
): Promise<Outcome<Quoted>> {
  const { available } = await ledger.balance(accountId);
  const data = {
    operation,
    ...(model === undefined ? {} : { model }),
    rule: quote.rule,
    lines: quote.lines.map(({ unit, quantity, price, units }) => ({
      unit,
      quantity,
      price: unitsText(price),
      units: unitsText(units),
    })),
    units: unitsText(quote.units),
    isEstimate,
    balance: unitsText(available),
  };
  const upTo = isEstimate ? 'up to about ' : '';
  const message = `This would cost ${upTo}${inUnits(quote.units)}.`;
  return done({ kind: 'quote', body: { status: 'SUCCESS', message, data } });
}
