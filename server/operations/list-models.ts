import type { ModelList } from '../../generated/types.ts';
import { done } from '../foundation/outcome.ts';
import type { Routes } from '../upstreams/routes.ts';
import type { Handler } from './call.ts';
import { contractModels, servedModel } from './served-models.ts';
import type { Services } from './services.ts';

/**
 * Lists the available models, the contract's and the operator's, that an upstream serves, with their prices. The list
 * is the same for all callers, so it is serialized once until the routes change.
 */
export function listModels(services: Catalogue): Handler<'listModels'> {
  let written: WrittenList | undefined;
  return async () => {
    const { models } = services.routes;
    if (written?.models !== models) written = { models, ...writeList(services) };
    const { body, text } = written;
    return done({ kind: 'json', body, text });
  };
}

type Catalogue = Pick<Services, 'routes' | 'prices' | 'startedAt'>;

interface WrittenList {
  /** The models that it was written for. */
  readonly models: Routes['models'];
  readonly body: ModelList;
  readonly text: string;
}

function writeList(services: Catalogue): Omit<WrittenList, 'models'> {
  const names = new Set([...contractModels(), ...services.routes.models.map(({ id }) => id)]);
  const data = [...names].flatMap((id) => servedModel(id, services) ?? []);
  const ids = { first_id: data.at(0)?.id ?? null, last_id: data.at(-1)?.id ?? null };
  const body: ModelList = { object: 'list', data, has_more: false, ...ids };
  return { body, text: JSON.stringify(body) };
}
