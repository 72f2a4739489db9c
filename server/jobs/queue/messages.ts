/** The messages of each queue. */
export interface Messages {
  /** A job is to be handed to its upstream. */
  'job-submit': StepMessage;
  /** An upstream is to be asked how far a job is. */
  'job-poll': StepMessage;
  /** The result of a job is to be stored. */
  'job-collect': StepMessage;
  /** The pictures of a job are to be made. */
  'job-make': StepMessage;
  /** A step of a job failed again and again. */
  'job-abandoned': StepMessage;
  /** What has expired is to be removed. */
  sweep: object;
}

/** A step of a job. */
export interface StepMessage {
  readonly jobId: string;
  /** The job's revision that the step belongs to; a step of an older one is void. */
  readonly revision: number;
  /** How often the step has been tried and was to be tried again. */
  readonly attempt: number;
  /** The upstream that may have begun with the job in an earlier try: it is given to no other. */
  readonly mayHaveBegun?: string | undefined;
  /** How many of the tries count, as an upstream may have begun; 0 where it is left out. */
  readonly failures?: number | undefined;
  /** How often in a row the upstream has not known the job; 0 where it is left out. */
  readonly unknownTimes?: number | undefined;
}

/** The name of a queue. */
export type QueueName = keyof Messages;
