import type { Upstream } from './port.ts';

/** An upstream, by the name that the operator gave it. */
export interface NamedUpstream {
  readonly name: string;
  readonly upstream: Upstream;
}

/** Which upstream serves which model. */
export interface Routes {
  /** The upstream that serves a model; `undefined` where none does. */
  find(model: string): NamedUpstream | undefined;
  /** An upstream by its name, for work that it has taken on already. */
  named(name: string): Upstream | undefined;
  /** The models that the configuration names. */
  readonly models: readonly { readonly id: string; readonly upstream: string }[];
}

/** Stands for every model that is not named. */
const ANY_MODEL = '*';

/**
 * Makes the routes of the operator's list.
 *
 * @throws where a model names an upstream that is not there
 */
export function makeRoutes(
  models: readonly { readonly id: string; readonly upstream: string }[],
  upstreams: ReadonlyMap<string, Upstream>,
): Routes {
  const routes = new Map<string, NamedUpstream>();
  for (const { id, upstream: name } of models) {
    const upstream = upstreams.get(name);
    if (upstream === undefined)
      throw new Error(`The model ${id} names an upstream ${name} that is not there.`);
    routes.set(id, { name, upstream });
  }
  return {
    find: (model) => routes.get(model) ?? routes.get(ANY_MODEL),
    named: (name) => upstreams.get(name),
    models: models.filter(({ id }) => id !== ANY_MODEL),
  };
}
