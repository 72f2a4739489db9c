import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';

/** The log. Every entry that belongs to a request carries its `requestId`. */
export type Log = Logger;

/** Lines are gathered so long, or until there are so many bytes of them, and written at once. */
const GATHERED_MS_UP_TO = 100;
const GATHERED_BYTES_UP_TO = 8_192;

/**
 * Opens the log: one JSON object a line, on standard error, so that standard output stays for people. What is gathered
 * when the process ends is written then, unless it is killed.
 *
 * @param to - where else to write
 */
export function openLog(level: string, to?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      // An error is empty as JSON; its message and its stack must be asked for.
      serializers: { error: stdSerializers.err },
      timestamp,
      redact: { paths: ['key', '*.key', 'authorization', '*.authorization'], censor: '(hidden)' },
    },
    escaping(to ?? gathering()),
  );
}

/**
 * What JSON may hold as it is, though terminals and readers take it for something else than text: the second row of
 * controls, ends of lines, and marks that turn the order of what follows around.
 */
const DECEIVING = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

function escaping(to: DestinationStream): DestinationStream {
  return { write: (line) => to.write(line.replace(DECEIVING, escaped)) };
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Written by a timer of its own: the library's would wake a process that has nothing to say ten times a second. */
function gathering(): DestinationStream {
  const file = destination({ fd: 2, sync: false, minLength: GATHERED_BYTES_UP_TO });
  let holdsLines = false;
  const flush = (): void => {
    holdsLines = false;
    file.flush();
  };
  return {
    write(line) {
      file.write(line);
      if (holdsLines) return;
      holdsLines = true;
      setTimeout(flush, GATHERED_MS_UP_TO).unref();
    },
  };
}

/** The beginning of the time of all lines of one second. */
let second = { number: Number.NaN, text: '' };

function timestamp(): string {
  const now = Date.now();
  const number = Math.floor(now / 1000);
  if (number !== second.number) {
    second = { number, text: new Date(number * 1000).toISOString().slice(0, -'000Z'.length) };
  }
  return `,"time":"${second.text}${String(now % 1000).padStart(3, '0')}Z"`;
}
