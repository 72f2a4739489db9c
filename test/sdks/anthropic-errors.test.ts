import Anthropic, { type ClientOptions } from '@anthropic-ai/sdk';
import { describe, expect, test } from 'vitest';
import { aGatewayOn, type GatewayOn, TEXT_MODEL } from './a-gateway-on.ts';
import { everywhere, onEveryKind, type SdkCall } from './calls.ts';
import { expectingFault, type Fault } from './faults.ts';

function sdk({ url, key }: GatewayOn, options: ClientOptions = {}): Anthropic {
  return new Anthropic({ apiKey: key, baseURL: url, maxRetries: 0, ...options });
}

function saying(content: string, model = TEXT_MODEL) {
  return { model, max_tokens: 500, messages: [{ role: 'user' as const, content }] };
}

/** Creates a message on an upstream with a fault. */
function messageThat(fault: Fault, options: ClientOptions = {}): SdkCall['run'] {
  return async (gateway) => {
    const words = expectingFault(gateway, fault);
    await sdk(gateway, options).messages.create(saying(words));
  };
}

const calls: Record<string, SdkCall> = {
  'a wrong key': {
    async run(gateway) {
      await sdk(gateway, { apiKey: 'another' }).messages.create(saying('Hello'));
    },
    refused: everywhere({
      type: Anthropic.AuthenticationError,
      status: 401,
      message: /^401 The API key is wrong\.$/,
    }),
  },
  'a broken rule': {
    async run(gateway) {
      await sdk(gateway).messages.create({ ...saying('Hello'), messages: [] });
    },
    refused: everywhere({
      type: Anthropic.BadRequestError,
      status: 400,
      message: /^400 messages must have 1 to 10000 elements/,
    }),
  },
  'a model that makes no text': {
    async run(gateway) {
      await sdk(gateway).messages.create(saying('Hello', 'imgy-2'));
    },
    refused: everywhere({
      type: Anthropic.BadRequestError,
      status: 400,
      message: /^400 imgy-2 is not a text model; it is for createImage and editImage\.$/,
    }),
  },
  'a model that nobody serves': {
    async run(gateway) {
      await sdk(gateway).messages.create(saying('Hello', 'nobodys'));
    },
    refused: everywhere({
      type: Anthropic.NotFoundError,
      status: 404,
      message: /^404 No upstream of this gateway serves nobodys here\./,
    }),
  },
  'an upstream that refuses': {
    run: messageThat('refuses'),
    refused: everywhere({
      type: Anthropic.BadRequestError,
      status: 400,
      message: /^400 The (sandbox|fake) answers/,
    }),
  },
  'an upstream that fails': {
    run: messageThat('fails'),
    refused: everywhere({ type: Anthropic.InternalServerError, status: 502, message: /^502 The / }),
  },
  'an upstream that is overloaded': {
    run: messageThat('is overloaded'),
    refused: everywhere({ type: Anthropic.InternalServerError, status: 502, message: /^502 The / }),
  },
  'a stream that breaks off': {
    async run(gateway) {
      const words = expectingFault(gateway, 'breaks off');
      await sdk(gateway).messages.stream(saying(words)).finalMessage();
    },
    refused: everywhere({
      type: Anthropic.APIError,
      message: /^The upstream ended its response before it was complete\.$/,
    }),
  },
  "the SDK's own time limit": {
    // Long enough for the request to reach the upstream; otherwise the next request would meet its fault.
    run: messageThat('does not answer', { timeout: 1_500 }),
    refused: everywhere({ type: Anthropic.APIConnectionTimeoutError, message: /timed out/ }),
  },
  // Last, since the upstream's only key is set aside after it.
  'an upstream that takes no more': {
    run: messageThat('takes no more'),
    refused: everywhere({ type: Anthropic.RateLimitError, status: 429, message: /^429 The / }),
  },
};

onEveryKind('@anthropic-ai/sdk', calls, (error) => Reflect.get(error, 'status'));

async function raised(
  work: PromiseLike<unknown>,
): Promise<InstanceType<typeof Anthropic.APIError>> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Anthropic.APIError) return error;
    throw error;
  }
  return expect.unreachable('The SDK must raise an error.');
}

describe.each(['openai', 'anthropic'] as const)('the SDK, on %s', (kind) => {
  const gatewayOf = aGatewayOn(kind);

  test('raises errors that say what, and under which identifier', async () => {
    const request = { ...saying('Hello'), max_tokens: -1 };
    const error = await raised(sdk(gatewayOf()).messages.create(request));
    expect(error).toMatchObject({ status: 400, type: 'invalid_request_error' });
    expect(error.requestID).toMatch(/^[0-9a-f-]{36}$/);
    expect(error.error).toMatchObject({ request_id: error.requestID });
  });

  test.each([false, true])(
    'raises an overloaded upstream as what agents know it by, with stream %s',
    async (stream) => {
      const words = expectingFault(gatewayOf(), 'is overloaded');
      const error = await raised(sdk(gatewayOf()).messages.create({ ...saying(words), stream }));
      expect(error).toMatchObject({ status: 502, type: 'overloaded_error' });
    },
  );

  test('raises an error in a stream under its identifier too', async () => {
    const words = expectingFault(gatewayOf(), 'breaks off');
    const error = await raised(sdk(gatewayOf()).messages.stream(saying(words)).finalMessage());
    expect(error.type).toBe('api_error');
    expect(error.requestID).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('tries again by itself where that may help', async () => {
    const gateway = gatewayOf();
    gateway.fake?.misbehave({ kind: 'status', status: 429, headers: { 'retry-after': '0' } });
    const { stop_reason } = await sdk(gateway, { maxRetries: 2 }).messages.create(saying('Hello'));
    expect(stop_reason).toBe('end_turn');
    expect(gateway.fake?.requestCount).toBe(2);
  });

  test('lets go of a stream, and the upstream is let go of', async () => {
    const gateway = gatewayOf();
    const release = Promise.withResolvers<void>();
    gateway.fake?.misbehave({ kind: 'held', until: release.promise, afterEvents: 5 });
    const stream = sdk(gateway).messages.stream(saying('Hello'));
    stream.on('text', () => stream.abort());
    await expect(stream.finalMessage()).rejects.toThrow(Anthropic.APIUserAbortError);
    expect((await gateway.fake?.aborted())?.body.stream).toBe(true);
    release.resolve();
  });
});
