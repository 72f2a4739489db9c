import { operationTitles } from '../../../../generated/operation-titles.ts';
import type { CreateKeyRequest, KeyLimits } from '../../../../generated/types.ts';
import type { JsonObject } from '../../../../openapi/validation/outcome.ts';
import type { Choice } from '../../components/field.tsx';
import { dayAfter, dayOf } from '../usage/days.ts';

/** A key as somebody is about to make it. */
export interface KeyDraft extends Readonly<Record<NumberLimit, string>> {
  readonly name: string;
  readonly end: End;
  /** The last day of the key, where that is how its end is said. */
  readonly lastDay: string;
  /** Nothing: all. */
  readonly operations: readonly string[] | undefined;
  readonly models: readonly string[] | undefined;
}

type NumberLimit = Exclude<keyof KeyLimits, 'operations' | 'models'>;

/** When a key can end. */
export type End = keyof typeof ENDS;

/** The ends that are offered, some by their days from now. */
export const ENDS = {
  never: { label: 'Never', days: undefined },
  month: { label: 'In 30 days', days: 30 },
  quarter: { label: 'In 90 days', days: 90 },
  year: { label: 'In a year', days: 365 },
  date: { label: 'On a day of your choice', days: undefined },
} as const;

/** The limits that are numbers, in order. */
export const NUMBER_LIMITS = [
  { name: 'requestsPerMinute', label: 'Requests a minute' },
  { name: 'unitsPerDay', label: 'Units a day' },
  { name: 'unitsPerMonth', label: 'Units a month' },
] as const satisfies readonly { readonly name: NumberLimit; readonly label: string }[];

/** Names that belong together. */
export interface NameGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** The operations that take a key, by their groups in the contract. */
export const KEY_OPERATIONS: readonly NameGroup[] = [
  ...Map.groupBy(
    operationTitles.filter(({ keys }) => keys.length > 0),
    ({ group }) => group,
  ),
].map(([name, titles]) => ({
  name,
  choices: titles.map(({ operationId, summary }) => ({ value: operationId, label: summary })),
}));

/** What a form begins with. */
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

/** Whether a text names an end. */
export function isEnd(text: string): text is End {
  return Object.hasOwn(ENDS, text);
}

/** What is asked of the gateway for a draft; what is wrong in it is for the gateway to say. */
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

/** The same as it was written, to be checked: a number that is none is its text, so that the sentence names that. */
export function writtenFor(draft: KeyDraft, now: Date): JsonObject {
  const request = requestFor(draft, now);
  const texts = NUMBER_LIMITS.map(({ name }) => [name, draft[name].trim()] as const);
  const wrong = texts.filter(([, text]) => !Number.isFinite(Number(text)));
  return wrong.length === 0
    ? { ...request }
    : { ...request, limits: { ...request.limits, ...Object.fromEntries(wrong) } };
}

/** Text that is no number becomes 0, which the gateway refuses at its field. */
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
