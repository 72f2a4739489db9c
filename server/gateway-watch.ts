import type { JobWatch } from './jobs/job-watch.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { CallWatch } from './upstreams/routes.ts';

/** Puts calls to upstreams among the figures. */
export function watchCalls(metrics: Metrics): CallWatch {
  return {
    begin: ({ upstream, model }) => ({
      run: (ask) => ask(),
      answered: (outcome, milliseconds) =>
        metrics.attempted({ upstream, outcome, seconds: milliseconds / 1000 }),
      used: (tokens) => metrics.tokens({ ...tokens, upstream, model }),
      ended: () => {},
    }),
  };
}

/** Puts jobs among the figures. */
export function watchJobs(metrics: Metrics): JobWatch {
  return {
    ended: (job) => metrics.jobEnded(job),
    told: (telling) => metrics.receiverTold(telling),
  };
}
