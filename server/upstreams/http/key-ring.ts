import type { Log } from '../../foundation/log.ts';
import { KeyRests, within } from './key-rests.ts';

/** A key of an upstream. */
export interface UpstreamKey {
  /** What it is called in the log: where it comes from. */
  readonly label: string;
  readonly secret: string;
}

/** What came of a call with a key, as far as it is the key's matter. */
export type KeyVerdict =
  /** The upstream does not take it, or its quota is used up. */
  | { readonly kind: 'set-aside'; readonly because: string }
  /** Too many calls were made with it, to a model where the call had one: upstreams count by model. */
  | { readonly kind: 'rest'; readonly seconds: number };

/** What a call can be made with. */
export type Take =
  | { readonly kind: 'key'; readonly key: UpstreamKey | undefined; readonly slot: number }
  /** All that are left, and were not tried, rest. */
  | { readonly kind: 'resting'; readonly seconds: number }
  /** All that were not tried are set aside. */
  | { readonly kind: 'none' };

/** Keys of an upstream, in numbers. */
export interface KeyCounts {
  readonly count: number;
  /** Neither set aside nor resting, for whatever model. */
  readonly usable: number;
}

/** The keys of one upstream, used in turn. An upstream without keys has one turn that carries none. */
export interface KeyRing {
  /** How many turns there are. */
  readonly size: number;
  /** How many keys are set aside just now. */
  setAside(): number;
  /** How many keys there are, and how many of them can be used just now. */
  keys(): KeyCounts;
  /**
   * The next key that can be used.
   *
   * @param tried - the slots that the call has asked with: other calls take turns meanwhile, so that a turn alone could
   *   come to one of them again
   * @param model - what the upstream calls the model, where the call is to one
   */
  take(tried?: ReadonlySet<number>, model?: string): Take;
  /** Notes what a call, to a model where it is named, has told of the key it was made with. */
  judge(slot: number, verdict: KeyVerdict, model?: string): void;
  /** Takes the secrets out of a text that others will read. */
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

/** However long an upstream asks to wait: then it is asked again. */
const REST_SECONDS_UP_TO = 60;

const NOTHING_TRIED: ReadonlySet<number> = new Set();

/** For calls that name no model. */
const NO_MODEL = '';

interface Slot {
  readonly key: UpstreamKey | undefined;
  readonly rests: KeyRests;
  isSetAsideUntil: number;
}

/** Makes the ring of an upstream's keys. */
export function makeKeyRing({ upstream, keys, restSeconds, now, log }: KeyRingParts): KeyRing {
  const held = keys.length === 0 ? [undefined] : keys;
  // A secret may be the beginning of another one, of which the rest must not stay.
  const secrets = keys.map(({ secret }) => secret).toSorted((a, b) => b.length - a.length);
  const slots: readonly Slot[] = held.map((key) => {
    return { key, rests: new KeyRests(REST_SECONDS_UP_TO), isSetAsideUntil: 0 };
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
        if (isAside(found.isSetAsideUntil, at) || found.rests.until(model, at) > 0) continue;
        turn = slot + 1;
        return { kind: 'key', key: found.key, slot };
      }
      const resting = slots.filter(
        ({ isSetAsideUntil }, slot) => !tried.has(slot) && !isAside(isSetAsideUntil, at),
      );
      if (resting.length === 0) return { kind: 'none' };
      const soonest = Math.min(...resting.map(({ rests }) => rests.until(model, at)));
      return { kind: 'resting', seconds: Math.ceil((soonest - at) / 1000) };
    },
    judge(slot, verdict, model = NO_MODEL) {
      const judged = slots[slot];
      if (judged === undefined) return;
      const at = now().getTime();
      if (verdict.kind === 'rest') {
        judged.rests.begin(model, { at, seconds: verdict.seconds });
        return;
      }
      // Without a key there is nothing to set aside: the next call may as well find the upstream put right.
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
