import { definedOnly } from '../foundation/json-object.ts';
import { unitsText } from './amounts.ts';
import type { UsageCounts, UsageRow } from './usage-report.ts';

/** The usage of a group as reports return it: units as decimal text, and all input tokens in one sum. */
export type ReportedUsage = Omit<UsageCounts, 'units'> & {
  readonly units: string;
  readonly day?: string;
  /** Empty for calls without a key; `model` and `operation` likewise. */
  readonly keyId?: string;
  readonly model?: string;
  readonly operation?: string;
};

/** The columns of amounts, in the order of the CSV. */
export const REPORTED_AMOUNTS = [
  'requests',
  'units',
  'seconds',
  'images',
  'songs',
  'inputTokens',
  'cachedInputTokens',
  'cacheWriteTokens',
  'outputTokens',
] as const satisfies readonly (keyof ReportedUsage)[];

/** Presents a usage row. Work without a key or a model has a row of its own. */
export function reportedUsage({
  day,
  key,
  model,
  operation,
  ...sum
}: UsageCounts & Partial<UsageRow>): ReportedUsage {
  return definedOnly({
    day,
    keyId: key === null ? '' : key,
    model: model === null ? '' : model,
    operation: operation === null ? '' : operation,
    ...sum,
    units: unitsText(sum.units),
    inputTokens: sum.inputTokens + sum.cachedInputTokens + sum.cacheWriteTokens,
  });
}
