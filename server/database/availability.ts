import { inspect } from 'node:util';

/** The database server did not answer: it cannot be reached, or the connection broke. */
export class ServerLost extends Error {
  override readonly name = 'ServerLost';
  constructor(cause: unknown) {
    super(`The database server does not answer: ${detailOf(cause)}`, { cause });
  }
}

/** What was to be done with the database has waited for its turn for as long as it may. */
export class TurnNotHad extends Error {
  override readonly name = 'TurnNotHad';
  constructor() {
    super('What came before it keeps the database busy.');
  }
}

/** An error in one line. Where every address of a name fails, the error itself has no message. */
export function detailOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return detailOf(error.errors[0]);
  if (error instanceof Error) return error.message || error.name;
  // The built-in database also throws values that are no errors, from its file system.
  return typeof error === 'string' ? error : inspect(error, { depth: 0, breakLength: Infinity });
}

/** Has lost connections to the server told in a log. */
export function loggingLosses(log: {
  warn(facts: { readonly reason: string }, message: string): void;
}): (error: Error) => void {
  return (error) => log.warn({ reason: detailOf(error) }, 'database connection lost');
}

/** An error that the server, or the built-in database, has answered (PostgreSQL's manual, section 54.8). */
export interface ServersAnswer extends Error {
  readonly severity: string;
  readonly code: string;
}

/**
 * Whether an error is such an answer. Only the fields that both share are checked, so that the built-in database need
 * not be loaded.
 */
export function isServersAnswer(error: unknown): error is ServersAnswer {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return false;
  return typeof error.severity === 'string' && typeof error.code === 'string';
}

const ONLY_READ = '25006';
/** Somebody else has held it for as long as it was waited for. */
const LOCK_NOT_HAD = '55P03';
/** Serialisation failures and deadlocks. */
const CONFLICT_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * The states of a server that cannot serve just now (PostgreSQL's manual, appendix A). A whole class is given by its
 * two characters.
 */
const UNAVAILABLE_STATES: readonly string[] = [
  '08', // connection exception
  '53', // too few resources: connections, memory, disk
  ONLY_READ, // a standby that is not promoted yet
  '25P03', // the transaction did nothing for too long
  LOCK_NOT_HAD,
  '57014', // the statement took too long
  '57P01', // shut down by its operator
  '57P02', // crashed
  '57P03', // starts up, or shuts down
  '57P05', // the session did nothing for too long
];

/** By name, since the queue hands errors on as copies of their fields. */
const AWAY: ReadonlySet<string> = new Set(['ServerLost', 'TurnNotHad', 'DiskNearlyFull']);

/**
 * Whether an error means that the database cannot be used just now, rather than that it was used wrongly. System errors
 * of connections do not count, as upstreams and stores of files have connections, too (`asServerLost`).
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY.has(error.name) || ('code' in error && isUnavailableState(error.code));
}

/** The queue wraps the server's answer in an error of its own, with the same state. */
function isUnavailableState(code: unknown): boolean {
  const isState = /^[0-9A-Z]{5}$/.test(String(code));
  return isState && UNAVAILABLE_STATES.some((state) => String(code).startsWith(state));
}

/** What tells that nobody listens where the server was, or that it ends or starts just now. */
const GONE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P02',
  '57P03',
]);

/**
 * Whether everybody else who asked the server now would fail as well: neither a connection that was cut nor a statement
 * that took too long tells that.
 */
export function isGone(error: unknown): boolean {
  if (error instanceof ServerLost) return isGone(error.cause);
  return error instanceof Error && 'code' in error && GONE_CODES.has(error.code);
}

/** Whether a server can only be read. A connection that was opened then reports this for as long as it lasts. */
export function isOnlyRead(error: unknown): boolean {
  return isServersAnswer(error) && error.code === ONLY_READ;
}

/** Whether a lock was not to be had in time, as the transaction of somebody else holds it. */
export function isHeldUp(error: unknown): boolean {
  return isServersAnswer(error) && error.code === LOCK_NOT_HAD;
}

/**
 * Whether two transactions were in each other's way and this one was rolled back, so that it may succeed if repeated.
 */
export function isConflict(error: unknown): boolean {
  return isServersAnswer(error) && CONFLICT_STATES.has(error.code);
}

/** The system's codes for a server that is not there. */
const UNREACHABLE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

/** The error of a connection to the server, or a `ServerLost` where the server is not there. */
export function asServerLost<T>(error: T): T | ServerLost {
  const isLost = error instanceof Error && 'code' in error && UNREACHABLE_CODES.has(error.code);
  return isLost ? new ServerLost(error) : error;
}
