import type { UsageReport } from '../../../../generated/types.ts';

/** What was used on a day of UTC. */
export interface DayOfUse {
  /** As in `2026-11-21`. */
  readonly day: string;
  readonly units: number;
}

const DAY_MS = 86_400_000;
const DAYS = 14;

/** The last two weeks, today included, as a report of usage is asked for. */
export function lastDays(now: Date): { readonly from: string; readonly to: string } {
  return { from: dayOf(now.getTime() - (DAYS - 1) * DAY_MS), to: dayOf(now.getTime()) };
}

/** Every day of a report, also those on which nothing was used, which it leaves out. */
export function daysOfUse({ from, to, rows }: UsageReport['data']): readonly DayOfUse[] {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, place) => {
    const day = dayOf(first + place * DAY_MS);
    return { day, units: Number(rows.find((row) => row.day === day)?.units ?? 0) };
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
