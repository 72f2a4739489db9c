import { count, list, moment, object, only, orNull, text } from './schema-words.ts';

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

/** Shapes of OpenAI's OpenAPI document 2.3.0. */
export const OPENAI_SHAPES = {
  completion,
  completionChunk,
  images,
  openaiModels,
  openaiError,
} as const;
