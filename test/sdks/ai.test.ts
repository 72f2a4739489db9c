import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import {
  APICallError,
  cosineSimilarity,
  embed,
  embedMany,
  generateImage,
  generateText,
  isStepCount,
  jsonSchema,
  type LanguageModel,
  Output,
  streamText,
  tool,
} from 'ai';
import sharp from 'sharp';
import { expect } from 'vitest';
import { EMBEDDING_MODEL, type GatewayOn, TEXT_MODEL } from './a-gateway-on.ts';
import { everywhere, onEveryKind, type Refusals, type SdkCall } from './calls.ts';
import { expectingFault } from './faults.ts';

type Provided = (gateway: GatewayOn) => LanguageModel;

const openai = ({ url, key: apiKey }: GatewayOn) => createOpenAI({ baseURL: `${url}/v1`, apiKey });
const anthropic = ({ url, key: apiKey }: GatewayOn) =>
  createAnthropic({ baseURL: `${url}/v1`, apiKey });

const OPTIONS = { prompt: 'Hello there', maxRetries: 0, maxOutputTokens: 500 };

/** A tool that records its calls. */
function aWeather() {
  const inputs: unknown[] = [];
  const weather = tool({
    description: 'Tells the weather.',
    inputSchema: jsonSchema<{ city: string }>({
      type: 'object',
      properties: { city: { type: 'string' } },
      required: ['city'],
      additionalProperties: false,
    }),
    execute: async (input) => {
      inputs.push(input);
      return 'Sunny';
    },
  });
  return { inputs, tools: { weather } };
}

const PLACE = jsonSchema<{ city: string }>({
  type: 'object',
  properties: { city: { type: 'string', examples: ['Oslo'] } },
  required: ['city'],
  additionalProperties: false,
});

const PICTURE = await sharp({
  create: { width: 64, height: 64, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 1 } },
})
  .png()
  .toBuffer();

/** The calls of every provider. */
function textCalls(modelOf: Provided): Record<string, SdkCall> {
  return {
    generateText: {
      async run(gateway) {
        const { text, finishReason, usage } = await generateText({
          ...OPTIONS,
          model: modelOf(gateway),
          system: 'Be brief.',
        });
        expect(text).toContain('Hello there');
        expect(finishReason).toBe('stop');
        expect(usage.outputTokens).toBeGreaterThan(2);
      },
    },
    streamText: {
      async run(gateway) {
        const stream = streamText({ ...OPTIONS, model: modelOf(gateway) });
        const pieces = await Array.fromAsync(stream.textStream);
        expect(pieces.join('')).toContain('Hello there');
        expect(await stream.finishReason).toBe('stop');
        expect((await stream.usage).outputTokens).toBeGreaterThan(2);
      },
    },
    'generateText, tools': {
      async run(gateway) {
        const { inputs, tools } = aWeather();
        const model = modelOf(gateway);
        const stopWhen = isStepCount(3);
        const { steps, text } = await generateText({ ...OPTIONS, model, tools, stopWhen });
        expect(inputs).toEqual([{ city: expect.any(String) }]);
        expect(steps).toHaveLength(2);
        expect(text).toMatch(/\w/);
      },
    },
    'streamText, tools': {
      async run(gateway) {
        const { inputs, tools } = aWeather();
        const model = modelOf(gateway);
        const stream = streamText({ ...OPTIONS, model, tools, stopWhen: isStepCount(3) });
        await stream.consumeStream();
        expect(inputs).toEqual([{ city: expect.any(String) }]);
        expect(await stream.steps).toHaveLength(2);
      },
    },
    'generateText, Output.object': {
      async run(gateway) {
        gateway.haveItSay('{"city": "Oslo"}');
        const { output } = await generateText({
          ...OPTIONS,
          model: modelOf(gateway),
          output: Output.object({ schema: PLACE, name: 'place', description: 'A place.' }),
        });
        expect(output).toEqual({ city: 'Oslo' });
      },
    },
    'generateText, a wrong key': {
      async run(gateway) {
        await generateText({ ...OPTIONS, model: modelOf({ ...gateway, key: 'another' }) });
      },
      refused: everywhere({
        type: APICallError,
        status: 401,
        message: /^The API key is wrong\.$/,
      }),
    },
  };
}

/** Calls of OpenAI's providers only: JSON without a schema. */
function jsonCalls(modelOf: Provided): Record<string, SdkCall> {
  return {
    'generateText, Output.json': {
      async run(gateway) {
        const said = '{"city": "Oslo"}';
        // A model without native JSON output may put it in a code fence.
        gateway.haveItSay(gateway.kind === 'anthropic' ? `\`\`\`json\n${said}\n\`\`\`` : said);
        const model = modelOf(gateway);
        const prompt = 'Where, as JSON?';
        const { output } = await generateText({ ...OPTIONS, prompt, model, output: Output.json() });
        expect(output).toEqual(expect.any(Object));
        const stream = streamText({ ...OPTIONS, prompt, model, output: Output.json() });
        expect(await stream.output).toEqual(output);
      },
    },
  };
}

/** Calls with documents, which Anthropic's provider supports. */
const files: Record<string, SdkCall> = {
  'generateText, text file': {
    async run(gateway) {
      const text = { type: 'text', text: 'Read this' } as const;
      const data = Buffer.from('sea,depth');
      const file = { type: 'file', data, mediaType: 'text/plain', filename: 'sea.csv' } as const;
      const { text: answer } = await generateText({
        model: anthropic(gateway)(TEXT_MODEL),
        maxRetries: 0,
        messages: [{ role: 'user', content: [text, file] }],
      });
      expect(answer).toContain('Read this');
    },
  },
};

const NO_PICTURES: Refusals = {
  anthropic: { type: APICallError, status: 404, message: /^No upstream of this gateway serves/ },
};

const pictures: Record<string, SdkCall> = {
  generateImage: {
    async run(gateway) {
      const { images } = await generateImage({
        model: openai(gateway).image('imgx-image-1'),
        prompt: 'A hat',
        size: '1024x1024',
        n: 2,
        maxRetries: 0,
        providerOptions: { openai: { quality: 'low', user: 'u-1' } },
      });
      expect(images.map(({ mediaType }) => mediaType)).toEqual(['image/png', 'image/png']);
    },
    refused: NO_PICTURES,
  },
  'generateImage, of a picture and a mask': {
    async run(gateway) {
      const { image } = await generateImage({
        model: openai(gateway).image('imgy-2'),
        prompt: { text: 'Bluer', images: [PICTURE], mask: PICTURE },
        size: '256x256',
        maxRetries: 0,
      });
      expect(image.mediaType).toBe('image/png');
    },
    refused: NO_PICTURES,
  },
};

const NO_EMBEDDINGS: Refusals = {
  anthropic: {
    type: APICallError,
    status: 404,
    message: /^No upstream of this gateway serves team\/vectors:1 here/,
  },
};

const embeddings: Record<string, SdkCall> = {
  'embed and embedMany, by openai.embedding': {
    async run(gateway) {
      const asked = { model: openai(gateway).embedding(EMBEDDING_MODEL), maxRetries: 0 };
      const values = ['A lighthouse at dusk', 'A harbour at night'];
      const { embeddings, usage } = await embedMany({ ...asked, values });
      const { embedding } = await embed({ ...asked, value: 'A lighthouse at dusk' });
      expect(embeddings).toHaveLength(2);
      expect(usage.tokens).toBeGreaterThan(2);
      expect(cosineSimilarity(embedding, embeddings[0] ?? [])).toBeCloseTo(1);
    },
    refused: NO_EMBEDDINGS,
  },
};

const statusOf = (error: Error): unknown => Reflect.get(error, 'statusCode');

const byChat: Provided = (gateway) => openai(gateway).chat(TEXT_MODEL);

onEveryKind(
  'ai, @ai-sdk/openai',
  { ...textCalls(byChat), ...jsonCalls(byChat), ...pictures, ...embeddings },
  statusOf,
);

/** Tool loops refer to earlier responses, which the gateway has stored. */
const byResponses: Provided = (gateway) => openai(gateway).responses(TEXT_MODEL);

const responses: Record<string, SdkCall> = {
  ...textCalls(byResponses),
  ...jsonCalls(byResponses),
  'streamText, of an upstream that breaks off': {
    async run(gateway) {
      const prompt = expectingFault(gateway, 'breaks off');
      const errors: unknown[] = [];
      const onError = ({ error }: { readonly error: unknown }) => void errors.push(error);
      const model = byResponses(gateway);
      await streamText({ ...OPTIONS, prompt, model, onError }).consumeStream();
      expect(JSON.stringify(errors)).toContain('ended its response before it was complete.');
    },
  },
};

onEveryKind('ai, @ai-sdk/openai, by responses', responses, statusOf);

onEveryKind(
  'ai, @ai-sdk/anthropic',
  { ...textCalls((gateway) => anthropic(gateway)(TEXT_MODEL)), ...files },
  statusOf,
);
