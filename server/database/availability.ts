import { inspect } from 'node:util';

/** The database server did not answer: it cannot be reached, or the connection broke. */
export class ServerLost extends Error {
  override readonly name = 'ServerLost';
  constructor(cause: unknown) {
    super(`The database server does not answer: ${detailOf(cause)}`, { cause });
  }
}

/** What an error says, in a line. Where every address of a name fails, the error itself says nothing. */
export function detailOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return detailOf(error.errors[0]);
  if (error instanceof Error) return error.message || error.name;
  // The built-in database throws what is no error: what its file system has met.
  return typeof error === 'string' ? error : inspect(error, { depth: 0, breakLength: Infinity });
}

/** What the server itself, or the built-in one, says to a statement (PostgreSQL's manual, section 54.8). */
export interface ServersAnswer extends Error {
  readonly severity: string;
  readonly code: string;
}

/** Whether an error is one. Only what the two share is looked at: who has a server need not load the built-in one. */
export function isServersAnswer(error: unknown): error is ServersAnswer {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return false;
  return typeof error.severity === 'string' && typeof error.code === 'string';
}

const ONLY_READ = '25006';
/** Could not be put in an order with another one; stood in a circle of locks. */
const CONFLICT_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * The answers that a server gives when it cannot serve just now (PostgreSQL's manual, appendix A). A whole
 * class stands as its two characters.
 */
const UNAVAILABLE_STATES: readonly string[] = [
  '08', // connection exception
  '53', // too few resources: connections, memory, disk
  ONLY_READ, // a standby that is not promoted yet
  '25P03', // the transaction did nothing for too long
  '55P03', // a lock was not to be had in time
  '57014', // the statement took too long
  '57P01', // shut down by its operator
  '57P02', // crashed
  '57P03', // starts up, or shuts down
  '57P05', // the session did nothing for too long
];

/** Names of errors, as the queue hands on errors that it has made of the fields of others. */
const AWAY: ReadonlySet<string> = new Set(['ServerLost', 'DiskNearlyFull']);

/**
 * Whether an error means that the database cannot be used just now, rather than that it was used wrongly. What the system
 * says of a connection is none by itself: upstreams and stores of files have connections, too (`asServerLost`).
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY.has(error.name) || ('code' in error && isUnavailableState(error.code));
}

/** The queue tells what the server has answered in an error of its own, with the same state. */
function isUnavailableState(code: unknown): boolean {
  const isState = /^[0-9A-Z]{5}$/.test(String(code));
  return isState && UNAVAILABLE_STATES.some((state) => String(code).startsWith(state));
}

/** Whether a server has answered that it can only be read. A connection that was made then says so for as long as it lasts. */
export function isOnlyRead(error: unknown): boolean {
  return isServersAnswer(error) && error.code === ONLY_READ;
}

/**
 * Whether an error means that two transactions stood in each other's way and this one was undone, so that the same again
 * may go through.
 */
export function isConflict(error: unknown): boolean {
  return isServersAnswer(error) && CONFLICT_STATES.has(error.code);
}

/** What the system says of a server that is not there. */
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

/** An error of a connection to the server as it is, or what it means where the system says that the server is not there. */
export function asServerLost<T>(error: T): T | ServerLost {
  const isLost = error instanceof Error && 'code' in error && UNREACHABLE_CODES.has(error.code);
  return isLost ? new ServerLost(error) : error;
}
