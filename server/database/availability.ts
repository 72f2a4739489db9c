import { inspect } from 'node:util';

/** The database server did not answer: it is unreachable, or the connection broke. */
export class ServerLost extends Error {
  override readonly name = 'ServerLost';
  constructor(cause: unknown) {
    super(`The database server does not answer: ${detailOf(cause)}`, { cause });
  }
}

/** A database operation waited for its turn until its timeout. */
export class TurnNotHad extends Error {
  override readonly name = 'TurnNotHad';
  constructor() {
    super('What came before it keeps the database busy.');
  }
}

/** An error as one line. If every address of a host name fails, the error itself has no message. */
export function detailOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return detailOf(error.errors[0]);
  if (error instanceof Error) return error.message || error.name;
  // The built-in database also throws values that are not errors, from its file system.
  return typeof error === 'string' ? error : inspect(error, { depth: 0, breakLength: Infinity });
}

/** Makes a handler that logs lost connections to the server. */
export function loggingLosses(log: {
  warn(facts: { readonly reason: string }, message: string): void;
}): (error: Error) => void {
  return (error) => log.warn({ reason: detailOf(error) }, 'database connection lost');
}

/** An error reported by the server or the built-in database (PostgreSQL's manual, section 54.8). */
export interface ServersAnswer extends Error {
  readonly severity: string;
  readonly code: string;
}

/**
 * Whether an error was reported by the database. Only the fields common to both kinds are checked, so that the built-in
 * database need not be loaded.
 */
export function isServersAnswer(error: unknown): error is ServersAnswer {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return false;
  return typeof error.severity === 'string' && typeof error.code === 'string';
}

const ONLY_READ = '25006';
/** Lock timeout: another transaction held the lock. */
const LOCK_NOT_HAD = '55P03';
/** Serialisation failures and deadlocks. */
const CONFLICT_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * The SQLSTATEs of a server that is temporarily unavailable (PostgreSQL's manual, appendix A). A whole class is given
 * by its two characters.
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

/** By name, as the queue passes errors on as copies of their fields. */
const AWAY: ReadonlySet<string> = new Set(['ServerLost', 'TurnNotHad', 'DiskNearlyFull']);

/**
 * Whether an error means that the database is temporarily unavailable, rather than that it was misused. System errors
 * of connections do not count, as upstreams and file stores have connections, too (`asServerLost`).
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY.has(error.name) || ('code' in error && isUnavailableState(error.code));
}

/** The queue wraps the server's error in its own, with the same SQLSTATE. */
function isUnavailableState(code: unknown): boolean {
  const isState = /^[0-9A-Z]{5}$/.test(String(code));
  return isState && UNAVAILABLE_STATES.some((state) => String(code).startsWith(state));
}

/** Codes of a server that is not listening, or is starting or stopping. */
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
 * Whether the server is unavailable to every client, not only to this query: a cut connection or a statement timeout
 * does not prove that.
 */
export function isGone(error: unknown): boolean {
  if (error instanceof ServerLost) return isGone(error.cause);
  return error instanceof Error && 'code' in error && GONE_CODES.has(error.code);
}

/** Whether a transaction that failed may have been committed: the connection broke, perhaps just before the answer. */
export function mayBeCommitted(error: unknown): boolean {
  return error instanceof ServerLost && !isGone(error);
}

/** Whether a server is read-only. A connection opened in that state reports this for its whole life. */
export function isOnlyRead(error: unknown): boolean {
  return isServersAnswer(error) && error.code === ONLY_READ;
}

/** Whether a lock timed out, as another transaction holds it. */
export function isHeldUp(error: unknown): boolean {
  return isServersAnswer(error) && error.code === LOCK_NOT_HAD;
}

/** Whether this transaction was rolled back because of a conflict with another, so that it may succeed if retried. */
export function isConflict(error: unknown): boolean {
  return isServersAnswer(error) && CONFLICT_STATES.has(error.code);
}

/** Whether the work may succeed if repeated: the database is unavailable, or has rolled the transaction back. */
export function isPassing(error: unknown): boolean {
  return isUnavailable(error) || isConflict(error);
}

/** System error codes of an unreachable server. */
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

/** Converts a connection error of an unreachable server to a `ServerLost`; returns any other error unchanged. */
export function asServerLost<T>(error: T): T | ServerLost {
  const isLost = error instanceof Error && 'code' in error && UNREACHABLE_CODES.has(error.code);
  return isLost ? new ServerLost(error) : error;
}
