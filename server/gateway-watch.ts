import type { Settings } from './config/settings.ts';
import type { Log } from './foundation/log.ts';
import { saidSeldom } from './foundation/seldom.ts';
import { NO_SPAN, type Span, type Tracing, untraced } from './foundation/tracing.ts';
import type { Overload } from './http/overload.ts';
import type { Job } from './jobs/job.ts';
import type { JobWatch } from './jobs/job-watch.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { CallMemory } from './upstreams/recent-calls.ts';
import type { Call, CallWatch } from './upstreams/routes.ts';

/** Where what is seen goes to. */
export interface WatchParts {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** Opens traces, where the settings say where they go. */
export async function openTracing(
  { tracesAddress: url, tracing: { sample } }: Pick<Settings, 'tracesAddress' | 'tracing'>,
  log: Log,
): Promise<Tracing> {
  if (url === undefined) return untraced;
  // Who wants no traces does not load what makes them.
  const { openOtlpTracing } = await import('./tracing/otlp-tracing.ts');
  return openOtlpTracing({ url, sample, log });
}

/** Where what is seen of calls to upstreams goes to. */
export interface CallWatchParts extends WatchParts {
  readonly callMemory: CallMemory;
}

/** Puts calls to upstreams among the figures and into traces, and remembers them for a while. */
export function watchCalls({ metrics, tracing, callMemory }: CallWatchParts): CallWatch {
  return {
    begin(call) {
      const { upstream, model } = call;
      const span = tracing.isOn ? beginCall(call, tracing) : NO_SPAN;
      let fault: string | undefined;
      return {
        run: (ask) => span.run(ask),
        answered(outcome, milliseconds, message) {
          callMemory.note({ upstream, outcome, milliseconds, message });
          metrics.attempted({ upstream, outcome, seconds: milliseconds / 1000 });
          if (outcome !== 'done') fault = outcome;
          span.note({ 'patchbay.outcome': outcome });
        },
        used(tokens) {
          metrics.tokens({ ...tokens, upstream, model });
          span.note({
            'gen_ai.usage.input_tokens': tokens.inputTokens,
            'gen_ai.usage.output_tokens': tokens.outputTokens,
            'gen_ai.usage.cache_read.input_tokens': tokens.cachedInputTokens,
          });
        },
        ended: () => span.end(fault),
      };
    },
  };
}

const TURNED_AWAY = 'requests are turned away: there is too much to do';

/**
 * Puts requests that are turned away among the figures, and now and then into the log, with the account that has the
 * most under way: accounts are too many to be labels.
 */
export function watchShedding(metrics: Metrics, overload: Overload, log: Log): Metrics {
  let turnedAway = 0;
  const isToBeSaid = saidSeldom();
  return {
    ...metrics,
    shed(request) {
      metrics.shed(request);
      turnedAway += 1;
      if (!isToBeSaid(TURNED_AWAY)) return;
      const { underWay, busiest } = overload.load();
      const whose = { accountId: busiest?.name, accountRequests: busiest?.places };
      const facts = { reason: request.reason, turnedAway, requests: underWay, ...whose };
      log.warn(facts, TURNED_AWAY);
      turnedAway = 0;
    },
  };
}

/** The names that OpenTelemetry has for what models do (semantic conventions for generative AI). */
const GEN_AI_OPERATIONS: Readonly<Record<string, string>> = {
  text: 'chat',
  embeddings: 'embeddings',
  images: 'generate_content',
  video: 'generate_content',
  music: 'generate_content',
};

function beginCall(call: Call, tracing: Tracing): Span {
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

/** Puts jobs among the figures and into traces: each is part of the trace that its creation belongs to. */
export function watchJobs({ metrics, tracing }: WatchParts): JobWatch {
  const begin = (name: string, job: Job, startedAt?: Date): Span => {
    const began = startedAt === undefined ? {} : { startedAt };
    // What runs just now may be something else that has woken the queue.
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
