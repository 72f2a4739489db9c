import { OperatorError } from '../foundation/operator-error.ts';
import { detailOf, isServersAnswer, isUnavailable, ServerLost } from './availability.ts';
import { ENCODING_ADVICE, ONLY_READ } from './server-facts.ts';

/** The database server cannot be used. The message is for the operator. */
export class DatabaseUnreachable extends OperatorError {
  override readonly name = 'DatabaseUnreachable';
  /** What is wrong, and what to do about it: the two parts of the message. */
  readonly says: string;
  readonly advice: string;
  constructor(cause: unknown) {
    const says = `The database server cannot be used: ${detailOf(cause)}.`;
    const isFull = isServersAnswer(cause) && cause.code === TOO_MANY_CONNECTIONS;
    const advice = isFull ? CONNECTIONS_ADVICE : SERVER_ADVICE;
    super(`${says} ${advice}`, { cause });
    this.says = says;
    this.advice = advice;
  }
}

/** What to do about a database server that cannot be used. */
export const SERVER_ADVICE =
  'See that the server runs, and that DATABASE_URL or databaseUrl names it, its user and its password.';
const CONNECTIONS_ADVICE =
  'A process needs up to 35 connections: raise max_connections, or the limit of the user or the database.';

/** `too_many_connections` (PostgreSQL's manual, appendix A). */
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Maps the errors of a server that goes away, or has no connection left, to `DatabaseUnreachable`; returns all others
 * unchanged.
 */
export function asUnreachable(error: unknown): unknown {
  if (error instanceof OperatorError || !isUnavailable(error)) return error;
  return new DatabaseUnreachable(error instanceof ServerLost ? error.cause : error);
}

/** The database's encoding cannot represent every character. The message is for the operator. */
export class OtherEncoding extends OperatorError {
  override readonly name = 'OtherEncoding';
  constructor(encoding: string) {
    super(`The database keeps text as ${encoding}, which lacks most letters. ${ENCODING_ADVICE}`);
  }
}

/** The database is read-only, but a gateway writes. The message is for the operator. */
export class OnlyRead extends OperatorError {
  override readonly name = 'OnlyRead';
  constructor() {
    super(`The database cannot be written. ${ONLY_READ.says} ${ONLY_READ.advice}`);
  }
}

/** The files of the built-in database cannot be used. The message is for the operator. */
export class DatabaseUnusable extends OperatorError {
  override readonly name = 'DatabaseUnusable';
  constructor(folder: string, cause: unknown) {
    super(
      `The database in ${folder} cannot be opened: its files are damaged, or of another version of PostgreSQL, or ` +
        `there is no room on its disk (${detailOf(cause)}). They are as they were; make room, or put a backup in their place.`,
      { cause },
    );
  }
}

/** The tables are those of an older Patchbay, which may still run on them. The message is for the operator. */
export class TablesBehind extends OperatorError {
  override readonly name = 'TablesBehind';
  constructor(pending: readonly string[]) {
    const changes = pending.length === 1 ? '1 change is' : `${pending.length} changes are`;
    super(
      `The tables are of an older Patchbay: ${changes} still to be made (${pending.join(', ')}). This ` +
        'command makes none, so that the older one can still start; patchbay migrate makes them, and so does the next start.',
    );
  }
}

/** The database has no tables, so it is probably the wrong one. The message is for the operator. */
export class NoTables extends OperatorError {
  override readonly name = 'NoTables';
  constructor() {
    super(
      'The database has no tables of a gateway. Name the one of the gateway by DATABASE_URL or databaseUrl, or start the ' +
        'gateway on this one once, which makes them, as patchbay migrate does.',
    );
  }
}
