import { definedOnly, isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { TokenCount } from '../conversation.ts';
import { readCount } from '../token-reading.ts';

/** Reads the `usage` of a completion; `undefined` where it does not say how many tokens went in and out. */
export function readTokens(usage: unknown): TokenCount | undefined {
  if (!isObject(usage)) return undefined;
  const inputTokens = readCount(usage.prompt_tokens);
  const outputTokens = readCount(usage.completion_tokens);
  if (inputTokens === undefined || outputTokens === undefined) return undefined;
  const input = isObject(usage.prompt_tokens_details) ? usage.prompt_tokens_details : {};
  const output = isObject(usage.completion_tokens_details) ? usage.completion_tokens_details : {};
  return {
    inputTokens,
    outputTokens,
    cachedInputTokens: readCount(input.cached_tokens),
    cacheWriteTokens: readCount(input.cache_write_tokens),
    thoughtTokens: readCount(output.reasoning_tokens),
  };
}

/** Writes the `usage` of a completion. */
export function writeTokens(tokens: TokenCount): JsonObject {
  const { inputTokens, outputTokens, thoughtTokens } = tokens;
  const input = definedOnly({
    cached_tokens: tokens.cachedInputTokens,
    cache_write_tokens: tokens.cacheWriteTokens,
  });
  return definedOnly({
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    prompt_tokens_details: Object.keys(input).length === 0 ? undefined : input,
    completion_tokens_details:
      thoughtTokens === undefined ? undefined : { reasoning_tokens: thoughtTokens },
  });
}
