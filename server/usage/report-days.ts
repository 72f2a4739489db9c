import { daysAfter, dayText } from '../foundation/calendar.ts';
import { counted } from '../foundation/counted.ts';
import { MILLISECONDS_PER_DAY } from '../foundation/durations.ts';

/** The UTC days of a report: the first, the last (inclusive), and their number. */
export interface ReportDays {
  readonly first: Date;
  readonly last: Date;
  /** Below 1 where the last is before the first. */
  readonly count: number;
}

/**
 * The days of a report. By default the last is today, and the first is the usual number of days before the last.
 *
 * @param named - valid days, as `2026-11-21`
 */
export function reportDays(
  named: { readonly from?: string | undefined; readonly to?: string | undefined },
  { usual, now }: { readonly usual: number; readonly now: Date },
): ReportDays {
  const last = new Date(named.to ?? dayText(now));
  const first = named.from === undefined ? daysAfter(last, -usual) : new Date(named.from);
  return { first, last, count: (last.getTime() - first.getTime()) / MILLISECONDS_PER_DAY + 1 };
}

/** The error message for a report of too many days. */
export function tooManyDays(count: number, upTo: number): string {
  return `A report has at most ${counted(upTo, 'day')}; this has ${count}.`;
}
