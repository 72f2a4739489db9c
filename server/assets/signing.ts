import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { keptSecret } from '../database/kept-secret.ts';
import { type Clock, unixSeconds } from '../foundation/clock.ts';

/** The result of verifying a signed URL. */
export type SignatureVerdict = 'valid' | 'forged' | 'expired';

/** Signs the URLs of assets, so that they cannot be guessed or altered. */
export interface AddressSigner {
  /** Returns the signature for an asset and its expiry in Unix seconds. */
  sign(id: string, expires: string): string;
  verify(id: string, expires: string, signature: string): SignatureVerdict;
}

const SECRET_NAME = 'asset-addresses';

/** Opens the signer with the secret stored in the database, which is created on first use. */
export async function openSigner(queries: Queries, clock: Clock): Promise<AddressSigner> {
  return signerWith(await keptSecret(queries, SECRET_NAME), clock);
}

/** Makes a signer from a secret. */
export function signerWith(secret: string, clock: Clock): AddressSigner {
  const key = createSecretKey(secret, 'utf8');
  const sign = (id: string, expires: string): string =>
    createHmac('sha256', key).update(`${id}\n${expires}`).digest('base64url');
  return {
    sign,
    verify(id, expires, signature) {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(id, expires))];
      const isGenuine = given.length === right.length && timingSafeEqual(given, right);
      if (!isGenuine) return 'forged';
      return Number(expires) < unixSeconds(clock.now()) ? 'expired' : 'valid';
    },
  };
}
