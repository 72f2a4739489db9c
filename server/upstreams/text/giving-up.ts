import { isTimeUp } from '../../foundation/time-up.ts';
import type { TextUsage } from './usage.ts';

/** How an answer ended, and what it consumed. */
export interface Ending {
  /**
   * `broken` where it breaks off, or is not what the model was asked for; `wasted` where the upstream has answered, or
   * begun to, and the caller is told that it has failed.
   */
  readonly kind: 'complete' | 'broken' | 'abandoned' | 'wasted';
  readonly usage: TextUsage;
}

/** Told once when an answer that the upstream has begun with is over, however that came. */
export type OnEnd = (ending: Ending) => void;

/** How an answer ended that nobody waits for any more: what is too slow has failed. */
export function givenUp(signal: AbortSignal): Ending['kind'] {
  return isTimeUp(signal) ? 'wasted' : 'abandoned';
}

/** How a call is seen to its end. */
interface CountedCall {
  readonly signal: AbortSignal;
  readonly onEnd: OnEnd;
  /** What the upstream has consumed by then, as far as can be told. */
  readonly usage: () => TextUsage;
}

/** Waits for an upstream. What it has begun with is consumed, though nobody waits for it any more. */
export async function countedWhenGivenUp<T>(
  work: Promise<T>,
  { signal, onEnd, usage }: CountedCall,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) onEnd({ kind: givenUp(signal), usage: usage() });
    throw error;
  }
}
