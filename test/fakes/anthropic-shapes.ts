import { count, either, list, nothing, object, only, orNull, text } from './schema-words.ts';

const stopReason = only(
  'end_turn',
  'max_tokens',
  'stop_sequence',
  'tool_use',
  'pause_turn',
  'refusal',
  'model_context_window_exceeded',
);
const messageCounts = {
  input_tokens: count,
  output_tokens: count,
  cache_creation_input_tokens: count,
  cache_read_input_tokens: count,
  output_tokens_details: orNull(object({ thinking_tokens: count })),
  server_tool_use: { type: 'null' },
};
const messageUsage = object({
  ...messageCounts,
  cache_creation: object({ ephemeral_5m_input_tokens: count, ephemeral_1h_input_tokens: count }),
  inference_geo: orNull(text),
  service_tier: only('standard', 'priority', 'batch'),
  speed: only('standard', 'fast', null),
});
const stopDetails = object({
  type: only('refusal'),
  category: orNull(text),
  explanation: orNull(text),
});
const stop = {
  stop_reason: stopReason,
  stop_sequence: orNull(text),
  stop_details: orNull(stopDetails),
};
const textBlock = object({ type: only('text'), text, citations: nothing });
const toolUse = object({
  type: only('tool_use'),
  id: { type: 'string', pattern: '^toolu_' },
  name: text,
  input: { type: 'object' },
  caller: object({ type: only('direct') }),
});
const block = either(textBlock, toolUse);
const messageHead = {
  id: { type: 'string', pattern: '^msg_' },
  type: only('message'),
  role: only('assistant'),
  model: text,
  container: nothing,
  diagnostics: nothing,
};

const message = object({
  ...messageHead,
  content: list(block),
  ...stop,
  usage: messageUsage,
});

const messageEvent = either(
  object({
    type: only('message_start'),
    message: object({
      ...messageHead,
      content: { type: 'array', maxItems: 0 },
      stop_reason: nothing,
      stop_sequence: nothing,
      stop_details: nothing,
      usage: messageUsage,
    }),
  }),
  object({ type: only('content_block_start'), index: count, content_block: block }),
  object({
    type: only('content_block_delta'),
    index: count,
    delta: either(
      object({ type: only('text_delta'), text }),
      object({ type: only('input_json_delta'), partial_json: text }),
    ),
  }),
  object({ type: only('content_block_stop'), index: count }),
  object({ type: only('ping') }),
  object({
    type: only('message_delta'),
    delta: object({ container: nothing, ...stop }),
    usage: object(messageCounts),
  }),
  object({ type: only('message_stop') }),
);

const anthropicModel = object({
  type: only('model'),
  id: text,
  display_name: text,
  created_at: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT' },
  capabilities: nothing,
  max_input_tokens: orNull(count),
  max_tokens: orNull(count),
  lifecycle: only('active', 'deprecated', 'retired'),
  line: orNull(text),
  deprecated_at: orNull(text),
  retires_at: orNull(text),
});

const anthropicModels = object({
  data: list(anthropicModel),
  has_more: { type: 'boolean' },
  first_id: orNull(text),
  last_id: orNull(text),
});

const anthropicError = object({
  type: only('error'),
  error: object({ type: text, message: text }),
  request_id: text,
});

/** Schemas from Anthropic's pages on messages, streaming, models and errors, version 2026-10-21. */
export const ANTHROPIC_SHAPES = {
  message,
  messageEvent,
  anthropicModel,
  anthropicModels,
  anthropicError,
  tokenCount: object({ input_tokens: count }),
} as const;
