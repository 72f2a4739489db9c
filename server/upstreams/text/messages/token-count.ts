import { fieldsIn, isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { TokenCount } from '../conversation.ts';
import { readCount } from '../token-reading.ts';

/** Steps that the message's own count excludes: compaction of the conversation, and requests to an advisor model. */
const BESIDE: ReadonlySet<unknown> = new Set(['compaction', 'advisor_message']);

/**
 * Reads the `usage` of a message or an event. The interface's `input_tokens` excludes tokens read from or written to
 * the cache; the result includes them, and the tokens of steps that `usage` excludes.
 */
export function readTokens(usage: unknown): Partial<TokenCount> {
  if (!isObject(usage)) return {};
  const steps: readonly unknown[] = Array.isArray(usage.iterations) ? usage.iterations : [];
  const beside = steps.filter((step) => isObject(step) && BESIDE.has(step.type)).map(readOwn);
  return beside.reduce(added, readOwn(usage));
}

function readOwn(usage: unknown): Partial<TokenCount> {
  if (!isObject(usage)) return {};
  const uncached = readCount(usage.input_tokens);
  const cachedInputTokens = readCount(usage.cache_read_input_tokens);
  const cacheWriteTokens = readCount(usage.cache_creation_input_tokens);
  const writes = fieldsIn(usage.cache_creation);
  const details = fieldsIn(usage.output_tokens_details);
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
    longCacheWriteTokens: readCount(writes.ephemeral_1h_input_tokens),
    thoughtTokens: readCount(details.thinking_tokens),
  };
}

/** Adds a step's counts to the message's. Counts that the message does not report stay undefined. */
function added(whole: Partial<TokenCount>, step: Partial<TokenCount>): Partial<TokenCount> {
  const { inputTokens, outputTokens, ...parts } = whole;
  return {
    ...parts,
    ...(inputTokens === undefined ? {} : { inputTokens: inputTokens + (step.inputTokens ?? 0) }),
    ...(outputTokens === undefined
      ? {}
      : { outputTokens: outputTokens + (step.outputTokens ?? 0) }),
    cachedInputTokens: sumOf(parts.cachedInputTokens, step.cachedInputTokens),
    cacheWriteTokens: sumOf(parts.cacheWriteTokens, step.cacheWriteTokens),
    longCacheWriteTokens: sumOf(parts.longCacheWriteTokens, step.longCacheWriteTokens),
  };
}

function sumOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined ? other : one + (other ?? 0);
}

/** Whether both the input and the output count are known. */
export function isWhole(tokens: Partial<TokenCount>): tokens is TokenCount {
  return tokens.inputTokens !== undefined && tokens.outputTokens !== undefined;
}

/**
 * Writes the `usage` of a message or an event. Callers calculate with its fields, so those of which the upstream says
 * nothing are null, as the interface has them.
 */
export function writeTokens(tokens: TokenCount): JsonObject {
  const { cachedInputTokens, cacheWriteTokens, thoughtTokens } = tokens;
  const cached = (cachedInputTokens ?? 0) + (cacheWriteTokens ?? 0);
  return {
    input_tokens: Math.max(0, tokens.inputTokens - cached),
    cache_read_input_tokens: cachedInputTokens ?? null,
    cache_creation_input_tokens: cacheWriteTokens ?? null,
    cache_creation: writeLifetimes(tokens),
    output_tokens: tokens.outputTokens,
    output_tokens_details: thoughtTokens === undefined ? null : { thinking_tokens: thoughtTokens },
    server_tool_use: null,
  };
}

/** Writes the tokens written to the cache, by the lifetime of the entries. */
function writeLifetimes({
  cacheWriteTokens,
  longCacheWriteTokens: long = 0,
}: TokenCount): JsonObject | null {
  if (cacheWriteTokens === undefined) return null;
  return {
    ephemeral_5m_input_tokens: Math.max(0, cacheWriteTokens - long),
    ephemeral_1h_input_tokens: long,
  };
}
