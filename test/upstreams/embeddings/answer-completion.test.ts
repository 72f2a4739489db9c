import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../server/foundation/json-object.ts';
import { completeEmbeddings } from '../../../server/upstreams/embeddings/answer-completion.ts';
import { inBase64 } from '../../fakes/openai-embeddings.ts';

const ONE = [0.5, 0.25];
const OTHER = [-0.5, 0.125];

function entry(index: number, embedding: unknown): JsonObject {
  return { object: 'embedding', index, embedding };
}

const WHOLE = {
  object: 'list',
  data: [entry(0, ONE), entry(1, OTHER)],
  model: 'as-the-upstream-says',
  usage: { prompt_tokens: 3, total_tokens: 3 },
};

function completed(body: JsonObject, request: JsonObject = {}) {
  const asked = { input: ['one', 'other'], ...request };
  return completeEmbeddings(body, { request: asked, model: 'called', tokens: 7 });
}

describe('an answer', () => {
  test('that is whole is passed on itself', async () => {
    for (const encoding_format of [undefined, null, 'float']) {
      const outcome = await completed(WHOLE, { encoding_format });
      expect(outcome.ok && outcome.value).toBe(WHOLE);
    }
    const inText = { ...WHOLE, data: [entry(0, inBase64(ONE)), entry(1, inBase64(OTHER))] };
    const outcome = await completed(inText, { encoding_format: 'base64' });
    expect(outcome.ok && outcome.value).toBe(inText);
  });

  test('is written as was asked for, by an upstream that knows one way alone', async () => {
    const inText = { ...WHOLE, data: [entry(0, inBase64(ONE)), entry(1, inBase64(OTHER))] };
    expect(await completed(WHOLE, { encoding_format: 'base64' })).toEqual({
      ok: true,
      value: inText,
    });
    expect(await completed(inText)).toEqual({ ok: true, value: WHOLE });
  });

  test('comes into the order of the texts, by which SDKs read it', async () => {
    const turned = { ...WHOLE, data: [entry(1, OTHER), entry(0, ONE)] };
    expect(await completed(turned)).toEqual({ ok: true, value: WHOLE });
  });

  test('gets what the interface demands and an upstream leaves out', async () => {
    const bare = { data: [{ embedding: ONE }, { embedding: OTHER }], more: 'kept' };
    const usage = { prompt_tokens: 7, total_tokens: 7 };
    expect(await completed(bare)).toEqual({
      ok: true,
      value: { ...WHOLE, model: 'called', usage, more: 'kept' },
    });
    const uncounted = { ...WHOLE, usage: { total_tokens: -1 } };
    expect(await completed(uncounted)).toEqual({ ok: true, value: { ...WHOLE, usage } });
  });

  test('to tokens has a vector for one list of them, or for each of several', async () => {
    const single = { ...WHOLE, data: [entry(0, ONE)] };
    expect(await completed(single, { input: [1, 2, 3] })).toMatchObject({ ok: true });
    expect(await completed(WHOLE, { input: [[1, 2], [3]] })).toMatchObject({ ok: true });
  });
});

test.each([
  ['no list', { data: { embedding: ONE } }, 'not a list of vectors'],
  ['something else in the list', { data: [entry(0, ONE), 'other'] }, 'not a list of vectors'],
  ['no vector', { data: [entry(0, ONE), entry(1, [])] }, 'not a list of vectors'],
  ['too few', { data: [entry(0, ONE)] }, '1 vector where 2 were asked for'],
  ['too many', { data: [0, 1, 2].map((index) => entry(index, ONE)) }, '3 vectors where 2'],
  ['one text twice', { data: [entry(1, ONE), entry(1, OTHER)] }, 'cannot be matched to the inputs'],
  ['another length', { data: [entry(0, ONE), entry(1, [1])] }, 'different lengths'],
])('an answer with %s is none', async (_, more, message) => {
  const outcome = await completed({ ...WHOLE, ...more });
  expect(outcome).toMatchObject({
    ok: false,
    failure: { kind: 'failed', message: expect.stringContaining(message) },
  });
});

test('vectors of another length than was asked for are refused by the parameter, and others may have them', async () => {
  expect(await completed(WHOLE, { dimensions: 2 })).toMatchObject({ ok: true });
  expect(await completed(WHOLE, { dimensions: null })).toMatchObject({ ok: true });
  const data = [entry(0, inBase64(ONE)), entry(1, inBase64(OTHER))];
  for (const body of [WHOLE, { ...WHOLE, data }]) {
    expect(await completed(body, { dimensions: 3 })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', parameter: 'dimensions', isOnlyHere: true },
    });
  }
});
