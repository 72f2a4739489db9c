import type { Queries } from '../../database/database.ts';
import type { Messages, QueueName } from './messages.ts';

/** Handles one message. Where it throws, the message comes again. */
export type Handler<Name extends QueueName> = (
  message: Messages[Name],
  signal: AbortSignal,
) => Promise<void>;

/** Handles several messages together. Those whose result is a rejection come again. */
export type BatchHandler<Name extends QueueName> = (
  messages: readonly Messages[Name][],
  signal: AbortSignal,
) => Promise<readonly PromiseSettledResult<void>[]>;

/** How many messages a queue holds; the figures may be some seconds old. */
export interface QueueDepth {
  readonly name: string;
  /** Due, and not in work. */
  readonly ready: number;
  /** To come later. */
  readonly deferred: number;
  /** In work. */
  readonly active: number;
}

/** A message that is put into a queue. */
export interface Sent<Message> {
  readonly message: Message;
  readonly afterSeconds: number;
  /** The upstream that handling it waits for, as no upstream may keep all workers waiting. */
  readonly upstream?: string | undefined;
}

/** The durable queue. */
export interface Queue {
  /**
   * Puts messages into a queue, each to come after so many seconds by the database's clock.
   *
   * @param queries - a transaction, where the messages shall be there if and only if it commits
   */
  sendAll<Name extends QueueName>(
    name: Name,
    messages: readonly Sent<Messages[Name]>[],
    options: { readonly queries: Queries },
  ): Promise<void>;
  /** Sends a message every minute, which one of all processes handles. */
  everyMinute(name: 'sweep'): Promise<void>;
  /** Starts to hand messages to a handler. */
  work<Name extends QueueName>(name: Name, handler: Handler<Name>): Promise<void>;
  /** Starts to hand messages to a handler, a batch at a time. It answers the outcome of each. */
  workTogether<Name extends QueueName>(name: Name, handler: BatchHandler<Name>): Promise<void>;
  /** Whether the queue takes messages and hands them over. */
  isAlive(): Promise<boolean>;
  /** How many messages each queue holds. */
  depths(): Promise<readonly QueueDepth[]>;
  /** Takes no more messages and waits for those in work; what is not done by then comes again. */
  stop(graceSeconds: number): Promise<void>;
}
