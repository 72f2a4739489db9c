import { type AddressChoice, useAddressChoice } from '../../app/address-choice.ts';
import { type DaySpan, dayOf, isDay, spanUntil } from '../../components/days.ts';
import { isSplit, type Split } from './breakdown.ts';
import { isMeasureName, type MeasureName } from './measures.ts';

/** The preset spans, in days up to today. */
export const DEFAULT_SPANS = ['7', '30', '90'] as const;

/** The selected usage; all of it is kept in the URL, so that it can be shared. */
export interface UsageChoice {
  readonly span: DaySpan;
  /** A preset span, or two custom dates. */
  readonly chosen: (typeof DEFAULT_SPANS)[number] | 'dates';
  readonly split: Split;
  readonly measure: MeasureName;
  /** Changes the named parameters; `undefined` resets one to its default. */
  readonly change: AddressChoice['change'];
}

const DEFAULT_DAYS = '30';

/** Reads the selection from the URL, and changes it there. */
export function useUsageChoice(): UsageChoice {
  const { read, change } = useAddressChoice();
  const today = dayOf(new Date());
  const days = DEFAULT_SPANS.find((one) => one === read('days')) ?? DEFAULT_DAYS;
  const dates = { from: read('from'), to: read('to') };
  const hasDates = isDay(dates.from) && isDay(dates.to);
  const split = read('by');
  const measure = read('measure');
  return {
    span: hasDates ? dates : spanUntil(today, Number(days)),
    chosen: hasDates ? 'dates' : days,
    split: isSplit(split) ? split : 'model',
    measure: isMeasureName(measure) ? measure : 'units',
    change,
  };
}
