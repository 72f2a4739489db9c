import type { ReactNode } from 'react';

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const ABSOLUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
const STEPS = [
  { unit: 'second', seconds: 1 },
  { unit: 'minute', seconds: 60 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'day', seconds: 86_400 },
] as const;

/** How long ago something was, with the exact time in its title. `at` is a time of ISO 8601. */
export function Moment({ at }: { readonly at: string }): ReactNode {
  const seconds = (Date.parse(at) - Date.now()) / 1000;
  const step = STEPS.findLast((candidate) => Math.abs(seconds) >= candidate.seconds) ?? STEPS[0];
  return (
    <time dateTime={at} title={whenExactly(at)}>
      {RELATIVE.format(Math.round(seconds / step.seconds), step.unit)}
    </time>
  );
}

/** A moment to the second, by the clock of whoever looks; `at` is a time of ISO 8601. */
export function whenExactly(at: string): string {
  return ABSOLUTE.format(new Date(at));
}

/** From this amount on, thousandths of a unit are not shown. */
const MANY = 100;
const ROUNDED = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const AT_LEAST = new Intl.NumberFormat('en', { maximumFractionDigits: 2, roundingMode: 'floor' });

/** An amount of quota: decimal text, in units. Many are rounded; the exact amount stands behind them. */
export function Units({ amount }: { readonly amount: string }): ReactNode {
  return <Amount {...amountInWords(amount, ROUNDED)} />;
}

/** The word after an amount of quota: one unit, several units. */
export function unitWord(amount: string | number): 'unit' | 'units' {
  return Number(amount) === 1 ? 'unit' : 'units';
}

/** What can be spent: decimal text, in units. It is rounded down, so that as much as it says is there. */
export function Spendable({ amount }: { readonly amount: string }): ReactNode {
  return <Amount {...spendableInWords(amount)} />;
}

/** What can be spent, as it is shown, and exactly. */
export function spendableInWords(amount: string): AmountInWords {
  return amountInWords(amount, AT_LEAST);
}

interface AmountInWords {
  readonly shown: string;
  readonly exact: string;
}

function amountInWords(amount: string, rounding: Intl.NumberFormat): AmountInWords {
  const units = Number(amount);
  const exact = NUMBER.format(units);
  return { shown: Math.abs(units) < MANY ? exact : rounding.format(units), exact };
}

function Amount({ shown, exact }: AmountInWords): ReactNode {
  return <span title={shown === exact ? undefined : exact}>{shown}</span>;
}

/** A number as it is written, such as 1,234. */
export function written(value: number): string {
  return NUMBER.format(value);
}
