import Anthropic from '@anthropic-ai/sdk';
import { expect } from 'vitest';
import { type GatewayOn, TEXT_MODEL } from './a-gateway-on.ts';
import { onEveryKind, type SdkCall } from './calls.ts';

const messages = [{ role: 'user' as const, content: 'Hello there' }];
const request = { model: TEXT_MODEL, max_tokens: 500, messages };
const WEATHER = {
  name: 'weather',
  description: 'Tells the weather.',
  input_schema: {
    type: 'object' as const,
    properties: { city: { type: 'string' } },
    required: ['city'],
  },
};
/** An image of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function sdk({ url, key }: GatewayOn, apiKey = key): Anthropic {
  return new Anthropic({ apiKey, baseURL: url, maxRetries: 0 });
}

function textOf({ content }: Pick<Anthropic.Message, 'content'>): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}

const text: Record<string, SdkCall> = {
  'messages.create': {
    async run(gateway) {
      const message = await sdk(gateway).messages.create(request);
      expect(textOf(message)).toContain('Hello there');
      expect(message).toMatchObject({ stop_reason: 'end_turn', role: 'assistant' });
      expect(message.usage.output_tokens).toBeGreaterThan(2);
      expect(message._request_id).toMatch(/^[0-9a-f-]{36}$/);
    },
  },
  'messages.create, only to fill the cache': {
    async run(gateway) {
      const message = await sdk(gateway).messages.create({ ...request, max_tokens: 0 });
      expect(message).toMatchObject({ content: [], stop_reason: 'max_tokens' });
      expect(message.usage.input_tokens).toBeGreaterThan(0);
      expect(message.usage.output_tokens).toBe(0);
    },
    refused: {
      openai: {
        type: Anthropic.BadRequestError,
        status: 400,
        message: /max_tokens must be 1 or more here/,
      },
    },
  },
  'messages.create, with a search result and a document of blocks': {
    async run(gateway) {
      const said = { type: 'text' as const, text: 'Hello there' };
      const content: Anthropic.ContentBlockParam[] = [
        { type: 'search_result', title: 'T', source: 's', content: [said] },
        { type: 'document', source: { type: 'content', content: [said] } },
        said,
      ];
      const turns = [{ role: 'user' as const, content }];
      const message = await sdk(gateway).messages.create({ ...request, messages: turns });
      expect(textOf(message)).toContain('Hello there');
    },
  },
  'messages.create, stream': {
    async run(gateway) {
      const stream = await sdk(gateway).messages.create({ ...request, stream: true });
      const events = await Array.fromAsync(stream);
      const types = events.map(({ type }) => type);
      expect([types.at(0), types.at(-1)]).toEqual(['message_start', 'message_stop']);
    },
  },
  'messages.stream, finalMessage': {
    async run(gateway) {
      const whole = await sdk(gateway).messages.create(request);
      const stream = sdk(gateway).messages.stream(request);
      const pieces: string[] = [];
      stream.on('text', (piece) => pieces.push(piece));
      const final = await stream.finalMessage();
      expect(final.content).toEqual(whole.content);
      expect(pieces.join('')).toBe(textOf(whole));
      expect(final.stop_reason).toBe('end_turn');
      expect(final.usage.input_tokens).toBe(whole.usage.input_tokens);
      expect(final.usage.output_tokens).toBe(whole.usage.output_tokens);
    },
  },
  'messages.create, tools': {
    async run(gateway) {
      const asked = { ...request, tools: [WEATHER] };
      const called = await sdk(gateway).messages.create(asked);
      const use = called.content.find((block) => block.type === 'tool_use');
      expect(called.stop_reason).toBe('tool_use');
      expect(use?.input).toHaveProperty('city');
      const answer = await sdk(gateway).messages.create({
        ...asked,
        messages: [
          ...messages,
          { role: 'assistant', content: called.content },
          {
            role: 'user',
            content: [{ type: 'tool_result', tool_use_id: use?.id ?? '', content: 'Sunny' }],
          },
        ],
      });
      expect(answer.stop_reason).toBe('end_turn');
    },
  },
  'messages.stream, tools': {
    async run(gateway) {
      const stream = sdk(gateway).messages.stream({
        ...request,
        tools: [WEATHER],
        tool_choice: { type: 'tool', name: 'weather' },
      });
      const final = await stream.finalMessage();
      expect(final.stop_reason).toBe('tool_use');
      const use = final.content.find((block) => block.type === 'tool_use');
      expect(use?.input).toEqual({ city: expect.any(String) });
    },
  },
  'messages.create, picture and system': {
    async run(gateway) {
      const message = await sdk(gateway).messages.create({
        ...request,
        system: [{ type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } }],
        messages: [
          {
            role: 'user',
            content: [
              {
                type: 'image',
                source: { type: 'base64', media_type: 'image/png', data: PICTURE },
              },
              { type: 'text', text: 'Look at this' },
            ],
          },
        ],
      });
      expect(textOf(message)).toContain('Look at this');
    },
  },
  'messages.create, max_tokens': {
    async run(gateway) {
      const message = await sdk(gateway).messages.create({ ...request, max_tokens: 2 });
      expect(message.stop_reason).toBe('max_tokens');
    },
  },
  'messages.create, stop_sequences': {
    async run(gateway) {
      const wish = { ...request, stop_sequences: ['there'] };
      const message = await sdk(gateway).messages.create(wish);
      // Chat completions do not distinguish stop sequences from other ends.
      const expected = gateway.kind === 'openai' ? 'end_turn' : 'stop_sequence';
      expect(message.stop_reason).toBe(expected);
    },
  },
  'messages.parse, JSON schema': {
    async run(gateway) {
      gateway.haveItSay('{"city": "Oslo"}');
      const schema = {
        type: 'object' as const,
        properties: { city: { type: 'string', examples: ['Oslo'] } },
        required: ['city'],
        additionalProperties: false,
      };
      const message = await sdk(gateway).messages.parse({
        ...request,
        output_config: { format: { type: 'json_schema', schema } },
      });
      expect(JSON.parse(textOf(message))).toEqual({ city: 'Oslo' });
    },
  },
  'messages.create, thinking with a budget': {
    async run(gateway) {
      const thinking = { type: 'enabled' as const, budget_tokens: 1024 };
      await sdk(gateway).messages.create({ ...request, max_tokens: 2000, thinking });
    },
  },
  'beta.messages.create': {
    async run(gateway) {
      const betas = ['context-1m-2025-08-07'];
      const message = await sdk(gateway).beta.messages.create({ ...request, betas });
      expect(message.stop_reason).toBe('end_turn');
    },
  },
  'messages.countTokens': {
    async run(gateway) {
      const asked = { model: TEXT_MODEL, messages, system: 'Be brief.', tools: [WEATHER] };
      const { data, response } = await sdk(gateway).messages.countTokens(asked).withResponse();
      expect(data.input_tokens).toBeGreaterThan(3);
      // Only this kind has no token counting.
      const isEstimate = response.headers.get('x-patchbay-estimated') === 'true';
      expect(isEstimate).toBe(gateway.kind === 'openai');
      if (isEstimate) return;
      const { usage } = await sdk(gateway).messages.create({ ...asked, max_tokens: 500 });
      expect(data.input_tokens).toBe(usage.input_tokens);
    },
  },
  'beta.messages.countTokens': {
    async run(gateway) {
      const asked = { model: TEXT_MODEL, messages, betas: ['context-1m-2025-08-07'] };
      const { input_tokens } = await sdk(gateway).beta.messages.countTokens(asked);
      expect(input_tokens).toBeGreaterThan(1);
    },
  },
};

const models: Record<string, SdkCall> = {
  'models.list': {
    async run(gateway) {
      const all = await Array.fromAsync(sdk(gateway).models.list({ limit: 1 }));
      const own = all.find(({ id }) => id === TEXT_MODEL);
      expect(own).toMatchObject({ type: 'model', display_name: TEXT_MODEL });
    },
  },
  'models.retrieve': {
    async run(gateway) {
      const model = await sdk(gateway).models.retrieve(TEXT_MODEL);
      expect(model).toMatchObject({ id: TEXT_MODEL, type: 'model' });
      expect(Date.parse(model.created_at)).toBeGreaterThan(1_700_000_000_000);
    },
  },
};

onEveryKind('@anthropic-ai/sdk', { ...text, ...models }, (error) => Reflect.get(error, 'status'));
