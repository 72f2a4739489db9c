import type { FormField } from '../../../../generated/form-shapes.ts';
import { forms } from '../../../../generated/forms.ts';

const AN_HOUR = 1;
const A_DAY = 24 * AN_HOUR;
const A_WEEK = 7 * A_DAY;

const { minimum = 0, maximum = A_WEEK, default: usual } = overlapField();

/** The contract's default for how long a replaced key stays valid, in hours. */
export const DEFAULT_OVERLAP = typeof usual === 'number' ? usual : minimum;

/** The offered durations in hours: the contract's bounds and default, and whole units of time between them. */
export const OVERLAPS: readonly number[] = [
  ...new Set([minimum, AN_HOUR, A_DAY, A_WEEK, DEFAULT_OVERLAP, maximum]),
]
  .filter((hours) => hours >= minimum && hours <= maximum)
  .toSorted((one, other) => one - other);

/** A duration in words: `For 7 days`. */
export function overlapWords(hours: number): string {
  if (hours === 0) return 'Revoke immediately';
  const isDays = hours % A_DAY === 0;
  const words = new Intl.NumberFormat('en', {
    style: 'unit',
    unit: isDays ? 'day' : 'hour',
    unitDisplay: 'long',
  });
  return `For ${words.format(isDays ? hours / A_DAY : hours)}`;
}

function overlapField(): Partial<FormField> {
  const fields = forms.rotateKey.variants.flatMap((variant) => variant.fields);
  return fields.find(({ name }) => name === 'overlapHours') ?? {};
}
