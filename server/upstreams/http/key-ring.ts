import type { Log } from '../../foundation/log.ts';
import { TtlCache } from '../ttl-cache.ts';

/** A key of an upstream. */
export interface UpstreamKey {
  /** Its name in the log: the source of the key. */
  readonly label: string;
  readonly secret: string;
}

/** What a call has shown about its key. */
export type KeyVerdict =
  /** The upstream rejects it, or its quota is exhausted. */
  | { readonly kind: 'set-aside'; readonly because: string }
  /** It is rate limited, for the call's model if there is one: upstreams count by model. */
  | { readonly kind: 'rest'; readonly seconds: number };

/** The key for a call, or the reason for there being none. */
export type Take =
  | { readonly kind: 'key'; readonly key: UpstreamKey | undefined; readonly slot: number }
  /** All keys that are neither set aside nor tried are rate limited; `seconds` is the shortest wait. */
  | { readonly kind: 'resting'; readonly seconds: number }
  /** All untried keys are set aside. */
  | { readonly kind: 'none' };

/** Counts of an upstream's keys. */
export interface KeyCounts {
  readonly count: number;
  /** Neither set aside nor rate limited for any model. */
  readonly usable: number;
}

/** Dependencies and options of a key ring. */
export interface KeyRingParts {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly keys: readonly UpstreamKey[];
  /** How long a rejected key is set aside, in seconds. */
  readonly restSeconds: number;
  readonly now: () => Date;
  readonly log: Log;
}

/** The longest wait that a rate-limited key observes. */
const MAX_REST_SECONDS = 60;

const NOTHING_TRIED: ReadonlySet<number> = new Set();

/** The model key of calls without a model. */
const NO_MODEL = '';
const WHATEVER_MODEL = '';

interface Slot {
  readonly key: UpstreamKey | undefined;
  /** Rate limits by model, as upstreams count by model. */
  readonly rests: TtlCache<true>;
  /** Has an entry while the key is set aside, whatever the model. */
  readonly aside: TtlCache<true>;
}

/** The keys of one upstream, used round-robin. Without keys, there is one slot without a key. */
export class KeyRing {
  readonly #parts: KeyRingParts;
  readonly #slots: readonly Slot[];
  readonly #secrets: readonly string[];
  #turn = 0;

  constructor(parts: KeyRingParts) {
    const { keys, restSeconds, now } = parts;
    const held = keys.length === 0 ? [undefined] : keys;
    this.#parts = parts;
    this.#slots = held.map((key) => ({
      key,
      rests: new TtlCache({ seconds: MAX_REST_SECONDS, now }),
      aside: new TtlCache({ seconds: restSeconds, now }),
    }));
    // Longest first: a secret may be the prefix of another one.
    this.#secrets = keys.map(({ secret }) => secret).toSorted((a, b) => b.length - a.length);
  }

  /** The number of slots. */
  get size(): number {
    return this.#slots.length;
  }

  /** How many keys are currently set aside. */
  setAside(): number {
    return this.#slots.length - this.#inUse().length;
  }

  /** The number of keys, and how many of them are currently usable. */
  keys(): KeyCounts {
    const usable = this.#inUse().filter(({ key, rests }) => key !== undefined && !rests.hasAny());
    return { count: this.#parts.keys.length, usable: usable.length };
  }

  /**
   * The next usable key.
   *
   * @param tried - the slots that the call has already used. Other calls advance the ring meanwhile, so it may return
   *   to one of them
   * @param model - the upstream's name of the model, if the call names one
   */
  take(tried = NOTHING_TRIED, model = NO_MODEL): Take {
    const { size } = this;
    for (let step = 0; step < size; step += 1) {
      const slot = (this.#turn + step) % size;
      const found = this.#slots[slot];
      if (found === undefined || tried.has(slot)) continue;
      if (isAside(found) || found.rests.find(model)) continue;
      this.#turn = slot + 1;
      return { kind: 'key', key: found.key, slot };
    }
    const resting = this.#slots.filter((one, slot) => !tried.has(slot) && !isAside(one));
    if (resting.length === 0) return { kind: 'none' };
    const at = this.#parts.now().getTime();
    const soonest = Math.min(...resting.map(({ rests }) => rests.find(model)?.until ?? at));
    return { kind: 'resting', seconds: Math.ceil((soonest - at) / 1000) };
  }

  /** Records the verdict of a call on its key, for the call's model if there is one. */
  judge(slot: number, verdict: KeyVerdict, model = NO_MODEL): void {
    const judged = this.#slots[slot];
    if (judged === undefined) return;
    if (verdict.kind === 'rest') {
      judged.rests.keep(model, true, verdict.seconds);
      return;
    }
    const { upstream, log } = this.#parts;
    // Without a key, there is nothing to set aside: the next call may succeed.
    if (judged.key !== undefined) judged.aside.keep(WHATEVER_MODEL, true);
    const { because } = verdict;
    const left = this.#inUse().length;
    log.error({ upstream, upstreamKey: judged.key?.label, because, left }, 'upstream key refused');
  }

  /** Replaces the secrets in a text for others to read. */
  withoutSecrets(text: string): string {
    return this.#secrets.reduce((clean, secret) => clean.replaceAll(secret, '(hidden)'), text);
  }

  /** The slots that are not set aside. */
  #inUse(): readonly Slot[] {
    return this.#slots.filter((slot) => !isAside(slot));
  }
}

function isAside({ aside }: Slot): boolean {
  return aside.find(WHATEVER_MODEL) !== undefined;
}
