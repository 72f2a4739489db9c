import { secondsAfter } from '../foundation/clock.ts';
import { SECONDS_AN_HOUR } from '../foundation/durations.ts';

/** How long something counts. */
export interface CountingWindow {
  readonly windowHours: number;
}

/** The beginning of the window that ends now. */
export function windowStart({ windowHours }: CountingWindow, now: Date): Date {
  return secondsAfter(now, -windowHours * SECONDS_AN_HOUR);
}
