import { daysAfter, isDay } from '../../foundation/calendar.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { refused } from '../../foundation/problems.ts';

/** The first and the last day of what is asked for, as they were given. */
export interface GivenDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The rule of an operation about the days that it is asked for. */
export type DaySpanRule = 'ledger-span' | 'changes-span' | 'usage-span';

/** Says which of the given days there is not; `undefined` where there are both. */
export function noDayIn({ from, to }: GivenDays, rule: DaySpanRule): Outcome<never> | undefined {
  for (const [parameter, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) return noSpan(rule, parameter, `${day} is no day.`);
  }
  return undefined;
}

/** Says that the last day lies before the first. */
export function endsBeforeItBegins(rule: DaySpanRule): Outcome<never> {
  return noSpan(rule, 'to', 'to must not lie before from.');
}

/** Says what is wrong with the days that were asked for. */
export function noSpan(rule: DaySpanRule, parameter: string, message: string): Outcome<never> {
  return failed(refused([{ parameter, rule, message }]));
}

/** The span that two days name, of which the last counts as well; either may be left open. */
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
