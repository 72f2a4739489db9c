import { textOf } from '../../foundation/json-object.ts';
import { cleanFailure } from '../clean-words.ts';
import { acceptedJobId, openResult } from '../http/job-answers.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { CallContext } from '../port/call.ts';
import type { JobReport, JobUpstream } from '../port/jobs.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { numberOf } from './claims.ts';
import { type JobTicket, pollSecondsFor, readTicket, writeTicket } from './job-ticket.ts';
import type { Relay, Send } from './relay.ts';

/** Dependencies of jobs. */
export interface JobParts {
  readonly relay: Relay;
  readonly http: UpstreamHttp;
  readonly now: () => Date;
}

/** The unvalidated fields that all job records share. */
interface RecordClaim {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly data?: { readonly progress?: unknown; readonly reason?: unknown } | undefined;
}

/** What differs between kinds of jobs. `Answer` is the reply to a lookup. */
export interface JobWays<Order, Result, Answer> {
  /** Submits the work; returns the service's identifier. */
  readonly create: (
    ...submission: Parameters<JobUpstream<Order, Result>['submit']>
  ) => Promise<UpstreamOutcome<unknown>>;
  readonly lookUp: (jobId: string) => Send<Answer>;
  /** Reads the result from a record, if it is complete. */
  readonly resultIn: (record: Answer | undefined) => Result | undefined;
}

/** Jobs of the other service. Result files are referenced by URL. */
export function patchbayJobs<Order, Result, Answer extends RecordClaim>(
  { relay, http, now }: JobParts,
  { create, lookUp, resultIn }: JobWays<Order, Result, Answer>,
): JobUpstream<Order, Result> {
  return {
    knowsKeys: true,
    async submit(order, context) {
      const outcome = await create(order, context);
      return outcome.ok ? handedOver(outcome.value, { now }) : outcome;
    },
    async poll(upstreamJobId, context) {
      const ticket = readTicket(upstreamJobId);
      const outcome = await relay.ask(lookUp(ticket.jobId), { ...context, isAboutJob: true });
      if (!outcome.ok) return failed(lookupFailure(outcome.failure));
      const { value: record } = outcome;
      const report = reportOf(record, { result: resultIn(record), ticket, now });
      return { ok: true, value: cleaned(report, http) };
    },
    cancel: (upstreamJobId, context) => cancelJob(relay, readTicket(upstreamJobId), context),
    fetch: (_upstreamJobId, address, context) => openResult(http, address, context),
  };
}

/** The identifier of a submitted job, as a ticket. */
function handedOver(jobId: unknown, { now }: Pick<JobParts, 'now'>): UpstreamOutcome<string> {
  const accepted = acceptedJobId(jobId);
  if (!accepted.ok) return accepted;
  return { ok: true, value: writeTicket({ jobId: accepted.value, since: now() }) };
}

/**
 * Turns a record into a report.
 *
 * @param result - the result, if it is complete
 */
function reportOf<Result>(
  record: RecordClaim | undefined,
  { result, ticket, now }: { result: Result | undefined; ticket: JobTicket; now: () => Date },
): JobReport<Result> {
  switch (record?.status) {
    case 'SUCCESS':
      return result === undefined
        ? { state: 'failed', failure: NO_RESULT }
        : { state: 'done', result };
    case 'FAILED':
      return { state: 'failed', failure: failureOf(record) };
    default: {
      const pollAfterSeconds = pollSecondsFor(ticket, now());
      return { state: 'running', progress: progressOf(record), pollAfterSeconds };
    }
  }
}

/** The report as callers may see it. */
function cleaned<Result>(
  report: JobReport<Result>,
  http: Pick<UpstreamHttp, 'cleanMessage'>,
): JobReport<Result> {
  if (report.state !== 'failed') return report;
  return { state: 'failed', failure: cleanFailure(report.failure, http) };
}

/** A lookup has no parameter besides the job, so a refusal means that the job is unknown. */
function lookupFailure(failure: UpstreamFailure): UpstreamFailure {
  if (failure.kind !== 'refused') return failure;
  return { kind: 'unknown-job', message: failure.message };
}

/** The service does not know the job, cannot cancel, or the job has ended there. */
const NOTHING_TO_CANCEL: ReadonlySet<UpstreamFailure['kind']> = new Set(['unknown-job', 'refused']);

/** Cancels a job. A job that has ended or cannot be cancelled is left alone. */
async function cancelJob(relay: Relay, { jobId }: JobTicket, context: CallContext): Promise<void> {
  const outcome = await relay.ask((client, options) => client.cancelJob({ jobId }, options), {
    ...context,
    isAboutJob: true,
  });
  if (!outcome.ok && !NOTHING_TO_CANCEL.has(outcome.failure.kind)) {
    throw new Error(`The job was not cancelled. ${outcome.failure.message}`);
  }
}

function failureOf({ message, data }: RecordClaim): UpstreamFailure {
  const said = textOf(message) ?? 'The job failed at the upstream.';
  switch (data?.reason) {
    case 'moderation':
      return { kind: 'moderated', message: said };
    case 'timeout':
      return { kind: 'timed-out', message: said };
    default:
      return { kind: 'failed', message: said };
  }
}

function progressOf(record: RecordClaim | undefined): number {
  return numberOf(textOf(record?.data?.progress)?.replace('%', '')) ?? 0;
}

const NO_RESULT: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream calls the job done, but gives no result.',
};
