import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aService, json, PATIENT } from './a-service.ts';
import { type TwoGateways, twoGateways } from './two-gateways.ts';

let gateways: TwoGateways;

beforeAll(async () => {
  gateways = await twoGateways();
});

afterAll(() => gateways.stop());

const PATH = '/v1/embeddings';

function asked(more: object = {}) {
  return { json: { model: 'any', input: ['Hello', 'there'], dimensions: 16, ...more } };
}

test.each([{}, { encoding_format: 'base64' }, { input: [[1, 2], [3]] }])(
  'vectors are those that the other service makes: %j',
  async (more) => {
    const outer = await gateways.outer.call(PATH, asked(more));
    const inner = await gateways.inner.call(PATH, asked(more));
    expect([outer.status, outer.json]).toEqual([200, inner.json]);
    expect(outer.headers.get('x-patchbay-upstream')).toBe('service');
  },
);

test('what the other service refuses is told in its words', async () => {
  const input = 'x'.repeat(40_000);
  const inner = await gateways.inner.call(PATH, asked({ input }));
  const outer = await gateways.outer.call(PATH, asked({ input }));
  expect([outer.status, outer.json.message]).toEqual([400, inner.json.message]);
  const failed = await gateways.outer.call(PATH, asked({ input: '[sandbox:failed]' }));
  expect([failed.status, failed.json.data]).toEqual([502, { reason: 'upstream' }]);
});

test('a service of an older contract has no address for it', async () => {
  const message = 'There is nothing at /v1/embeddings.';
  const error = { type: 'not_found_error', code: null, param: null, message };
  const problem = { status: 'FAILED', message, type: 'error', error };
  const service = await aService((_, response) => json(response, problem, 404));
  onTestFinished(() => service.close());
  const context = { ...PATIENT, model: 'any' };
  expect(await service.embeddings.embed({ body: asked().json }, context)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', because: 'no-address' },
  });
  expect(service.received[0]?.path).toBe('/below/v1/embeddings');
});

test('a model that it lacks may be at another upstream', async () => {
  const error = { type: 'invalid_request_error', code: 'model_not_found', message: 'None.' };
  const service = await aService((_, response) => {
    json(response, { status: 'FAILED', message: 'None.', error }, 404);
  });
  onTestFinished(() => service.close());
  const context = { ...PATIENT, model: 'any' };
  expect(await service.embeddings.embed({ body: asked().json }, context)).toMatchObject({
    failure: { kind: 'refused', because: 'not-there', isOnlyHere: true },
  });
});

test('what does not suit the other service is refused before it is sent', async () => {
  const service = await aService((_, response) => json(response, {}));
  onTestFinished(() => service.close());
  const context = { ...PATIENT, model: '' };
  expect(await service.embeddings.embed({ body: asked().json }, context)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', parameter: 'model' },
  });
  expect(service.received).toEqual([]);
});
