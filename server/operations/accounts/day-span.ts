import { daysAfter, isDay } from '../../foundation/calendar.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { refused } from '../../foundation/problems.ts';

/** The first and last day of the requested span, as the caller gave them. */
export interface GivenDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The contract's rule for the requested days, by operation. */
export type DaySpanRule = 'ledger-span' | 'changes-span' | 'usage-span';

/** Refuses a day that does not exist in the calendar; `undefined` where both exist or are left out. */
export function noDayIn({ from, to }: GivenDays, rule: DaySpanRule): Outcome<never> | undefined {
  for (const [parameter, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) return noSpan(rule, parameter, `${day} is no day.`);
  }
  return undefined;
}

/** The refusal where the last day is before the first. */
export function endsBeforeItBegins(rule: DaySpanRule): Outcome<never> {
  return noSpan(rule, 'to', 'to must not lie before from.');
}

/** The refusal of an invalid span of days. */
export function noSpan(rule: DaySpanRule, parameter: string, message: string): Outcome<never> {
  return failed(refused([{ parameter, rule, message }]));
}

/** The span between two days, the last day included; either end may be open. */
export function spanOf({ from, to }: GivenDays, rule: DaySpanRule): Outcome<OpenSpan> {
  const noDay = noDayIn({ from, to }, rule);
  if (noDay !== undefined) return noDay;
  if (from !== undefined && to !== undefined && to < from) return endsBeforeItBegins(rule);
  return done({
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : daysAfter(new Date(to), 1),
  });
}

interface OpenSpan {
  /** Inclusive. */
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly to: Date | undefined;
}
