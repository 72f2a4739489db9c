import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * The shapes of answers, written down from what the vendors publish: OpenAI's OpenAPI document 2.3.0,
 * Anthropic's pages on messages, streaming, models and errors of version 2026-10-21, xAI's on deferred videos. They are closed,
 * so that a fake cannot make up a field.
 */
type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const count: Schema = { type: 'integer', minimum: 0 };
const moment: Schema = { type: 'integer', minimum: 1_000_000_000 };

function either(...schemas: readonly Schema[]): Schema {
  return { anyOf: schemas };
}

function orNull(schema: Schema): Schema {
  return either(schema, { type: 'null' });
}

function list(items: Schema): Schema {
  return { type: 'array', items };
}

function only(...values: readonly unknown[]): Schema {
  return { enum: values };
}

/** A closed object. A name that ends in `?` may be absent. */
function object(members: Readonly<Record<string, Schema>>): Schema {
  const names = Object.keys(members);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(members).map(([name, schema]) => [name.replace('?', ''), schema]),
    ),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

const tokenCounts = object({ audio_tokens: count, cached_tokens: count });
const chatUsage = object({
  prompt_tokens: count,
  completion_tokens: count,
  total_tokens: count,
  'prompt_tokens_details?': tokenCounts,
  'completion_tokens_details?': object({
    reasoning_tokens: count,
    audio_tokens: count,
    accepted_prediction_tokens: count,
    rejected_prediction_tokens: count,
  }),
});
const finishReason = only('stop', 'length', 'tool_calls', 'content_filter', 'function_call');
const completionHead = { id: text, created: moment, model: text, 'service_tier?': orNull(text) };

const completion = object({
  ...completionHead,
  object: only('chat.completion'),
  choices: list(
    object({
      index: count,
      finish_reason: finishReason,
      logprobs: { type: 'null' },
      message: object({
        role: only('assistant'),
        content: orNull(text),
        refusal: orNull(text),
        'annotations?': list({}),
        'tool_calls?': list(
          object({
            id: text,
            type: only('function'),
            function: object({ name: text, arguments: text }),
          }),
        ),
      }),
    }),
  ),
  'usage?': chatUsage,
});

const completionChunk = object({
  ...completionHead,
  object: only('chat.completion.chunk'),
  choices: list(
    object({
      index: count,
      finish_reason: orNull(finishReason),
      'logprobs?': { type: 'null' },
      delta: object({
        'role?': only('assistant'),
        'content?': orNull(text),
        'refusal?': orNull(text),
        'tool_calls?': list(
          object({
            index: count,
            'id?': text,
            'type?': only('function'),
            'function?': object({ 'name?': text, 'arguments?': text }),
          }),
        ),
      }),
    }),
  ),
  'usage?': orNull(chatUsage),
});

const kinds = object({ text_tokens: count, image_tokens: count });
const images = object({
  created: moment,
  data: list(object({ 'b64_json?': text, 'url?': text, 'revised_prompt?': text })),
  'background?': only('transparent', 'opaque'),
  'output_format?': only('png', 'webp', 'jpeg'),
  'quality?': only('low', 'medium', 'high'),
  'size?': text,
  'usage?': object({
    input_tokens: count,
    output_tokens: count,
    total_tokens: count,
    input_tokens_details: kinds,
    'output_tokens_details?': kinds,
  }),
});

const openaiModels = object({
  object: only('list'),
  data: list(object({ id: text, object: only('model'), created: moment, owned_by: text })),
});

const openaiError = object({
  error: object({ message: text, type: text, param: orNull(text), code: orNull(text) }),
});

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
const nothing: Schema = { type: 'null' };
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

const videoStarted = object({ request_id: { type: 'string', minLength: 1 } });
const video = either(
  object({ status: only('pending'), 'progress?': { type: 'integer', minimum: 0, maximum: 100 } }),
  object({
    status: only('done'),
    model: text,
    'progress?': only(100),
    video: object({ url: text, duration: count, respect_moderation: { type: 'boolean' } }),
    'usage?': object({ cost_in_usd_ticks: count }),
  }),
  object({
    status: only('failed'),
    model: text,
    'video?': object({ duration: only(0), respect_moderation: { type: 'boolean' } }),
    error: either(text, object({ code: text, message: text })),
  }),
  object({ status: only('expired'), model: text }),
);

const xaiError = object({ code: text, error: text });

const SHAPES = {
  completion,
  completionChunk,
  images,
  openaiModels,
  openaiError,
  message,
  messageEvent,
  anthropicModel,
  anthropicModels,
  anthropicError,
  videoStarted,
  video,
  xaiError,
} as const;

export type ShapeName = keyof typeof SHAPES;

const ajv = new Ajv2020({ strict: true, allErrors: true });
const compiled = new Map<ShapeName, ValidateFunction>();

/** What keeps a document from having a published shape; nothing where it has it. */
export function faultsOf(name: ShapeName, document: unknown): readonly string[] {
  const validate = compiled.get(name) ?? ajv.compile(SHAPES[name]);
  compiled.set(name, validate);
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    return `${instancePath} ${message} ${JSON.stringify(params)}`;
  });
}
