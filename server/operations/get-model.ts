import { done, failed } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import { modelNotServed } from './refusals.ts';
import { servedModel } from './served-models.ts';
import type { Services } from './services.ts';

/** Tells of one model what the list tells; a name that only the route for all others serves is one too. */
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
