import type { Log } from '../../foundation/log.ts';
import { ForAWhile, within } from '../for-a-while.ts';

/** A key of an upstream. */
export interface UpstreamKey {
  /** Its name in the log: where it comes from. */
  readonly label: string;
  readonly secret: string;
}

/** What a call has told of its key. */
export type KeyVerdict =
  /** The upstream refuses it, or its quota is used up. */
  | { readonly kind: 'set-aside'; readonly because: string }
  /** It has made too many calls, to the call's model if there is one: upstreams count by model. */
  | { readonly kind: 'rest'; readonly seconds: number };

/** The key for a call, or why there is none. */
export type Take =
  | { readonly kind: 'key'; readonly key: UpstreamKey | undefined; readonly slot: number }
  /** All keys that are not set aside and were not tried are resting. */
  | { readonly kind: 'resting'; readonly seconds: number }
  /** All keys that were not tried are set aside. */
  | { readonly kind: 'none' };

/** Keys of an upstream, in numbers. */
export interface KeyCounts {
  readonly count: number;
  /** Neither set aside nor resting, for whatever model. */
  readonly usable: number;
}

/** The keys of one upstream, used in turn. Without keys there is one turn, without a key. */
export interface KeyRing {
  /** How many turns there are. */
  readonly size: number;
  /** How many keys are set aside just now. */
  setAside(): number;
  /** How many keys there are, and how many of them can be used just now. */
  keys(): KeyCounts;
  /**
   * The next usable key.
   *
   * @param tried - the slots that the call has used: other calls take turns meanwhile, so the turn may come to one of
   *   them again
   * @param model - the upstream's name of the model, where the call is to one
   */
  take(tried?: ReadonlySet<number>, model?: string): Take;
  /** Notes what a call, to a model where it is named, has told of the key it was made with. */
  judge(slot: number, verdict: KeyVerdict, model?: string): void;
  /** Removes the secrets from a text that others will read. */
  withoutSecrets(text: string): string;
}

/** What a ring stands on. */
export interface KeyRingParts {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly keys: readonly UpstreamKey[];
  /** How long a key stays set aside, in seconds. */
  readonly restSeconds: number;
  readonly now: () => Date;
  readonly log: Log;
}

/** The longest rest that an upstream may ask for. */
const REST_SECONDS_UP_TO = 60;

const NOTHING_TRIED: ReadonlySet<number> = new Set();

/** For calls that name no model. */
const NO_MODEL = '';

interface Slot {
  readonly key: UpstreamKey | undefined;
  /** By model, as upstreams limit calls so. */
  readonly rests: ForAWhile<true>;
  isSetAsideUntil: number;
}

/** Makes the ring of an upstream's keys. */
export function makeKeyRing({ upstream, keys, restSeconds, now, log }: KeyRingParts): KeyRing {
  const held = keys.length === 0 ? [undefined] : keys;
  // Longer ones first: a secret may be the beginning of another one.
  const secrets = keys.map(({ secret }) => secret).toSorted((a, b) => b.length - a.length);
  const slots: readonly Slot[] = held.map((key) => {
    return { key, rests: new ForAWhile<true>(REST_SECONDS_UP_TO), isSetAsideUntil: 0 };
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
      // Without a key nothing is set aside: the next call may succeed.
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
