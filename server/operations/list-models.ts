import { done } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import { contractModels, servedModel } from './served-models.ts';
import type { Services } from './services.ts';

/** Lists what can be asked for: the contract's models and the operator's, as far as an upstream serves them, and at what prices. */
export function listModels(
  services: Pick<Services, 'routes' | 'prices' | 'startedAt'>,
): Handler<'listModels'> {
  return async () => {
    const names = new Set([...contractModels(), ...services.routes.models.map(({ id }) => id)]);
    const data = [...names].flatMap((id) => servedModel(id, services) ?? []);
    const ids = { first_id: data.at(0)?.id ?? null, last_id: data.at(-1)?.id ?? null };
    return done({ kind: 'json', body: { object: 'list', data, has_more: false, ...ids } });
  };
}
