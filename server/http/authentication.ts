import type { KeyHeader } from '../../generated/shapes.ts';
import type { Caller, Keys } from '../accounts/keys.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { unauthorized } from '../foundation/problems.ts';

const KEY_LENGTH_UP_TO = 512;

/** The headers of a request, each as often as it was sent. */
export type SentHeaders = Readonly<Record<string, readonly string[] | undefined>>;

/** Finds out who asks, by the key in one of the headers that the operation takes it in. */
export async function authenticate(
  headers: SentHeaders,
  places: readonly KeyHeader[],
  keys: Keys,
): Promise<Outcome<Caller>> {
  const key = shownKey(headers, places);
  if (key === undefined) {
    const header = places[0]?.header.toUpperCase();
    return failed(unauthorized(`The API key is wrong: none is given in the header ${header}.`));
  }
  const caller = key.length > KEY_LENGTH_UP_TO ? undefined : await keys.authenticate(key);
  return caller === undefined ? failed(unauthorized('The API key is wrong.')) : done(caller);
}

/** The key that a request shows, right or wrong: the first, where it is in several headers. */
export function shownKey(headers: SentHeaders, places: readonly KeyHeader[]): string | undefined {
  return places.map((place) => keyIn(headers, place)).find((found) => found !== undefined);
}

function keyIn(headers: SentHeaders, { header, prefix }: KeyHeader): string | undefined {
  // A header that is sent twice is one value to some readers and the other to others: it is no key.
  const value = headers[header]?.join(', ') ?? '';
  if (value.trim() === '') return undefined;
  const hasPrefix = value.toLowerCase().startsWith(prefix.toLowerCase());
  return hasPrefix ? value.slice(prefix.length).trim() : undefined;
}
