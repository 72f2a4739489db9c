import type { Caller } from '../accounts/caller.ts';

/** The headers of a request, each as often as it was sent. */
export type SentHeaders = Readonly<Record<string, readonly string[] | undefined>>;

/** Somebody who has shown who they are. */
export interface Authenticated {
  readonly caller: Caller;
  /** What renews the session, as `Set-Cookie`. */
  readonly cookies: readonly string[];
}
