import type { Queries } from '../../database/database.ts';
import type { Messages, QueueName } from './messages.ts';

/** Handles one message. If it throws, the message is redelivered. */
export type Handler<Name extends QueueName> = (
  message: Messages[Name],
  signal: AbortSignal,
) => Promise<void>;

/** A message as it is delivered. */
export type Delivered<Message> = Message & {
  /** Whether it was delivered before: an earlier delivery may have been handled, or still be. */
  readonly isRedelivered?: boolean;
};

/** Handles several messages together. Those whose result is a rejection are redelivered. */
export type BatchHandler<Name extends QueueName> = (
  messages: readonly Delivered<Messages[Name]>[],
  signal: AbortSignal,
) => Promise<readonly PromiseSettledResult<void>[]>;

/** The number of messages in a queue; the figures may be some seconds old. */
export interface QueueDepth {
  readonly name: string;
  /** Due, but not being handled. */
  readonly ready: number;
  /** Not yet due. */
  readonly deferred: number;
  /** Being handled. */
  readonly active: number;
}

/** A message to send. */
export interface Sent<Message> {
  readonly message: Message;
  readonly afterSeconds: number;
  /** The upstream that the handler calls, for the concurrency limit per upstream. */
  readonly upstream?: string | undefined;
}

/** The durable queue. */
export interface Queue {
  /**
   * Sends messages, each due after its delay by the database's clock.
   *
   * @param queries - a transaction if the messages must be sent only if it commits
   */
  sendAll<Name extends QueueName>(
    name: Name,
    messages: readonly Sent<Messages[Name]>[],
    options: { readonly queries: Queries },
  ): Promise<void>;
  /** Sends a message every minute, to be handled by one of all processes. */
  everyMinute(name: 'sweep'): Promise<void>;
  /** Starts delivering messages to a handler. */
  work<Name extends QueueName>(name: Name, handler: Handler<Name>): Promise<void>;
  /** Starts delivering messages in batches to a handler, which returns the outcome of each. */
  workTogether<Name extends QueueName>(name: Name, handler: BatchHandler<Name>): Promise<void>;
  /** Whether the queue accepts and delivers messages. */
  isAlive(): Promise<boolean>;
  /** The number of messages in each queue. */
  depths(): Promise<readonly QueueDepth[]>;
  /**
   * Stops taking messages and waits up to the grace period for those being handled; unfinished ones are redelivered.
   */
  stop(graceSeconds: number): Promise<void>;
}
