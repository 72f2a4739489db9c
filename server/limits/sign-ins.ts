import { createHash } from 'node:crypto';
import { counted } from '../foundation/counted.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { problem } from '../foundation/problems.ts';
import type { Limits } from './limits.ts';

/** Decides whether somebody may try to sign in with an e-mail address, written as it is kept. */
export type AdmitSignIn = (email: string) => Promise<Outcome<void>>;

/**
 * Limits how often anybody may try to sign in with one e-mail address, from whatever addresses of the network. Tries
 * with the right password count, too, so that the limit tells nothing of passwords.
 *
 * @param signInsPerMinute - 0 stands for no limit
 */
export function limitSignIns(
  limits: Pick<Limits, 'begin'>,
  { signInsPerMinute: requestsPerMinute }: { readonly signInsPerMinute: number },
): AdmitSignIn {
  return async (email) => {
    const subject = { kind: 'person', id: nameOf(email), limits: { requestsPerMinute } } as const;
    const admission = await limits.begin([subject]);
    if (admission.ok) {
      admission.end();
      return done(undefined);
    }
    const { retryAfterSeconds } = admission;
    const wait = counted(retryAfterSeconds, 'second');
    const message = `There were too many attempts to sign in with this e-mail address; try again in ${wait}.`;
    return failed(problem('limited', message, { code: 'rate_limit_exceeded', retryAfterSeconds }));
  };
}

/** A hash, as the table of limits must not hold e-mail addresses. */
function nameOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
