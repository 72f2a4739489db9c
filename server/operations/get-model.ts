import { done, failed } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import { modelNotServed } from './refusals.ts';
import { servedModel } from './served-models.ts';
import type { Services } from './services.ts';

/** Returns one model's entry in the list of models. A name that only the `*` route serves counts as a model. */
export function getModel(
  services: Pick<Services, 'routes' | 'prices' | 'startedAt'>,
): Handler<'getModel'> {
  return async ({ input: { parameters } }) => {
    const model = servedModel(parameters.modelId, services);
    return model === undefined
      ? failed(modelNotServed('modelId', parameters.modelId))
      : done({ kind: 'json', body: model });
  };
}
