import { expect, onTestFinished, test } from 'vitest';
import { aGateway, TEST_KEY, type TestGateway } from '../a-gateway.ts';
import { aFakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { endingOf, type TextWay, textRequest } from './text-events.ts';

/** The routes from an interface to an upstream: three are passed through, four translated. */
const WAYS: readonly TextWay[] = [
  { path: '/v1/chat/completions', model: 'gpt' },
  { path: '/v1/chat/completions', model: 'claude' },
  { path: '/v1/messages', model: 'claude' },
  { path: '/v1/messages', model: 'gpt' },
  { path: '/v1/responses', model: 'native' },
  { path: '/v1/responses', model: 'claude' },
  { path: '/v1/responses', model: 'gpt' },
];

/** A gateway with a very short shutdown period, on upstreams that begin their replies and then stall. */
async function aHastyGateway(): Promise<TestGateway> {
  const fakes = await Promise.all([aFakeOpenAI(), aFakeAnthropic()]);
  for (const fake of fakes) {
    onTestFinished(() => fake.close());
    fake.misbehave({ kind: 'silent-stream' }, { times: WAYS.length });
  }
  const [openai, anthropic] = fakes;
  const secrets = [UPSTREAM_KEY];
  return aGateway({
    upstreams: {
      openai: { kind: 'openai', baseUrl: `${openai.url}/v1`, secrets },
      native: { kind: 'openai', baseUrl: `${openai.url}/v1`, secrets, speaksResponses: true },
      anthropic: { kind: 'anthropic', baseUrl: anthropic.url, secrets },
    },
    models: [
      { id: 'gpt', upstream: 'openai' },
      { id: 'native', upstream: 'native' },
      { id: 'claude', upstream: 'anthropic' },
    ],
    timeouts: { shutdown: 0.1 },
  });
}

async function begun(gateway: TestGateway, way: TextWay) {
  const response = await fetch(gateway.url + way.path, {
    method: 'POST',
    headers: { 'SVC-API-KEY': TEST_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(textRequest(way, { stream: true })),
  });
  if (response.body === null) throw new Error('This is no stream.');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const { value: beginning = '' } = await reader.read();
  return { beginning, reader };
}

test('streams that a stop cuts end with the error event of their interface, which says why', async () => {
  const gateway = await aHastyGateway();
  const streams = await Promise.all(WAYS.map((way) => begun(gateway, way)));
  const stopped = gateway.stop();
  for (const { beginning, reader } of streams) {
    let text = beginning;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += piece.value;
    }
    expect(endingOf(text)).toBe('error');
    expect(text).toContain('The gateway shut down before the answer was complete');
  }
  await stopped;
});
