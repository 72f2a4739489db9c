import OpenAI from 'openai';
import sharp from 'sharp';
import { expect } from 'vitest';
import { EMBEDDING_MODEL, type GatewayOn, type Kind, TEXT_MODEL } from './a-gateway-on.ts';
import { type ExpectedRefusal, everywhere, onEveryKind, type SdkCall } from './calls.ts';

const messages = [{ role: 'user' as const, content: 'Hello there' }];
const request = { model: TEXT_MODEL, messages };
const WEATHER = {
  type: 'function' as const,
  function: {
    name: 'weather',
    description: 'Tells the weather.',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
};

function sdk({ url, key }: GatewayOn, apiKey = key): OpenAI {
  return new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0 });
}

const PICTURE = await sharp({
  create: { width: 64, height: 64, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 1 } },
})
  .png()
  .toBuffer();

/** JSON replies by kind: a model without native JSON output may put it in a code fence. */
const FENCED: Partial<Record<Kind, string>> = {
  openai: '{"answer": "Yes"}',
  anthropic: '```json\n{"answer": "Yes"}\n```',
};

function badRequest(message: RegExp): ExpectedRefusal {
  return { type: OpenAI.BadRequestError, status: 400, message };
}

const text: Record<string, SdkCall> = {
  'chat.completions.create, until the end of the line': {
    async run(gateway) {
      const completion = await sdk(gateway).chat.completions.create({ ...request, stop: '\n' });
      expect(completion.choices[0]?.message.content).toContain('Hello there');
    },
    refused: { anthropic: badRequest(/stop must have a character besides white space/) },
  },
  'chat.completions.create': {
    async run(gateway) {
      const completion = await sdk(gateway).chat.completions.create(request);
      const [choice] = completion.choices;
      expect(choice?.message.content).toContain('Hello there');
      expect(choice?.finish_reason).toBe('stop');
      expect(completion.usage?.total_tokens).toBeGreaterThan(2);
      expect(completion._request_id).toMatch(/^[0-9a-f-]{36}$/);
    },
  },
  'chat.completions.create, stream': {
    async run(gateway) {
      const stream = await sdk(gateway).chat.completions.create({ ...request, stream: true });
      const chunks = await Array.fromAsync(stream);
      const pieces = chunks.map(({ choices }) => choices[0]?.delta.content ?? '');
      expect(pieces.join('')).toContain('Hello there');
      expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('stop');
      expect(chunks.filter(({ usage }) => usage)).toEqual([]);
    },
  },
  'chat.completions.stream, with usage': {
    async run(gateway) {
      const stream = sdk(gateway).chat.completions.stream({
        ...request,
        stream_options: { include_usage: true },
      });
      const { choices, usage } = await stream.finalChatCompletion();
      expect(choices[0]?.message.content).toContain('Hello there');
      expect(usage?.completion_tokens).toBeGreaterThan(2);
    },
  },
  'chat.completions.create, tools': {
    async run(gateway) {
      const asked = { ...request, tools: [WEATHER] };
      const { chat } = sdk(gateway);
      const [called] = (await chat.completions.create(asked)).choices;
      const call = called?.message.tool_calls?.[0];
      expect(called?.finish_reason).toBe('tool_calls');
      if (called === undefined || call?.type !== 'function') throw new Error('No call.');
      expect(JSON.parse(call.function.arguments)).toHaveProperty('city');
      const result = { role: 'tool' as const, tool_call_id: call.id, content: 'Sunny' };
      const answer = await chat.completions.create({
        ...asked,
        // Agents name the participant that replied.
        messages: [...messages, { ...called.message, name: 'model' }, result],
      });
      expect(answer.choices[0]).toMatchObject({ finish_reason: 'stop' });
    },
  },
  'chat.completions.runTools, stream': {
    async run(gateway) {
      const inputs: unknown[] = [];
      const runner = sdk(gateway).chat.completions.runTools({
        ...request,
        stream: true,
        tools: [
          {
            type: 'function' as const,
            function: {
              ...WEATHER.function,
              function: (input: string) => {
                inputs.push(JSON.parse(input));
                return 'Sunny';
              },
            },
          },
        ],
      });
      expect(await runner.finalContent()).toMatch(/\w/);
      expect(inputs).toEqual([{ city: expect.any(String) }]);
    },
  },
  'chat.completions.create, picture and system': {
    async run(gateway) {
      const url = `data:image/png;base64,${PICTURE.toString('base64')}`;
      const completion = await sdk(gateway).chat.completions.create({
        model: TEXT_MODEL,
        messages: [
          { role: 'developer', content: 'Be brief.' },
          {
            role: 'user',
            content: [
              { type: 'text', text: 'Look at this' },
              { type: 'image_url', image_url: { url } },
            ],
          },
        ],
      });
      expect(completion.choices[0]?.message.content).toContain('Look at this');
    },
  },
  'chat.completions.create, max_completion_tokens': {
    async run(gateway) {
      const { choices } = await sdk(gateway).chat.completions.create({
        ...request,
        max_completion_tokens: 2,
      });
      expect(choices[0]?.finish_reason).toBe('length');
    },
  },
  'chat.completions.create, users by name': {
    async run(gateway) {
      const { choices } = await sdk(gateway).chat.completions.create({
        model: TEXT_MODEL,
        messages: [
          { role: 'user', name: 'Ada', content: 'Good evening' },
          { role: 'user', name: 'Bob', content: 'Hello there' },
        ],
      });
      expect(choices[0]?.message.content).toContain('Hello there');
    },
  },
  'chat.completions.create and responses.create, text file': {
    async run(gateway) {
      const client = sdk(gateway);
      const file = { filename: 'sea.csv', file_data: 'data:text/csv;base64,c2VhLGRlcHRoCg==' };
      const { choices } = await client.chat.completions.create({
        model: TEXT_MODEL,
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: 'Read this' },
              { type: 'file', file },
            ],
          },
        ],
      });
      expect(choices[0]?.message.content).toContain('Read this');
      const { output_text } = await client.responses.create({
        model: TEXT_MODEL,
        input: [
          {
            role: 'user',
            content: [
              { type: 'input_text', text: 'Read this' },
              { type: 'input_file', ...file },
            ],
          },
        ],
      });
      expect(output_text).toContain('Read this');
    },
  },
  'chat.completions.create and responses.create, service tier and truncation': {
    async run(gateway) {
      const client = sdk(gateway);
      for (const service_tier of ['auto', 'default', 'priority'] as const) {
        const asked = { ...request, service_tier };
        const completion = await client.chat.completions.create(asked);
        expect(completion.service_tier).toBe('default');
        const streamed = await client.chat.completions.stream(asked).finalChatCompletion();
        expect(streamed.service_tier).toBe('default');
        const response = await client.responses.create({
          model: TEXT_MODEL,
          input: 'Hello there',
          truncation: 'auto',
          service_tier,
        });
        expect(response.service_tier).toBe('default');
      }
    },
  },
  'chat.completions.create, json_object': {
    async run(gateway) {
      gateway.haveItSay(FENCED[gateway.kind]);
      const asked = { ...request, response_format: { type: 'json_object' as const } };
      const { choices } = await sdk(gateway).chat.completions.create(asked);
      expect(JSON.parse(choices[0]?.message.content ?? '')).toHaveProperty('answer');
      const stream = sdk(gateway).chat.completions.stream(asked);
      expect(JSON.parse((await stream.finalContent()) ?? '')).toHaveProperty('answer');
    },
  },
  'responses.create, json_object': {
    async run(gateway) {
      gateway.haveItSay(FENCED[gateway.kind]);
      const { output_text } = await sdk(gateway).responses.create({
        model: TEXT_MODEL,
        input: 'As JSON',
        text: { format: { type: 'json_object' } },
      });
      expect(JSON.parse(output_text)).toHaveProperty('answer');
    },
  },
  'chat.completions.create, n': {
    async run(gateway) {
      const { choices } = await sdk(gateway).chat.completions.create({ ...request, n: 2 });
      expect(choices.map(({ index }) => index)).toEqual([0, 1]);
    },
    refused: { anthropic: badRequest(/^400 n /) },
  },
  'chat.completions.create, logit_bias': {
    async run(gateway) {
      await sdk(gateway).chat.completions.create({ ...request, logit_bias: { 50256: -1 } });
    },
    refused: { anthropic: badRequest(/^400 logit_bias has no counterpart in the interface/) },
  },
  'chat.completions.create, hints of reasoning and length': {
    async run(gateway) {
      const hints = { seed: 7, verbosity: 'low', reasoning_effort: 'minimal' } as const;
      await sdk(gateway).chat.completions.create({ ...request, ...hints });
    },
  },
  'chat.completions.parse, JSON schema': {
    async run(gateway) {
      gateway.haveItSay('{"city": "Oslo"}');
      const schema = {
        type: 'object',
        properties: { city: { type: 'string', examples: ['Oslo'] } },
        required: ['city'],
        additionalProperties: false,
      };
      const completion = await sdk(gateway).chat.completions.parse({
        ...request,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'place', description: 'A place.', schema, strict: true },
        },
      });
      expect(JSON.parse(completion.choices[0]?.message.content ?? '')).toEqual({ city: 'Oslo' });
    },
  },
  'chat.completions.create, user and temperature': {
    async run(gateway) {
      await sdk(gateway).chat.completions.create({ ...request, user: 'u-1', temperature: 0.5 });
    },
  },
};

const asked = { model: TEXT_MODEL, input: 'Hello there' };
const { function: weather } = WEATHER;
const FUNCTION = { type: 'function' as const, ...weather, strict: false };
const PLACE = {
  type: 'object',
  properties: { city: { type: 'string', examples: ['Oslo'] } },
  required: ['city'],
  additionalProperties: false,
};

const responses: Record<string, SdkCall> = {
  'responses.create': {
    async run(gateway) {
      const response = await sdk(gateway).responses.create({ ...asked, instructions: 'Be brief.' });
      expect(response.output_text).toContain('Hello there');
      expect(response).toMatchObject({ status: 'completed', instructions: 'Be brief.' });
      expect(response.usage?.total_tokens).toBeGreaterThan(2);
      expect(response._request_id).toMatch(/^[0-9a-f-]{36}$/);
    },
  },
  'responses.create, stream': {
    async run(gateway) {
      const stream = await sdk(gateway).responses.create({ ...asked, stream: true });
      const events = await Array.fromAsync(stream);
      const pieces = events.map((one) =>
        one.type === 'response.output_text.delta' ? one.delta : '',
      );
      expect(pieces.join('')).toContain('Hello there');
      expect(events.at(0)?.type).toBe('response.created');
      expect(events.at(-1)?.type).toBe('response.completed');
    },
  },
  'responses.stream': {
    async run(gateway) {
      const response = await sdk(gateway).responses.stream(asked).finalResponse();
      expect(response.output_text).toContain('Hello there');
      expect(response.usage?.output_tokens).toBeGreaterThan(2);
    },
  },
  'responses.create, tools': {
    async run(gateway) {
      const { responses: speaking } = sdk(gateway);
      const request = { ...asked, tools: [FUNCTION] };
      const { output } = await speaking.create(request);
      const call = output.find((item) => item.type === 'function_call');
      if (call === undefined) throw new Error('No call.');
      expect(JSON.parse(call.arguments)).toHaveProperty('city');
      const { call_id } = call;
      const result = { type: 'function_call_output' as const, call_id, output: 'Sunny' };
      const said = output.filter(
        (item) => item.type === 'message' || item.type === 'function_call',
      );
      const input = [...messages, ...said, result];
      const answer = await speaking.create({ ...request, input });
      expect(answer.output_text).toMatch(/\w/);
    },
  },
  'responses.stream, tools': {
    async run(gateway) {
      const stream = sdk(gateway).responses.stream({ ...asked, tools: [FUNCTION] });
      const { output } = await stream.finalResponse();
      expect(output.at(-1)).toMatchObject({ type: 'function_call', name: 'weather' });
    },
  },
  'responses.create, picture and developer': {
    async run(gateway) {
      const image_url = `data:image/png;base64,${PICTURE.toString('base64')}`;
      const response = await sdk(gateway).responses.create({
        model: TEXT_MODEL,
        input: [
          { role: 'developer', content: 'Be brief.' },
          {
            role: 'user',
            content: [
              { type: 'input_text', text: 'Look at this' },
              { type: 'input_image', image_url, detail: 'auto' },
            ],
          },
        ],
      });
      expect(response.output_text).toContain('Look at this');
    },
  },
  'responses.create, max_output_tokens': {
    async run(gateway) {
      const response = await sdk(gateway).responses.create({ ...asked, max_output_tokens: 2 });
      expect(response).toMatchObject({
        status: 'incomplete',
        incomplete_details: { reason: 'max_output_tokens' },
      });
    },
  },
  'responses.parse, JSON schema': {
    async run(gateway) {
      gateway.haveItSay('{"city": "Oslo"}');
      const wanted = { name: 'place', description: 'A place.', strict: true, schema: PLACE };
      const format = { type: 'json_schema' as const, ...wanted };
      const response = await sdk(gateway).responses.parse({ ...asked, text: { format } });
      expect(response.output_parsed).toEqual({ city: 'Oslo' });
    },
  },
  'responses.stream, aborted': {
    async run(gateway) {
      const stream = sdk(gateway).responses.stream(asked);
      stream.on('response.output_text.delta', () => stream.abort());
      await expect(stream.finalResponse()).rejects.toThrow(OpenAI.APIUserAbortError);
    },
  },
  'responses.inputTokens.count': {
    async run(gateway) {
      const counted = { ...asked, instructions: 'Be brief.' };
      const { data, response } = await sdk(gateway)
        .responses.inputTokens.count(counted)
        .withResponse();
      expect(data.object).toBe('response.input_tokens');
      // Upstreams that speak OpenAI's API get no responses requests unless the operator enables them.
      const isEstimate = response.headers.get('x-patchbay-estimated') === 'true';
      expect(isEstimate).toBe(gateway.kind === 'openai');
      if (isEstimate) return;
      const { usage } = await sdk(gateway).responses.create(counted);
      expect(data.input_tokens).toBe(usage?.input_tokens);
    },
  },
  'responses.create, user and temperature': {
    async run(gateway) {
      await sdk(gateway).responses.create({
        ...asked,
        safety_identifier: 'u-1',
        temperature: 0.5,
        metadata: { ticket: '7' },
      });
    },
  },
};

const TEXTS = ['A lighthouse at dusk', 'A harbour at night'];

/** The refusal of upstreams without embeddings. */
const NO_EMBEDDINGS = {
  anthropic: {
    type: OpenAI.NotFoundError,
    status: 404,
    message: /^404 No upstream of this gateway serves team\/vectors:1 here/,
  },
};

const embeddings: Record<string, SdkCall> = {
  'embeddings.create, Base64 that the SDK reads': {
    async run(gateway) {
      const asked = { model: EMBEDDING_MODEL, input: TEXTS, dimensions: 16 };
      const { data, usage } = await sdk(gateway).embeddings.create(asked);
      expect(data.map(({ index }) => index)).toEqual([0, 1]);
      expect(usage.total_tokens).toBeGreaterThan(2);
      const plain = await sdk(gateway).embeddings.create({ ...asked, encoding_format: 'float' });
      expect(plain.data).toEqual(data);
      expect(data.map(({ embedding }) => embedding.length)).toEqual([16, 16]);
      expect(data[0]?.embedding.every(Number.isFinite)).toBe(true);
    },
    refused: NO_EMBEDDINGS,
  },
  'embeddings.create, of tokens, for a user': {
    async run(gateway) {
      const asked = { model: EMBEDDING_MODEL, input: [64, 22_361, 520], user: 'u-1' };
      const { data, usage } = await sdk(gateway).embeddings.create(asked);
      expect([data.length, usage.prompt_tokens]).toEqual([1, 3]);
    },
    refused: NO_EMBEDDINGS,
  },
  'embeddings.create, with a text model': {
    async run(gateway) {
      await sdk(gateway).embeddings.create({ model: TEXT_MODEL, input: 'Hello there' });
    },
    refused: everywhere(badRequest(/^400 team\/text:1 is not a model of embeddings; it is for /)),
  },
};

const models: Record<string, SdkCall> = {
  'models.list': {
    async run(gateway) {
      const all = await Array.fromAsync(sdk(gateway).models.list());
      const own = all.find(({ id }) => id === TEXT_MODEL);
      expect(own).toMatchObject({ object: 'model', owned_by: gateway.kind });
    },
  },
  'models.retrieve': {
    async run(gateway) {
      const model = await sdk(gateway).models.retrieve(TEXT_MODEL);
      expect(model).toMatchObject({ id: TEXT_MODEL, object: 'model', owned_by: gateway.kind });
    },
  },
  'models.retrieve, of a model that nobody serves': {
    async run(gateway) {
      await sdk(gateway).models.retrieve('nobodys');
    },
    refused: everywhere({
      type: OpenAI.NotFoundError,
      status: 404,
      message: /^404 No upstream of this gateway serves nobodys here/,
    }),
  },
};

onEveryKind('openai', { ...text, ...responses, ...embeddings, ...models }, (error) =>
  Reflect.get(error, 'status'),
);
