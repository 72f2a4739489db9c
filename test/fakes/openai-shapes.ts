import { count, either, list, moment, object, only, orNull, text } from './schema-words.ts';

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

const responseUsage = object({
  input_tokens: count,
  input_tokens_details: object({ cached_tokens: count }),
  output_tokens: count,
  output_tokens_details: object({ reasoning_tokens: count }),
  total_tokens: count,
});
const itemStatus = only('in_progress', 'completed', 'incomplete');
const outputText = object({
  type: only('output_text'),
  text,
  annotations: list({}),
  'logprobs?': list({}),
});
const responseItem = either(
  object({
    id: text,
    type: only('message'),
    status: itemStatus,
    role: only('assistant'),
    content: list(outputText),
  }),
  object({
    'id?': text,
    type: only('function_call'),
    'status?': itemStatus,
    call_id: text,
    name: text,
    arguments: text,
  }),
  object({
    id: text,
    type: only('reasoning'),
    'status?': itemStatus,
    summary: list({}),
    'encrypted_content?': orNull(text),
  }),
);
const response = object({
  id: text,
  object: only('response'),
  created_at: moment,
  status: only('completed', 'failed', 'in_progress', 'incomplete'),
  error: orNull(object({ code: text, message: text })),
  incomplete_details: orNull(object({ reason: only('max_output_tokens', 'content_filter') })),
  instructions: orNull(text),
  metadata: {},
  model: text,
  output: list(responseItem),
  parallel_tool_calls: only(true, false),
  temperature: { type: 'number' },
  tool_choice: {},
  tools: list({}),
  top_p: { type: 'number' },
  'background?': only(true, false),
  'max_output_tokens?': orNull(count),
  'previous_response_id?': orNull(text),
  'reasoning?': {},
  'service_tier?': text,
  'store?': only(true, false),
  'text?': {},
  'truncation?': text,
  usage: orNull(responseUsage),
});
const place = { sequence_number: count, item_id: text, output_index: count };
const responseEvent = either(
  object({
    type: only(
      'response.created',
      'response.in_progress',
      'response.completed',
      'response.incomplete',
      'response.failed',
    ),
    sequence_number: count,
    response,
  }),
  object({
    type: only('response.output_item.added', 'response.output_item.done'),
    sequence_number: count,
    output_index: count,
    item: responseItem,
  }),
  object({
    type: only('response.content_part.added', 'response.content_part.done'),
    ...place,
    content_index: count,
    part: outputText,
  }),
  object({
    type: only('response.output_text.delta'),
    ...place,
    content_index: count,
    delta: text,
    logprobs: list({}),
    'obfuscation?': text,
  }),
  object({
    type: only('response.output_text.done'),
    ...place,
    content_index: count,
    text,
    logprobs: list({}),
  }),
  object({ type: only('response.function_call_arguments.delta'), ...place, delta: text }),
  object({
    type: only('response.function_call_arguments.done'),
    ...place,
    name: text,
    arguments: text,
  }),
);

const embeddings = object({
  object: only('list'),
  data: list(
    object({
      object: only('embedding'),
      index: count,
      embedding: either(list({ type: 'number' }), text),
    }),
  ),
  model: text,
  usage: object({ prompt_tokens: count, total_tokens: count }),
});

const openaiModels = object({
  object: only('list'),
  data: list(object({ id: text, object: only('model'), created: moment, owned_by: text })),
});

const openaiError = object({
  error: object({ message: text, type: text, param: orNull(text), code: orNull(text) }),
});

/** Schemas from OpenAI's OpenAPI document 2.3.0. */
export const OPENAI_SHAPES = {
  completion,
  completionChunk,
  response,
  responseEvent,
  inputTokens: object({ object: only('response.input_tokens'), input_tokens: count }),
  embeddings,
  images,
  openaiModels,
  openaiError,
} as const;
