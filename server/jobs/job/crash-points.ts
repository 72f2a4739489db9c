/** Points in a job's life at which a crash must do no harm. Only tests observe them, to end the process there. */
export type CrashPoint =
  /** The job is written, but not committed. */
  | 'creating'
  /** The job is committed, but its caller has not been answered. */
  | 'created'
  /** The record says that the job is being submitted, but the upstream has not been called. */
  | 'submitting'
  /** The upstream has accepted the job, but that is not recorded. */
  | 'submitted'
  /** The upstream has reported the job's progress, but that is not recorded. */
  | 'polled'
  /** One file of the result is stored; others may be missing. */
  | 'storing'
  /** All files are stored, but the job does not refer to them. */
  | 'stored'
  /** The end is written, but not committed. */
  | 'ending'
  /** The end is committed, but nobody has been notified. */
  | 'ended'
  /** The callback is about to be sent. */
  | 'telling'
  /** The receiver has answered, but that is not recorded. */
  | 'told';

/** Called at each of these points. */
export type OnCrashPoint = (crashPoint: CrashPoint) => void;

/** Does nothing. */
export const unobserved: OnCrashPoint = () => {};
