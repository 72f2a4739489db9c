import type { UsageReport } from '../../../../generated/types.ts';
import { type DaySpan, dayOf, daysIn, spanUntil } from '../../components/days.ts';

/** Usage on a UTC day. */
export interface DayOfUse {
  /** Such as `2026-11-21`. */
  readonly day: string;
  readonly units: number;
}

const DAYS = 14;

/** The last two weeks including today, as the span of a usage report. */
export function lastDays(now: Date): DaySpan {
  return spanUntil(dayOf(now), DAYS);
}

/** Every day of a report, including days without usage, which the report omits. */
export function daysOfUse({ from, to, rows }: UsageReport['data']): readonly DayOfUse[] {
  return daysIn({ from, to }).map((day) => {
    return { day, units: Number(rows.find((row) => row.day === day)?.units ?? 0) };
  });
}
