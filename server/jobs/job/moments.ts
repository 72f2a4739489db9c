/**
 * The moments in a job's life at which a crash must do no harm. A test is told of them, and ends the process
 * there; nobody else listens.
 */
export type Moment =
  /** The job is written, and nothing is committed. */
  | 'creating'
  /** The job is committed, and its caller knows nothing of it. */
  | 'created'
  /** The record says that the job is being handed over, and the upstream knows nothing of it. */
  | 'submitting'
  /** The upstream has taken the job on, and nobody has noted it. */
  | 'submitted'
  /** The upstream has said how far the job is, and nobody has noted it. */
  | 'polled'
  /** A file of the result is stored, and others may not be. */
  | 'storing'
  /** All files are stored, and the job does not know it. */
  | 'stored'
  /** The end is written, and not committed. */
  | 'ending'
  /** The end is committed, and nobody is told. */
  | 'ended'
  /** The receiver is about to be told. */
  | 'telling'
  /** The receiver has answered, and nobody has noted it. */
  | 'told';

/** Told of every such moment. */
export type OnMoment = (moment: Moment) => void;

/** Tells nobody. */
export const unobserved: OnMoment = () => {};
