import { createHash } from 'node:crypto';
import { counted } from '../foundation/counted.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { problem } from '../foundation/problems.ts';
import type { Limits } from './limits.ts';

/** Decides whether a sign-in attempt with an e-mail address, in its stored form, is admitted. */
export type AdmitSignIn = (email: string) => Promise<Outcome<void>>;

/**
 * Rate limits the sign-in attempts for one e-mail address, from all network addresses together. Attempts with the
 * correct password count too, so that the limit reveals nothing about passwords.
 *
 * @param signInsPerMinute - 0 means no limit
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

/** Hashed, because the limits table must not contain e-mail addresses. */
function nameOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
