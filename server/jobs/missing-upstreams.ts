import type { Log } from '../foundation/log.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../upstreams/port.ts';
import type { Routes } from '../upstreams/routes.ts';

/**
 * Nobody here can do what is to be done. That may pass: another process has other settings while they are rolled out,
 * and those of this one can be put right while the job has time.
 */
export const NOT_SERVED: UpstreamFailure = {
  kind: 'spared',
  message: 'The gateway has no upstream for this job just now.',
};

/** What a call comes to where nobody can make it. */
export function notServed(): UpstreamOutcome<never> {
  return failed(NOT_SERVED);
}

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
