import { Gauge, Histogram, type Registry } from 'prom-client';
import type { ConsumedTokens, UpstreamState } from '../upstreams/routes.ts';
import { Tally } from './tally.ts';

/** Counts tokens. */
export interface TokenMeter {
  /**
   * Counts the tokens of an answer that has completed or broken off.
   *
   * @param consumed - `model` is the one that the caller names
   */
  tokens(consumed: ConsumedTokens & { model: string | undefined; upstream: string }): void;
}

/** The metrics of calls to upstreams. */
export interface UpstreamFigures extends TokenMeter {
  /** A call to an upstream ended, with or without an answer. `seconds` is the time to the answer's headers. */
  attempted(attempt: { upstream: string; outcome: string; seconds: number }): void;
}

/** The states of upstreams, by their names in the configuration. */
export type UpstreamStates = ReadonlyMap<string, UpstreamState>;

/** Dependencies of the upstream metrics. */
interface UpstreamFigureParts {
  readonly modelLabel: (model: string | undefined) => string;
  readonly states: () => UpstreamStates;
}

const DURATION_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];
const BREAKER_STATES = ['closed', 'half-open', 'open'] as const;

/** Opens the metrics of calls to upstreams. */
export function openUpstreamFigures(
  registry: Registry,
  { modelLabel, states }: UpstreamFigureParts,
): UpstreamFigures {
  const registers = [registry];
  const attempts = new Tally({
    name: 'patchbay_upstream_attempts_total',
    help: 'Calls to upstreams, by outcome, at the end of their answer: broken if the upstream broke its answer off, spared if the gateway did not make the call. Polls of jobs do not count.',
    labelNames: ['upstream', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'patchbay_upstream_attempt_duration_seconds',
    help: 'The time from the start of a call to an upstream to the head of its answer, including the wait for its turn. Spared calls do not count.',
    labelNames: ['upstream'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const tokens = new Tally({
    name: 'patchbay_tokens_total',
    help: 'Tokens of text, by direction: input, output, and input tokens read from the cache of the upstream (cached) or written to it (cache-write). estimated tells those that the upstream did not count.',
    labelNames: ['model', 'upstream', 'direction', 'estimated'],
    registers,
  });
  openStateGauges(registry, states);
  return {
    attempted({ upstream, outcome, seconds }) {
      attempts.add([upstream, outcome]);
      if (outcome !== 'spared') durations.observe({ upstream }, seconds);
    },
    tokens({ model, upstream, inputTokens, outputTokens, isEstimated, ...cache }) {
      const { cachedInputTokens = 0, cacheWriteTokens = 0 } = cache;
      const label = modelLabel(model);
      const estimated = String(isEstimated);
      tokens.add([label, upstream, 'input', estimated], inputTokens);
      tokens.add([label, upstream, 'output', estimated], outputTokens);
      tokens.add([label, upstream, 'cached', estimated], cachedInputTokens);
      tokens.add([label, upstream, 'cache-write', estimated], cacheWriteTokens);
    },
  };
}

function openStateGauges(registry: Registry, states: () => UpstreamStates): void {
  const registers = [registry];
  const labelNames = ['upstream'] as const;
  new Gauge({
    name: 'patchbay_upstream_breaker_state',
    help: 'One for the state of the circuit breaker of an upstream, zero for the other states. While it is open, a failing upstream is skipped.',
    labelNames: ['upstream', 'state'],
    registers,
    collect() {
      this.reset();
      for (const [upstream, { breaker }] of states()) {
        for (const state of BREAKER_STATES) {
          this.set({ upstream, state }, state === breaker ? 1 : 0);
        }
      }
    },
  });
  new Gauge({
    name: 'patchbay_upstream_calls_under_way',
    help: 'Calls under way at an upstream; streams count until their end.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [upstream, { callsUnderWay }] of states()) this.set({ upstream }, callsUnderWay);
    },
  });
  new Gauge({
    name: 'patchbay_upstream_calls_waiting',
    help: 'Calls that wait for their turn at an upstream.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [upstream, { callsWaiting }] of states()) this.set({ upstream }, callsWaiting);
    },
  });
  new Gauge({
    name: 'patchbay_upstream_keys_set_aside',
    help: 'Keys of an upstream that are set aside because it refused them.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [upstream, { keys }] of states()) this.set({ upstream }, keys.setAside);
    },
  });
}
