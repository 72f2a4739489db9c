import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../server/foundation/clock.ts';
import { openTextAnswers } from '../../server/text-cache/text-answers.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount } from '../jobs/a-job.ts';
import { silentQueries } from '../silent-queries.ts';

const ANSWER = { id: 'msg_1', content: [{ type: 'text', text: 'Hello' }] };
const GIVEN = { answer: ANSWER, ignored: [] };
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
    await store.keep(store.request, GIVEN);
    const turned = { messages: [{ content: 'Hi', role: 'user' }], model: 'a-model' };
    expect(await store.find({ ...store.request, body: turned })).toEqual(GIVEN);
  });

  test.each([
    ['another account', { accountId: randomUUID() }],
    ['another operation', { operation: 'createChatCompletion' }],
    ['another version of the interface', { headers: { 'anthropic-version': '2099-01-01' } }],
    ['another temperature', { body: { ...BODY, temperature: 0 } }],
    ['another turn', { body: { ...BODY, messages: [{ role: 'user', content: 'Hi ' }] } }],
  ])('is not given to %s', async (_what, other) => {
    const store = await aStore();
    await store.keep(store.request, GIVEN);
    expect(await store.find({ ...store.request, ...other })).toBeUndefined();
  });

  test('is not given when its time is over, and is swept then', async () => {
    const store = await aStore({ seconds: 60 });
    await store.keep(store.request, GIVEN);
    store.after(59);
    expect(await store.find(store.request)).toEqual(GIVEN);
    expect(await store.sweep()).toBe(0);
    store.after(60);
    expect(await store.find(store.request)).toBeUndefined();
    expect(await store.sweep()).toBe(1);
    expect(await store.sweep()).toBe(0);
  });

  test('is replaced by a later one', async () => {
    const store = await aStore();
    await store.keep(store.request, GIVEN);
    store.after(30);
    const later = { ...GIVEN, answer: { ...ANSWER, id: 'msg_2' } };
    await store.keep(store.request, later);
    store.after(89);
    expect(await store.find(store.request)).toEqual(later);
  });
});

describe('an answer for which something was left out', () => {
  test('is given with the names of that', async () => {
    const store = await aStore();
    const given = { answer: ANSWER, ignored: ['seed', 'metadata'] };
    await store.keep(store.request, { ...given, text: JSON.stringify(ANSWER) });
    expect(await store.find(store.request)).toEqual(given);
  });

  test('is nothing that versions which know no names would take for an answer', async () => {
    const store = await aStore();
    await store.keep(store.request, { answer: ANSWER, ignored: ['seed'] });
    const [row] = await store.queries.selectFrom('text_answer').select('answer').execute();
    expect(Object.keys(JSON.parse(row?.answer ?? ''))).toEqual(['ignored', 'answer']);
  });
});

test('an answer that an earlier version has kept is given, as it stands', async () => {
  const store = await aStore();
  await store.keep(store.request, { answer: ANSWER, ignored: ['seed'] });
  await store.queries
    .updateTable('text_answer')
    .set({ answer: JSON.stringify(ANSWER) })
    .execute();
  expect(await store.find(store.request)).toEqual(GIVEN);
});

test('an answer that is larger than allowed is not kept', async () => {
  const store = await aStore({ answerKilobytes: 1 });
  await store.keep(store.request, { answer: { text: 'é'.repeat(600) }, ignored: [] });
  expect(await store.find(store.request)).toBeUndefined();
});

test('nothing is kept where the time is 0', async () => {
  const store = await aStore({ seconds: 0 });
  await store.keep(store.request, GIVEN);
  expect(await store.queries.selectFrom('text_answer').selectAll().execute()).toEqual([]);
  expect(await store.find(store.request)).toBeUndefined();
});

test('a database that does not answer is waited for by one request, and then left alone', async () => {
  const { queries, asked } = silentQueries();
  const log = pino({ level: 'silent' });
  const answers = openTextAnswers(
    { queries, clock: systemClock, log },
    { seconds: 60, answerKilobytes: 1 },
  );
  const request = { accountId: randomUUID(), operation: 'createMessage', body: BODY, headers: {} };
  expect(await answers.find(request)).toBeUndefined();
  await answers.keep(request, GIVEN);
  expect(await answers.find(request)).toBeUndefined();
  expect(asked).toEqual(['select']);
});

test('an answer that the database refuses is not kept, and the next one is', async () => {
  const store = await aStore();
  await store.keep({ ...store.request, accountId: 'no identifier' }, GIVEN);
  await store.keep(store.request, GIVEN);
  expect(await store.find(store.request)).toEqual(GIVEN);
});
