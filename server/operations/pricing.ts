import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import type { Quote } from '../usage/prices.ts';
import { checkCallbackAddress, modelNotServed, type OwnRule } from './refusals.ts';
import { NEEDS } from './served-models.ts';
import type { Services } from './services.ts';

/** The operations whose price is known before the work begins. */
export type PricedOperation = {
  [Id in keyof typeof operations]: (typeof operations)[Id] extends { pricing: object } ? Id : never;
}[keyof typeof operations];

/** The upstream that serves a request, and its price. */
export interface Offer {
  /** The name of the first upstream to try. */
  readonly upstream: string;
  readonly quote: Quote;
}

/** A request for work that may name a callback address. */
export interface Wanted<Id extends keyof typeof NEEDS & PricedOperation> {
  readonly operationId: Id;
  readonly hookUrl: string | undefined;
  /** The rule for the callback address. */
  readonly rule: OwnRule<Id>;
  /** With defaults filled in. */
  readonly body: Readonly<JsonObject>;
}

/** Checks the callback address, and finds an upstream that serves the model of a request, and the price. */
export function offerFor<Id extends keyof typeof NEEDS & PricedOperation>(
  services: Pick<Services, 'receivers' | 'routes' | 'prices'>,
  { operationId, hookUrl, rule, body }: Wanted<Id>,
): Outcome<Offer> {
  const address = checkCallbackAddress(services.receivers, hookUrl, { operationId, rule });
  if (!address.ok) return address;
  const { parameter } = operations[operationId].models;
  const model = String(body[parameter]);
  const [first] = services.routes.candidates(model, NEEDS[operationId]);
  if (first === undefined) return failed(modelNotServed(parameter, model));
  const price = priceOf(services, operationId, body);
  return price.ok ? done({ upstream: first.name, quote: price.value }) : price;
}

/** The price of a request, based on the parameters that the contract names. Expects defaults to be filled in. */
export function priceOf(
  { prices }: Pick<Services, 'prices'>,
  operationId: PricedOperation,
  body: Readonly<JsonObject>,
): Outcome<Quote> {
  const { models, pricing }: Operation = operations[operationId];
  if (pricing === undefined) throw new Error(`${operationId} cannot be priced in advance.`);
  const model = models === undefined ? '' : String(body[models.parameter]);
  const asked = { model, body };
  const { size, openSize, sizes, quality, openQuality, qualities, quantity } = pricing;
  const sized = chosen(asked, { parameter: size, open: openSize, all: sizes });
  const made = chosen(asked, { parameter: quality, open: openQuality, all: qualities });
  const count = 'count' in quantity ? quantity.count : Number(body[quantity.parameter]);
  const priced = {
    operation: operationId,
    model,
    ...(sized && { size: sized.value, mayCome: sized.may }),
    ...(made && { quality: made.value, mayTake: made.may, qualities: made.all }),
  };
  return prices.quote(priced, count);
}

/** The model and body of a request. */
interface Asked {
  readonly model: string;
  readonly body: Readonly<JsonObject>;
}

/** A parameter that the price depends on. */
interface Choice {
  readonly parameter: string | undefined;
  /** The value that leaves the choice to the model. */
  readonly open: string | undefined;
  /** The values that each model may choose in that case. */
  readonly all: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * The requested value of a parameter, the values that may result where the choice is left to the model, and all that
 * the model has.
 */
function chosen({ model, body }: Asked, { parameter, open, all = {} }: Choice) {
  if (parameter === undefined) return undefined;
  const value = String(body[parameter]);
  return { value, may: value === open ? all[model] : undefined, all: all[model] };
}
