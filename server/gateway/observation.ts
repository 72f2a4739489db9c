import type { Settings } from '../config/settings.ts';
import type { Log } from '../foundation/log.ts';
import { logThrottle } from '../foundation/log-throttle.ts';
import { NO_SPAN, type Span, type Tracing, untraced } from '../foundation/tracing.ts';
import type { Overload } from '../http/overload.ts';
import type { Job } from '../jobs/job/job.ts';
import type { JobObserver } from '../jobs/job/job-observer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { CallMemory } from '../upstreams/recent-calls.ts';
import type { CallWatch, UpstreamCall } from '../upstreams/routes.ts';

/** Destinations of metrics and traces. */
export interface WatchParts {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** Opens tracing if it is configured. */
export async function openTracing(
  { tracesAddress: url, tracing: { sample } }: Pick<Settings, 'tracesAddress' | 'tracing'>,
  log: Log,
): Promise<Tracing> {
  if (url === undefined) return untraced;
  // Loaded only if tracing is on.
  const { openOtlpTracing } = await import('../tracing/otlp-tracing.ts');
  return openOtlpTracing({ url, sample, log });
}

/** Destinations of the observations of upstream calls. */
export interface CallWatchParts extends WatchParts {
  readonly callMemory: CallMemory;
}

/** Observes upstream calls for metrics, traces and the memory of recent calls. */
export function watchCalls({ metrics, tracing, callMemory }: CallWatchParts): CallWatch {
  return {
    begin(call) {
      const { upstream, model } = call;
      const span = tracing.isOn ? beginCall(call, tracing) : NO_SPAN;
      let fault: string | undefined;
      return {
        run: (ask) => span.run(ask),
        answered(end) {
          const { outcome, milliseconds, requestId } = end;
          callMemory.note({ ...end, upstream });
          metrics.attempted({ upstream, outcome, seconds: milliseconds / 1000 });
          if (outcome !== 'done') fault = outcome;
          span.note({ 'patchbay.outcome': outcome, 'patchbay.upstream.request_id': requestId });
        },
        used(tokens) {
          metrics.tokens({ ...tokens, upstream, model });
          span.note({
            'gen_ai.usage.input_tokens': tokens.inputTokens,
            'gen_ai.usage.output_tokens': tokens.outputTokens,
            'gen_ai.usage.cache_read.input_tokens': tokens.cachedInputTokens,
            'gen_ai.usage.cache_creation.input_tokens': tokens.cacheWriteTokens,
          });
        },
        ended: () => span.end(fault),
      };
    },
  };
}

const TURNED_AWAY = 'requests are turned away: there is too much to do';

/**
 * Counts rejected requests in the metrics, and logs them at a throttled rate with the account that has the most
 * requests in flight: there are too many accounts for metric labels.
 */
export function watchShedding(metrics: Metrics, overload: Overload, log: Log): Metrics {
  let turnedAway = 0;
  const isToBeSaid = logThrottle();
  return {
    ...metrics,
    shed(request) {
      metrics.shed(request);
      turnedAway += 1;
      if (!isToBeSaid(TURNED_AWAY)) return;
      const { underWay, busiest } = overload.load();
      const whose = { accountId: busiest?.name, accountRequests: busiest?.slots };
      const facts = { reason: request.reason, turnedAway, requests: underWay, ...whose };
      log.warn(facts, TURNED_AWAY);
      turnedAway = 0;
    },
  };
}

/** The operation names of OpenTelemetry's semantic conventions for generative AI, by capability. */
const GEN_AI_OPERATIONS: Readonly<Record<string, string>> = {
  text: 'chat',
  embeddings: 'embeddings',
  images: 'generate_content',
  video: 'generate_content',
  music: 'generate_content',
};

function beginCall(call: UpstreamCall, tracing: Tracing): Span {
  const { upstream, kind: provider, capability = 'call', model, calledModel } = call;
  const operation = GEN_AI_OPERATIONS[capability];
  const name = [operation ?? capability, calledModel].filter((word) => word !== undefined);
  const facts = {
    'gen_ai.operation.name': operation,
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': calledModel,
    'patchbay.model': model,
    'patchbay.upstream': upstream,
  };
  return tracing.begin({ name: name.join(' '), kind: 'client', facts });
}

/** Observes jobs for metrics and traces. Each step belongs to the trace that created the job. */
export function observeJobs({ metrics, tracing }: WatchParts): JobObserver {
  const begin = (name: string, job: Job, startedAt?: Date): Span => {
    const began = startedAt === undefined ? {} : { startedAt };
    // The current trace may belong to something else that has woken the queue.
    const from = { traceparent: job.traceParent };
    return tracing.begin({ name, kind: 'internal', facts: factsOf(job), from, ...began });
  };
  return {
    traceParent: () => tracing.headers().traceparent,
    async step({ name, job, startedAt }, work, faultOf) {
      const span = begin(`job ${name}`, job, startedAt);
      try {
        const result = await span.run(work);
        span.end(faultOf?.(result));
        return result;
      } catch (error) {
        span.end('error');
        throw error;
      }
    },
    ended(job) {
      metrics.jobEnded(job);
      const span = begin('job end', job);
      span.note({ 'patchbay.job.state': job.state });
      span.end(job.failure?.reason);
    },
    told: (telling) => metrics.receiverTold(telling),
    lapsed: (count) => metrics.messagesLapsed(count),
  };
}

function factsOf({ id, kind, model, upstream, accountId }: Job) {
  return {
    'patchbay.job.id': id,
    'patchbay.job.kind': kind,
    'patchbay.model': model,
    'patchbay.upstream': upstream,
    'patchbay.account.id': accountId,
  };
}
