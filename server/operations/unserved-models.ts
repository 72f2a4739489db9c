import { nearest } from '../../openapi/validation/nearest.ts';
import type { Upstream } from '../upstreams/port/upstream.ts';
import { ANY_MODEL, type ModelSettings } from '../upstreams/routes.ts';
import {
  contractModels,
  isContractModel,
  listed,
  needOf,
  operationsMeantFor,
} from './served-models.ts';

/** A configured model, and one of its upstreams that cannot serve it. */
export interface UnservedModel {
  readonly model: string;
  readonly upstream: string;
  /** The reason, in a sentence that suggests the name that may have been meant. */
  readonly message: string;
}

/**
 * Finds models that are configured for upstreams which can perform none of the model's operations, so that no request
 * could ever use them.
 *
 * @param named - finds an upstream by its name; unknown upstreams are not reported here
 */
export function unservedModels(
  models: readonly ModelSettings[],
  named: (upstream: string) => Upstream | undefined,
): readonly UnservedModel[] {
  return models.flatMap((settings) => {
    const { id: model, upstream: one, upstreams: several = [] } = settings;
    if (model === ANY_MODEL) return [];
    const upstreams = one === undefined ? several.map(({ upstream }) => upstream) : [one];
    return [...new Set(upstreams)].flatMap((upstream) => {
      const able = named(upstream);
      if (able === undefined || canServe(able, settings)) return [];
      return [{ model, upstream, message: messageOf(settings, { upstream, able }) }];
    });
  });
}

/** The settings that say what a model is meant for. */
type Meant = Pick<ModelSettings, 'id' | 'serves'>;

function canServe(upstream: Upstream, model: Meant): boolean {
  return operationsMeantFor(model).some((operation) => {
    const need = needOf(operation);
    return need !== undefined && upstream[need] !== undefined;
  });
}

function messageOf(
  settings: Meant,
  { upstream, able }: { readonly upstream: string; readonly able: Upstream },
): string {
  const { id: model } = settings;
  const operations = listed(operationsMeantFor(settings));
  if (isContractModel(model)) {
    return `The model ${model} is for ${operations}, which the upstream ${upstream} cannot do.`;
  }
  const meant = nearest(
    model,
    contractModels().filter((id) => canServe(able, { id })),
  );
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  const known =
    settings.serves === undefined
      ? `The contract names no model ${model}, so that it is for ${operations}`
      : `The settings have the model ${model} serve ${operations}`;
  return `${known}, which the upstream ${upstream} cannot do.${hint}`;
}
