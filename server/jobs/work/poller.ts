import { readIdentifier } from '../../foundation/identifiers.ts';
import { jittered } from '../../foundation/jitter.ts';
import { isLate } from '../changes/giving-up.ts';
import type { Progress } from '../changes/transitions.ts';
import type { Job } from '../job/job.ts';
import type { StepMessage } from '../queue/messages.ts';
import type { BatchHandler, Delivered } from '../queue/queue.ts';
import { type FoundJob, jobIn } from '../store/rows.ts';
import { findJobs } from '../store/store.ts';
import { type DueStep, isCurrent, type StepParts } from './due-step.ts';
import { makePollTurns, type PollTurns } from './poll-turns.ts';
import { makeRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { failureOf, tryAgain } from './retries.ts';
import { type AnyReport, type PolledJob, pollJob } from './upstream-work.ts';

/** Dependencies and options of polling. */
export interface PollingParts
  extends Pick<
    StepParts,
    'queries' | 'transitions' | 'routes' | 'clock' | 'onCrashPoint' | 'observer' | 'runningSeconds'
  > {
  readonly queue: {
    workTogether(name: 'job-poll', handler: BatchHandler<'job-poll'>): Promise<void>;
  };
  /** Maximum polls a second. */
  readonly pollsPerSecond: number;
  /** Takes a step of a job that must not be polled: all steps of a job share one message. */
  readonly takeStep: (message: StepMessage, signal: AbortSignal) => Promise<void>;
}

/** Bounds of the poll interval, whatever the upstream asks for. */
const POLL_SECONDS = { from: 0.2, upTo: 300 } as const;
/** A running job is not done until its result is stored. */
const MAX_PROGRESS = 99;
/** The delay of a poll that is put off: as long as a poll may take, so that the upstream has had time to answer. */
const PUT_OFF_SECONDS = 10;

type PollMessage = Delivered<StepMessage>;

/** Polling, and the turns at each upstream. */
interface PollingRoom extends PollingParts {
  readonly turns: PollTurns;
  readonly rateLimiter: RateLimiter;
}

/**
 * Starts taking polls from the queue. Jobs are polled in batches and their progress is written in one transaction for
 * each upstream, so that thousands of running jobs cost the database little. The polls of each process are
 * rate-limited, however many are due. Slow upstreams do not hold up the polls of others, unless several become slow at
 * the same time, and then once, for as long as a poll may take.
 */
export async function startPolling(parts: PollingParts): Promise<void> {
  const rateLimiter = makeRateLimiter(parts.pollsPerSecond);
  const room = { ...parts, rateLimiter, turns: makePollTurns() };
  await parts.queue.workTogether('job-poll', (messages, signal) => pollAll(messages, signal, room));
}

async function pollAll(
  messages: readonly PollMessage[],
  signal: AbortSignal,
  parts: PollingRoom,
): Promise<readonly PromiseSettledResult<void>[]> {
  const ids = messages.flatMap(({ jobId }) => readIdentifier(jobId) ?? []);
  const jobs = await findJobs(parts.queries, ids);
  const groups = Map.groupBy(messages, ({ jobId }) => upstreamOf(jobs.get(jobId)));
  const polled = await Promise.all(
    [...groups].map(([upstream, group]) =>
      pollGroup({ upstream, batch: messages, messages: group, jobs }, signal, parts).catch(
        (reason: unknown) =>
          group.map((message) => [message, { status: 'rejected', reason }] as const),
      ),
    ),
  );
  const results = new Map<StepMessage, PromiseSettledResult<void>>(polled.flat());
  return messages.flatMap((message) => results.get(message) ?? []);
}

/** The polls of a batch that go to one upstream. */
interface PollGroup {
  readonly upstream: string;
  /** All messages of the batch. */
  readonly batch: readonly PollMessage[];
  readonly messages: readonly PollMessage[];
  readonly jobs: ReadonlyMap<string, FoundJob>;
}

/** Polls the jobs at one upstream and writes their progress, without waiting for other upstreams. */
async function pollGroup(
  group: PollGroup,
  signal: AbortSignal,
  parts: PollingRoom,
): Promise<readonly (readonly [StepMessage, PromiseSettledResult<void>])[]> {
  const { messages, jobs } = group;
  const endTurn = await turnFor(group, signal, parts);
  try {
    const step = { context: { signal }, isPutOff: endTurn === undefined };
    const polled = await Promise.all(
      messages.map(async (message) => {
        const asked = poll(jobs.get(message.jobId), { ...step, message }, parts);
        const [result] = await Promise.allSettled([asked]);
        return [message, result] as const;
      }),
    );
    const underWay = polled.flatMap(([{ isRedelivered: voidsOther = false }, result]) =>
      result.status === 'fulfilled' && result.value !== undefined
        ? [{ ...result.value, voidsOther }]
        : [],
    );
    // Messages duplicated by a crash become one again.
    const once = new Map(underWay.map((progress) => [progress.job.id, progress]));
    await parts.transitions.progress([...once.values()]);
    return polled.map(([message, result]) => [message, withoutValue(result)]);
  } finally {
    endTurn?.();
  }
}

/** Waits until a group may be polled; `undefined` if it is put off, which takes no part of the rate limit. */
async function turnFor(
  { upstream, batch, messages }: PollGroup,
  signal: AbortSignal,
  { turns, rateLimiter }: PollingRoom,
): Promise<(() => void) | undefined> {
  if (turns.isResting(upstream)) return undefined;
  await rateLimiter.take(messages.length, signal);
  return turns.take(upstream, batch, signal);
}

function upstreamOf(found: FoundJob | undefined): string {
  return found?.isReadable === true ? found.job.upstream : '';
}

function withoutValue(result: PromiseSettledResult<unknown>): PromiseSettledResult<void> {
  return result.status === 'fulfilled' ? { status: 'fulfilled', value: undefined } : result;
}

/** A poll that is due. */
interface DuePoll extends DueStep {
  readonly message: PollMessage;
  /** Whether the upstream is not called now, because too many polls already wait for it. */
  readonly isPutOff: boolean;
}

/** Polls one job; returns its progress if it is still running. */
async function poll(
  found: FoundJob | undefined,
  { message, context, isPutOff }: DuePoll,
  parts: PollingParts,
): Promise<Progress | undefined> {
  const job = jobIn(found);
  if (job === undefined) return undefined;
  if (!isRunning(job) || !isCurrent(job, message) || isLate(job, parts)) {
    await parts.takeStep(message, context.signal);
    return undefined;
  }
  const { attempt, unknownTimes } = message;
  if (isPutOff) {
    const delayed = advanced(job, { progress: 0, pollAfterSeconds: PUT_OFF_SECONDS });
    return { ...delayed, tries: { attempt, unknownTimes } };
  }
  const { routes, onCrashPoint, observer, transitions } = parts;
  const startedAt = new Date();
  const outcome = await pollJob(job, routes, context);
  onCrashPoint('polled');
  // Polls of jobs that are still running are not traced: there are thousands of them.
  const traced = (act: () => Promise<void>) => observer.step({ name: 'poll', job, startedAt }, act);
  if (!outcome.ok) {
    const retried = { attempt, unknownTimes, queue: 'job-poll' } as const;
    await traced(() => tryAgain(job, outcome.failure, { retried, transitions }));
    return undefined;
  }
  const report = outcome.value;
  if (report.state === 'running') return advanced(job, report);
  await traced(() => follow(job, report, parts));
  return undefined;
}

/** The progress of a job, and the delay until its next poll. */
function advanced(
  job: PolledJob,
  { progress, pollAfterSeconds }: Omit<ReportOf<'running'>, 'state'>,
): Progress {
  const { from, upTo } = POLL_SECONDS;
  const afterSeconds = jittered(Math.min(upTo, Math.max(from, pollAfterSeconds)));
  return { job, progress: risen(job, progress), afterSeconds };
}

/** Handles the end of a job at its upstream. */
async function follow(
  job: PolledJob,
  report: ReportOf<'done' | 'failed'>,
  { transitions }: PollingParts,
): Promise<void> {
  if (report.state === 'failed') {
    await transitions.fail(job, failureOf(report.failure));
    return;
  }
  const next = { queue: 'job-collect', afterSeconds: 0 } as const;
  const change = { state: 'collecting', upstreamResult: report.result } as const;
  await transitions.move(job, change, next);
}

type ReportOf<State extends AnyReport['state']> = Extract<AnyReport, { readonly state: State }>;

function isRunning(job: Job): job is PolledJob {
  return job.kind !== 'image' && job.state === 'running';
}

/** Progress never decreases, whatever an upstream reports. */
function risen({ progress }: Job, reported: number): number {
  const whole = Math.floor(Number.isFinite(reported) ? reported : 0);
  return Math.max(progress, Math.min(MAX_PROGRESS, whole));
}
