import { type OperationId, operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Model } from '../../generated/types.ts';
import { unixSeconds } from '../foundation/clock.ts';
import { type ModelSettings, purposesOf, type Routes } from '../upstreams/routes.ts';
import { modelPrices } from './model-prices.ts';
import type { Services } from './services.ts';

const TABLE = Object.entries<Operation>(operations);

/** The models that the contract names, with the operations that take them. */
const CONTRACT_MODELS: ReadonlyMap<string, readonly string[]> = (() => {
  const models = new Map<string, string[]>();
  for (const [operationId, { models: taken }] of TABLE) {
    if (taken === undefined || taken.values === 'open') continue;
    for (const model of taken.values)
      models.set(model, [...(models.get(model) ?? []), operationId]);
  }
  return models;
})();

/** The operations whose models are configured. Free operations are left out, as each belongs to a charged one. */
const OPEN_OPERATIONS = TABLE.filter(
  ([, { models, isFree }]) => models?.values === 'open' && isFree !== true,
).map(([id]) => id);

type Need = 'video' | 'images' | 'music' | 'text' | 'embeddings';

/** The upstream capability that each operation with a model needs. */
export const NEEDS = {
  createVideo: 'video',
  createImage: 'images',
  editImage: 'images',
  createMusic: 'music',
  createMessage: 'text',
  createChatCompletion: 'text',
  createResponse: 'text',
  createEmbedding: 'embeddings',
} as const satisfies Partial<Record<OperationId, Need>>;

/** All models that the contract names. */
export function contractModels(): readonly string[] {
  return [...CONTRACT_MODELS.keys()];
}

/** Whether the contract names a model. */
export function isContractModel(model: string): boolean {
  return CONTRACT_MODELS.has(model);
}

/** The operations that take a model according to the contract, whether or not an upstream serves it. */
export function operationsTaking(model: string): readonly string[] {
  return CONTRACT_MODELS.get(model) ?? OPEN_OPERATIONS;
}

/** The operations that a model is meant for: by the contract if that names the model, else by the settings. */
export function operationsMeantFor(
  settings: Pick<ModelSettings, 'id' | 'serves'>,
): readonly string[] {
  if (isContractModel(settings.id)) return operationsTaking(settings.id);
  const purposes: readonly string[] = purposesOf(settings);
  return OPEN_OPERATIONS.filter((operation) => purposes.includes(needOf(operation) ?? ''));
}

let list: Intl.ListFormat | undefined;

/** Joins operations into a list for a sentence. */
export function listed(operationIds: readonly string[]): string {
  // Created on demand: the first formatter of a language takes 15 ms, which would slow down the start.
  list ??= new Intl.ListFormat('en-GB', { type: 'conjunction' });
  return list.format(operationIds);
}

/** The upstream capability that an operation needs; `undefined` for one without a model. */
export function needOf(operation: string): Need | undefined {
  const needs: Readonly<Partial<Record<string, Need>>> = NEEDS;
  return needs[operation];
}

/** A model in the contract's shape; `undefined` where no upstream serves it at a price. */
export function servedModel(
  id: string,
  { routes, prices, startedAt }: Pick<Services, 'routes' | 'prices' | 'startedAt'>,
): Model | undefined {
  const served = servedOperations(id, routes).flatMap((operation) => {
    const asked = modelPrices(prices, operation.operationId, id);
    return asked.length === 0 ? [] : [{ ...operation, prices: asked }];
  });
  const [first] = served;
  if (first === undefined) return undefined;
  return {
    id,
    object: 'model',
    created: unixSeconds(startedAt),
    owned_by: first.upstream,
    type: 'model',
    display_name: id,
    created_at: new Date(unixSeconds(startedAt) * 1000).toISOString(),
    operations: served.map(({ operationId }) => operationId),
    prices: served.flatMap(({ prices }) => prices),
  };
}

/** An operation that is available with a model. */
interface ServedOperation {
  readonly operationId: string;
  /** The name of an upstream that serves it. */
  readonly upstream: string;
}

/** The operations that take a model and that one of its upstreams can perform. */
export function servedOperations(model: string, routes: Routes): readonly ServedOperation[] {
  return operationsTaking(model).flatMap((operationId) => {
    const need = needOf(operationId);
    if (need === undefined) return [];
    const [first] = routes
      .candidates(model, need)
      .toSorted((one, other) => one.order - other.order || other.weight - one.weight);
    return first === undefined ? [] : [{ operationId, upstream: first.name }];
  });
}
