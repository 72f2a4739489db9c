import type { Operation } from '../../generated/shapes.ts';
import type { Answer } from './answer.ts';
import type { Finding } from './finding.ts';
import type { CheckRequest } from './request.ts';
import type { Person } from './signed-in-person.ts';

/** The deployment to check, and the options. */
export interface Target {
  readonly url: string;
  /** The alternate URL; the main one by default. */
  readonly alternateUrl?: string;
  readonly apiKey: string;
  /** The signed-in person, for operations that no key can call. */
  readonly person?: Person;
  /** Whether checks may change accounts, keys and secrets, and send emails. */
  readonly isDisposable: boolean;
  readonly seed: number;
  /** Maximum number of generated requests for each form of a body. */
  readonly maxGenerated: number;
  /** The host on which callbacks are received, also used in the callback URLs given to the deployment. */
  readonly callbackHost: string;
  /** Timeout for a job, a callback or a stream, in milliseconds. */
  readonly patienceMs: number;
}

/** A deployment under test. */
export interface Deployment {
  readonly target: Target;
  /** The objects that exist for tests. */
  readonly objects: TestObjects;
  /** Sends a request and reads the response. Waits when rate limited (429). */
  send(request: CheckRequest): Promise<Answer>;
  /** Sends a request and returns the response with its body unread. */
  open(request: CheckRequest, signal: AbortSignal): Promise<Response>;
  /** The `curl` command that repeats a request. */
  curl(request: CheckRequest): string;
  /** Number of requests sent. */
  readonly requests: number;
}

/** An object that a check needs, or the reason why it is missing. */
export type Thing = { readonly value: string } | { readonly missing: string };

/** The result of one creation. */
export interface Creation extends Finding {
  readonly request: CheckRequest;
  readonly answer: Answer;
}

/** The objects that exist for tests; each is created once, on first use. */
export interface TestObjects {
  /** Executes an operation's first example for real. */
  created(operation: Operation): Promise<Creation>;
  /** The job of an operation's first example, after it has ended. */
  endedJob(operation: Operation): Promise<Thing>;
  sample(): Promise<Thing>;
  song(): Promise<Thing>;
  /** A model of the deployment that an operation accepts. */
  modelFor(operation: Operation): Promise<Thing>;
  /** Number of real requests that may cost money. */
  readonly creations: number;
  /** Counts a creation that a check has made itself. */
  count(): void;
}
