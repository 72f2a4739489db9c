import { expect, onTestFinished, test } from 'vitest';
import { ServerLost } from '../../server/database/availability.ts';
import type { Ask } from '../../server/database/database.ts';
import { openLog } from '../../server/foundation/log.ts';
import { withShortTimeout } from '../../server/limits/short-timeout.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

function aLog() {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  return { log, lines };
}

test('a database that refuses a statement, as for a deadlock, is asked the next one', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const { log, lines } = aLog();
  const ask = withShortTimeout(database.ask, log, 1_000);
  const refused = "do $$ begin raise exception 'a deadlock' using errcode = '40P01'; end $$";
  await expect(ask(refused, [])).rejects.toThrow('a deadlock');
  await expect(ask(refused, [])).rejects.toThrow('a deadlock');
  expect(await ask('select 1 as one', [])).toEqual([{ one: 1 }]);
  expect(lines).toEqual(['limits could not be shared']);
});

test('a database that does not answer is left alone for a while', async () => {
  const { log, lines } = aLog();
  let asked = 0;
  const away: Ask = async () => {
    asked += 1;
    throw new ServerLost(new Error('Connection terminated'));
  };
  const ask = withShortTimeout(away, log, 1_000);
  await expect(ask('select 1', [])).rejects.toThrow('does not answer');
  await expect(ask('select 1', [])).rejects.toThrow('did not answer before');
  expect(asked).toBe(1);
  expect(lines).toEqual(['limits apply to this process alone: the database is unavailable']);
});
