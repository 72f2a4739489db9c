import { isUnavailable } from '../database/availability.ts';
import { Recent } from '../foundation/recent.ts';

/** Reads what is stored under a public prefix; `undefined` where nothing is. */
export type ReadByPrefix<Found> = (prefix: string) => Promise<Found | undefined>;

/** What a process remembers of keys, so that it does not ask the database at every request. */
export interface KeyCache<Found> {
  /** What is stored under a prefix, as it was half a second ago at the latest. */
  find(prefix: string): Promise<Found | undefined>;
  /** Sees to it that who asks from now on learns what is stored now. */
  forget(prefix: string): void;
  /** How much is remembered: of keys, and of prefixes that are none. */
  readonly counts: { readonly known: number; readonly unknown: number };
}

/** Together with the time of a look-up less than the second in which a key that was revoked elsewhere must end. */
const FRESH_MS = 500;
/** What is in use is read again so long after it was, before anybody must wait for that. */
const RENEWED_AFTER_MS = 400;
/** So long what was known is still used while the database is away. */
const USABLE_MS = 60_000;
const KNOWN_UP_TO = 10_000;
/** Kept apart, so that who guesses does not push out what is in use. */
const UNKNOWN_UP_TO = 10_000;

interface Entry<Found> {
  readonly found: Found;
  /** When the look-up began. */
  readonly readAt: number;
  /** Until when it is used without a look-up. */
  readonly freshUntil: number;
}

/**
 * Opens the memory of a process.
 *
 * @param milliseconds - the time since some moment, which never goes back
 */
export function openKeyCache<Found>(
  read: ReadByPrefix<Found>,
  milliseconds: () => number,
): KeyCache<Found> {
  const known = new Recent<Entry<Found>>(KNOWN_UP_TO);
  /** Until when a prefix counts as unknown. */
  const unknown = new Recent<number>(UNKNOWN_UP_TO);
  const underWay = new Map<string, Promise<Found | undefined>>();

  async function readFresh(prefix: string, isCurrent: () => boolean): Promise<Found | undefined> {
    const readAt = milliseconds();
    const freshUntil = readAt + FRESH_MS;
    const found = await read(prefix);
    // What was forgotten meanwhile may be the past already.
    if (!isCurrent()) return found;
    if (found === undefined) {
      known.forget(prefix);
      unknown.keep(prefix, freshUntil);
    } else {
      unknown.forget(prefix);
      known.keep(prefix, { found, readAt, freshUntil });
    }
    return found;
  }

  /** What is known from before, while the database is away; it is asked again a little later. */
  function knownBefore(prefix: string, error: unknown): Found {
    const entry = known.find(prefix);
    const now = milliseconds();
    if (!isUnavailable(error) || entry === undefined || now >= entry.readAt + USABLE_MS) {
      throw error;
    }
    known.keep(prefix, { ...entry, freshUntil: now + FRESH_MS });
    return entry.found;
  }

  function lookUp(prefix: string): Promise<Found | undefined> {
    const isCurrent = (): boolean => underWay.get(prefix) === reading;
    const reading: Promise<Found | undefined> = readFresh(prefix, isCurrent)
      .catch((error: unknown) => knownBefore(prefix, error))
      .finally(() => {
        if (isCurrent()) underWay.delete(prefix);
      });
    underWay.set(prefix, reading);
    return reading;
  }

  return {
    async find(prefix) {
      const now = milliseconds();
      const entry = known.find(prefix);
      if (entry !== undefined && now < entry.freshUntil) {
        if (now >= entry.freshUntil - FRESH_MS + RENEWED_AFTER_MS && !underWay.has(prefix)) {
          // Whoever asks when it has failed hears of it.
          lookUp(prefix).catch(() => {});
        }
        return entry.found;
      }
      if (entry === undefined && now < (unknown.find(prefix) ?? now)) return undefined;
      return underWay.get(prefix) ?? lookUp(prefix);
    },
    forget(prefix) {
      known.forget(prefix);
      unknown.forget(prefix);
      underWay.delete(prefix);
    },
    get counts() {
      return { known: known.size, unknown: unknown.size };
    },
  };
}
