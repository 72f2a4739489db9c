/** The message type of each queue. */
export interface Messages {
  /** Submit a job to its upstream. */
  'job-submit': StepMessage;
  /** Poll an upstream for the progress of a job. */
  'job-poll': StepMessage;
  /** Fetch and store the result of a job. */
  'job-collect': StepMessage;
  /** Make the pictures of a job. */
  'job-make': StepMessage;
  /** A step of a job has failed too often. */
  'job-abandoned': StepMessage;
  /** Delete what has expired. */
  sweep: object;
}

/** A step of a job. */
export interface StepMessage extends StepTries {
  readonly jobId: string;
  /** The job's revision that the step belongs to; a step of an older revision is ignored. */
  readonly revision: number;
}

/** The earlier attempts of a step. */
export interface StepTries {
  /** How many times the step has been retried. */
  readonly attempt: number;
  /** The upstream that may have started the job in an earlier attempt; the job is submitted to no other. */
  readonly mayHaveBegun?: string | undefined;
  /** How many attempts count against the limit, as an upstream may have started the job in them; defaults to 0. */
  readonly failures?: number | undefined;
  /** How many times in a row the upstream has answered that it does not know the job; defaults to 0. */
  readonly unknownTimes?: number | undefined;
  /** How many times the upstream has not delivered a file of the result; defaults to 0. */
  readonly undelivered?: number | undefined;
}

/** The name of a queue. */
export type QueueName = keyof Messages;
