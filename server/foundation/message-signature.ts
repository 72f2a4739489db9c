import { createHmac, createSecretKey } from 'node:crypto';
import { type Clock, unixSeconds } from './clock.ts';

/** What a secret begins with. */
export const SECRET_PREFIX = 'whsec_';

/** A message to sign: its identifier, the same in every try, and its body as it is sent. */
export interface Message {
  readonly id: string;
  readonly body: string;
}

/** Signs a message; answers the headers that carry the signatures. */
export type Signer = (message: Message) => Readonly<Record<string, string>>;

/**
 * Signs with all of some secrets, as Standard Webhooks 1.0 says
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 *
 * @param secrets - `whsec_` and a key in Base64 each
 */
export function signerWithSecrets(secrets: readonly string[], clock: Clock): Signer {
  const keys = secrets.map((secret) =>
    createSecretKey(secret.slice(SECRET_PREFIX.length), 'base64'),
  );
  return ({ id, body }) => {
    const timestamp = String(unixSeconds(clock.now()));
    const content = `${id}.${timestamp}.${body}`;
    const signatures = keys.map((key) => {
      const signature = createHmac('sha256', key).update(content).digest('base64');
      return `v1,${signature}`;
    });
    return {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.join(' '),
    };
  };
}
