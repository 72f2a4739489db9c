import type { Deployment } from './deployment.ts';
import type { Finding } from './finding.ts';

/** What checks are about; `--only` chooses among them. */
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

/** One of them. */
export type Kind = keyof typeof kinds;

/** One thing that a deployment must do. */
export interface Check {
  readonly operationId: string;
  readonly kind: Kind;
  /** What is checked, in a few words; unique within its operation and kind. */
  readonly name: string;
  run(deployment: Deployment): Promise<Finding>;
}
