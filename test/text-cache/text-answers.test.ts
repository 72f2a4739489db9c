import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTextAnswers } from '../../server/text-cache/text-answers.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount } from '../jobs/a-job.ts';

const ANSWER = { id: 'msg_1', content: [{ type: 'text', text: 'Hello' }] };
const BODY = { model: 'a-model', messages: [{ role: 'user', content: 'Hi' }] };

async function aStore({ seconds = 60, answerKilobytes = 1 } = {}) {
  const database = await anEmptyDatabase();
  const { queries } = database;
  onTestFinished(() => database.close());
  let ahead = 0;
  const clock = { now: () => new Date(1_800_000_000_000 + ahead * 1000) };
  const answers = openTextAnswers(
    { queries, clock, log: pino({ level: 'silent' }) },
    { seconds, answerKilobytes },
  );
  const accountId = await anAccount(queries);
  return {
    ...answers,
    request: { accountId, operation: 'createMessage', body: BODY, headers: {} },
    queries,
    after: (later: number) => {
      ahead = later;
    },
  };
}

describe('an answer that is kept', () => {
  test('is given to the same request, however its keys are ordered', async () => {
    const store = await aStore();
    await store.keep(store.request, ANSWER);
    const turned = { messages: [{ content: 'Hi', role: 'user' }], model: 'a-model' };
    expect(await store.find({ ...store.request, body: turned })).toEqual(ANSWER);
  });

  test.each([
    ['another account', { accountId: randomUUID() }],
    ['another operation', { operation: 'createChatCompletion' }],
    ['another version of the interface', { headers: { 'anthropic-version': '2099-01-01' } }],
    ['another temperature', { body: { ...BODY, temperature: 0 } }],
    ['another turn', { body: { ...BODY, messages: [{ role: 'user', content: 'Hi ' }] } }],
  ])('is not given to %s', async (_what, other) => {
    const store = await aStore();
    await store.keep(store.request, ANSWER);
    expect(await store.find({ ...store.request, ...other })).toBeUndefined();
  });

  test('is not given when its time is over, and is swept then', async () => {
    const store = await aStore({ seconds: 60 });
    await store.keep(store.request, ANSWER);
    store.after(59);
    expect(await store.find(store.request)).toEqual(ANSWER);
    expect(await store.sweep()).toBe(0);
    store.after(60);
    expect(await store.find(store.request)).toBeUndefined();
    expect(await store.sweep()).toBe(1);
    expect(await store.sweep()).toBe(0);
  });

  test('is replaced by a later one', async () => {
    const store = await aStore();
    await store.keep(store.request, ANSWER);
    store.after(30);
    await store.keep(store.request, { ...ANSWER, id: 'msg_2' });
    store.after(89);
    expect(await store.find(store.request)).toEqual({ ...ANSWER, id: 'msg_2' });
  });
});

test('an answer that is larger than allowed is not kept', async () => {
  const store = await aStore({ answerKilobytes: 1 });
  await store.keep(store.request, { text: 'é'.repeat(600) });
  expect(await store.find(store.request)).toBeUndefined();
});

test('nothing is kept where the time is 0', async () => {
  const store = await aStore({ seconds: 0 });
  await store.keep(store.request, ANSWER);
  expect(await store.queries.selectFrom('text_answer').selectAll().execute()).toEqual([]);
  expect(await store.find(store.request)).toBeUndefined();
});
