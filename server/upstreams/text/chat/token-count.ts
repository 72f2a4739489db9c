import {
  definedOnly,
  fieldsIn,
  isObject,
  type JsonObject,
  objectsOf,
} from '../../../foundation/json-object.ts';
import type { TokenCount } from '../conversation.ts';
import { readCount } from '../token-reading.ts';

/** The `usage` of a completion or a chunk, which Moonshot puts into the last choice of a stream. */
export function usageOf({ usage, choices }: JsonObject): JsonObject | undefined {
  return [usage, ...objectsOf(choices).map((choice) => choice.usage)].find(isObject);
}

/**
 * Reads the `usage` of a completion; `undefined` if it lacks the input or output tokens. Some upstreams include
 * reasoning only in the total (xAI, Gemini), or report cached tokens in other fields (DeepSeek, Moonshot).
 */
export function readTokens(usage: unknown): TokenCount | undefined {
  if (!isObject(usage)) return undefined;
  const inputTokens = readCount(usage.prompt_tokens);
  const said = readCount(usage.completion_tokens);
  if (inputTokens === undefined || said === undefined) return undefined;
  const input = fieldsIn(usage.prompt_tokens_details);
  const output = fieldsIn(usage.completion_tokens_details);
  const beyond = Math.max(0, (readCount(usage.total_tokens) ?? 0) - inputTokens - said);
  const cached = input.cached_tokens ?? usage.prompt_cache_hit_tokens ?? usage.cached_tokens;
  return {
    inputTokens,
    outputTokens: said + beyond,
    cachedInputTokens: readCount(cached),
    cacheWriteTokens: readCount(input.cache_write_tokens),
    longCacheWriteTokens: readCount(input.long_cache_write_tokens),
    thoughtTokens: readCount(output.reasoning_tokens) ?? (beyond > 0 ? beyond : undefined),
  };
}

/** Writes the `usage` of a completion. */
export function writeTokens(tokens: TokenCount): JsonObject {
  const { inputTokens, outputTokens, thoughtTokens } = tokens;
  const input = definedOnly({
    cached_tokens: tokens.cachedInputTokens,
    cache_write_tokens: tokens.cacheWriteTokens,
    ...longCacheWrites(tokens),
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

/** Writes the cache-write tokens with an extended lifetime, if there are any, in a field that no vendor has. */
export function longCacheWrites({
  longCacheWriteTokens: long = 0,
}: Pick<TokenCount, 'longCacheWriteTokens'>): JsonObject {
  return long === 0 ? {} : { long_cache_write_tokens: long };
}
