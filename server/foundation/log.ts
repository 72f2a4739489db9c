import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino';

/** The log. Every entry that belongs to a request carries its `requestId`. */
export type Log = Logger;

/**
 * Opens the log: one JSON object a line, on standard error, so that standard output stays for people.
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
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: ['key', '*.key', 'authorization', '*.authorization'], censor: '(hidden)' },
    },
    to ?? destination({ fd: 2, sync: true }),
  );
}
