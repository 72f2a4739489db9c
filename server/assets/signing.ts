import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../database/database.ts';
import { keptSecret } from '../database/kept-secret.ts';
import { type Clock, unixSeconds } from '../foundation/clock.ts';

/** The verdict on a signed address. */
export type SignatureVerdict = 'valid' | 'forged' | 'expired';

/** Signs the addresses of assets, so that they cannot be guessed or altered. */
export interface AddressSigner {
  /** The signature for an asset until a time in Unix seconds. */
  sign(id: string, expires: string): string;
  verify(id: string, expires: string, signature: string): SignatureVerdict;
}

const SECRET_NAME = 'asset-addresses';

/** Opens the signer with the secret that the database keeps; makes the secret the first time. */
export async function openSigner(queries: Queries, clock: Clock): Promise<AddressSigner> {
  return signerWith(await keptSecret(queries, SECRET_NAME), clock);
}

/** Makes a signer of a secret. */
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
