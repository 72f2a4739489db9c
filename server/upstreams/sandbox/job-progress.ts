import type { JobReport } from '../port/jobs.ts';
import { askedFailure, readDirectives, TRUNCATED } from './directives.ts';
import type { JobTicket } from './job-ticket.ts';

/** The part of a job's duration during which it is queued. */
const WAITING_PART = 0.1;
/** The part of a job's duration after which a requested failure occurs. */
const FAILING_PART = 0.5;
const POLL_PARTS = 12;
const POLL_SECONDS_FROM = 0.5;
const MAX_POLL_SECONDS = 5;

/** The progress of a sandbox job: it is queued, runs with rising progress, and is done at the end of its duration. */
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
    MAX_POLL_SECONDS,
    Math.max(POLL_SECONDS_FROM, duration / POLL_PARTS),
  );
  return { state: 'running', progress: running * 100, pollAfterSeconds };
}
