import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage } from './foundation/garbage.ts';

/** When a process is looked at, in milliseconds, and how often. */
export interface Looks {
  readonly everyMs?: number;
  readonly upTo?: number;
}

const LOOK_EVERY_MS = 2_000;
/** A process that has been busy for longer than a start takes has begun to work, and what was compiled for that would go too. */
const LOOKS_UP_TO = 5;
/** The part of its time that a process which rests is busy for: the queue is asked for jobs all the time. */
const BUSY_UP_TO = 0.1;

/**
 * Gives back the memory that starting took, once, as soon as the process rests. A start makes 10 MB of garbage and more,
 * and V8, which clears up when a process rests, never takes this one to: it asks its queue for jobs again and again.
 * It stands still for a tenth of a second or two meanwhile, so one that has work to do is left alone: it has a use for
 * the memory.
 *
 * @returns whether it has come to rest
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

/** When a process has rested. */
export interface Rest {
  /** How long one look at it takes, in milliseconds. */
  readonly everyMs?: number;
  /** So many looks in a row have found it at rest. */
  readonly looks?: number;
}

const REST_LOOK_EVERY_MS = 10_000;
const REST_LOOKS = 30;

/**
 * Gives back the memory that work took, each time the process has rested for five minutes after it, and for as long as
 * the process lives. What compiled code stands on goes with it, so that the next requests are slow for a moment: that is
 * not to happen between two bursts of them.
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

/** Looks at the process for a while, which does not keep it from ending. */
async function isBusyFor(milliseconds: number): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await sleep(milliseconds, undefined, { ref: false });
  return performance.eventLoopUtilization(before).utilization > BUSY_UP_TO;
}
