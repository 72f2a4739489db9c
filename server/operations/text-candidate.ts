import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { refused } from '../foundation/problems.ts';
import type { Candidate } from '../upstreams/routes.ts';
import { modelNotServed } from './refusals.ts';
import { isContractModel, operationsTaking } from './served-models.ts';
import type { Services } from './services.ts';
import { forbiddenAddress } from './text-addresses.ts';

/** Looks at a conversation before any upstream does, and finds the one that answers its model first. */
export function textCandidate(
  { routes, sources }: Pick<Services, 'routes' | 'sources'>,
  body: Readonly<Record<string, unknown>> & { readonly model: string },
): Outcome<Candidate> {
  const { model } = body;
  if (isContractModel(model)) {
    const message = `${model} is not a text model; it is for ${operationsTaking(model).join(' and ')}.`;
    return failed(refused([{ parameter: 'model', rule: 'model-operation', message }]));
  }
  const forbidden = forbiddenAddress(body, sources.outgoing.check);
  if (forbidden !== undefined) return failed(refused([forbidden]));
  const [candidate] = routes.candidates(model, 'text');
  return candidate === undefined ? failed(modelNotServed('model', model)) : done(candidate);
}
