import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { refused } from '../foundation/problems.ts';
import type { Candidate, Purpose } from '../upstreams/routes.ts';
import { modelNotServed } from './refusals.ts';
import { isContractModel, listed, operationsTaking, servedOperations } from './served-models.ts';
import type { Services } from './services.ts';

/** What a model is for that is a matter of configuration, as a sentence says it. */
const KINDS: Readonly<Record<Purpose, string>> = {
  text: 'a text model',
  embeddings: 'a model of embeddings',
};

/** Finds the upstream that is asked first for a model of the operator's own. A model of another purpose is refused by name. */
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
