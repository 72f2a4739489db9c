import type { Operation } from '../../generated/shapes.ts';
import type { Answer } from './answer.ts';
import type { Finding } from './finding.ts';
import type { CheckRequest } from './request.ts';
import type { Person } from './signed-in-person.ts';

/** What is checked, and how. */
export interface Target {
  readonly url: string;
  /** The alternate address; the main one where nothing is said. */
  readonly alternateUrl?: string;
  readonly apiKey: string;
  /** Who has signed in, for what no key can do. */
  readonly person?: Person;
  /** Whether accounts, keys and secrets may be changed, and mails sent. */
  readonly isDisposable: boolean;
  readonly seed: number;
  /** How many requests are made up for each form of a body, at the most. */
  readonly generatedUpTo: number;
  /** Where callbacks are received: the address to listen on, which the deployment is told. */
  readonly callbackHost: string;
  /** How long a job, a callback or a stream is waited for, in milliseconds. */
  readonly patienceMs: number;
}

/** A deployment that is being checked. */
export interface Deployment {
  readonly target: Target;
  /** What is there to be asked about. */
  readonly objects: TestObjects;
  /** Sends a request and reads the answer. Waits where too much has been asked (429). */
  send(request: CheckRequest): Promise<Answer>;
  /** Sends a request and leaves the answer to be read as it comes. */
  open(request: CheckRequest, signal: AbortSignal): Promise<Response>;
  /** How a request is sent again by hand. */
  curl(request: CheckRequest): string;
  /** How many requests have been sent. */
  readonly requests: number;
}

/** Something that a check needs, or why there is none. */
export type Thing = { readonly value: string } | { readonly missing: string };

/** What one creation came to. */
export interface Creation extends Finding {
  readonly request: CheckRequest;
  readonly answer: Answer;
}

/** What is there to be asked about; each is made when it is first needed, and once. */
export interface TestObjects {
  /** Does an operation's first example in earnest. */
  created(operation: Operation): Promise<Creation>;
  /** The job of an operation's first example, once it has ended. */
  endedJob(operation: Operation): Promise<Thing>;
  sample(): Promise<Thing>;
  song(): Promise<Thing>;
  /** A model that an operation takes, of those that are the deployment's own. */
  modelFor(operation: Operation): Promise<Thing>;
  /** How often something that may cost has been asked for in earnest. */
  readonly creations: number;
  /** Notes a creation of a check's own. */
  count(): void;
}
