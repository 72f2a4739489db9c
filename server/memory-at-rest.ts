import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage } from './foundation/garbage-collection.ts';

/** How often a process is looked at, and for how long, in milliseconds. */
export interface Looks {
  readonly everyMs?: number;
  readonly upTo?: number;
}

const LOOK_EVERY_MS = 2_000;
/**
 * The number of looks. A process that is busy for longer than a start has work, for which compiled code would be lost
 * as well.
 */
const LOOKS_UP_TO = 5;
/** The share of its time that an idle process may be busy, as it asks the queue for jobs all the time. */
const BUSY_UP_TO = 0.1;

/**
 * Frees the memory of the start, once, as soon as the process is idle. A start makes 10 MB of garbage and more. V8
 * collects garbage when a process is idle, but takes this one for busy, as it asks its queue for jobs again and again.
 * Collecting pauses the process for a tenth of a second or two, so one with work is left alone: it has a use for the
 * memory.
 *
 * @returns whether the process became idle
 */
export async function giveBackMemoryOfStart({
  everyMs = LOOK_EVERY_MS,
  upTo = LOOKS_UP_TO,
}: Looks = {}): Promise<boolean> {
  for (let looks = 0; looks < upTo; looks += 1) {
    if (await isBusyFor(everyMs)) continue;
    collectGarbage('all');
    return true;
  }
  return false;
}

/** When a process counts as idle. */
export interface Rest {
  /** How long one look at it takes, in milliseconds. */
  readonly everyMs?: number;
  /** The number of looks in a row that must find it idle. */
  readonly looks?: number;
}

const REST_LOOK_EVERY_MS = 10_000;
const REST_LOOKS = 30;

/**
 * Frees the memory of work, each time the process has been idle for five minutes after it. Compiled code depends on
 * some of it, so that the next requests are slow for a moment: it must not happen between two bursts of them.
 *
 * @returns when it has happened so many times
 */
export async function giveBackMemoryOfWork(
  { everyMs = REST_LOOK_EVERY_MS, looks = REST_LOOKS }: Rest = {},
  times = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let given = 0; given < times; given += 1) {
    while (!(await isBusyFor(everyMs)));
    for (let rested = 0; rested < looks; ) rested = (await isBusyFor(everyMs)) ? 0 : rested + 1;
    collectGarbage('all');
  }
}

/** Whether the process is busy for a while. The look does not keep the process alive. */
async function isBusyFor(milliseconds: number): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await sleep(milliseconds, undefined, { ref: false });
  return performance.eventLoopUtilization(before).utilization > BUSY_UP_TO;
}
