import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storable, storableJson } from '../../server/database/storable-text.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

const UNHOLDABLE = ['\0', 'a \ud83d b', '\udc00', 'tail \ud83d'];

test.each(['', 'a fox', 'é 🦊 日本', '\\u0000', '\\ud83d', '"quoted"\n'])(
  'a text that can be held stays as it is: %j',
  (text) => {
    expect(storable(text)).toBe(text);
    expect(JSON.parse(storableJson({ text }))).toEqual({ text });
  },
);

test.each(UNHOLDABLE)('what cannot be held of %j becomes U+FFFD', (text) => {
  expect(storable(text)).toContain('\uFFFD');
  expect(JSON.parse(storableJson([{ deep: [text] }]))).toEqual([{ deep: [storable(text)] }]);
});

test('all of it can be stored, and is read as it was written', async () => {
  await using database = closing(await anEmptyDatabase());
  const written = { text: UNHOLDABLE.join(), deep: { texts: UNHOLDABLE } };
  const { rows } = await sql<{ text: string; deep: unknown }>`
    select * from json_to_record(${storableJson(written)}::json) as given (text text, deep jsonb)`.execute(
    database.queries,
  );
  expect(rows).toEqual([
    { text: storable(written.text), deep: { texts: UNHOLDABLE.map(storable) } },
  ]);
});

function closing<T extends { close(): Promise<void> }>(database: T): T & AsyncDisposable {
  return Object.assign(database, { [Symbol.asyncDispose]: () => database.close() });
}
