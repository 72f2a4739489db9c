import { operationTitles } from '../../../../generated/operation-titles.ts';
import type { CreateKeyRequest, KeyLimits } from '../../../../generated/types.ts';
import type { JsonObject } from '../../../../openapi/validation/outcome.ts';
import { dayAfter, dayOf } from '../../components/days.ts';
import type { Choice } from '../../components/field.tsx';

/** The form state of a key to be created. */
export interface KeyDraft extends Readonly<Record<NumberLimit, string>> {
  readonly name: string;
  readonly end: End;
  /** The key's last day, if the expiry is given as a date. */
  readonly lastDay: string;
  /** `undefined` means all. */
  readonly operations: readonly string[] | undefined;
  readonly models: readonly string[] | undefined;
}

type NumberLimit = Exclude<keyof KeyLimits, 'operations' | 'models'>;

/** An expiry option. */
export type End = keyof typeof ENDS;

/** The expiry options, some with a number of days from now. */
export const ENDS = {
  never: { label: 'Never', days: undefined },
  month: { label: 'In 30 days', days: 30 },
  quarter: { label: 'In 90 days', days: 90 },
  year: { label: 'In 1 year', days: 365 },
  date: { label: 'On a date', days: undefined },
} as const;

/** The numeric limits, in display order. */
export const NUMBER_LIMITS = [
  { name: 'requestsPerMinute', label: 'Requests per minute' },
  { name: 'unitsPerDay', label: 'Units per day' },
  { name: 'unitsPerMonth', label: 'Units per month' },
] as const satisfies readonly { readonly name: NumberLimit; readonly label: string }[];

/** A group of related names. */
export interface NameGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** The operations that accept a key, grouped as in the contract. */
export const KEY_OPERATIONS: readonly NameGroup[] = [
  ...Map.groupBy(
    operationTitles.filter(({ keys }) => keys.length > 0),
    ({ group }) => group,
  ),
].map(([name, titles]) => ({
  name,
  choices: titles.map(({ operationId, summary }) => ({ value: operationId, label: summary })),
}));

/** The initial form state. */
export const EMPTY_DRAFT: KeyDraft = {
  name: '',
  end: 'never',
  lastDay: '',
  operations: undefined,
  models: undefined,
  requestsPerMinute: '',
  unitsPerDay: '',
  unitsPerMonth: '',
};

/** Type guard for expiry options. */
export function isEnd(text: string): text is End {
  return Object.hasOwn(ENDS, text);
}

/** The request for a draft; validation is left to the gateway. */
export function requestFor(draft: KeyDraft, now: Date): CreateKeyRequest {
  const { name, operations, models } = draft;
  const limits: KeyLimits = {
    ...(operations === undefined ? {} : { operations: [...operations] }),
    ...(models === undefined ? {} : { models: [...models] }),
    ...numberIn(draft, 'requestsPerMinute'),
    ...numberIn(draft, 'unitsPerDay'),
    ...numberIn(draft, 'unitsPerMonth'),
  };
  const expiresAt = endOf(draft, now);
  return {
    name,
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
}

/**
 * The request with numeric limits as entered, for validation: invalid numbers stay texts, so that the error message
 * fits.
 */
export function writtenFor(draft: KeyDraft, now: Date): JsonObject {
  const request = requestFor(draft, now);
  const texts = NUMBER_LIMITS.map(({ name }) => [name, draft[name].trim()] as const);
  const wrong = texts.filter(([, text]) => !Number.isFinite(Number(text)));
  return wrong.length === 0
    ? { ...request }
    : { ...request, limits: { ...request.limits, ...Object.fromEntries(wrong) } };
}

/** A limit as a number. An invalid text becomes 0, which the gateway refuses with an error at the field. */
function numberIn(draft: KeyDraft, name: NumberLimit): { readonly [Name in NumberLimit]?: number } {
  const text = draft[name].trim();
  if (text === '') return {};
  const value = Number(text);
  return { [name]: Number.isFinite(value) ? value : 0 };
}

function endOf({ end, lastDay }: KeyDraft, now: Date): string | undefined {
  if (end === 'date') return lastDay === '' ? '' : `${dayAfter(lastDay, 1)}T00:00:00Z`;
  const { days } = ENDS[end];
  if (days === undefined) return undefined;
  return dayAfter(dayOf(now), days) + now.toISOString().slice('2026-11-21'.length);
}
