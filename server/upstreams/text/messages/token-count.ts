import { definedOnly, isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { TokenCount } from '../conversation.ts';
import { readCount } from '../token-reading.ts';

/**
 * Reads the `usage` of a message or of an event. Its `input_tokens` are those that neither came from the cache
 * nor went there; here they are all.
 */
export function readTokens(usage: unknown): Partial<TokenCount> {
  if (!isObject(usage)) return {};
  const uncached = readCount(usage.input_tokens);
  const cachedInputTokens = readCount(usage.cache_read_input_tokens);
  const cacheWriteTokens = readCount(usage.cache_creation_input_tokens);
  const details = isObject(usage.output_tokens_details) ? usage.output_tokens_details : {};
  const inputTokens =
    uncached === undefined
      ? undefined
      : uncached + (cachedInputTokens ?? 0) + (cacheWriteTokens ?? 0);
  const outputTokens = readCount(usage.output_tokens);
  return {
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    cachedInputTokens,
    cacheWriteTokens,
    thoughtTokens: readCount(details.thinking_tokens),
  };
}

/** Whether both sides of a count are there. */
export function isWhole(tokens: Partial<TokenCount>): tokens is TokenCount {
  return tokens.inputTokens !== undefined && tokens.outputTokens !== undefined;
}

/** Writes the `usage` of a message. */
export function writeTokens(tokens: TokenCount): JsonObject {
  const { cachedInputTokens, cacheWriteTokens, thoughtTokens } = tokens;
  const cached = (cachedInputTokens ?? 0) + (cacheWriteTokens ?? 0);
  return definedOnly({
    input_tokens: Math.max(0, tokens.inputTokens - cached),
    cache_read_input_tokens: cachedInputTokens,
    cache_creation_input_tokens: cacheWriteTokens,
    output_tokens: tokens.outputTokens,
    output_tokens_details:
      thoughtTokens === undefined ? undefined : { thinking_tokens: thoughtTokens },
  });
}
