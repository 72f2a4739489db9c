import type { Delivery } from '../callbacks/delivery.ts';
import type { Job } from './job.ts';

/** What has come of a try to tell a receiver; `given-up` is a failure behind which there is no other try. */
export type Telling = Delivery['kind'] | 'given-up';

/** A step of a job that is worth being seen. */
export interface SeenStep {
  readonly name: 'submit' | 'make' | 'poll' | 'collect' | 'callback';
  readonly job: Job;
  /** When it began, where that is a while ago. */
  readonly startedAt?: Date;
}

/** Sees what becomes of jobs, for figures and traces. Nothing may depend on it. */
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
  /** A job has ended, and that is written. */
  ended(job: Job): void;
  /** A receiver has been told, or not, and that is written. */
  told(telling: Telling): void;
  /** Messages of a queue have come again since the process that had them in work has died. */
  lapsed(count: number): void;
}

/** Nobody looks. */
export const unwatchedJobs: JobWatch = {
  traceParent: () => undefined,
  step: (_step, work) => work(),
  ended: () => {},
  told: () => {},
  lapsed: () => {},
};
