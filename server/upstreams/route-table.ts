import type { KeyCounts } from './http/key-ring.ts';
import type { Upstream } from './port/upstream.ts';
import type { CallWatch } from './routing/call-watch.ts';
import type { RetrySettings } from './routing/failover.ts';
import type { Guard, GuardState } from './routing/guard.ts';
import type { Weighted } from './routing/weighted-order.ts';

/** A capability of an upstream: a part of the port that it may implement. */
export type Capability = Exclude<keyof Upstream, 'close' | 'answersAlike' | 'check'>;

/** A purpose of a model that is configurable. */
export type Purpose = 'text' | 'embeddings';

/** An upstream that serves a model. */
export interface Candidate extends Weighted {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly upstream: Upstream;
  /** The upstream's name for the model. */
  readonly model: string;
  /** The token limit of an answer, if the caller sets none. */
  readonly maxTokens: number;
}

/** A model of the configuration. */
export interface ModelSettings {
  readonly id: string;
  readonly maxTokens: number;
  /** Its purposes, if the contract does not name the model. */
  readonly serves?: readonly Purpose[] | undefined;
  /** The upstream that serves it, if there is only one. */
  readonly upstream?: string | undefined;
  /** That upstream's name for the model. */
  readonly model?: string | undefined;
  /** The upstreams that serve it, if there are several. */
  readonly upstreams?:
    | readonly (Weighted & { readonly upstream: string; readonly model?: string | undefined })[]
    | undefined;
}

/** The state of an upstream, as operators see it. */
export interface UpstreamState extends GuardState {
  /** The kind of upstream in the configuration; `undefined` if the upstream was passed in already open. */
  readonly kind: string | undefined;
  readonly keys: KeyState;
  /** The models that it serves, in the order of the configuration. */
  readonly models: readonly ServedModel[];
}

/** A model that an upstream serves; `*` stands for all that are not named. */
export interface ServedModel {
  /** The callers' name for it. */
  readonly model: string;
  /** The upstream's name for it. */
  readonly called: string;
}

/** The numbers of keys for an upstream. */
export interface KeyState extends KeyCounts {
  /** Keys that are temporarily unused because the upstream has refused them. */
  readonly setAside: number;
}

/** Open upstreams, by name. */
export type Upstreams = ReadonlyMap<string, GuardedUpstream>;

/** An upstream and its guard. */
export interface GuardedUpstream {
  readonly upstream: Upstream;
  readonly guard: Guard;
  /** The kind of upstream in the configuration. */
  readonly kind?: string;
  readonly keys: () => KeyState;
}

/** Dependencies and settings of routes. */
export interface RoutesParts {
  readonly models: readonly ModelSettings[];
  readonly upstreams: Upstreams;
  readonly retries: RetrySettings;
  /** Observes every call. */
  readonly watch?: CallWatch | undefined;
}

/** The settings' entry that stands for every model that is not named. */
export const ANY_MODEL = '*';

/** A snapshot of the routes. */
export interface RouteTable extends RoutesParts {
  readonly served: ReadonlyMap<string, readonly GuardedCandidate[]>;
  readonly named: readonly ModelSettings[];
}

/** A candidate with the guard of its upstream. */
export interface GuardedCandidate extends Candidate {
  readonly guard: Guard;
  readonly kind?: string;
  readonly serves: readonly Purpose[];
}

/** The purpose that a model needs for a capability; other capabilities depend on the upstream alone. */
const PURPOSES: Partial<Record<Capability, Purpose>> = {
  text: 'text',
  counting: 'text',
  responseCounting: 'text',
  embeddings: 'embeddings',
};

/** The purposes of a model by its settings: text by default, and everything for models that are not named. */
export function purposesOf({
  id,
  serves,
}: Pick<ModelSettings, 'id' | 'serves'>): readonly Purpose[] {
  return serves ?? (id === ANY_MODEL ? ['text', 'embeddings'] : ['text']);
}

/**
 * Makes the table of models and upstreams.
 *
 * @throws if a model names an upstream that does not exist
 */
export function tableOf(parts: RoutesParts): RouteTable {
  const { models, upstreams } = parts;
  const served = new Map(models.map((model) => [model.id, candidatesOf(model, upstreams)]));
  return { ...parts, served, named: models.filter(({ id }) => id !== ANY_MODEL) };
}

/** The upstreams with a capability for a model, in the order of the settings. */
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

/** If the upstream's name for the model is not configured, the caller's name is used. */
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
      throw new Error(`The model ${id} is mapped to the unknown upstream ${name}.`);
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
