import { daysAfter, dayText } from '../foundation/calendar.ts';
import { counted } from '../foundation/counted.ts';
import { MILLISECONDS_A_DAY } from '../foundation/durations.ts';

/** The days of UTC that a report is about: the first and the last, both of which count, and how many these are. */
export interface ReportDays {
  readonly first: Date;
  readonly last: Date;
  /** Below 1 where the last lies before the first. */
  readonly count: number;
}

/**
 * The days that a report is asked for. Where they are not named, the last is today, and the first so many before it as is
 * usual.
 *
 * @param named - days that there are, as `2026-11-21`
 */
export function reportDays(
  named: { readonly from?: string | undefined; readonly to?: string | undefined },
  { usual, now }: { readonly usual: number; readonly now: Date },
): ReportDays {
  const last = new Date(named.to ?? dayText(now));
  const first = named.from === undefined ? daysAfter(last, -usual) : new Date(named.from);
  return { first, last, count: (last.getTime() - first.getTime()) / MILLISECONDS_A_DAY + 1 };
}

/** What is said of a report of more days than it may have. */
export function tooManyDays(count: number, upTo: number): string {
  return `A report has ${counted(upTo, 'day')} at the most; this has ${count}.`;
}
