import type { UsageReport } from '../../../../generated/types.ts';
import { dayCount, dayOf, shortDay } from '../../components/days.ts';
import { unitWord } from '../../components/facts.tsx';
import { sumsOf } from './breakdown.ts';

/** Daily spending. */
export interface DailyFigures {
  /** The number of days counted. */
  readonly days: number;
  /** Average per day, in units. */
  readonly perDay: number;
  /** The day with the highest spending; absent if nothing was spent. */
  readonly busiest?: { readonly name: string; readonly units: number };
}

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const PLAIN = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const FEW = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
/** Above this number of days, the forecast is not meaningful. */
const DAYS_FORESEEN = 999;

/** A rounded amount: two decimals, or two significant digits if it is below one. */
export function rounded(amount: number): string {
  return (Math.abs(amount) < 1 ? FEW : PLAIN).format(amount);
}

/** A rounded amount with its unit. */
export function inUnits(amount: number): string {
  const shown = rounded(amount);
  return `${shown} ${unitWord(shown)}`;
}

/**
 * Average and maximum spending per day.
 *
 * @param since - when the account was created, as an ISO 8601 time: earlier days are not counted
 */
export function dailyFigures(report: UsageReport['data'], since: string): DailyFigures {
  const made = dayOf(new Date(since));
  const from = made > report.from ? made : report.from;
  const days = Math.max(dayCount({ from, to: report.to }), 1);
  const spent = [...Map.groupBy(report.rows, ({ day }) => day ?? '')]
    .map(([day, rows]) => ({ day, units: sumsOf(rows).units }))
    .toSorted((one, other) => other.units - one.units || other.day.localeCompare(one.day));
  const perDay = Number(report.total.units) / days;
  const [most] = spent;
  if (most === undefined || most.units === 0) return { days, perDay };
  return { days, perDay, busiest: { name: shortDay(most.day), units: most.units } };
}

/** The change against the previous span, in short form and in words. */
export function comparison(
  now: number,
  before: number,
): { readonly short: string; readonly long: string } {
  if (now === before) return { short: '±0%', long: 'same as the previous period' };
  if (before === 0) return { short: 'new', long: 'no spending in the previous period' };
  const share = PERCENT.format(Math.abs(now - before) / before);
  return now > before
    ? { short: `▲ ${share}`, long: `${share} more than the previous period` }
    : { short: `▼ ${share}`, long: `${share} less than the previous period` };
}

/** How long a balance lasts at a daily rate; `undefined` if nothing is spent. */
export function daysLeft(balance: number, perDay: number): string | undefined {
  if (perDay <= 0) return undefined;
  const days = Math.floor(Math.max(balance, 0) / perDay);
  if (days > DAYS_FORESEEN) return 'lasts years at this rate';
  return `lasts ${days === 1 ? '1 day' : `${days} days`} at this rate`;
}
