import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MusicOrder, VideoOrder } from '../port/jobs.ts';

/**
 * What the sandbox calls a job: everything that it needs to know of it, so that it keeps nothing. A job
 * goes on after a restart, and on whichever process asks.
 */
export type JobTicket = VideoTicket | MusicTicket;

interface TicketBase {
  /** When the job began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** How long it takes. */
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

/** Writes a ticket as text. */
export function writeTicket(ticket: JobTicket): string {
  return deflateRawSync(JSON.stringify(ticket)).toString('base64url');
}

/** Reads a ticket that `writeTicket` wrote. */
export function readTicket(text: string): JobTicket {
  const ticket: unknown = JSON.parse(
    inflateRawSync(Buffer.from(text, 'base64url')).toString('utf8'),
  );
  if (isTicket(ticket)) return ticket;
  throw new Error('This is no ticket of a job.');
}

/** Nobody else writes tickets, so that the kind tells the rest. */
function isTicket(value: unknown): value is JobTicket {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'video' || value.kind === 'music')
  );
}
