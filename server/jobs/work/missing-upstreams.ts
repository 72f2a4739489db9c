import type { Log } from '../../foundation/log.ts';
import {
  failed,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../../upstreams/port/outcome.ts';
import type { Routes } from '../../upstreams/routes.ts';

/**
 * This process has no upstream for the job. That may be temporary: other processes may have newer settings during a
 * rollout, or the operator may correct the settings before the job's time limit.
 */
export const NOT_SERVED: UpstreamFailure = {
  kind: 'spared',
  message: 'The gateway has no upstream for this job just now.',
};

/** The outcome of a call for which there is no upstream. */
export function notServed(): UpstreamOutcome<never> {
  return failed(NOT_SERVED);
}

/**
 * Makes routes that log a missing upstream once, until it is there again. Its jobs are retried silently meanwhile, so
 * it would go unnoticed otherwise.
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
    // A getter, as routes change.
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

/** What is missing: an upstream that has jobs, or any upstream with a capability for a model. */
type Lacking =
  | { readonly upstream: string }
  | { readonly model: string; readonly capability: string };
