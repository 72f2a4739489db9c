import type { TextConsumption } from './text-consumption.ts';

/**
 * Limits the tokens of a consumption to what is believable; limited figures count as estimates. Bill, limits and sums
 * all use the result, so that they agree.
 */
export function believed(consumption: TextConsumption, tokensUpTo: number): TextConsumption {
  const { inputTokens, outputTokens, cachedInputTokens: cached = 0 } = consumption;
  if (Math.max(inputTokens, outputTokens, cached) <= tokensUpTo) return consumption;
  return {
    ...consumption,
    inputTokens: Math.min(inputTokens, tokensUpTo),
    outputTokens: Math.min(outputTokens, tokensUpTo),
    ...(consumption.cachedInputTokens === undefined
      ? {}
      : { cachedInputTokens: Math.min(cached, tokensUpTo) }),
    isEstimated: true,
  };
}
