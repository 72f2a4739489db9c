import { write, writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { BufferedLines } from './buffered-lines.ts';
import { isObject, type JsonObject } from './json-object.ts';

/** The log. Every entry that belongs to a request carries its `requestId`. */
export type Log = Logger;

const STANDARD_ERROR = 2;
/** Pino's number of the level `warn`. */
const WARNING = 40;

/**
 * Opens the log: one JSON object per line on standard error, as standard output is for people. Buffered lines are
 * written when the process exits, unless it is killed. A log that cannot be written delays nothing: its lines are
 * dropped, and their number is logged later.
 *
 * @param to - an alternative destination
 */
export function openLog(level: string, to?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      serializers: { error: toldError },
      timestamp,
      redact: { paths: ['key', '*.key', 'authorization', '*.authorization'], censor: '(hidden)' },
    },
    escaping(to ?? standardError()),
  );
}

/** The fields of database errors that quote the statement and the row, which contain user data and secrets. */
const REPEATED: ReadonlySet<string> = new Set([
  'query',
  'params',
  'queryOptions',
  'detail',
  'where',
  'internalQuery',
]);

/** JSON omits the message and the stack of an error, so they are copied. */
function toldError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const told = withoutRepeated(stdSerializers.err(error));
  // Pino joins the messages of an error and its causes by colons, also where they are sentences.
  return { ...told, message: String(told.message).replaceAll('.: ', ': ') };
}

function withoutRepeated(told: object): JsonObject {
  const kept = Object.entries(told).filter(([name]) => !REPEATED.has(name));
  const { aggregateErrors, ...fields } = Object.fromEntries(kept);
  if (!Array.isArray(aggregateErrors)) return fields;
  return { ...fields, aggregateErrors: aggregateErrors.filter(isObject).map(withoutRepeated) };
}

/**
 * Characters that are valid in JSON, but that terminals and other programs do not treat as text: C1 control characters,
 * line separators, and bidirectional control characters.
 */
const DECEIVING = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

function escaping(to: DestinationStream): DestinationStream {
  return { write: (line) => to.write(line.replace(DECEIVING, escaped)) };
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

let gathered: BufferedLines | undefined;

/**
 * Buffers lines here instead of using Pino's own destination, which wakes an idle process ten times a second, ends the
 * process if the log's disk is full, and on exit retries forever what cannot be written.
 */
function standardError(): DestinationStream {
  if (gathered !== undefined) return gathered;
  const lines = new BufferedLines(
    {
      write: (bytes, onWritten) => write(STANDARD_ERROR, bytes, onWritten),
      writeNow: (bytes) => writeSync(STANDARD_ERROR, bytes),
    },
    (dropped) => `{"level":${WARNING}${timestamp()},"dropped":${dropped},"msg":"${DROPPED}"}\n`,
  );
  process.on('exit', () => lines.end());
  gathered = lines;
  return lines;
}

const DROPPED = 'lines of the log could not be written and are missing';

/** The formatted time up to the second, cached for all lines of the same second. */
let second = { number: Number.NaN, text: '' };

function timestamp(): string {
  const now = Date.now();
  const number = Math.floor(now / 1000);
  if (number !== second.number) {
    second = { number, text: new Date(number * 1000).toISOString().slice(0, -'000Z'.length) };
  }
  return `,"time":"${second.text}${String(now % 1000).padStart(3, '0')}Z"`;
}
