/** The data about a job of the other service that is stored as its identifier. */
export interface JobTicket {
  /** The service's identifier. */
  readonly jobId: string;
  /** When it was submitted. */
  readonly since: Date;
}

/** Joins the time of submission and the service's identifier. */
export function writeTicket({ jobId, since }: JobTicket): string {
  return `${since.getTime()}.${jobId}`;
}

/** @throws if the text was not written by `writeTicket` */
export function readTicket(upstreamJobId: string): JobTicket {
  const [, since, jobId] = /^(\d+)\.(.+)$/s.exec(upstreamJobId) ?? [];
  if (since === undefined || jobId === undefined) {
    throw new Error('The upstream job identifier is not one of a Patchbay upstream.');
  }
  return { jobId, since: new Date(Number(since)) };
}

const POLL_SECONDS_FROM = 0.5;
const MAX_POLL_SECONDS = 15;
/** The poll interval, as a share of the job's age. */
const POLL_PART = 1 / 8;

/** The wait before the next poll of a job, in seconds. */
export function pollSecondsFor({ since }: JobTicket, now: Date): number {
  const seconds = (now.getTime() - since.getTime()) / 1000;
  return Math.min(MAX_POLL_SECONDS, Math.max(POLL_SECONDS_FROM, seconds * POLL_PART));
}
