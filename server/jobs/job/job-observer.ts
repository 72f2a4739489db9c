import type { Delivery } from '../../callbacks/delivery.ts';
import type { Job } from './job.ts';

/** The outcome of a callback attempt; `given-up` is a failure that is not retried. */
export type Telling = Delivery['kind'] | 'given-up';

/** A step of a job, for metrics and traces. */
export interface SeenStep {
  readonly name: 'submit' | 'make' | 'poll' | 'collect' | 'callback';
  readonly job: Job;
  /** When the step began, if that was earlier. */
  readonly startedAt?: Date;
}

/** Observes jobs for metrics and traces. No behaviour may depend on it. */
export interface JobObserver {
  /** The current trace, which a job created now belongs to, if there is one. */
  traceParent(): string | undefined;
  /**
   * Runs a step.
   *
   * @param faultOf - names an expected failure in a word; `undefined` if the result is no failure
   */
  step<T>(
    step: SeenStep,
    work: () => Promise<T>,
    faultOf?: (result: T) => string | undefined,
  ): Promise<T>;
  /** The end of a job is committed. */
  ended(job: Job): void;
  /** The outcome of a callback attempt is committed. */
  told(telling: Telling): void;
  /** Messages were redelivered because the process that held them has died. */
  lapsed(count: number): void;
}

/** A `JobObserver` that does nothing. */
export const unobservedJobs: JobObserver = {
  traceParent: () => undefined,
  step: (_step, work) => work(),
  ended: () => {},
  told: () => {},
  lapsed: () => {},
};
