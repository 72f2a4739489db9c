import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { Quote } from '../usage/prices.ts';
import type { Services } from './services.ts';

/** The operations whose price is known before the work. */
export type PricedOperation = {
  [Id in keyof typeof operations]: (typeof operations)[Id] extends { pricing: object } ? Id : never;
}[keyof typeof operations];

/** What a request costs, by what the contract says that its price goes by. Defaults are filled in already. */
export function priceOf(
  { prices }: Pick<Services, 'prices'>,
  operationId: PricedOperation,
  body: Readonly<JsonObject>,
): Outcome<Quote> {
  const { models, pricing }: Operation = operations[operationId];
  if (pricing === undefined) throw new Error(`${operationId} has no price before its work.`);
  const size = pricing.size === undefined ? {} : { size: String(body[pricing.size]) };
  const model = models === undefined ? '' : String(body[models.parameter]);
  const { quantity } = pricing;
  const count = 'count' in quantity ? quantity.count : Number(body[quantity.parameter]);
  return prices.quote({ operation: operationId, model, ...size }, count);
}
