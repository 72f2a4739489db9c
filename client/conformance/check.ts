import type { Deployment } from './deployment.ts';
import type { Finding } from './finding.ts';

/** The kinds of checks, selectable with `--only`. */
export const kinds = {
  examples: 'the requests that the contract shows, and those that it shows to be refused',
  rules: "every rule's accepted and refused examples",
  generated: 'requests made up from the schemas',
  bounds: 'each bound, choice, constant and name, kept and broken one at a time',
  jobs: 'the life of jobs',
  callbacks: 'callbacks, their signatures and their repetition',
  streams: 'answers that come event by event',
  protocol: 'keys, methods, media types, sizes, idempotency',
} as const;

/** A kind of check. */
export type Kind = keyof typeof kinds;

/** One requirement on a deployment. */
export interface Check {
  readonly operationId: string;
  readonly kind: Kind;
  /** A short name, unique within its operation and kind. */
  readonly name: string;
  run(deployment: Deployment): Promise<Finding>;
}
