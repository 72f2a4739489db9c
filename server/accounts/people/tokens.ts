import { createHash, randomBytes } from 'node:crypto';

/** 144 bits; short enough for a link to fit into a line of mail. */
const TOKEN_BYTES = 18;

/** What a link proves itself with: random, in Base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token. Tokens are long and random, so that a plain hash cannot be searched through. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
