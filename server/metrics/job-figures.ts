import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Backlog } from '../jobs/backlog.ts';
import type { Job } from '../jobs/job/job.ts';
import type { Telling } from '../jobs/job/job-observer.ts';
import { NONE } from './model-label.ts';
import { gaugesOf } from './shown-gauges.ts';

/** The metrics of jobs and callbacks. */
export interface JobFigures {
  jobEnded(job: Job): void;
  receiverTold(telling: Telling): void;
  /** Messages were redelivered, because the process that had claimed them died. */
  messagesLapsed(count: number): void;
}

/** Returns the backlog; `undefined` if the database does not respond. */
export type AskBacklog = () => Promise<Backlog | undefined>;

const DURATION_BUCKETS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1200, 1800, 3600];

/** Opens the metrics of jobs and callbacks. */
export function openJobFigures(registry: Registry, backlog: AskBacklog): JobFigures {
  const registers = [registry];
  const ends = new Counter({
    name: 'patchbay_job_ends_total',
    help: 'Jobs that this process has ended, by kind, outcome and the reason of a failure.',
    labelNames: ['kind', 'outcome', 'reason'],
    registers,
  });
  const durations = new Histogram({
    name: 'patchbay_job_duration_seconds',
    help: 'The time from the creation of a job to its end.',
    labelNames: ['kind', 'outcome'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const tellings = new Counter({
    name: 'patchbay_callback_attempts_total',
    help: 'Attempts of this process to deliver callbacks, by outcome. given-up was the last attempt; unwanted is a receiver that answered 410.',
    labelNames: ['outcome'],
    registers,
  });
  const lapses = new Counter({
    name: 'patchbay_queue_messages_lapsed_total',
    help: 'Messages that this process took over from a process that died or hung. The log names their queue.',
    registers,
  });
  // Initialized to 0, so that the first failure shows as an increase.
  tellings.inc({ outcome: 'given-up' }, 0);
  openBacklogGauges(registry, backlog);
  openAgeGauges(registry, backlog);
  return {
    jobEnded({ kind, state: outcome, failure, createdAt, finishedAt }) {
      ends.inc({ kind, outcome, reason: failure?.reason ?? NONE });
      if (finishedAt === undefined) return;
      const seconds = Math.max(0, finishedAt.getTime() - createdAt.getTime()) / 1000;
      durations.observe({ kind, outcome }, seconds);
    },
    receiverTold: (outcome) => tellings.inc({ outcome }),
    messagesLapsed: (count) => lapses.inc(count),
  };
}

/**
 * Timestamps of the oldest waiting items. Consumers compute the age by their own clock; there is no value if nothing
 * waits.
 */
function openAgeGauges(registry: Registry, backlog: AskBacklog): void {
  new Gauge({
    name: 'patchbay_jobs_oldest_timestamp_seconds',
    help: 'When the oldest job that has not ended was created, by kind and state, in seconds since 1970. The same in every process.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const found = await backlog();
      this.reset();
      for (const { kind, state, oldest } of found?.jobs ?? []) {
        if (oldest !== undefined) this.set({ kind, state }, secondsOf(oldest));
      }
    },
  });
  const show = gaugesOf(registry, backlog);
  show(
    'patchbay_callbacks_oldest_timestamp_seconds',
    'When the oldest pending callback was created, in seconds since 1970. The same in every process.',
    ({ oldestCallback }) => oldestCallback && secondsOf(oldestCallback),
  );
  show(
    'patchbay_callbacks_next_due_timestamp_seconds',
    'When the next attempt of a callback is due, in seconds since 1970; a time in the past means a delay. The same in every process.',
    ({ nextCallbackDue }) => nextCallbackDue && secondsOf(nextCallbackDue),
  );
}

function secondsOf(time: Date): number {
  return time.getTime() / 1000;
}

/**
 * All processes report the same values. While the database does not respond, there are no values rather than stale
 * ones.
 */
function openBacklogGauges(registry: Registry, backlog: AskBacklog): void {
  const registers = [registry];
  new Gauge({
    name: 'patchbay_jobs',
    help: 'Jobs that have not ended, by kind and state. The same in every process.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const found = await backlog();
      this.reset();
      for (const { kind, state, count } of found?.jobs ?? []) this.set({ kind, state }, count);
    },
  });
  gaugesOf(registry, backlog)(
    'patchbay_callbacks_pending',
    'Pending callbacks. The same in every process.',
    ({ callbacks }) => callbacks,
  );
  new Gauge({
    name: 'patchbay_queue_messages',
    help: 'Messages in each queue: ready, deferred to a later time, or active. The same in every process, some seconds late.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const found = await backlog();
      this.reset();
      for (const { name: queue, ready, deferred, active } of found?.queues ?? []) {
        this.set({ queue, state: 'ready' }, ready);
        this.set({ queue, state: 'deferred' }, deferred);
        this.set({ queue, state: 'active' }, active);
      }
    },
  });
  new Gauge({
    name: 'patchbay_database_up',
    help: 'Whether the database answered the last query for these metrics: one or zero.',
    registers,
    async collect() {
      this.set((await backlog()) === undefined ? 0 : 1);
    },
  });
}
