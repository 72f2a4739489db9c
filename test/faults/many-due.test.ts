import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openQueue } from '../../server/jobs/queue/boss-queue.ts';
import { insertJobs } from '../../server/jobs/store/store.ts';
import type { Upstream } from '../../server/upstreams/port/upstream.ts';
import { aGateway } from '../a-gateway.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount, aVideo } from '../jobs/a-job.ts';
import { anUpstream, succeeded } from '../jobs/an-upstream.ts';

/** For more, run `PATCHBAY_JOBS_DUE=100000 npm test -- test/faults/many-due.test.ts`. */
const JOBS = Number(process.env.PATCHBAY_JOBS_DUE ?? 200);
/** Far fewer than a gateway could submit. */
const PER_SECOND = Math.max(25, JOBS / 1_000);
/** The burst that the rate limit lets through at first, in milliseconds' worth of submissions. */
const AT_ONCE_MS = 1_000;
/** The minimum number of sequential requests answered meanwhile, even at a third of a second each. */
const ANSWERS_FROM = 25;
const WRITTEN_AT_ONCE = 1_000;
const PACED_MS = (JOBS / PER_SECOND) * 1_000;
const TEST_TIMEOUT_MS = 120_000 + 10 * PACED_MS;

test(
  `${JOBS} jobs that are due at the start are worked off at their pace, and requests are answered meanwhile (C11)`,
  async () => {
    const database = await anEmptyDatabase();
    await writeDueJobs(database);
    let [submitted, lastAt] = [0, 0];
    const { submit, ...upstream } = anUpstream({
      poll: [succeeded({ state: 'running', progress: 1, pollAfterSeconds: 3_600 } as const)],
    });
    const video = {
      ...upstream,
      submit: (...order: Parameters<typeof submit>) => {
        submitted += 1;
        lastAt = performance.now();
        return submit(...order);
      },
    };
    const began = performance.now();
    const scripted: Upstream = { video, close: async () => {} };
    const gateway = await aGateway(
      { jobs: { submitsPerSecond: PER_SECOND } },
      { database, upstreams: new Map([['sandbox', scripted]]) },
    );
    onTestFinished(() => gateway.stop());

    const answers: number[] = [];
    while (submitted < JOBS) answers.push((await gateway.call('/jobs')).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(answers.length).toBeGreaterThan(ANSWERS_FROM);
    expect(lastAt - began).toBeGreaterThan(PACED_MS - AT_ONCE_MS);
    expect(new Set(upstream.keys).size).toBe(JOBS);
    expect(upstream.keys).toHaveLength(JOBS);
  },
  TEST_TIMEOUT_MS,
);

/** Writes an account's waiting jobs with their submit messages, as a stopped gateway leaves them. */
async function writeDueJobs(database: Database): Promise<void> {
  const { queries } = database;
  const accountId = await anAccount(queries);
  const queue = await openQueue(database, pino({ level: 'silent' }));
  for (let written = 0; written < JOBS; written += WRITTEN_AT_ONCE) {
    const count = Math.min(WRITTEN_AT_ONCE, JOBS - written);
    const jobs = Array.from({ length: count }, () => {
      const made = { id: newIdentifier(), accountId, createdAt: new Date() };
      return { ...aVideo, ...made, upstream: 'sandbox', state: 'queued' } as const;
    });
    const messages = jobs.map(({ id }) => {
      return { message: { jobId: id, revision: 0, attempt: 0 }, afterSeconds: 0 };
    });
    await queries.transaction().execute(async (transaction) => {
      await insertJobs(transaction, jobs);
      await queue.sendAll('job-submit', messages, { queries: transaction });
    });
  }
  await queue.stop(0);
}
