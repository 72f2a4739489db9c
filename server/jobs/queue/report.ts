import { asServerLost, isUnavailable } from '../../database/availability.ts';
import type { Log } from '../../foundation/log.ts';
import { logThrottle } from '../../foundation/log-throttle.ts';

/** Logs a failure. */
export type Report = (error: unknown, detail: object, message: string) => void;

/**
 * Makes a report of failures of the queue. While the database is away, every look at the queue fails alike, which is
 * logged now and then; other failures are logged each time.
 *
 * @param away - the message for a database that is away
 */
export function reporting(log: Log, away = 'the database does not answer the queue'): Report {
  const isToBeSaid = logThrottle();
  return (error, detail, message) => {
    if (!isUnavailable(error)) return log.error({ ...detail, error }, message);
    const reason = String(error);
    if (isToBeSaid(reason)) log.warn({ reason }, away);
  };
}

/**
 * The queue hands on errors of workers as plain objects with their fields. The database connection among these is left
 * out, as it would fill pages of the log.
 */
export function asError(error: Error): Error {
  // What follows names the worker, which would make repeated errors look different.
  const [message = ''] = error.message.split(' (Queue:');
  const fields = Object.entries(error).filter(([name]) => name !== 'client');
  return asServerLost(Object.assign(new Error(message), Object.fromEntries(fields), { message }));
}
