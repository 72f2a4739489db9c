import { secondsAfter } from '../foundation/clock.ts';
import { SECONDS_PER_HOUR } from '../foundation/durations.ts';

/** A sliding time window. */
export interface CountingWindow {
  readonly windowHours: number;
}

/** The start of the window that ends now. */
export function windowStart({ windowHours }: CountingWindow, now: Date): Date {
  return secondsAfter(now, -windowHours * SECONDS_PER_HOUR);
}
