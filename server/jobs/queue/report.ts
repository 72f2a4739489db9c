import { asServerLost, isUnavailable } from '../../database/availability.ts';
import type { Log } from '../../foundation/log.ts';
import { logThrottle } from '../../foundation/log-throttle.ts';

/** Logs a failure. */
export type Report = (error: unknown, detail: object, message: string) => void;

const QUEUE_AWAY = 'the database does not answer the queue';

/** Options of a reporter. */
export interface ReportOptions {
  /** The message while the database is unavailable. */
  readonly away?: string;
  /** Called with each failure because the database is unavailable. */
  readonly onAway?: (() => void) | undefined;
}

/**
 * Makes a reporter of queue failures. While the database is unavailable every poll of the queue fails, so those
 * failures are logged at a limited rate; others are logged each time.
 */
export function reporting(log: Log, { away = QUEUE_AWAY, onAway }: ReportOptions = {}): Report {
  const isToBeSaid = logThrottle();
  return (error, detail, message) => {
    if (!isUnavailable(error)) return log.error({ ...detail, error }, message);
    onAway?.();
    const reason = String(error);
    if (isToBeSaid(reason)) log.warn({ reason }, away);
  };
}

/**
 * Restores an error that the queue passes on as a plain object with its fields. The database client among these is
 * dropped, as it would fill pages of the log.
 */
export function asError(error: Error): Error {
  // The rest names the worker, which would make repeated errors look different.
  const [message = ''] = error.message.split(' (Queue:');
  const fields = Object.entries(error).filter(([name]) => name !== 'client');
  return asServerLost(Object.assign(new Error(message), Object.fromEntries(fields), { message }));
}
