import { type AddressChoice, useAddressChoice } from '../../app/address-choice.ts';
import { isSplit, type Split } from './breakdown.ts';
import { type DaySpan, dayOf, daysUpTo, isDay } from './days.ts';
import { isMeasureName, type MeasureName } from './measures.ts';

/** The spans that one press chooses, in days up to today. */
export const USUAL_SPANS = ['7', '30', '90'] as const;

/** Which usage is looked at; all of it stands in the address, so that it can be passed on. */
export interface UsageChoice {
  readonly span: DaySpan;
  /** One of the usual spans, or two dates of one's own. */
  readonly chosen: (typeof USUAL_SPANS)[number] | 'dates';
  readonly split: Split;
  readonly measure: MeasureName;
  /** Changes what is named; nothing takes it back to what is usual. */
  readonly change: AddressChoice['change'];
}

const USUAL_DAYS = '30';

/** Reads the choice from the address, and changes it there. */
export function useUsageChoice(): UsageChoice {
  const { read, change } = useAddressChoice();
  const today = dayOf(new Date());
  const days = USUAL_SPANS.find((one) => one === read('days')) ?? USUAL_DAYS;
  const dates = { from: read('from'), to: read('to') };
  const hasDates = isDay(dates.from) && isDay(dates.to);
  const split = read('by');
  const measure = read('measure');
  return {
    span: hasDates ? dates : daysUpTo(today, Number(days)),
    chosen: hasDates ? 'dates' : days,
    split: isSplit(split) ? split : 'model',
    measure: isMeasureName(measure) ? measure : 'units',
    change,
  };
}
