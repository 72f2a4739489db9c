import type { IncomingHttpHeaders } from 'node:http';
import type { KeyHeader } from '../../generated/shapes.ts';
import type { Caller, Keys } from '../accounts/keys.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { unauthorized } from '../foundation/problems.ts';

const KEY_LENGTH_UP_TO = 512;

/** Finds out who asks, by the key in one of the headers that the operation takes it in. */
export async function authenticate(
  headers: IncomingHttpHeaders,
  places: readonly KeyHeader[],
  keys: Keys,
): Promise<Outcome<Caller>> {
  const key = places.map((place) => keyIn(headers, place)).find((found) => found !== undefined);
  if (key === undefined) {
    const header = places[0]?.header.toUpperCase();
    return failed(unauthorized(`The API key is wrong: none is given in the header ${header}.`));
  }
  const caller = key.length > KEY_LENGTH_UP_TO ? undefined : await keys.authenticate(key);
  return caller === undefined ? failed(unauthorized('The API key is wrong.')) : done(caller);
}

function keyIn(headers: IncomingHttpHeaders, { header, prefix }: KeyHeader): string | undefined {
  const value = headers[header];
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const hasPrefix = value.toLowerCase().startsWith(prefix.toLowerCase());
  return hasPrefix ? value.slice(prefix.length).trim() : undefined;
}
