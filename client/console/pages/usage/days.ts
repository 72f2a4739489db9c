/** A span of days in UTC, both of which count, such as `2026-11-21`. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const MILLISECONDS_A_DAY = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const SHORT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });
const MEDIUM = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** The day of a moment, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, '2026-11-21'.length);
}

/** Whether a text is a day that there is; the 30th of February is none. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text;
}

/** The day so many days after another; before it, where the number is negative. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * MILLISECONDS_A_DAY));
}

/** How many days a span has; none where it ends before it begins. */
export function lengthOf({ from, to }: DaySpan): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_A_DAY) + 1);
}

/** The span of so many days that ends with a day. */
export function daysUpTo(to: string, days: number): DaySpan {
  return { from: dayAfter(to, 1 - days), to };
}

/** The span of the same length that ends where this one begins. */
export function spanBefore(span: DaySpan): DaySpan {
  return daysUpTo(dayAfter(span.from, -1), lengthOf(span));
}

/** Every day of a span. */
export function daysIn(span: DaySpan): readonly string[] {
  return Array.from({ length: lengthOf(span) }, (_, index) => dayAfter(span.from, index));
}

/** `21 Nov`, as it stands below a chart. */
export function shortDay(day: string): string {
  return SHORT.format(new Date(day));
}

/** `Saturday, November 21, 2026`. */
export function longDay(day: string): string {
  return LONG.format(new Date(day));
}

/** `Oct 23, 2026 – Nov 21, 2026`, or one day. */
export function spanInWords({ from, to }: DaySpan): string {
  return MEDIUM.formatRange(new Date(from), new Date(to));
}
