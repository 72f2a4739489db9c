import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MusicOrder, VideoOrder } from '../port/jobs.ts';

/**
 * A sandbox job's identifier. It contains all data about the job, so that the sandbox is stateless: a job continues
 * after a restart, and in any process.
 */
export type JobTicket = VideoTicket | MusicTicket;

interface TicketBase {
  /** The start time, in milliseconds of Unix time. */
  readonly startedAt: number;
  /** The duration, in seconds. */
  readonly seconds: number;
}

export interface VideoTicket extends TicketBase {
  readonly kind: 'video';
  readonly order: VideoOrder;
}

export interface MusicTicket extends TicketBase {
  readonly kind: 'music';
  readonly order: MusicOrder;
  /** SHA-256 of the sample. */
  readonly sample: string;
}

/** Serializes a ticket. */
export function writeTicket(ticket: JobTicket): string {
  return deflateRawSync(JSON.stringify(ticket)).toString('base64url');
}

/** Parses a ticket written by `writeTicket`. */
export function readTicket(text: string): JobTicket {
  const ticket: unknown = JSON.parse(
    inflateRawSync(Buffer.from(text, 'base64url')).toString('utf8'),
  );
  if (isTicket(ticket)) return ticket;
  throw new Error('The job identifier is not one of the sandbox.');
}

/** Only `writeTicket` writes tickets, so checking the kind is sufficient. */
function isTicket(value: unknown): value is JobTicket {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'video' || value.kind === 'music')
  );
}
