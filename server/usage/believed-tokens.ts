import type { TextConsumption } from './text-consumption.ts';

/**
 * What of a consumption is believed: figures that go beyond a bound come down to it, and count as guessed. Whatever goes by
 * tokens goes by these, so that the bill, the limits and the sums agree.
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
