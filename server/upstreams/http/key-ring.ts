import type { Log } from '../../foundation/log.ts';
import { TtlCache, within } from '../ttl-cache.ts';

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

/** The keys of one upstream, used round-robin. Without keys, there is one slot without a key. */
export interface KeyRing {
  /** The number of slots. */
  readonly size: number;
  /** How many keys are currently set aside. */
  setAside(): number;
  /** The number of keys, and how many of them are currently usable. */
  keys(): KeyCounts;
  /**
   * The next usable key.
   *
   * @param tried - the slots that the call has already used. Other calls advance the ring meanwhile, so it may return
   *   to one of them
   * @param model - the upstream's name of the model, if the call names one
   */
  take(tried?: ReadonlySet<number>, model?: string): Take;
  /** Records the verdict of a call on its key, for the call's model if there is one. */
  judge(slot: number, verdict: KeyVerdict, model?: string): void;
  /** Replaces the secrets in a text for others to read. */
  withoutSecrets(text: string): string;
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

interface Slot {
  readonly key: UpstreamKey | undefined;
  /** Rate limits by model, as upstreams count by model. */
  readonly rests: TtlCache<true>;
  isSetAsideUntil: number;
}

/** Makes the key ring of an upstream. */
export function makeKeyRing({ upstream, keys, restSeconds, now, log }: KeyRingParts): KeyRing {
  const held = keys.length === 0 ? [undefined] : keys;
  // Longest first: a secret may be the prefix of another one.
  const secrets = keys.map(({ secret }) => secret).toSorted((a, b) => b.length - a.length);
  const slots: readonly Slot[] = held.map((key) => {
    return { key, rests: new TtlCache<true>(MAX_REST_SECONDS), isSetAsideUntil: 0 };
  });
  let turn = 0;
  const isAside = within(restSeconds);
  return {
    size: slots.length,
    setAside() {
      const at = now().getTime();
      return slots.filter(({ isSetAsideUntil }) => isAside(isSetAsideUntil, at)).length;
    },
    keys() {
      const at = now().getTime();
      const usable = slots.filter(
        ({ key, rests, isSetAsideUntil }) =>
          key !== undefined && !rests.hasAny(at) && !isAside(isSetAsideUntil, at),
      );
      return { count: keys.length, usable: usable.length };
    },
    take(tried = NOTHING_TRIED, model = NO_MODEL) {
      const at = now().getTime();
      for (let step = 0; step < slots.length; step += 1) {
        const slot = (turn + step) % slots.length;
        const found = slots[slot];
        if (found === undefined || tried.has(slot)) continue;
        if (isAside(found.isSetAsideUntil, at) || found.rests.find(model, at)) continue;
        turn = slot + 1;
        return { kind: 'key', key: found.key, slot };
      }
      const resting = slots.filter(
        ({ isSetAsideUntil }, slot) => !tried.has(slot) && !isAside(isSetAsideUntil, at),
      );
      if (resting.length === 0) return { kind: 'none' };
      const soonest = Math.min(...resting.map(({ rests }) => rests.find(model, at)?.until ?? at));
      return { kind: 'resting', seconds: Math.ceil((soonest - at) / 1000) };
    },
    judge(slot, verdict, model = NO_MODEL) {
      const judged = slots[slot];
      if (judged === undefined) return;
      const at = now().getTime();
      if (verdict.kind === 'rest') {
        judged.rests.keep(model, true, { at, seconds: verdict.seconds });
        return;
      }
      // Without a key, there is nothing to set aside: the next call may succeed.
      if (judged.key !== undefined) judged.isSetAsideUntil = at + restSeconds * 1000;
      const { because } = verdict;
      const left = slots.filter(({ isSetAsideUntil }) => !isAside(isSetAsideUntil, at)).length;
      log.error(
        { upstream, upstreamKey: judged.key?.label, because, left },
        'upstream key refused',
      );
    },
    withoutSecrets(text) {
      return secrets.reduce((clean, secret) => clean.replaceAll(secret, '(hidden)'), text);
    },
  };
}
