import { createHmac, createSecretKey } from 'node:crypto';
import { type Clock, unixSeconds } from './clock.ts';

/** The prefix of every signing secret. */
export const SECRET_PREFIX = 'whsec_';

/** A message to sign: its identifier, which stays the same for all delivery attempts, and its body as sent. */
export interface Message {
  readonly id: string;
  readonly body: string;
}

/** Signs a message, and returns the headers with the signatures. */
export type Signer = (message: Message) => Readonly<Record<string, string>>;

/**
 * Creates a signer that signs with each of the secrets, according to Standard Webhooks 1.0
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 *
 * @param secrets - each is `whsec_` followed by a key in Base64
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
