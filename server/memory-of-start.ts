import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectGarbage } from './foundation/garbage.ts';

/** When a process is looked at, in milliseconds, and how often. */
export interface Looks {
  readonly everyMs?: number;
  readonly upTo?: number;
}

const LOOK_EVERY_MS = 2_000;
const LOOKS_UP_TO = 30;
/** The part of its time that a process which rests is busy for: the queue is asked for jobs all the time. */
const BUSY_UP_TO = 0.1;

/**
 * Gives back the memory that starting took, once, as soon as the process rests. A start makes 10 MB of garbage and more,
 * and V8, which clears up when a process rests, never takes this one to: it asks its queue for jobs every half a second.
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
    const before = performance.eventLoopUtilization();
    await sleep(everyMs, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization > BUSY_UP_TO) continue;
    collectGarbage('all');
    return true;
  }
  return false;
}
