import { createHash, randomBytes } from 'node:crypto';

/** 144 bits; short enough for a link to fit on one line of a mail. */
const TOKEN_BYTES = 18;

/** A random token for a link, in Base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored hash of a token. A plain hash is enough, as tokens are long and random. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
