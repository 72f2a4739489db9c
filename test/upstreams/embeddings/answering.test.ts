import { expect, onTestFinished, test } from 'vitest';
import { isObject, type JsonObject } from '../../../server/foundation/json-object.ts';
import { timeoutReason } from '../../../server/foundation/timeout-reason.ts';
import { embedTexts } from '../../../server/upstreams/embeddings/answering.ts';
import type { EmbeddingAnswer } from '../../../server/upstreams/port/embeddings.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import type { Ending } from '../../../server/upstreams/text/answering.ts';

const GONE = new Error('The caller went away.');
const WHOLE = {
  object: 'list',
  data: [{ object: 'embedding', index: 0, embedding: [1] }],
  model: 'm',
  usage: { prompt_tokens: 3, total_tokens: 3 },
};
/** The gateway's token estimate for the text. */
const GUESS = 2;

/** Requests embeddings from an upstream and records the reported ending. */
async function asking(
  answer: () => Promise<UpstreamOutcome<EmbeddingAnswer>>,
  { signal = new AbortController().signal, isAnswer = true } = {},
) {
  const endings: Ending[] = [];
  const outcome = embedTexts(
    { embed: answer },
    { body: { model: 'asked', input: 'Hello' } },
    {
      model: 'called',
      signal,
      isAnswer: (body): body is JsonObject => isAnswer && isObject(body),
      onEnd: (ending) => void endings.push(ending),
    },
  );
  return { endings, outcome: await outcome.catch((error: unknown) => ({ error })) };
}

async function whole(): Promise<UpstreamOutcome<EmbeddingAnswer>> {
  return { ok: true, value: { body: WHOLE, text: 'as it came' } };
}

test('what comes whole is passed on with its text, and told with its tokens', async () => {
  const { outcome, endings } = await asking(whole);
  expect(outcome).toEqual({ ok: true, value: { body: WHOLE, text: 'as it came' } });
  const usage = { inputTokens: 3, outputTokens: 0, isEstimated: false };
  expect(endings).toEqual([{ kind: 'complete', usage }]);
});

test('what is completed is written anew, and tokens that nobody has counted are guessed', async () => {
  const { usage: _, ...body } = WHOLE;
  const { outcome, endings } = await asking(async () => ({ ok: true, value: { body, text: '' } }));
  const usage = { prompt_tokens: GUESS, total_tokens: GUESS };
  const completed = { ...WHOLE, usage };
  const text = JSON.stringify(completed);
  expect(outcome).toEqual({ ok: true, value: { body: completed, text } });
  const told = { inputTokens: GUESS, outputTokens: 0, isEstimated: true };
  expect(endings).toEqual([{ kind: 'complete', usage: told }]);
});

test.each<[string, unknown, boolean]>([
  ['is no object', 'text', true],
  ['has no vectors', { ...WHOLE, data: [] }, true],
  ['the contract does not know', WHOLE, false],
])('an answer that %s is a failure, and told as wasted', async (_, body, isAnswer) => {
  const answer = async () => ({ ok: true, value: { body } }) as const;
  const { outcome, endings } = await asking(answer, { isAnswer });
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  expect(endings.map(({ kind }) => kind)).toEqual(['wasted']);
});

test('an upstream without such an address makes none, which others may do, and nothing is told of an end', async () => {
  const message = 'Invalid URL';
  const failure = { kind: 'refused', message, because: 'no-address' } as const;
  const { outcome, endings } = await asking(async () => ({ ok: false, failure }));
  expect(outcome).toMatchObject({
    ok: false,
    failure: { kind: 'refused', parameter: 'model', isOnlyHere: true },
  });
  expect(outcome).not.toHaveProperty('failure.because');
  expect(endings).toEqual([]);
});

test.each([
  ['the caller has gone', GONE, 'abandoned'],
  ['the time is up', timeoutReason(), 'wasted'],
] as const)('where %s, it is told once, by the guess', async (_, reason, kind) => {
  const caller = new AbortController();
  const { outcome, endings } = await asking(
    () => {
      caller.abort(reason);
      return Promise.reject(reason);
    },
    { signal: caller.signal },
  );
  expect(outcome).toEqual({ error: reason });
  const usage = { inputTokens: GUESS, outputTokens: 0, isEstimated: true };
  expect(endings).toEqual([{ kind, usage }]);
});

test('millions of numbers are written as was asked for while others have their turns', async () => {
  const vector = Buffer.from(Float32Array.from({ length: 1536 }, Math.random).buffer);
  const embedding = vector.toString('base64');
  const data = Array.from({ length: 1024 }, (_, index) => ({ ...WHOLE.data[0], index, embedding }));
  const input = data.map(() => 'Hello');
  let turns = 0;
  const othersTurn = setInterval(() => {
    turns += 1;
  });
  onTestFinished(() => clearInterval(othersTurn));
  const outcome = await embedTexts(
    { embed: async () => ({ ok: true, value: { body: { ...WHOLE, data } } }) },
    { body: { model: 'asked', input } },
    {
      model: 'called',
      signal: new AbortController().signal,
      isAnswer: (body): body is JsonObject => isObject(body),
      onEnd: () => {},
    },
  );
  expect(turns).toBeGreaterThan(10);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  expect(outcome.value.text === JSON.stringify(outcome.value.body)).toBe(true);
  expect(JSON.stringify(outcome.value.body)).toContain(String(vector.readFloatLE(0)));
});
