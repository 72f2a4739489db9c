import { asServerLost, isUnavailable } from '../database/availability.ts';
import type { Log } from '../foundation/log.ts';
import { saidSeldom } from '../foundation/seldom.ts';
import type { OnUnreadable } from './job-rows.ts';

/** Writes down what has failed. */
export type Report = (error: unknown, detail: object, message: string) => void;

/**
 * Makes what writes down failures of the queue. A database that is away fails every look at the queue alike: that
 * is said once in a while, and what else fails each time.
 *
 * @param away - what is said of a database that is away
 */
export function reporting(log: Log, away = 'the database does not answer the queue'): Report {
  const isToBeSaid = saidSeldom();
  return (error, detail, message) => {
    if (!isUnavailable(error)) return log.error({ ...detail, error }, message);
    const reason = String(error);
    if (isToBeSaid(reason)) log.warn({ reason }, away);
  };
}

/** Makes what writes down jobs that cannot be read. */
export function tellingUnreadable(log: Log, message: string): OnUnreadable {
  return (jobId, error) => log.error({ error, jobId }, message);
}

/**
 * The queue tells of an error of a worker as a plain object that has its fields. The connection that met it is left out:
 * it would fill pages of the log.
 */
export function asError(error: Error): Error {
  // What is there twice in a row differs only by the worker that met it.
  const [message = ''] = error.message.split(' (Queue:');
  const fields = Object.entries(error).filter(([name]) => name !== 'client');
  return asServerLost(Object.assign(new Error(message), Object.fromEntries(fields), { message }));
}
