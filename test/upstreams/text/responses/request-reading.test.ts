import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../server/foundation/json-object.ts';
import { translateRequest } from '../../../../server/upstreams/text/translation.ts';

const HELLO = { role: 'user', content: 'Hello' };

function outcome(result: ReturnType<typeof translateRequest>): JsonObject {
  if (result.ok) return result.value;
  const { failure } = result;
  return { message: failure.message, parameter: Reflect.get(failure, 'parameter') };
}

function toChat(request: JsonObject): JsonObject {
  const body = { model: 'm', input: 'Hello', ...request };
  return outcome(translateRequest(body, { from: 'responses', to: 'chat-completions' }));
}

function toMessages(request: JsonObject, { maxTokens }: { maxTokens?: number } = {}): JsonObject {
  const body = { model: 'm', input: 'Hello', max_output_tokens: 100, ...request };
  return outcome(translateRequest(body, { from: 'responses', to: 'messages', maxTokens }));
}

describe('a request of the responses interface', () => {
  test('needs nothing but its model and its input', () => {
    expect(toChat({})).toEqual({ model: 'm', messages: [HELLO] });
    expect(toMessages({})).toEqual({ model: 'm', max_tokens: 100, messages: [HELLO] });
  });

  test('keeps its parameters under their other names', () => {
    const request = {
      instructions: 'Be brief.',
      max_output_tokens: 50,
      temperature: 0.5,
      top_p: 0.9,
      user: 'u-1',
      reasoning: { effort: 'high', summary: 'auto' },
      service_tier: 'default',
      stream: true,
    };
    expect(toChat(request)).toEqual({
      model: 'm',
      messages: [{ role: 'system', content: 'Be brief.' }, HELLO],
      max_completion_tokens: 50,
      temperature: 0.5,
      top_p: 0.9,
      user: 'u-1',
      reasoning_effort: 'high',
      service_tier: 'default',
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(toMessages(request)).toEqual({
      model: 'm',
      max_tokens: 50,
      system: 'Be brief.',
      messages: [HELLO],
      temperature: 0.5,
      top_p: 0.9,
      metadata: { user_id: 'u-1' },
      thinking: { type: 'adaptive', display: 'summarized' },
      output_config: { effort: 'high' },
      service_tier: 'standard_only',
      stream: true,
    });
  });

  test('keeps how it is to be served, as far as the upstream can be told', () => {
    for (const service_tier of ['auto', 'default', 'flex', 'priority']) {
      expect(toChat({ service_tier })).toMatchObject({ service_tier });
    }
    const told = (service_tier: string) => toMessages({ service_tier });
    expect(told('auto')).toMatchObject({ service_tier: 'auto' });
    expect(told('default')).toMatchObject({ service_tier: 'standard_only' });
    expect(told('priority')).toMatchObject({ service_tier: 'auto' });
    expect(told('flex')).toEqual({
      parameter: 'service_tier',
      message: expect.stringMatching(/send auto or default/),
    });
  });

  test('may ask to be made shorter where it is too long', () => {
    expect(toChat({ truncation: 'auto' })).toEqual(toChat({}));
    expect(toMessages({ truncation: 'auto' })).toEqual(toMessages({}));
  });

  test('is refused by its own name of the limit where nobody limits its tokens', () => {
    expect(toMessages({ max_output_tokens: null })).toEqual({
      parameter: 'max_output_tokens',
      message: 'max_output_tokens is required: this model has no limit of its own.',
    });
    expect(toMessages({ max_output_tokens: null }, { maxTokens: 7 })).toMatchObject({
      max_tokens: 7,
    });
  });

  test('takes the newer name of a person, and both if they agree', () => {
    expect(toChat({ safety_identifier: 'u' })).toMatchObject({ user: 'u' });
    expect(toChat({ safety_identifier: 'u', user: 'u' })).toMatchObject({ user: 'u' });
    expect(toChat({ safety_identifier: 'u', user: 'v' })).toMatchObject({ parameter: 'user' });
  });

  test('keeps the schema of its answer', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const wanted = { name: 'thing', description: 'A thing.', strict: false, schema };
    const text = { format: { type: 'json_schema', ...wanted } };
    expect(toChat({ text })).toMatchObject({
      response_format: { type: 'json_schema', json_schema: wanted },
    });
    expect(toMessages({ text })).toMatchObject({
      output_config: {
        format: { type: 'json_schema', schema: { ...schema, description: 'A thing.' } },
      },
    });
    expect(toChat({ text: { format: { type: 'text' }, verbosity: 'medium' } })).toEqual(toChat({}));
  });

  test('asks for JSON of any shape, for little thought and for a short answer', () => {
    const request = {
      text: { format: { type: 'json_object' }, verbosity: 'low' },
      reasoning: { effort: 'minimal' },
    };
    expect(toChat(request)).toMatchObject({
      response_format: { type: 'json_object' },
      verbosity: 'low',
      reasoning_effort: 'minimal',
    });
    expect(toMessages(request)).toMatchObject({
      system: [
        { text: expect.stringMatching(/short/) },
        { text: expect.stringMatching(/one JSON object/) },
      ],
      output_config: { effort: 'low' },
    });
  });

  test('may say what asks for nothing', () => {
    const idle = {
      store: true,
      background: false,
      truncation: 'disabled',
      top_logprobs: 0,
      include: ['reasoning.encrypted_content', 'web_search_call.action.sources'],
      max_tool_calls: 3,
      metadata: { ticket: '7' },
      prompt_cache_key: 'k',
      prompt_cache_options: { mode: 'implicit' },
      prompt_cache_retention: '24h',
      client_metadata: { from: 'here' },
      stream_options: { include_obfuscation: false },
      previous_response_id: null,
      conversation: null,
      tools: [],
      tool_choice: 'auto',
      parallel_tool_calls: true,
      reasoning: { effort: null, summary: 'detailed', context: 'auto' },
      text: null,
    };
    expect(toChat(idle)).toEqual(toChat({}));
    expect(toMessages(idle)).toEqual(toMessages({}));
  });

  test.each<[string, JsonObject]>([
    ['previous_response_id', { previous_response_id: 'resp_1' }],
    ['conversation', { conversation: 'conv_1' }],
    ['prompt', { prompt: { id: 'pmpt_1' } }],
    ['prompt', { prompt: { id: 'pmpt_1' }, input: null }],
    ['conversation', { conversation: 'conv_1', input: null }],
    ['background', { background: true }],
    ['truncation', { truncation: 'middle' }],
    ['top_logprobs', { top_logprobs: 2 }],
    ['include', { include: ['message.output_text.logprobs'] }],
    ['include', { include: [7] }],
    ['reasoning.effort', { reasoning: { effort: 'extreme' } }],
    ['reasoning.depth', { reasoning: { depth: 3 } }],
    ['text.format.type', { text: { format: { type: 'xml' } } }],
    ['text.verbosity', { text: { verbosity: 'endless' } }],
    ['service_tier', { service_tier: 'luxury' }],
    ['stream_options.include_obfuscation', { stream_options: { include_obfuscation: true } }],
    ['stop', { stop: 'END' }],
    ['max_output_tokens', { max_output_tokens: 'many' }],
    ['prompt_cache_key', { prompt_cache_key: 5 }],
    ['prompt_cache_retention', { prompt_cache_retention: 24 }],
    ['prompt_cache_options', { prompt_cache_options: 'implicit' }],
    ['client_metadata', { client_metadata: 'here' }],
  ])('is refused by the name of what nobody else could keep: %s', (parameter, request) => {
    const answer = toChat(request);
    expect(answer).toMatchObject({ parameter });
    expect(answer.message).toMatch(new RegExp(`^${parameter.replaceAll('.', '\\.')} `));
  });
});
