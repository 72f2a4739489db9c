import { v7, validate } from 'uuid';

/** An identifier that the gateway minted: a UUID of version 7 as text (RFC 9562). */
export type Identifier = string & { readonly __brand: 'Identifier' };

/** Mints an identifier; later ones sort after earlier ones. */
export function newIdentifier(): Identifier {
  return brand(v7());
}

/** Reads text from outside as an identifier; `undefined` where it cannot be one. */
export function readIdentifier(text: string): Identifier | undefined {
  return validate(text) ? brand(text.toLowerCase()) : undefined;
}

function brand(text: string): Identifier {
  return text as Identifier;
}
