import type { KeyCounts } from './http/key-ring.ts';
import type { Upstream } from './port/upstream.ts';
import type { CallWatch } from './routing/call-watch.ts';
import type { RetrySettings } from './routing/failover.ts';
import type { Guard, GuardState } from './routing/guard.ts';
import type { Weighted } from './routing/weighted-order.ts';

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

/** A candidate, and the guard of its upstream. */
export interface GuardedCandidate extends Candidate {
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
 * Makes the table of models and upstreams.
 *
 * @throws where a model names an upstream that is not there
 */
export function tableOf(parts: RoutesParts): RouteTable {
  const { models, upstreams } = parts;
  const served = new Map(models.map((model) => [model.id, candidatesOf(model, upstreams)]));
  return { ...parts, served, named: models.filter(({ id }) => id !== ANY_MODEL) };
}

/** The upstreams that can do something for a model, in the order of the settings. */
export function ableFor(
  { served }: RouteTable,
  model: string,
  capability: Capability,
): readonly GuardedCandidate[] {
  const all = served.get(model) ?? (served.get(ANY_MODEL) ?? []).map((one) => calledBy(one, model));
  const purpose = PURPOSES[capability];
  return all.filter(({ upstream, serves }) => {
    const isMeant = purpose === undefined || serves.includes(purpose);
    return isMeant && upstream[capability] !== undefined;
  });
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

/** The state of each upstream. */
export function statesOf(table: RouteTable): ReadonlyMap<string, UpstreamState> {
  return new Map(
    [...table.upstreams].map(([name, { guard, kind, keys }]) => [
      name,
      { ...guard.state, kind, keys: keys(), models: servedBy(name, table) },
    ]),
  );
}

function servedBy(name: string, { served }: RouteTable): readonly ServedModel[] {
  return [...served].flatMap(([model, candidates]) =>
    candidates
      .filter((candidate) => candidate.name === name)
      .map(({ model: called }) => ({ model, called })),
  );
}
