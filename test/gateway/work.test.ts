import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Queries } from '../../server/database/database.ts';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { aGateway } from '../a-gateway.ts';
import { hurry } from '../jobs/a-workshop.ts';

const DAY = 86_400;
const QUESTION = { model: 'any', messages: [{ role: 'user', content: 'Hello' }] };

/** Sends the message that comes each minute, and waits until it has been handled. */
async function aSweep(queries: Queries): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, start_after) values ('sweep', '{}', now() + interval '1 day')
    returning id`.execute(queries);
  await hurry(queries);
  const state = async () => {
    const found = await sql<{ state: string }>`
      select state from pgboss.job where id = ${rows[0]?.id}::uuid`.execute(queries);
    return found.rows[0]?.state;
  };
  await expect.poll(state, { timeout: 60_000 }).toBe('completed');
}

test.each([
  ['for good, unless it is said for how long', {}, 10_000, 1],
  ['no longer than is set', { textUsageDays: 30 }, 31, 0],
])('the record of text is kept %s', async (_howLong, retention, days, left) => {
  let ahead = 0;
  const clock = { now: () => secondsAfter(new Date(), ahead) };
  const gateway = await aGateway({ retention }, { clock });
  onTestFinished(() => gateway.stop());
  expect((await gateway.call('/v1/chat/completions', { json: QUESTION })).status).toBe(200);
  await expect.poll(async () => (await gateway.usage()).length).toBe(1);
  ahead = days * DAY;
  await aSweep(gateway.stored());
  expect(await gateway.usage()).toHaveLength(left);
});
