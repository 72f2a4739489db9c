import { MILLISECONDS_A_DAY } from './durations.ts';
/** Whether a text is a date that exists: a parser reads the 30th of February as a day of March. */
export function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && dayText(day) === text;
}

/** The day of UTC that a time lies in, such as `2026-11-21`. */
export function dayText(time: Date): string {
  return time.toISOString().slice(0, DAY_LENGTH);
}

/** The day in a time in ISO 8601, as it is written. */
export function writtenDay(time: string): string {
  return time.slice(0, DAY_LENGTH);
}

/** The day that is this many days later. */
export function daysAfter(day: Date, days: number): Date {
  return new Date(day.getTime() + days * MILLISECONDS_A_DAY);
}

const DAY_LENGTH = '2026-11-21'.length;
