import type { Caller } from '../accounts/caller.ts';
import { type Problem, problem } from '../foundation/problems.ts';

/** The headers of a request, each as often as it was sent. */
export type SentHeaders = Readonly<Record<string, readonly string[] | undefined>>;

/** Somebody who has shown who they are. */
export interface Authenticated {
  readonly caller: Caller;
  /** What renews the session, as `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/** The operator lets the account do nothing, whoever asks for it. */
export const suspended: Problem = problem('forbidden', 'This account is suspended.', {
  code: 'account_suspended',
});
