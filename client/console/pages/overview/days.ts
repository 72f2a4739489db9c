import type { UsageReport } from '../../../../generated/types.ts';
import { type DaySpan, dayOf, daysIn, daysUpTo } from '../usage/days.ts';

/** What was used on a day of UTC. */
export interface DayOfUse {
  /** As in `2026-11-21`. */
  readonly day: string;
  readonly units: number;
}

const DAYS = 14;

/** The last two weeks, today included, as a report of usage is asked for. */
export function lastDays(now: Date): DaySpan {
  return daysUpTo(dayOf(now), DAYS);
}

/** Every day of a report, also those on which nothing was used, which it leaves out. */
export function daysOfUse({ from, to, rows }: UsageReport['data']): readonly DayOfUse[] {
  return daysIn({ from, to }).map((day) => {
    return { day, units: Number(rows.find((row) => row.day === day)?.units ?? 0) };
  });
}
