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

/** A relative time with the exact time in its tooltip. `at` is an ISO 8601 time. */
export function Moment({ at }: { readonly at: string }): ReactNode {
  const seconds = (Date.parse(at) - Date.now()) / 1000;
  const step = STEPS.findLast((candidate) => Math.abs(seconds) >= candidate.seconds) ?? STEPS[0];
  return (
    <time dateTime={at} title={whenExactly(at)}>
      {RELATIVE.format(Math.round(seconds / step.seconds), step.unit)}
    </time>
  );
}

/** A time to the second, in the browser's time zone; `at` is an ISO 8601 time. */
export function whenExactly(at: string): string {
  return ABSOLUTE.format(new Date(at));
}

/** From this amount on, amounts are rounded to two decimals. */
const MANY = 100;
const ROUNDED = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const AT_LEAST = new Intl.NumberFormat('en', { maximumFractionDigits: 2, roundingMode: 'floor' });

/** An amount of quota: decimal text, in units. Large amounts are rounded; the tooltip has the exact amount. */
export function Units({ amount }: { readonly amount: string }): ReactNode {
  return <Amount {...amountInWords(amount, ROUNDED)} />;
}

/** `unit` or `units`, according to the amount. */
export function unitWord(amount: string | number): 'unit' | 'units' {
  return Number(amount) === 1 ? 'unit' : 'units';
}

/** A spendable balance: decimal text, in units. It is rounded down, so that it never shows more than is available. */
export function Spendable({ amount }: { readonly amount: string }): ReactNode {
  return <Amount {...spendableInWords(amount)} />;
}

/** A spendable balance, rounded down for display, and exact. */
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

/** A number with thousands separators, such as 1,234. */
export function written(value: number): string {
  return NUMBER.format(value);
}
