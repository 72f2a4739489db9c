import { destination, type Logger, pino } from 'pino';

/** The log. Every entry that belongs to a request carries its `requestId`. */
export type Log = Logger;

/** Opens the log: one JSON object a line, on standard error, so that standard output stays for people. */
export function openLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: ['key', '*.key', 'authorization', '*.authorization'], censor: '(hidden)' },
    },
    destination({ fd: 2, sync: true }),
  );
}
