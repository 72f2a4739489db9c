import type { Log } from '../foundation/log.ts';
import type { Routes } from '../upstreams/routes.ts';

/**
 * Makes routes that say in the log what they have not: once, until it is there again. The jobs that want it are tried
 * again as long as they have time, which nobody would notice otherwise.
 */
export function tellMissing(routes: Routes, log: Log): Routes {
  const missing = new Set<string>();
  const look = (isThere: boolean, lacking: Lacking): void => {
    const name = JSON.stringify(lacking);
    if (isThere) missing.delete(name);
    else if (!missing.has(name)) {
      missing.add(name);
      log.warn(lacking, 'settings lack what jobs want');
    }
  };
  return {
    ...routes,
    // As they are when they are asked for.
    get models() {
      return routes.models;
    },
    candidates(model, capability) {
      const candidates = routes.candidates(model, capability);
      look(candidates.length > 0, { model, capability });
      return candidates;
    },
    inquire: (upstream, signal, ask) =>
      routes.inquire(upstream, signal, (found) => {
        look(found !== undefined, { upstream });
        return ask(found);
      }),
    named(upstream) {
      const found = routes.named(upstream);
      look(found !== undefined, { upstream });
      return found;
    },
  };
}

/** An upstream that jobs are at, or anybody who does such work for a model. */
type Lacking =
  | { readonly upstream: string }
  | { readonly model: string; readonly capability: string };
