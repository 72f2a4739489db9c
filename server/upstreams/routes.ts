import type { UpstreamOutcome } from './port/outcome.ts';
import type { Upstream } from './port/upstream.ts';
import {
  ableFor,
  type Candidate,
  type Capability,
  type GuardedCandidate,
  type RoutesParts,
  type RouteTable,
  statesOf,
  tableOf,
  type UpstreamState,
} from './route-table.ts';
import {
  type CallLease,
  type CallWatch,
  type UpstreamCall,
  unwatchedCalls,
  watchedCall,
} from './routing/call-watch.ts';
import {
  type AttemptsRecord,
  type CandidateCall,
  tried,
  withFailover,
} from './routing/failover.ts';
import { weightedOrder } from './routing/weighted-order.ts';

export {
  ANY_MODEL,
  type Candidate,
  type Capability,
  type ModelSettings,
  type Purpose,
  purposesOf,
  tableOf,
  type UpstreamState,
  type Upstreams,
} from './route-table.ts';
export type { CallLease, CallWatch, ConsumedTokens, UpstreamCall } from './routing/call-watch.ts';
export type { Attempt } from './routing/failover.ts';
export {
  askedSeconds,
  doneOnce,
  forbidsRetry,
  isTransient,
  isUntouched,
  isWorthRepeating,
  mayFailOver,
  mayHaveBegun,
  mostTelling,
} from './routing/failures.ts';

/** A call to the upstreams of a model, for a caller. */
export interface RoutedCall<AnyCapability extends Capability = Capability> {
  /** As the caller names it. */
  readonly model: string;
  readonly capability: AnyCapability;
  readonly signal: AbortSignal;
  readonly attempts?: AttemptsRecord;
  /** How long the call waits while an upstream has as many as it is given at once; by default, until it is aborted. */
  readonly maxWaitMs?: number;
}

/** The candidate that a call has come to, and its concurrency slot. */
export interface AskedCandidate {
  readonly candidate: Candidate;
  readonly lease: CallLease;
}

/** A call to one upstream. */
export interface NamedCall extends Pick<RoutedCall, 'signal' | 'attempts' | 'maxWaitMs'> {
  readonly upstream: string;
  /** The call, for metrics and traces. */
  readonly call?: Omit<UpstreamCall, 'upstream'>;
}

/** Which upstream serves which model. */
export interface Routes {
  /** The upstreams with a capability for a model, in the order in which to call them; empty if there are none. */
  candidates(model: string, capability: Capability): readonly Candidate[];
  /**
   * Calls the candidates for a model, with failover and the configured number of rounds. Without any, it fails.
   *
   * @param ask - calls the capability of one candidate
   */
  run<AnyCapability extends Capability, T>(
    routedCall: RoutedCall<AnyCapability>,
    ask: (
      able: NonNullable<Upstream[AnyCapability]>,
      asked: AskedCandidate,
    ) => Promise<UpstreamOutcome<T>>,
  ): Promise<UpstreamOutcome<T>>;
  /** Calls one upstream once, through its guard. */
  once<T>(
    namedCall: NamedCall,
    ask: () => Promise<UpstreamOutcome<T>>,
  ): Promise<UpstreamOutcome<T>>;
  /**
   * Calls one upstream, through its guard, in the configured number of rounds. The call must be harmless to repeat,
   * unless its failure forbids that.
   */
  retried<T>(
    namedCall: NamedCall,
    ask: () => Promise<UpstreamOutcome<T>>,
  ): Promise<UpstreamOutcome<T>>;
  /**
   * Asks an upstream for the state of work that it has accepted. The call goes through the guard, but takes no slot and
   * is not counted, as there are very many such calls. If the upstream is no longer configured, `ask` is called without
   * it.
   */
  inquire<T>(
    upstream: string,
    signal: AbortSignal,
    ask: (upstream: Upstream | undefined) => Promise<UpstreamOutcome<T>>,
  ): Promise<UpstreamOutcome<T>>;
  /** Finds an upstream by name, for work that it has already accepted. */
  named(name: string): Upstream | undefined;
  /** The models named in the configuration. The list is a new object whenever the routes change. */
  readonly models: readonly { readonly id: string }[];
  /** The state of each upstream. */
  states(): ReadonlyMap<string, UpstreamState>;
}

/**
 * Makes routes from the settings.
 *
 * @throws if a model names an upstream that does not exist
 */
export function makeRoutes(parts: RoutesParts): Routes {
  const table = tableOf(parts);
  return routesOn(() => table);
}

/** Makes routes on a table that may be replaced. */
export function routesOn(table: () => RouteTable): Routes {
  const watch = (): CallWatch => table().watch ?? unwatchedCalls;
  const candidates = (model: string, capability: Capability): readonly GuardedCandidate[] =>
    weightedOrder(ableFor(table(), model, capability));
  const askedBy = <T>(
    { upstream: name, call = {}, signal, maxWaitMs }: NamedCall,
    ask: () => Promise<UpstreamOutcome<T>>,
  ): CandidateCall<T> => {
    const found = table().upstreams.get(name);
    if (found === undefined) throw new Error(`Unknown upstream: ${name}.`);
    const { guard, kind } = found;
    const seen = { ...call, upstream: name, kind };
    const { calledModel: model } = call;
    return {
      name,
      model,
      ask: () => watchedCall(seen, { guard, watch: watch(), signal, maxWaitMs }, ask),
    };
  };
  return {
    candidates,
    run: ({ model, capability, signal, attempts, maxWaitMs }, ask) => {
      const asked = () =>
        candidates(model, capability).flatMap((candidate) => {
          const { name: upstream, kind, model: calledModel, guard } = candidate;
          const able = candidate.upstream[capability];
          if (!able) return [];
          return {
            name: upstream,
            model: calledModel,
            ask: () => {
              const call = { upstream, kind, capability, model, calledModel };
              return watchedCall(call, { guard, watch: watch(), signal, maxWaitMs }, (lease) =>
                ask(able, { candidate, lease }),
              );
            },
          };
        });
      const { retries } = table();
      const isInVain = ableFor(table(), model, capability).every(
        ({ upstream }) => upstream.answersAlike,
      );
      const settings = isInVain ? { ...retries, rounds: 1 } : retries;
      return withFailover(asked, { settings, signal, attempts });
    },
    once: async (namedCall, ask) => tried(askedBy(namedCall, ask), namedCall.attempts),
    retried: async (namedCall, ask) => {
      const { signal, attempts } = namedCall;
      const asked = [askedBy(namedCall, ask)];
      const { retries: settings } = table();
      return withFailover(() => asked, { settings, signal, attempts });
    },
    async inquire(name, signal, ask) {
      const found = table().upstreams.get(name);
      return found === undefined
        ? ask(undefined)
        : found.guard.inquire(() => ask(found.upstream), signal);
    },
    named: (name) => table().upstreams.get(name)?.upstream,
    get models() {
      return table().named;
    },
    states: () => statesOf(table()),
  };
}
