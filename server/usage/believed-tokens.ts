import type { TextConsumption } from './text-consumption.ts';

const COUNTS = [
  'inputTokens',
  'outputTokens',
  'cachedInputTokens',
  'cacheWriteTokens',
  'longCacheWriteTokens',
] as const satisfies readonly (keyof TextConsumption)[];

/**
 * Limits the tokens of a consumption to what is believable; limited figures count as estimates. Bill, limits and sums
 * all use the result, so that they agree.
 */
export function believed(consumption: TextConsumption, tokensUpTo: number): TextConsumption {
  const tooMany = COUNTS.filter((name) => (consumption[name] ?? 0) > tokensUpTo);
  if (tooMany.length === 0) return consumption;
  const limited = Object.fromEntries(tooMany.map((name) => [name, tokensUpTo]));
  return { ...consumption, ...limited, isEstimated: true };
}
