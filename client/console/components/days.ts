/** A span of UTC days, such as `2026-11-21`; both ends are inclusive. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const MILLISECONDS_PER_DAY = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const SHORT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });
const MEDIUM = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The UTC day of a time. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, '2026-11-21'.length);
}

/** Whether a text is a valid date; February 30 is not. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text;
}

/** The day a number of days after another; before it if the number is negative. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * MILLISECONDS_PER_DAY));
}

/** The number of days in a span; 0 if it ends before it begins. */
export function dayCount({ from, to }: DaySpan): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY) + 1);
}

/** The span of a number of days that ends with a given day. */
export function spanUntil(to: string, days: number): DaySpan {
  return { from: dayAfter(to, 1 - days), to };
}

/** The span of the same length that directly precedes this one. */
export function spanBefore(span: DaySpan): DaySpan {
  return spanUntil(dayAfter(span.from, -1), dayCount(span));
}

/** All days of a span. */
export function daysIn(span: DaySpan): readonly string[] {
  return Array.from({ length: dayCount(span) }, (_, index) => dayAfter(span.from, index));
}

/** A short date for chart labels: `21 Nov`. */
export function shortDay(day: string): string {
  return SHORT.format(new Date(day));
}

/** A full date: `Saturday, November 21, 2026`. */
export function longDay(day: string): string {
  return LONG.format(new Date(day));
}

/** A span as text: `Oct 23, 2026 – Nov 21, 2026`, or a single day. */
export function spanInWords({ from, to }: DaySpan): string {
  return MEDIUM.formatRange(new Date(from), new Date(to));
}
