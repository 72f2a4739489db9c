import { once } from 'node:events';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { keepRoom } from '../../../server/database/disk-room.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { openQueue } from '../../../server/jobs/queue/boss-queue.ts';
import type { StepMessage } from '../../../server/jobs/queue/messages.ts';
import { PLANS } from '../../../server/jobs/queue/plans.ts';
import type { Queue } from '../../../server/jobs/queue/queue.ts';
import { DIED } from '../../../server/jobs/queue/statements.ts';
import { aPostgresql } from '../../a-postgresql.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import { LONG } from '../a-workshop.ts';

async function aQueue() {
  const database = await anEmptyDatabase();
  const queue = await openQueue(database, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await queue.stop(1);
    await database.close();
  });
  return { queue, queries: database.queries };
}

const message = { jobId: 'a-job', revision: 0, attempt: 0 };

test('its tables are those that statements.ts was written for: read it again where they differ', async () => {
  const { queries } = await aQueue();
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(
    queries,
  );
  expect(rows).toEqual([{ version: 43 }]);
});

test('a queue that cannot be opened, as on a full disk, leaves no timer that keeps the process from ending (D3)', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  if (database.engine.kind === 'pglite') keepRoom(database.engine.pglite, () => 0);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await expect(openQueue(database, pino({ level: 'silent' }))).rejects.toThrow('hardly any room');
  expect(vi.getTimerCount()).toBe(0);
});

test('a message can be sent in a transaction before anybody works on its queue', async () => {
  const { queue, queries } = await aQueue();
  await queries.transaction().execute(async (transaction) => {
    await queue.sendAll('job-submit', [{ message, afterSeconds: 0 }], { queries: transaction });
    await queue.sendAll('job-poll', [{ message, afterSeconds: 0 }], { queries: transaction });
  });
  const handed = Promise.withResolvers<StepMessage>();
  await queue.work('job-submit', async (came) => handed.resolve(came));
  expect(await handed.promise).toEqual(message);
});

test('a message of a transaction that is undone is never handed over', async () => {
  const { queue, queries } = await aQueue();
  const undone = queries.transaction().execute(async (transaction) => {
    await queue.sendAll(
      'job-submit',
      [{ message: { ...message, jobId: 'undone' }, afterSeconds: 0 }],
      { queries: transaction },
    );
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const handed: string[] = [];
  const told = Promise.withResolvers<void>();
  await queue.work('job-submit', async ({ jobId }) => {
    handed.push(jobId);
    told.resolve();
  });
  await queue.sendAll('job-submit', [{ message: { ...message, jobId: 'kept' }, afterSeconds: 0 }], {
    queries,
  });
  await told.promise;
  expect(handed).toEqual(['kept']);
});

test('a message whose handler throws comes again', async () => {
  const { queue, queries } = await aQueue();
  let tries = 0;
  const done = Promise.withResolvers<void>();
  await queue.work('job-submit', async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    done.resolve();
  });
  await queue.sendAll('job-submit', [{ message, afterSeconds: 0 }], { queries });
  await done.promise;
  expect(tries).toBe(2);
});

test('a batch tells which of its messages come again', async () => {
  const { queue, queries } = await aQueue();
  const handed: unknown[] = [];
  const done = Promise.withResolvers<void>();
  await queue.workTogether('job-poll', async (messages) => {
    handed.push(...messages);
    if (handed.length === 1) return [{ status: 'rejected', reason: new Error('not yet') }];
    done.resolve();
    return [{ status: 'fulfilled', value: undefined }];
  });
  await queue.sendAll('job-poll', [{ message, afterSeconds: 0 }], { queries });
  await done.promise;
  expect(handed).toEqual([message, { ...message, isRedelivered: true }]);
});

test.each(['job-collect', 'job-make'] as const)(
  'what has piled up in %s is worked off without a pause',
  async (name) => {
    const { queue, queries } = await aQueue();
    // With a pause after each worker's message, this would take minutes.
    const ids = Array.from({ length: 200 }, (_, index) => `job-${index}`);
    await queries.transaction().execute(async (transaction) => {
      for (const jobId of ids) {
        await queue.sendAll(
          name,
          [{ message: { jobId, revision: 0, attempt: 0 }, afterSeconds: 0 }],
          { queries: transaction },
        );
      }
    });
    const handed = new Set<string>();
    await queue.work(name, async ({ jobId }) => void handed.add(jobId));
    await vi.waitFor(() => expect(handed.size).toBe(ids.length), LONG);
  },
);

test(
  'a message that is put off comes when it is due',
  async () => {
    const { queue, queries } = await aQueue();
    // If messages were found only by polling every few seconds, this would take minutes.
    const times = 60;
    const done = Promise.withResolvers<void>();
    const putOff = (revision: number): Promise<void> =>
      queue.sendAll('job-collect', [{ message: { ...message, revision }, afterSeconds: 0.05 }], {
        queries,
      });
    await queue.work('job-collect', async ({ revision }) => {
      if (revision === times) done.resolve();
      else await putOff(revision + 1);
    });
    await putOff(1);
    await done.promise;
  },
  LONG.timeout,
);

test('a step outlives more deaths of processes than failures of its own', async () => {
  const { queue, queries } = await aQueue();
  const abandoned = Promise.withResolvers<string>();
  await queue.work('job-abandoned', async ({ jobId }) => abandoned.resolve(jobId));
  const retried = 3;
  const states = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = 'job-collect' order by created_on`.execute(queries);
    return rows.map(({ state }) => state);
  };
  await queue.sendAll(
    'job-collect',
    [{ message: { jobId: 'killed', revision: 0, attempt: 0 }, afterSeconds: 0 }],
    { queries },
  );
  // The state that a killed process leaves behind.
  await sql`
    update pgboss.job set state = 'active', retry_count = ${retried}, started_on = now(),
    heartbeat_on = now() - interval '1 minute' where name = 'job-collect'`.execute(queries);
  await vi.waitFor(async () => expect(await states()).toEqual(['retry']), LONG);
  const { rows } = await sql<{ output: unknown }>`
    select output from pgboss.job where name = 'job-collect'`.execute(queries);
  expect(rows).toEqual([{ output: { value: { message: DIED } } }]);

  await queue.sendAll(
    'job-collect',
    [{ message: { jobId: 'failing', revision: 0, attempt: 0 }, afterSeconds: 0 }],
    { queries },
  );
  await sql`
    update pgboss.job set state = 'retry', retry_count = ${retried - 1}, started_on = now()
    where name = 'job-collect' and state = 'created'`.execute(queries);
  await queue.work('job-collect', () => Promise.reject(new Error('a bug')));
  expect(await abandoned.promise).toBe('failing');
});

/** Puts all messages of a queue into the state after their worker process has died. */
async function asAfterDeath(queries: Database['queries'], name: string): Promise<void> {
  const output = JSON.stringify({ value: { message: DIED } });
  await sql`
    update pgboss.job set state = 'retry', started_on = now(), start_after = now(), output = ${output}::jsonb
    where name = ${name} and state in ('created', 'active', 'retry')`.execute(queries);
}

test('a step with which three processes have died is given up before it is begun again (C10)', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const { queries } = database;
  const log = pino({ level: 'silent' });
  let begun = 0;
  const first = await openQueue(database, log);
  await first.sendAll('job-make', [{ message, afterSeconds: 0 }], { queries });
  await first.stop(0);
  for (let death = 1; death <= 3; death += 1) {
    const queue = await openQueue(database, log);
    const isBegun = Promise.withResolvers<void>();
    await queue.work('job-make', () => {
      begun += 1;
      isBegun.resolve();
      return new Promise(() => {});
    });
    await isBegun.promise;
    await queue.stop(0);
    await asAfterDeath(queries, 'job-make');
  }
  const lapses: unknown[] = [];
  const last = await openQueue(database, log, {
    onLapsed: (...lapse) => lapses.push(lapse),
  });
  onTestFinished(() => last.stop(0));
  const abandoned = Promise.withResolvers<StepMessage>();
  await last.work('job-abandoned', async (came) => abandoned.resolve(came));
  await last.work('job-make', async () => {
    begun += 1;
  });
  expect(await abandoned.promise).toMatchObject(message);
  expect(begun).toBe(3);
  expect(lapses).toEqual([['job-make', 1]]);
});

/** Handles messages of `job-submit`, and counts how many of the given ones are under way at once. */
async function countAtOnce(queue: Queue, ids: readonly string[]) {
  const seen = { most: 0, ended: [] as string[] };
  let underWay = 0;
  await queue.work('job-submit', async ({ jobId }) => {
    const isCounted = ids.includes(jobId);
    if (isCounted) seen.most = Math.max(seen.most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (isCounted) underWay -= 1;
    seen.ended.push(jobId);
  });
  return seen;
}

const asMessages = (ids: readonly string[]) =>
  ids.map((jobId) => ({ message: { ...message, jobId }, afterSeconds: 0 }));

test('steps that were in work when a process died come again a few at a time, and none of them is given up', async () => {
  const { queue, queries } = await aQueue();
  const ids = Array.from({ length: 12 }, (_, index) => `job-${index}`);
  await queue.sendAll('job-submit', asMessages(ids), { queries });
  await asAfterDeath(queries, 'job-submit');
  await queue.sendAll('job-submit', asMessages(['new']), { queries });
  const seen = await countAtOnce(queue, ids);
  await vi.waitFor(() => expect(seen.ended.toSorted()).toEqual([...ids, 'new'].toSorted()), LONG);
  expect(seen.most).toBeGreaterThan(1);
  expect(seen.most).toBeLessThanOrEqual(5);
});

test('steps that were among these few when another process died come again one at a time (C10)', async () => {
  const database = await anEmptyDatabase();
  onTestFinished(() => database.close());
  const { queries } = database;
  const log = pino({ level: 'silent' });
  const ids = ['one', 'two', 'three', 'four', 'five'];
  const first = await openQueue(database, log);
  await first.sendAll('job-submit', asMessages(ids), { queries });
  await asAfterDeath(queries, 'job-submit');
  const begun = new Set<string>();
  await first.work('job-submit', ({ jobId }) => {
    begun.add(jobId);
    return new Promise(() => {});
  });
  await expect.poll(() => begun.size, LONG).toBe(ids.length);
  await first.stop(0);
  await asAfterDeath(queries, 'job-submit');

  const next = await openQueue(database, log);
  onTestFinished(() => next.stop(0));
  const seen = await countAtOnce(next, ids);
  await vi.waitFor(() => expect(seen.ended.toSorted()).toEqual(ids.toSorted()), LONG);
  expect(seen.most).toBe(1);
});

test.each(['job-make', 'job-collect'] as const)(
  'however many messages of %s wait for one upstream, others are handed over meanwhile',
  async (name) => {
    const { queue, queries } = await aQueue();
    const of = (upstream: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        message: { ...message, jobId: `${upstream}-${index}` },
        afterSeconds: 0,
        upstream,
      }));
    const over = Promise.withResolvers<void>();
    onTestFinished(() => over.resolve());
    let held = 0;
    const quick = Promise.withResolvers<string>();
    await queue.sendAll(name, of('slow', 60), { queries });
    await queue.work(name, async ({ jobId }) => {
      if (jobId.startsWith('quick')) return quick.resolve(jobId);
      held += 1;
      await over.promise;
    });
    await expect.poll(() => held, LONG).toBe(PLANS[name].messagesAnUpstream);
    await queue.sendAll(name, of('quick', 1), { queries });
    expect(await quick.promise).toBe('quick-0');
    expect(held).toBe(PLANS[name].messagesAnUpstream);
  },
  LONG.timeout,
);

async function aServersDatabase(): Promise<Database> {
  const { url, stop } = await aPostgresql();
  onTestFinished(stop);
  return openDatabase({ databaseUrl: url, folder: '', onConnectionLost: () => {} });
}

test.each([
  ['the built-in database', anEmptyDatabase],
  ['a server', aServersDatabase],
])(
  'what is in work when the time of a stop is over comes again, and is no failure in the log, on %s',
  async (_name, aDatabase) => {
    const database = await aDatabase();
    onTestFinished(() => database.close());
    const { queries } = database;
    const said: { level: number; msg: string; queue?: string; message?: object }[] = [];
    const log = pino(
      { level: 'info' },
      { write: (line: string) => void said.push(JSON.parse(line)) },
    );
    const queue = await openQueue(database, log);
    await queue.sendAll('job-make', [{ message, afterSeconds: 0 }], { queries });
    const begun = Promise.withResolvers<void>();
    const abandoned = Promise.withResolvers<void>();
    await queue.work('job-make', async (_message, signal) => {
      begun.resolve();
      await once(signal, 'abort');
      abandoned.resolve();
      throw signal.reason;
    });
    await begun.promise;
    await queue.stop(1);
    await abandoned.promise;
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = 'job-make'`.execute(queries);
    expect(rows).toEqual([{ state: 'retry' }]);
    expect(said).toMatchObject([
      {
        level: 30,
        msg: 'unfinished when the gateway stopped: will be resumed',
        queue: 'job-make',
        message,
      },
    ]);
  },
  LONG.timeout,
);
