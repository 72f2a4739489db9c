import type { KyselyPlugin, UnknownRow } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { systemClock } from '../../../server/foundation/clock.ts';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import { Watching } from '../../../server/jobs/following/watching.ts';
import { WatchingAll } from '../../../server/jobs/following/watching-all.ts';
import type { Job } from '../../../server/jobs/job/job.ts';
import { changeJob, findJob, type JobChange } from '../../../server/jobs/store/store.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import { anAccount, aWaitingJob } from '../a-job.ts';

let database: Database;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

afterAll(() => database.close());

/** Delays the job rows that a query has read, once armed. */
class LateRows implements KyselyPlugin {
  readonly #read = Promise.withResolvers<void>();
  readonly #told = Promise.withResolvers<void>();
  #isArmed = false;

  /** Holds back job rows from now on. Resolves when some have been read. */
  hold(): Promise<void> {
    this.#isArmed = true;
    return this.#read.promise;
  }

  release(): void {
    this.#told.resolve();
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    if (this.#isArmed && isOfJobs(result.rows)) {
      this.#read.resolve();
      await this.#told.promise;
    }
    return result;
  }
}

function isOfJobs([row]: readonly UnknownRow[]): boolean {
  return row !== undefined && 'state' in row;
}

async function changed(job: Job, change: JobChange): Promise<Job> {
  const who = { by: 'worker', at: new Date() } as const;
  const after = await changeJob(database.queries, { job, change, ...who });
  if (after === undefined) throw new Error('Somebody else has changed the job.');
  return after;
}

describe('whoever follows a job', () => {
  test('is never told of a state from before the one that it began with', async () => {
    const job = await aWaitingJob(database.queries, await anAccount(database.queries));
    const late = new LateRows();
    const watching = new Watching(database.queries.withPlugin(late), pino({ level: 'silent' }));
    const end = new AbortController();
    onTestFinished(() => {
      end.abort();
      watching.close();
    });
    const follow = (from: Job) =>
      watching.watch(from, { signal: end.signal, upTo: 9 })[Symbol.asyncIterator]();
    const read = late.hold();
    const first = follow(job).next();
    const submitting = await changed(job, { state: 'submitting' });
    await read;
    const begun = { state: 'running', upstream: 'scripted', upstreamJobId: 'one' } as const;
    const running = await changed(submitting, begun);
    const second = follow((await findJob(database.queries, job.id)) ?? job).next();
    late.release();
    expect((await first).value).toMatchObject({ state: 'submitting' });
    const failure = { message: 'It rained.', reason: 'upstream' } as const;
    await changed(running, { state: 'failed', failure, quota: 0 });
    expect((await second).value).toMatchObject({ state: 'failed' });
  });
});

describe('a database that does not answer', () => {
  test('is told of once in a while, however often whoever follows jobs asks it', async () => {
    const said: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
    let looks = 0;
    const gone = Promise.withResolvers<void>();
    const away: KyselyPlugin = {
      transformQuery() {
        looks += 1;
        if (looks === 3) gone.resolve();
        throw Object.assign(new Error('The server is gone.'), { name: 'ServerLost' });
      },
      transformResult: async ({ result }) => result,
    };
    const all = new WatchingAll(database.queries.withPlugin(away), systemClock, log);
    const end = new AbortController();
    const news = all.watchAll({ accountId: newIdentifier(), signal: end.signal, upTo: 9 }).next();
    await gone.promise;
    end.abort();
    await news;
    all.closeAll();
    expect(said.map((line) => JSON.parse(line).msg)).toEqual([
      'the database does not answer who follows all jobs',
    ]);
  });
});
