import { MILLISECONDS_PER_DAY } from './durations.ts';
/** Whether a text is an existing date: `Date` parses February 30 as a day in March. */
export function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && dayText(day) === text;
}

/** The UTC date of a time, such as `2026-11-21`. */
export function dayText(time: Date): string {
  return time.toISOString().slice(0, DAY_LENGTH);
}

/** The date part of an ISO 8601 time, without time zone conversion. */
export function writtenDay(time: string): string {
  return time.slice(0, DAY_LENGTH);
}

/** Adds a number of days to a date. */
export function daysAfter(day: Date, days: number): Date {
  return new Date(day.getTime() + days * MILLISECONDS_PER_DAY);
}

const DAY_LENGTH = '2026-11-21'.length;
