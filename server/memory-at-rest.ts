import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage } from './foundation/garbage-collection.ts';

/** Options of the idle check after the start. */
export interface Looks {
  readonly everyMs?: number;
  readonly upTo?: number;
}

const LOOK_EVERY_MS = 2_000;
/**
 * The maximum number of idle checks. A process that is busy for longer than its start has real work to do, and a
 * collection would discard compiled code that the work needs.
 */
const MAX_LOOKS = 5;
/**
 * The maximum share of time that a process may be busy and still count as idle. It is never fully idle, as it polls the
 * queue for jobs.
 */
const MAX_BUSY = 0.1;

/**
 * Frees the memory of the startup, once, as soon as the process is idle. The startup leaves at least 10 MB of garbage.
 * V8 collects garbage in idle processes, but never considers this one idle, because it keeps polling its queue. A
 * collection pauses the process for 100 to 200 ms, so it is skipped while there is work, which reuses the memory.
 *
 * @returns whether the process became idle
 */
export async function giveBackMemoryOfStart({
  everyMs = LOOK_EVERY_MS,
  upTo = MAX_LOOKS,
}: Looks = {}): Promise<boolean> {
  for (let looks = 0; looks < upTo; looks += 1) {
    if (await isBusyFor(everyMs)) continue;
    collectGarbage('all');
    return true;
  }
  return false;
}

/** Defines when a process counts as idle. */
export interface Rest {
  /** Duration of one idle check, in milliseconds. */
  readonly everyMs?: number;
  /** The number of consecutive checks that must find it idle. */
  readonly looks?: number;
}

const REST_LOOK_EVERY_MS = 10_000;
const REST_LOOKS = 30;

/**
 * Frees memory each time the process has been idle for five minutes after work. A collection also discards compiled
 * code, which makes the next requests slow for a moment, so it must not happen between two bursts of requests.
 *
 * @param times - how many collections to run before returning
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

/** Whether the process is busy during the given time. The timer does not keep the process alive. */
async function isBusyFor(milliseconds: number): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await sleep(milliseconds, undefined, { ref: false });
  return performance.eventLoopUtilization(before).utilization > MAX_BUSY;
}
