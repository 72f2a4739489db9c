import { secondsAfter } from '../foundation/clock.ts';

/** How long something counts. */
export interface CountingWindow {
  readonly windowHours: number;
}

const SECONDS_AN_HOUR = 3600;

/** When what still counts at a time began to. */
export function windowStart({ windowHours }: CountingWindow, now: Date): Date {
  return secondsAfter(now, -windowHours * SECONDS_AN_HOUR);
}
