import { unixSeconds } from '../foundation/clock.ts';
import { done } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import { contractModels, servedOperations } from './served-models.ts';
import type { Services } from './services.ts';

/** Lists what can be asked for: the contract's models and the operator's, as far as an upstream serves them. */
export function listModels({
  routes,
  startedAt,
}: Pick<Services, 'routes' | 'startedAt'>): Handler<'listModels'> {
  return async () => {
    const names = new Set([...contractModels(), ...routes.models.map(({ id }) => id)]);
    const created = unixSeconds(startedAt);
    const data = [...names].flatMap((id) => {
      const served = servedOperations(id, routes);
      const [first] = served;
      if (first === undefined) return [];
      const operations = served.map(({ operationId }) => operationId);
      return [{ id, object: 'model' as const, created, owned_by: first.upstream, operations }];
    });
    return done({ kind: 'json', body: { object: 'list', data } });
  };
}
