import { isTimedOut } from '../../foundation/timeout-reason.ts';
import type { TextUsage } from './usage.ts';

/** How an answer ended, and its usage. */
export interface Ending {
  /**
   * `broken`: it broke off, or is not what the model was asked for. `abandoned`: the caller disconnected. `wasted`: the
   * upstream answered, or started to, but the caller is told that the call failed.
   */
  readonly kind: 'complete' | 'broken' | 'abandoned' | 'wasted';
  readonly usage: TextUsage;
}

/** Called once when an answer that the upstream had started is over, whether it completed, broke off or was aborted. */
export type OnEnd = (ending: Ending) => void;

/** How an aborted answer ended: a timeout counts as failed (`wasted`). */
export function givenUp(signal: AbortSignal): Ending['kind'] {
  return isTimedOut(signal) ? 'wasted' : 'abandoned';
}

/** The abort signal and end callback of a call. */
interface CountedCall {
  readonly signal: AbortSignal;
  readonly onEnd: OnEnd;
  /** The upstream's usage so far, as far as it can be determined. */
  readonly usage: () => TextUsage;
}

/** Awaits an upstream. If the call is aborted, the usage of what the upstream had started is still recorded. */
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
