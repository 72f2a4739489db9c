import type { Delivery } from '../callbacks/delivery.ts';
import type { Job } from './job.ts';

/** What has come of a try to tell a receiver; `given-up` is a failure behind which there is no other try. */
export type Telling = Delivery['kind'] | 'given-up';

/** Sees what becomes of jobs, for figures and traces. Nothing may depend on it. */
export interface JobWatch {
  /** A job has ended, and that is written. */
  ended(job: Job): void;
  /** A receiver has been told, or not, and that is written. */
  told(telling: Telling): void;
}

/** Nobody looks. */
export const unwatchedJobs: JobWatch = { ended: () => {}, told: () => {} };
