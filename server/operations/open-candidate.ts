import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { refused } from '../foundation/problems.ts';
import type { Candidate, Purpose } from '../upstreams/routes.ts';
import { modelNotServed } from './refusals.ts';
import { isContractModel, listed, operationsTaking, servedOperations } from './served-models.ts';
import type { Services } from './services.ts';

/** How a message names the purpose of a configured model. */
const KINDS: Readonly<Record<Purpose, string>> = {
  text: 'a text model',
  embeddings: 'a model of embeddings',
};

/**
 * Finds the first upstream to try for one of the operator's own models. The refusal of a model for another purpose
 * names its operations.
 */
export function openCandidate(
  { routes }: Pick<Services, 'routes'>,
  model: string,
  purpose: Purpose,
): Outcome<Candidate> {
  const isNamed = isContractModel(model);
  const [candidate] = isNamed ? [] : routes.candidates(model, purpose);
  if (candidate !== undefined) return done(candidate);
  const others = isNamed
    ? operationsTaking(model)
    : servedOperations(model, routes).map(({ operationId }) => operationId);
  if (others.length === 0) return failed(modelNotServed('model', model));
  const message = `${model} is not ${KINDS[purpose]}; it is for ${listed(others)}.`;
  return failed(refused([{ parameter: 'model', rule: 'model-operation', message }]));
}
