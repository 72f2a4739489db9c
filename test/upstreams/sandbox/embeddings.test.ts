import { describe, expect, test } from 'vitest';
import { sandboxEmbeddings } from '../../../server/upstreams/sandbox/embeddings.ts';
import { textVector } from '../../../server/upstreams/sandbox/text-vector.ts';

const CONTEXT = { model: 'any', signal: new AbortController().signal };

function embed(input: unknown, more: object = {}) {
  return sandboxEmbeddings.embed({ body: { input, ...more } }, CONTEXT);
}

test('each text has its vector and its tokens, and a directive does not show in it', async () => {
  const input = ['Hello there', 'Hello [sandbox:slow=0s] there'];
  const embedding = textVector('Hello there', 16);
  expect(await embed(input.slice(0, 1), { dimensions: 16 })).toMatchObject({
    value: { body: { data: [{ index: 0, embedding }], usage: { prompt_tokens: 4 } } },
  });
  expect(await embed('[sandbox:slow=0s] Hello there', { dimensions: 16 })).toMatchObject({
    value: { body: { data: [{ index: 0, embedding }] } },
  });
  expect(await embed(input)).toMatchObject({
    value: { body: { model: 'any', data: [{ index: 0 }, { index: 1 }] } },
  });
});

test('tokens are counted as they are given', async () => {
  expect(await embed([64, 22_361, 520])).toMatchObject({
    value: { body: { data: [{ index: 0 }], usage: { prompt_tokens: 3, total_tokens: 3 } } },
  });
  expect(await embed([[64, 22_361], [520]])).toMatchObject({
    value: { body: { data: [{ index: 0 }, { index: 1 }], usage: { prompt_tokens: 3 } } },
  });
});

describe('the sandbox', () => {
  test.each([
    ['[sandbox:moderated]', 'moderated'],
    ['[sandbox:failed]', 'failed'],
    ['[sandbox:truncated]', 'failed'],
    ['[sandbox:status=429]', 'limited'],
    ['[sandbox:unheard-of]', 'refused'],
  ])('misbehaves as the last text says: %s', async (directive, kind) => {
    expect(await embed(['Hello', `there ${directive}`])).toMatchObject({ failure: { kind } });
    expect(await embed([`Hello ${directive}`, 'there'])).toMatchObject({ ok: true });
  });

  test.each([
    ['a text', 'x'.repeat(32_769)],
    ['one of several texts', ['Hello', 'x'.repeat(32_769)]],
    ['a list of tokens', Array.from({ length: 8193 }, () => 1)],
  ])('takes no longer texts than models do: %s', async (_, input) => {
    const failure = { kind: 'refused', parameter: 'input' };
    expect(await embed(input)).toMatchObject({ ok: false, failure });
  });
});
