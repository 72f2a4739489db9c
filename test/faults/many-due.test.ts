import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { insertJobs } from '../../server/jobs/store.ts';
import type { Upstream } from '../../server/upstreams/port.ts';
import { aGateway } from '../a-gateway.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anAccount, aVideo } from '../jobs/a-job.ts';
import { anUpstream, succeeded } from '../jobs/an-upstream.ts';

/** More with `PATCHBAY_JOBS_DUE=100000 npm test -- test/faults/many-due.test.ts`. */
const JOBS = Number(process.env.PATCHBAY_JOBS_DUE ?? 200);
/** Far fewer than a gateway could hand over. */
const PER_SECOND = Math.max(25, JOBS / 1_000);
/** The first has been let through a moment before it comes to its upstream. */
const BEFORE_THE_FIRST_MS = 1_000;
/** What nobody waits for gladly, on a machine that does other things as well. */
const ANSWER_MS = 3_000;
const WRITTEN_AT_ONCE = 1_000;
const PACED_MS = (JOBS / PER_SECOND) * 1_000;
const TEST_TIMEOUT_MS = 120_000 + 10 * PACED_MS;

test(
  `${JOBS} jobs that are due at the start are worked off at their pace, and requests are answered meanwhile (C11)`,
  async () => {
    const database = await anEmptyDatabase();
    await writeDueJobs(database);
    const submitted: number[] = [];
    const { submit, ...upstream } = anUpstream({
      poll: [succeeded({ state: 'running', progress: 1, pollAfterSeconds: 3_600 } as const)],
    });
    const video = {
      ...upstream,
      submit: (...order: Parameters<typeof submit>) => {
        submitted.push(performance.now());
        return submit(...order);
      },
    };
    const scripted: Upstream = { video, close: async () => {} };
    const gateway = await aGateway(
      { jobs: { submitsPerSecond: PER_SECOND } },
      { database, upstreams: new Map([['sandbox', scripted]]) },
    );
    onTestFinished(() => gateway.stop());

    const answers: { readonly status: number; readonly milliseconds: number }[] = [];
    while (submitted.length < JOBS) {
      const asked = performance.now();
      const { status } = await gateway.call('/jobs');
      answers.push({ status, milliseconds: performance.now() - asked });
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(ANSWER_MS);
    const [first = 0, last = 0] = [submitted[0], submitted.at(-1)];
    expect(last - first).toBeGreaterThan(PACED_MS - BEFORE_THE_FIRST_MS);
    expect(new Set(upstream.keys).size).toBe(JOBS);
    expect(upstream.keys).toHaveLength(JOBS);
  },
  TEST_TIMEOUT_MS,
);

/** Writes jobs of somebody that wait, with what hands them over, as a gateway leaves them that has stopped. */
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
