import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { onTestFinished, vi } from 'vitest';
import { Assets } from '../../server/assets/assets.ts';
import { openFolderStore } from '../../server/assets/folder-store.ts';
import { openScratchRoom } from '../../server/assets/scratch.ts';
import { signerWith } from '../../server/assets/signing.ts';
import type { Database, Queries } from '../../server/database/database.ts';
import { type Clock, systemClock } from '../../server/foundation/clock.ts';
import { type Identifier, readIdentifier } from '../../server/foundation/identifiers.ts';
import type { Log } from '../../server/foundation/log.ts';
import { openOutgoing } from '../../server/foundation/outgoing.ts';
import { type OnCrashPoint, unobserved } from '../../server/jobs/job/crash-points.ts';
import type { Job } from '../../server/jobs/job/job.ts';
import { isFinal } from '../../server/jobs/job/lifecycle.ts';
import { type JobLifetimes, openJobWork } from '../../server/jobs/job-work.ts';
import type { CreationOptions, JobToCreate } from '../../server/jobs/jobs.ts';
import { findJob } from '../../server/jobs/store/store.ts';
import { openTextAnswers } from '../../server/text-cache/text-answers.ts';
import type { Upstream } from '../../server/upstreams/port/upstream.ts';
import { guarded } from '../../server/upstreams/registry.ts';
import { routesOn, tableOf } from '../../server/upstreams/routes.ts';
import { openLedger } from '../../server/usage/ledger.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { aCharge, anAccount } from './a-job.ts';

/** Options of a workshop. */
export interface WorkshopOptions {
  readonly clock?: Clock;
  readonly onCrashPoint?: OnCrashPoint;
  readonly lifetimes?: Partial<JobLifetimes> & { readonly resultBytes?: number };
  /** Other upstreams by name, in the order in which they are tried after the first. */
  readonly others?: WorkshopUpstreams;
  readonly log?: Log;
  /** Instead of an empty one in memory; closed at the end of the test. */
  readonly database?: Database;
}

/** Upstreams by name, in the order in which they are tried. */
export type WorkshopUpstreams = Readonly<Record<string, Omit<Upstream, 'close'>>>;

export const LONG = { timeout: 60_000, interval: 50 } as const;
const DAY = 86_400;
const LIFETIMES: JobLifetimes = {
  runningJob: 3600,
  request: 60,
  job: 30 * DAY,
  resultAddress: DAY,
  firstAnswer: DAY,
  receiver: 2,
  secretOverlap: DAY,
};

/** Makes every delayed retry due now and notifies the workers, as new messages do. */
export async function hurry(queries: Queries): Promise<void> {
  await sql`
    with due as (
      update pgboss.job set start_after = now() where state = 'created' and start_after > now() returning name
    )
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name)
    from (select distinct name from due) queues
  `.execute(queries);
}

/** The job components on an empty database with an upstream; nothing is started. */
export async function aWorkshop(
  upstream: Omit<Upstream, 'close'>,
  {
    clock = systemClock,
    onCrashPoint = unobserved,
    lifetimes = {},
    others = {},
    log = pino({ level: 'silent' }),
    database: given,
  }: WorkshopOptions = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-workshop-'));
  const database = given ?? (await anEmptyDatabase());
  const { queries } = database;
  const store = await openFolderStore(folder);
  const signer = signerWith('secret', clock);
  const addressOf = ({ assetId }: { readonly assetId: string }): string => assetId;
  const maxResultBytes = lifetimes.resultBytes ?? 2 ** 20;
  const assets = new Assets({ queries, store, signer, clock, addressOf, maxResultBytes });
  let table = tableTo({ scripted: upstream, ...others });
  const routes = routesOn(() => table);
  const scratch = await openScratchRoom(join(folder, 'scratch'), { alone: true });
  const receivers = openOutgoing({ allowPrivate: true });
  const textAnswers = openTextAnswers({ queries, clock, log }, { seconds: 60, answerKilobytes: 1 });
  const ledger = openLedger({ queries, clock, moderation: { free: 3, windowHours: 24 } });
  const work = await openJobWork({
    database,
    ledger,
    assets,
    scratch,
    textAnswers,
    routes,
    receivers,
    clock,
    log,
    onCrashPoint,
    lifetimes: { ...LIFETIMES, ...lifetimes },
    rates: { submitsPerSecond: 1_000, pollsPerSecond: 1_000 },
  });
  onTestFinished(async () => {
    await work.stop(5);
    await receivers.close();
    await database.close();
    await rm(folder, { recursive: true });
  });
  const accountId = await anAccount(queries);
  await ledger.grant(accountId, 1_000_000, 'To begin with');
  const read = async (id: Identifier): Promise<Job> => {
    const job = await findJob(queries, id);
    if (job === undefined) throw new Error('The job is not there.');
    return job;
  };
  return {
    ...work,
    ledger,
    accountId,
    textAnswers,
    queries,
    assets,
    read,
    /** Replaces the upstreams. */
    serve(upstreams: WorkshopUpstreams): void {
      table = tableTo(upstreams);
    },
    /** Creates a job and returns its identifier. */
    async create(job: Omit<JobToCreate, 'accountId'>, options: CreationOptions = {}) {
      const kept = await work.jobs.create({ ...job, accountId } as JobToCreate, aCharge, options);
      if (kept.kind !== 'first') throw new Error(`The job was not the first: ${kept.kind}.`);
      const id = readIdentifier(kept.answer);
      if (id === undefined) throw new Error('The job has no identifier.');
      return id;
    },
    /** Waits until a job has ended. */
    ended: (id: Identifier) =>
      vi.waitFor(async () => {
        const job = await read(id);
        if (!isFinal(job.state)) throw new Error(`The job is ${job.state}.`);
        return job;
      }, LONG),
    /** The number of assets: rows and stored files together. */
    async assetCount() {
      const rows = await queries.selectFrom('asset').select('id').execute();
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      return rows.length + files.filter((file) => file.isFile()).length;
    },
  };
}

/** Routes every model to all upstreams. */
function tableTo(upstreams: WorkshopUpstreams) {
  const named = Object.entries(upstreams);
  const served = named.map(([upstream], index) => ({ upstream, order: index + 1, weight: 1 }));
  return tableOf({
    models: [{ id: '*', upstreams: served, maxTokens: 100 }],
    upstreams: guarded(
      new Map(named.map(([name, one]) => [name, { ...one, close: async () => {} }])),
    ),
    retries: { rounds: 1, firstSeconds: 1, secondsUpTo: 1 },
  });
}
