import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReceivedCallback } from './receiver.ts';

const PREFIX = 'whsec_';

/**
 * Whether a callback is signed with one of the secrets (Standard Webhooks 1.0). Implemented independently from the
 * published text, to detect errors in the library that signs.
 */
export function isSigned({ headers, body }: ReceivedCallback, secrets: readonly string[]): boolean {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signatures = String(headers['webhook-signature'] ?? '')
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice('v1,'.length), 'base64'));
  return secrets.some((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    const right = createHmac('sha256', key).update(content).digest();
    return signatures.some((one) => one.length === right.length && timingSafeEqual(one, right));
  });
}
