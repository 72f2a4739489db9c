import { fieldsIn, isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { longCacheWrites } from '../chat/token-count.ts';
import type { TokenCount } from '../conversation.ts';
import { readCount } from '../token-reading.ts';

/** Reads the `usage` of a response; empty if it lacks the input or output tokens. */
export function readTokens(usage: unknown): Partial<TokenCount> {
  if (!isObject(usage)) return {};
  const inputTokens = readCount(usage.input_tokens);
  const outputTokens = readCount(usage.output_tokens);
  if (inputTokens === undefined || outputTokens === undefined) return {};
  const input = fieldsIn(usage.input_tokens_details);
  const writes = fieldsIn(input.cache_write_tokens_details);
  const output = fieldsIn(usage.output_tokens_details);
  return {
    inputTokens,
    outputTokens,
    cachedInputTokens: readCount(input.cached_tokens),
    cacheWriteTokens: readCount(input.cache_write_tokens),
    longCacheWriteTokens: readCount(writes.ttl_12h_tokens ?? input.long_cache_write_tokens),
    thoughtTokens: readCount(output.reasoning_tokens),
  };
}

/** Writes the `usage` of a response, whose details are required. */
export function writeTokens(tokens: TokenCount): JsonObject {
  const { inputTokens, outputTokens, cachedInputTokens = 0, thoughtTokens = 0 } = tokens;
  const { cacheWriteTokens = 0 } = tokens;
  return {
    input_tokens: inputTokens,
    input_tokens_details: {
      cached_tokens: cachedInputTokens,
      cache_write_tokens: cacheWriteTokens,
      ...longCacheWrites(tokens),
    },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: thoughtTokens },
    total_tokens: inputTokens + outputTokens,
  };
}
