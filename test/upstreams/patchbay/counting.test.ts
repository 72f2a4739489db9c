import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aFakeAnthropic } from '../../fakes/a-fake-anthropic.ts';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import { aService, json, PATIENT } from './a-service.ts';
import { type TwoGateways, twoGateways } from './two-gateways.ts';

let gateways: TwoGateways;

beforeAll(async () => {
  gateways = await twoGateways({
    upstreams: {
      sandbox: { kind: 'sandbox' },
      openai: { kind: 'openai', baseUrl: 'http://127.0.0.1:9/v1', secrets: ['a-key'] },
    },
    models: [
      { id: 'estimated', upstream: 'openai' },
      { id: 'counted', upstream: 'sandbox' },
    ],
  });
});

afterAll(() => gateways.stop());

const PATH = '/v1/messages/count_tokens';

const conversation = (model: string, content = 'Hello there') => ({
  json: { model, messages: [{ role: 'user', content }] },
});

test('a count is what the other service counts', async () => {
  const outer = await gateways.outer.call(PATH, conversation('counted'));
  const inner = await gateways.inner.call(PATH, conversation('counted'));
  expect([outer.status, outer.json]).toEqual([200, inner.json]);
  expect(outer.headers.get('x-patchbay-estimated')).toBeNull();
  expect(outer.headers.get('x-patchbay-upstream')).toBe('service');
});

test('what the other service has estimated is an estimate here too', async () => {
  const outer = await gateways.outer.call(PATH, conversation('estimated'));
  const inner = await gateways.inner.call(PATH, conversation('estimated'));
  for (const { status, headers } of [outer, inner]) {
    expect([status, headers.get('x-patchbay-estimated')]).toEqual([200, 'true']);
  }
  expect(outer.json).toEqual(inner.json);
});

test('what the other service refuses is told in its words', async () => {
  const lost = await gateways.outer.call(PATH, conversation('nobody'));
  expect([lost.status, lost.json.error.code]).toEqual([404, 'model_not_found']);
  const failed = await gateways.outer.call(PATH, conversation('counted', '[sandbox:failed]'));
  expect([failed.status, failed.json.data]).toEqual([502, { reason: 'upstream' }]);
});

test("what the caller says of the interface reaches the other service's upstream", async () => {
  await using fake = await aFakeAnthropic();
  const upstreams = { a: { kind: 'anthropic', baseUrl: fake.url, secrets: [UPSTREAM_KEY] } };
  const { outer, stop } = await twoGateways({ upstreams, models: [{ id: '*', upstream: 'a' }] });
  onTestFinished(stop);
  const headers = { 'anthropic-beta': 'one,two' };
  const counted = await outer.call(PATH, { ...conversation('claude-haiku-4-5'), headers });
  expect([counted.status, counted.json]).toEqual([200, { input_tokens: 2 }]);
  expect((await fake.nextRequest()).headers).toMatchObject(headers);
});

test('a service of an older contract has no address for it', async () => {
  const message = 'There is nothing at /v1/messages/count_tokens.';
  const error = { type: 'not_found_error', code: null, param: null, message };
  const problem = { status: 'FAILED', message, type: 'error', error };
  const service = await aService((_, response) => json(response, problem, 404));
  onTestFinished(() => service.close());
  const context = { ...PATIENT, model: 'any' };
  const { json: body } = conversation('any');
  expect(await service.counting?.count({ body }, context)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', because: 'no-address' },
  });
  expect(service.received[0]?.path).toBe('/below/v1/messages/count_tokens');
});

describe('a count for the responses interface', () => {
  const RESPONSES_PATH = '/v1/responses/input_tokens';
  const asked = (model: string) => ({ json: { model, instructions: 'Be brief.', input: 'Hello' } });

  test.each(['counted', 'estimated'])('is what the other service answers: %s', async (model) => {
    const outer = await gateways.outer.call(RESPONSES_PATH, asked(model));
    const inner = await gateways.inner.call(RESPONSES_PATH, asked(model));
    expect([outer.status, outer.json]).toEqual([200, inner.json]);
    expect(outer.headers.get('x-patchbay-estimated')).toBe(model === 'counted' ? null : 'true');
    expect(inner.headers.get('x-patchbay-estimated')).toBe(model === 'counted' ? null : 'true');
  });

  test.each([404, 405])(
    'is that of the messages interface where the other service answers its address with %i',
    async (status) => {
      const service = await aService(({ path }, response) => {
        const isOlder = path === `/below${RESPONSES_PATH}`;
        if (!isOlder) return json(response, { input_tokens: 7 });
        json(response, { status: 'FAILED', message: `There is nothing at ${path}.` }, status);
      });
      onTestFinished(() => service.close());
      const { json: body } = asked('any');
      const counted = await service.responseCounting?.count({ body }, { ...PATIENT, model: 'any' });
      const count = { object: 'response.input_tokens', input_tokens: 7 };
      expect(counted).toMatchObject({ ok: true, value: { body: count } });
      expect(service.received.map(({ path }) => path)).toEqual([
        `/below${RESPONSES_PATH}`,
        `/below${PATH}`,
      ]);
    },
  );
});
