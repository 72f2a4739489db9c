import type { JobReport } from '../port/jobs.ts';
import { askedFailure, readDirectives, TRUNCATED } from './directives.ts';
import type { JobTicket } from './job-ticket.ts';

/** A job waits for this part of its time before it runs. */
const WAITING_PART = 0.1;
/** A job that is to fail does so after this part of its time. */
const FAILING_PART = 0.5;
const POLL_PARTS = 12;
const POLL_SECONDS_FROM = 0.5;
const POLL_SECONDS_UP_TO = 5;

/** How far a job of the sandbox is: it waits, runs with rising progress, and is done when its time is up. */
export function progressOf<Result>(
  { startedAt, seconds }: JobTicket,
  prompt: string,
  { now, result }: { readonly now: Date; readonly result: Result },
): JobReport<Result> {
  const directives = readDirectives(prompt);
  const duration = seconds + directives.slowSeconds;
  const elapsed = Math.max(0, (now.getTime() - startedAt) / 1000);
  const part = duration === 0 ? 1 : elapsed / duration;
  const failure = askedFailure(directives);
  if (failure !== undefined && part >= FAILING_PART) return { state: 'failed', failure };
  if (part >= 1) {
    return directives.truncated
      ? { state: 'failed', failure: TRUNCATED }
      : { state: 'done', result };
  }
  const running = Math.max(0, (part - WAITING_PART) / (1 - WAITING_PART));
  const pollAfterSeconds = Math.min(
    POLL_SECONDS_UP_TO,
    Math.max(POLL_SECONDS_FROM, duration / POLL_PARTS),
  );
  return { state: 'running', progress: running * 100, pollAfterSeconds };
}
