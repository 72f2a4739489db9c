import OpenAI, { type ClientOptions } from 'openai';
import { describe, expect, test } from 'vitest';
import { aGatewayOn, type GatewayOn, TEXT_MODEL } from './a-gateway-on.ts';
import { everywhere, onEveryKind, type SdkCall } from './calls.ts';
import { expectingFault, type Fault } from './faults.ts';

function sdk({ url, key }: GatewayOn, options: ClientOptions = {}): OpenAI {
  return new OpenAI({ apiKey: key, baseURL: `${url}/v1`, maxRetries: 0, ...options });
}

function saying(content: string, model = TEXT_MODEL) {
  return { model, messages: [{ role: 'user' as const, content }] };
}

/** Creates a chat completion on an upstream with a fault. */
function chatThat(fault: Fault, options: ClientOptions = {}): SdkCall['run'] {
  return async (gateway) => {
    const words = expectingFault(gateway, fault);
    await sdk(gateway, options).chat.completions.create(saying(words));
  };
}

const calls: Record<string, SdkCall> = {
  'a wrong key': {
    async run(gateway) {
      await sdk(gateway, { apiKey: 'another' }).chat.completions.create(saying('Hello'));
    },
    refused: everywhere({
      type: OpenAI.AuthenticationError,
      status: 401,
      message: /^401 The API key is wrong\.$/,
    }),
  },
  'a broken rule': {
    async run(gateway) {
      await sdk(gateway).chat.completions.create({ model: TEXT_MODEL, messages: [] });
    },
    refused: everywhere({
      type: OpenAI.BadRequestError,
      status: 400,
      message: /^400 messages must have 1 to 10000 elements/,
    }),
  },
  'a model that makes no text': {
    async run(gateway) {
      await sdk(gateway).chat.completions.create(saying('Hello', 'imgy-2'));
    },
    refused: everywhere({
      type: OpenAI.BadRequestError,
      status: 400,
      message: /^400 imgy-2 is not a text model; it is for createImage and editImage\.$/,
    }),
  },
  'a model that nobody serves': {
    async run(gateway) {
      await sdk(gateway).chat.completions.create(saying('Hello', 'nobodys'));
    },
    refused: everywhere({
      type: OpenAI.NotFoundError,
      status: 404,
      message: /^404 No upstream of this gateway serves nobodys here\./,
    }),
  },
  'an upstream that refuses': {
    run: chatThat('refuses'),
    refused: everywhere({
      type: OpenAI.BadRequestError,
      status: 400,
      message: /^400 The (sandbox|fake) answers/,
    }),
  },
  'an upstream that fails': {
    run: chatThat('fails'),
    refused: everywhere({ type: OpenAI.InternalServerError, status: 502, message: /^502 The / }),
  },
  'an upstream that is overloaded': {
    run: chatThat('is overloaded'),
    refused: everywhere({ type: OpenAI.InternalServerError, status: 502, message: /^502 The / }),
  },
  'a stream that breaks off': {
    async run(gateway) {
      const words = expectingFault(gateway, 'breaks off');
      const stream = await sdk(gateway).chat.completions.create({ ...saying(words), stream: true });
      await Array.fromAsync(stream);
    },
    refused: everywhere({
      type: OpenAI.APIError,
      message: /^The upstream ended its response before it was complete\.$/,
    }),
  },
  'a response whose stream breaks off': {
    async run(gateway) {
      const input = expectingFault(gateway, 'breaks off');
      const asked = { model: TEXT_MODEL, input, stream: true as const };
      await Array.fromAsync(await sdk(gateway).responses.create(asked));
    },
    refused: everywhere({
      type: OpenAI.APIError,
      message: /^The upstream ended its response before it was complete\.$/,
    }),
  },
  'a response by the helper whose stream breaks off': {
    async run(gateway) {
      const input = expectingFault(gateway, 'breaks off');
      await sdk(gateway).responses.stream({ model: TEXT_MODEL, input }).finalResponse();
    },
    refused: everywhere({
      type: OpenAI.APIError,
      message: /^The upstream ended its response before it was complete\.$/,
    }),
  },
  'a response of an upstream that refuses': {
    async run(gateway) {
      const input = expectingFault(gateway, 'refuses');
      await sdk(gateway).responses.create({ model: TEXT_MODEL, input });
    },
    refused: everywhere({
      type: OpenAI.BadRequestError,
      status: 400,
      message: /^400 The (sandbox|fake) answers/,
    }),
  },
  'a response to nothing': {
    async run(gateway) {
      await sdk(gateway).responses.create({ model: TEXT_MODEL, input: [] });
    },
    refused: everywhere({
      type: OpenAI.BadRequestError,
      status: 400,
      message: /^400 input must have 1 to 10000 elements/,
    }),
  },
  "the SDK's own time limit": {
    // Long enough for the request to reach the upstream; otherwise the next request would meet its fault.
    run: chatThat('does not answer', { timeout: 1_500 }),
    refused: everywhere({ type: OpenAI.APIConnectionTimeoutError, message: /timed out/ }),
  },
  // Last, since the upstream's only key is set aside after it.
  'an upstream that takes no more': {
    run: chatThat('takes no more'),
    refused: everywhere({ type: OpenAI.RateLimitError, status: 429, message: /^429 The / }),
  },
};

onEveryKind('openai', calls, (error) => Reflect.get(error, 'status'));

async function raised(work: PromiseLike<unknown>): Promise<InstanceType<typeof OpenAI.APIError>> {
  try {
    await work;
  } catch (error) {
    if (error instanceof OpenAI.APIError) return error;
    throw error;
  }
  return expect.unreachable('The SDK must raise an error.');
}

describe.each(['openai', 'anthropic'] as const)('the SDK, on %s', (kind) => {
  const gatewayOf = aGatewayOn(kind);

  test('raises errors that say what, where, and under which identifier', async () => {
    const request = { ...saying('Hello'), max_completion_tokens: 0 };
    const error = await raised(sdk(gatewayOf()).chat.completions.create(request));
    expect(error).toMatchObject({
      status: 400,
      code: 'token-limit',
      param: 'max_completion_tokens',
      type: 'invalid_request_error',
    });
    expect(error.requestID).toMatch(/^[0-9a-f-]{36}$/);
    expect(error.requestID).toBe(error.headers?.get('x-request-id'));
  });

  test('tries again by itself where that may help', async () => {
    const gateway = gatewayOf();
    gateway.fake?.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '0' } });
    const patient = sdk(gateway, { maxRetries: 2 });
    const { choices } = await patient.chat.completions.create(saying('Hello'));
    expect(choices[0]?.message.content).toContain('Hello');
    expect(gateway.fake?.requestCount).toBe(2);
  });

  test('tries nothing again that is refused for good', async () => {
    const gateway = gatewayOf();
    gateway.fake?.misbehave({ kind: 'status', status: 400 });
    await raised(sdk(gateway, { maxRetries: 2 }).chat.completions.create(saying('Hello')));
    expect(gateway.fake?.requestCount).toBe(1);
  });

  test('lets go of a stream, and the upstream is let go of', async () => {
    const gateway = gatewayOf();
    const release = Promise.withResolvers<void>();
    gateway.fake?.misbehave({ kind: 'held', until: release.promise, afterEvents: 4 });
    const request = { ...saying('Hello'), stream: true as const };
    for await (const _ of await sdk(gateway).chat.completions.create(request)) break;
    expect((await gateway.fake?.aborted())?.body.stream).toBe(true);
    release.resolve();
  });

  test('gives up a whole answer, and the upstream is let go of', async () => {
    const gateway = gatewayOf();
    const words = expectingFault(gateway, 'does not answer');
    const ending = new AbortController();
    const { signal } = ending;
    const asked = sdk(gateway).chat.completions.create(saying(words), { signal });
    await gateway.fake?.nextRequest();
    ending.abort();
    await expect(asked).rejects.toThrow(OpenAI.APIUserAbortError);
    await gateway.fake?.aborted();
  });

  // Last, since the key is set aside for a while.
  test('learns from an upstream that takes no more how long to wait', async () => {
    const gateway = gatewayOf();
    gateway.fake?.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '5' } });
    const error = await raised(sdk(gateway).chat.completions.create(saying('Hello')));
    expect(error.headers?.get('retry-after')).toBe('5');
  });
});
