import { secondsAfter } from '../foundation/clock.ts';

/** How long something counts. */
export interface CountingWindow {
  readonly windowHours: number;
}

const SECONDS_AN_HOUR = 3600;

/** The beginning of the window that ends now. */
export function windowStart({ windowHours }: CountingWindow, now: Date): Date {
  return secondsAfter(now, -windowHours * SECONDS_AN_HOUR);
}
