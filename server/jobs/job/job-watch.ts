import type { Delivery } from '../../callbacks/delivery.ts';
import type { Job } from './job.ts';

/** The outcome of a callback's try; `given-up` is a failure without another try. */
export type Telling = Delivery['kind'] | 'given-up';

/** A step of a job, for metrics and traces. */
export interface SeenStep {
  readonly name: 'submit' | 'make' | 'poll' | 'collect' | 'callback';
  readonly job: Job;
  /** When it began, where that is a while ago. */
  readonly startedAt?: Date;
}

/** Is told what jobs do, for metrics and traces. Nothing may depend on it. */
export interface JobWatch {
  /** The trace that a job which is created now belongs to, if there is one. */
  traceParent(): string | undefined;
  /**
   * Takes a step.
   *
   * @param faultOf - what went wrong, in a word, where something did that is no surprise
   */
  step<T>(
    step: SeenStep,
    work: () => Promise<T>,
    faultOf?: (result: T) => string | undefined,
  ): Promise<T>;
  /** A job has ended, and that is committed. */
  ended(job: Job): void;
  /** The outcome of a callback's try is committed. */
  told(telling: Telling): void;
  /** Messages have come again because the process that had them in work has died. */
  lapsed(count: number): void;
}

/** Watches nothing. */
export const unwatchedJobs: JobWatch = {
  traceParent: () => undefined,
  step: (_step, work) => work(),
  ended: () => {},
  told: () => {},
  lapsed: () => {},
};
