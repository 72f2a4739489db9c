import type { KeyCounts } from './http/key-ring.ts';
import type { UpstreamOutcome } from './port/outcome.ts';
import type { Upstream } from './port/upstream.ts';
import {
  type Call,
  type CallLease,
  type CallWatch,
  unwatchedCalls,
  watchedCall,
} from './routing/call-watch.ts';
import { inOrder, type Weighted } from './routing/choice.ts';
import {
  askedSeconds,
  goesOnElsewhere,
  isUntouched,
  mayHaveBegun,
  mayPass,
  mostTelling,
} from './routing/failures.ts';
import type { Guard, GuardState } from './routing/guard.ts';
import {
  type Attempt,
  inRounds,
  type OnAsking,
  type OnAttempt,
  type RetrySettings,
  tried,
} from './routing/rounds.ts';

export type { Call, CallWatch, ConsumedTokens } from './routing/call-watch.ts';
export type { Attempt, CallLease as Lease };
export { askedSeconds, goesOnElsewhere, isUntouched, mayHaveBegun, mayPass, mostTelling };

/** What an upstream may be capable of. */
export type Capability = Exclude<keyof Upstream, 'close' | 'answersAlike' | 'check'>;

/** What a model may be for that is a matter of configuration. */
export type Purpose = 'text' | 'embeddings';

/** An upstream that serves a model. */
export interface Candidate extends Weighted {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly upstream: Upstream;
  /** What the upstream calls the model. */
  readonly model: string;
  /** The limit of tokens of an answer, where the caller gives none. */
  readonly maxTokens: number;
}

/** A model of the configuration. */
export interface ModelSettings {
  readonly id: string;
  readonly maxTokens: number;
  /** What it is for, where the contract does not name it. */
  readonly serves?: readonly Purpose[] | undefined;
  /** The upstream that serves it, where it is one. */
  readonly upstream?: string | undefined;
  /** What that upstream calls it. */
  readonly model?: string | undefined;
  /** The upstreams that serve it, where they are several. */
  readonly upstreams?:
    | readonly (Weighted & { readonly upstream: string; readonly model?: string | undefined })[]
    | undefined;
}

/** A call to be made for a caller. */
export interface Errand {
  /** As the caller names it. */
  readonly model: string;
  readonly capability: Capability;
  readonly signal: AbortSignal;
  /** Called with each try when it is over. */
  readonly onAttempt?: OnAttempt;
  /** Called with the upstream's name when a try begins. */
  readonly onAsking?: OnAsking;
}

/** Which upstream serves which model. */
export interface Routes {
  /**
   * The upstreams that can do something for a model, in the order in which they are to be asked; empty where none can.
   */
  candidates(model: string, capability: Capability): readonly Candidate[];
  /** Asks the candidates for a model, in as many rounds as the settings say. There must be one. */
  run<T>(
    errand: Errand,
    ask: (candidate: Candidate, lease: CallLease) => Promise<UpstreamOutcome<T>>,
  ): Promise<UpstreamOutcome<T>>;
  /** Asks one upstream once, behind its guard. */
  once<T>(
    errand: Pick<Errand, 'signal' | 'onAttempt' | 'onAsking'> & {
      readonly upstream: string;
      /** The call, for metrics and traces. */
      readonly call?: Omit<Call, 'upstream'>;
    },
    ask: () => Promise<UpstreamOutcome<T>>,
  ): Promise<UpstreamOutcome<T>>;
  /**
   * Asks an upstream for the state of work that it has taken on. It passes the guard, but takes no place and is not
   * counted, as there are very many such calls. Where the upstream is gone, `ask` is called without it.
   */
  inquire<T>(
    upstream: string,
    signal: AbortSignal,
    ask: (upstream: Upstream | undefined) => Promise<UpstreamOutcome<T>>,
  ): Promise<UpstreamOutcome<T>>;
  /** An upstream by its name, for work that it has taken on already. */
  named(name: string): Upstream | undefined;
  /** The models that the configuration names. The list is another object as soon as the routes change. */
  readonly models: readonly { readonly id: string }[];
  /** The state of each upstream. */
  states(): ReadonlyMap<string, UpstreamState>;
}

/** The state of an upstream, as operators see it. */
export interface UpstreamState extends GuardState {
  /** The kind of upstream, as the configuration has it; `undefined` where it was open already. */
  readonly kind: string | undefined;
  readonly keys: KeyState;
  /** The models that it serves, in the order of the configuration. */
  readonly models: readonly ServedModel[];
}

/** A model that an upstream serves; `*` stands for all that are not named. */
export interface ServedModel {
  /** What callers call it. */
  readonly model: string;
  /** What the upstream calls it. */
  readonly called: string;
}

/** The numbers of keys for an upstream. */
export interface KeyState extends KeyCounts {
  /** Keys that are not used for a while, as the upstream has refused them. */
  readonly setAside: number;
}

/** Upstreams that are open, by their names. */
export type Upstreams = ReadonlyMap<string, GuardedUpstream>;

/** An upstream and its guard. */
export interface GuardedUpstream {
  readonly upstream: Upstream;
  readonly guard: Guard;
  /** As the configuration has it. */
  readonly kind?: string;
  readonly keys: () => KeyState;
}

/** What routes are made of. */
export interface RoutesParts {
  readonly models: readonly ModelSettings[];
  readonly upstreams: Upstreams;
  readonly retries: RetrySettings;
  /** Sees every call. */
  readonly watch?: CallWatch;
}

/** Stands for every model that is not named. */
const ANY_MODEL = '*';

/** Routes as they are at a moment. */
export interface RouteTable extends RoutesParts {
  readonly served: ReadonlyMap<string, readonly GuardedCandidate[]>;
  readonly named: readonly ModelSettings[];
}

interface GuardedCandidate extends Candidate {
  readonly guard: Guard;
  readonly kind?: string;
  readonly serves: readonly Purpose[];
}

/** The purposes of what upstreams may do; what is not here depends on the upstream alone. */
const PURPOSES: Partial<Record<Capability, Purpose>> = {
  text: 'text',
  counting: 'text',
  responseCounting: 'text',
  embeddings: 'embeddings',
};

/** What a model is for by the settings. One that is not named may be for whatever its upstream does. */
export function purposesOf({
  id,
  serves,
}: Pick<ModelSettings, 'id' | 'serves'>): readonly Purpose[] {
  return serves ?? (id === ANY_MODEL ? ['text', 'embeddings'] : ['text']);
}

/**
 * Makes the routes of the operator's list.
 *
 * @throws where a model names an upstream that is not there
 */
export function makeRoutes(parts: RoutesParts): Routes {
  const table = tableOf(parts);
  return routesOn(() => table);
}

/**
 * Makes the table of models and upstreams.
 *
 * @throws where a model names an upstream that is not there
 */
export function tableOf(parts: RoutesParts): RouteTable {
  const { models, upstreams } = parts;
  const served = new Map(models.map((model) => [model.id, candidatesOf(model, upstreams)]));
  return { ...parts, served, named: models.filter(({ id }) => id !== ANY_MODEL) };
}

/** Makes routes on a table that may be replaced. */
export function routesOn(table: () => RouteTable): Routes {
  const watch = (): CallWatch => table().watch ?? unwatchedCalls;
  const able = (model: string, capability: Capability): readonly GuardedCandidate[] => {
    const { served } = table();
    const all =
      served.get(model) ?? (served.get(ANY_MODEL) ?? []).map((one) => calledBy(one, model));
    const purpose = PURPOSES[capability];
    return all.filter(({ upstream, serves }) => {
      const isMeant = purpose === undefined || serves.includes(purpose);
      return isMeant && upstream[capability] !== undefined;
    });
  };
  const candidates = (model: string, capability: Capability): readonly GuardedCandidate[] =>
    inOrder(able(model, capability));
  return {
    candidates,
    run: ({ model, capability, signal, onAttempt = () => {}, onAsking }, ask) => {
      const asked = () =>
        candidates(model, capability).map((candidate) => ({
          name: candidate.name,
          model: candidate.model,
          ask: () => {
            const { name: upstream, kind, model: calledModel, guard } = candidate;
            const call = { upstream, kind, capability, model, calledModel };
            return watchedCall(call, { guard, watch: watch(), signal }, (lease) =>
              ask(candidate, lease),
            );
          },
        }));
      const { retries } = table();
      const isInVain = able(model, capability).every(({ upstream }) => upstream.answersAlike);
      const settings = isInVain ? { ...retries, rounds: 1 } : retries;
      return inRounds(asked, { settings, signal, onAttempt, onAsking });
    },
    once: async (errand, ask) => {
      const { upstream: name, call = {}, signal, onAttempt = () => {}, onAsking } = errand;
      const found = table().upstreams.get(name);
      if (found === undefined) throw new Error(`There is no upstream ${name}.`);
      const { guard, kind } = found;
      const seen = { ...call, upstream: name, kind };
      const parts = { guard, watch: watch(), signal };
      const asked = { name, ask: () => watchedCall(seen, parts, ask) };
      return tried(asked, { onAttempt, onAsking });
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
    states: () =>
      new Map(
        [...table().upstreams].map(([name, { guard, kind, keys }]) => [
          name,
          { ...guard.state, kind, keys: keys(), models: servedBy(name, table()) },
        ]),
      ),
  };
}

function servedBy(name: string, { served }: RouteTable): readonly ServedModel[] {
  return [...served].flatMap(([model, candidates]) =>
    candidates
      .filter((candidate) => candidate.name === name)
      .map(({ model: called }) => ({ model, called })),
  );
}

/** Without a configured name, the upstream is asked for the model by the caller's name. */
function calledBy(candidate: GuardedCandidate, model: string): GuardedCandidate {
  return candidate.model === ANY_MODEL ? { ...candidate, model } : candidate;
}

function candidatesOf(settings: ModelSettings, upstreams: Upstreams): readonly GuardedCandidate[] {
  const { id, upstream, model, upstreams: several, maxTokens } = settings;
  const serves = purposesOf(settings);
  const one = upstream === undefined ? [] : [{ upstream, model, order: 1, weight: 1 }];
  return [...one, ...(several ?? [])].map(({ upstream: name, model: called = id, ...weighted }) => {
    const found = upstreams.get(name);
    if (found === undefined) {
      throw new Error(`The model ${id} names an upstream ${name} that is not there.`);
    }
    return { ...weighted, ...found, name, model: called, maxTokens, serves };
  });
}
