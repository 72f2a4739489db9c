/** What the gateway calls a job of the other service, so that nothing need be remembered here. */
export interface JobTicket {
  /** What the service calls it. */
  readonly jobId: string;
  /** When it was handed over. */
  readonly since: Date;
}

/** Writes when a job was handed over before the service's own name for it. */
export function writeTicket({ jobId, since }: JobTicket): string {
  return `${since.getTime()}.${jobId}`;
}

/** @throws where this is no name that `writeTicket` has written */
export function readTicket(upstreamJobId: string): JobTicket {
  const [, since, jobId] = /^(\d+)\.(.+)$/s.exec(upstreamJobId) ?? [];
  if (since === undefined || jobId === undefined) {
    throw new Error('This is no job of another gateway.');
  }
  return { jobId, since: new Date(Number(since)) };
}

const POLL_SECONDS_FROM = 0.5;
const POLL_SECONDS_UP_TO = 15;
/** The longer a job has taken, the longer it is left alone: for this part of its time so far. */
const POLL_PART = 1 / 8;

/** When to ask about a job again. */
export function pollSecondsFor({ since }: JobTicket, now: Date): number {
  const seconds = (now.getTime() - since.getTime()) / 1000;
  return Math.min(POLL_SECONDS_UP_TO, Math.max(POLL_SECONDS_FROM, seconds * POLL_PART));
}
