import type { Upstream, UpstreamOutcome } from './port.ts';
import { inOrder, type Weighted } from './routing/choice.ts';
import type { Guard, GuardState, Lease } from './routing/guard.ts';
import { type Attempt, inRounds, mayPass, type RetrySettings, tried } from './routing/rounds.ts';

export type { Attempt, Lease };
export { mayPass };

/** What an upstream may do. */
export type Capability = Exclude<keyof Upstream, 'close' | 'answersAlike'>;

/** Who serves a model. */
export interface Candidate extends Weighted {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly upstream: Upstream;
  /** What the upstream calls the model. */
  readonly model: string;
  /** The most tokens of an answer, where nobody says. */
  readonly maxTokens: number;
}

/** A model of the configuration. */
export interface ModelSettings {
  readonly id: string;
  readonly maxTokens: number;
  /** The one upstream that serves it, */
  readonly upstream?: string | undefined;
  /** and what that calls it; */
  readonly model?: string | undefined;
  /** or several. */
  readonly upstreams?:
    | readonly (Weighted & { readonly upstream: string; readonly model?: string | undefined })[]
    | undefined;
}

/** What is to be done for a caller. */
export interface Errand {
  /** As the caller names it. */
  readonly model: string;
  readonly capability: Capability;
  readonly signal: AbortSignal;
  /** Told of each try. */
  readonly onAttempt?: (attempt: Attempt) => void;
}

/** Which upstream serves which model. */
export interface Routes {
  /** Those that can do something for a model, in the order in which they are to be asked; none where none can. */
  candidates(model: string, capability: Capability): readonly Candidate[];
  /** Asks the candidates for a model, as often as the settings say. There must be one. */
  run<T>(
    errand: Errand,
    ask: (candidate: Candidate, lease: Lease) => Promise<UpstreamOutcome<T>>,
  ): Promise<UpstreamOutcome<T>>;
  /** Asks one upstream once, behind its guard. */
  once<T>(
    errand: Pick<Errand, 'signal' | 'onAttempt'> & { readonly upstream: string },
    ask: () => Promise<UpstreamOutcome<T>>,
  ): Promise<UpstreamOutcome<T>>;
  /** An upstream by its name, for work that it has taken on already. */
  named(name: string): Upstream | undefined;
  /** The models that the configuration names. */
  readonly models: readonly { readonly id: string }[];
  /** How each upstream is. */
  states(): ReadonlyMap<string, GuardState>;
}

/** Upstreams that are open, by their names. */
export type Upstreams = ReadonlyMap<string, GuardedUpstream>;

/** An upstream, and what stands before it. */
export interface GuardedUpstream {
  readonly upstream: Upstream;
  readonly guard: Guard;
}

/** What routes are made of. */
export interface RoutesParts {
  readonly models: readonly ModelSettings[];
  readonly upstreams: Upstreams;
  readonly retries: RetrySettings;
}

/** Stands for every model that is not named. */
const ANY_MODEL = '*';

/**
 * Makes the routes of the operator's list.
 *
 * @throws where a model names an upstream that is not there
 */
export function makeRoutes({ models, upstreams, retries }: RoutesParts): Routes {
  const served = new Map(models.map((model) => [model.id, candidatesOf(model, upstreams)]));
  const guardOf = (name: string): Guard => {
    const found = upstreams.get(name);
    if (found === undefined) throw new Error(`There is no upstream ${name}.`);
    return found.guard;
  };
  const candidates = (model: string, capability: Capability): readonly Candidate[] => {
    const all =
      served.get(model) ?? (served.get(ANY_MODEL) ?? []).map((one) => ({ ...one, model }));
    return inOrder(all.filter(({ upstream }) => upstream[capability] !== undefined));
  };
  return {
    candidates,
    run: ({ model, capability, signal, onAttempt = () => {} }, ask) => {
      const asked = () =>
        candidates(model, capability).map((candidate) => ({
          name: candidate.name,
          ask: () => guardOf(candidate.name).run((lease) => ask(candidate, lease), signal),
        }));
      const isInVain = candidates(model, capability).every(({ upstream }) => upstream.answersAlike);
      const settings = isInVain ? { ...retries, rounds: 1 } : retries;
      return inRounds(asked, { settings, signal, onAttempt });
    },
    once: ({ upstream: name, signal, onAttempt = () => {} }, ask) =>
      tried({ name, ask: () => guardOf(name).run(ask, signal) }, onAttempt),
    named: (name) => upstreams.get(name)?.upstream,
    models: models.filter(({ id }) => id !== ANY_MODEL),
    states: () => new Map([...upstreams].map(([name, { guard }]) => [name, guard.state])),
  };
}

function candidatesOf(
  { id, upstream, model, upstreams: several, maxTokens }: ModelSettings,
  upstreams: Upstreams,
): readonly Candidate[] {
  const one = upstream === undefined ? [] : [{ upstream, model, order: 1, weight: 1 }];
  return [...one, ...(several ?? [])].map(({ upstream: name, model: called = id, ...weighted }) => {
    const found = upstreams.get(name);
    if (found === undefined) {
      throw new Error(`The model ${id} names an upstream ${name} that is not there.`);
    }
    return { ...weighted, name, upstream: found.upstream, model: called, maxTokens };
  });
}
