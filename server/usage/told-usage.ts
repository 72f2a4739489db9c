import { unitsText } from './amounts.ts';
import type { UsageCounts, UsageRow } from './usage-report.ts';

/** The usage of a group as reports tell it: units as decimal text, and all tokens that were read in one. */
export type ToldUsage = Omit<UsageCounts, 'units'> & {
  readonly units: string;
  readonly day?: string;
  /** Empty where no key asked, and so are the others where there was none. */
  readonly keyId?: string;
  readonly model?: string;
  readonly operation?: string;
};

/** The columns of what was counted, in the order in which tables have them. */
export const TOLD_AMOUNTS = [
  'requests',
  'units',
  'seconds',
  'images',
  'songs',
  'inputTokens',
  'cachedInputTokens',
  'cacheWriteTokens',
  'outputTokens',
] as const satisfies readonly (keyof ToldUsage)[];

/** Tells what was used. Work without a key or a model is a row of its own. */
export function toldUsage({
  day,
  key,
  model,
  operation,
  ...sum
}: UsageCounts & Partial<UsageRow>): ToldUsage {
  return {
    ...(day === undefined ? {} : { day }),
    ...(key === undefined ? {} : { keyId: key ?? '' }),
    ...(model === undefined ? {} : { model: model ?? '' }),
    ...(operation === undefined ? {} : { operation: operation ?? '' }),
    ...sum,
    units: unitsText(sum.units),
    inputTokens: sum.inputTokens + sum.cachedInputTokens + sum.cacheWriteTokens,
  };
}
