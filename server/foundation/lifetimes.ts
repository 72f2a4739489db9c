/** How long things are kept, and how long they may take, as the settings say; in seconds. */
export interface Lifetimes {
  /** An image that was returned by address, and that address. */
  readonly image: number;
  /** The address of a job's file, from each lookup. */
  readonly resultAddress: number;
  /** A job and its files, from its end. */
  readonly job: number;
  /** The time limit of a job, from its creation. */
  readonly runningJob: number;
  readonly sample: number;
  /** The answer stored under an idempotency key. */
  readonly firstAnswer: number;
  /** An event stream without an end of its own, or with a late one. */
  readonly eventStream: number;
  /** The maximum duration of a request. */
  readonly request: number;
  /** The timeout for a receiver's response to a callback. */
  readonly receiver: number;
  /** How long a replaced callback secret keeps signing. */
  readonly secretOverlap: number;
}
