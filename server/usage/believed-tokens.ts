import type { TextConsumption } from './text-consumption.ts';

const COUNTS = [
  'inputTokens',
  'outputTokens',
  'cachedInputTokens',
  'cacheWriteTokens',
  'longCacheWriteTokens',
] as const satisfies readonly (keyof TextConsumption)[];

/**
 * Caps implausible token counts reported by an upstream; capped counts are marked as estimates. Charges, limits and
 * reports all use the result, so that they agree.
 */
export function believed(consumption: TextConsumption, maxTokens: number): TextConsumption {
  const tooMany = COUNTS.filter((name) => (consumption[name] ?? 0) > maxTokens);
  if (tooMany.length === 0) return consumption;
  const limited = Object.fromEntries(tooMany.map((name) => [name, maxTokens]));
  return { ...consumption, ...limited, isEstimated: true };
}
