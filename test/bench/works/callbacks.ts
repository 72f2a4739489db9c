import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aPostgresql } from '../../a-postgresql.ts';
import { startCallbackReceiver } from '../callback-receiver.ts';
import { countDelivered, writeFinishedJobs } from '../finished-jobs.ts';
import { gatewayIn } from '../gateway-launch.ts';
import { processFigures } from '../process-figures.ts';
import { startContestant } from '../running.ts';
import { median, type Work } from '../work.ts';

/** The results of one round. */
interface Deliveries {
  readonly perSecond: number;
  /** Of the gateway's process, per delivery. */
  readonly cpuMicroseconds: number;
}

const SECRET_BYTES = 32;
const WARM = 3_000;
const MEASURED = 8_000;
/**
 * The time until the measured callbacks are due: by then the gateway serves and is warm; a built-in database is created
 * first.
 */
const LEAD_MILLISECONDS = { server: 12_000, builtIn: 30_000 } as const;
const BEFORE_MILLISECONDS = 200;
const MAX_SECONDS = 60;
/** Deliveries are recorded shortly after their arrival. */
const NOTED_MILLISECONDS = 1_000;
const MAX_ROUNDS = 3;

/** Callbacks that are all due at once, to one receiver that responds immediately. */
export const work: Work = {
  name: 'callbacks',
  title: `${MEASURED} callbacks that are due, signed, to one receiver`,
  async measure({ rounds }) {
    const times = Math.min(rounds, MAX_ROUNDS);
    const onServer: Deliveries[] = [];
    for (let round = 0; round < times; round += 1) {
      await using stack = new AsyncDisposableStack();
      const server = stack.adopt(await aPostgresql(), (running) => running.stop());
      onServer.push(await deliverAll(server.url));
    }
    const builtIn = [await deliverAll(undefined)];
    const perSecond = ({ perSecond: rate }: Deliveries): number => rate;
    const row = (name: string, all: readonly Deliveries[]) => [
      name,
      Math.round(median(all.map(perSecond))),
      Math.round(median(all.map(({ cpuMicroseconds }) => cpuMicroseconds))),
    ];
    return {
      tables: [
        {
          columns: ['', 'deliveries/s', 'CPU µs/delivery'],
          rows: [row('on PostgreSQL', onServer), row('on PGlite', builtIn)],
        },
      ],
      verdicts: [
        {
          what: 'callbacks: delivered by one process',
          measured: median(onServer.map(perSecond)),
          unit: 'a second',
          bound: { atLeast: 800 },
        },
      ],
      remarks: [
        'From the arrival of the first to that of the last. Every one arrived once, genuinely signed, and its record says so.',
      ],
    };
  },
};

async function deliverAll(databaseUrl: string | undefined): Promise<Deliveries> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const receiver = await startCallbackReceiver();
  stack.defer(() => receiver.stop());
  const place = {
    folder,
    databaseUrl,
    settings: ['callbacks: { allowPrivate: true }', 'upstreams: { sandbox: { kind: sandbox } }'],
  };
  const hookUrl = `${receiver.url}/measured`;
  const lead = databaseUrl === undefined ? LEAD_MILLISECONDS.builtIn : LEAD_MILLISECONDS.server;
  const dueAt = new Date(Date.now() + lead);
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  await receiver.trust(secret);
  await writeFinishedJobs(place, secret, [
    { hookUrl: `${receiver.url}/warm`, count: WARM, dueAt: new Date() },
    { hookUrl, count: MEASURED, dueAt },
  ]);
  const gateway = await startContestant(gatewayIn(place), { upstreamUrl: '' });
  stack.defer(() => gateway.stop());
  await receiver.received('/warm', WARM, MAX_SECONDS);
  const left = dueAt.getTime() - Date.now() - BEFORE_MILLISECONDS;
  if (left < 0) throw new Error('The gateway was not warm in time.');
  await sleep(left);
  const before = await processFigures(gateway.pid);
  const received = receiver.received('/measured', MEASURED, MAX_SECONDS);
  const { calls, jobs, firstAt, lastAt } = await received;
  const after = await processFigures(gateway.pid);
  await sleep(NOTED_MILLISECONDS);
  await gateway.stop();
  const noted = await countDelivered(place, hookUrl);
  if (calls !== MEASURED || jobs !== MEASURED || noted !== MEASURED) {
    throw new Error(`${calls} callbacks of ${jobs} jobs came, and ${noted} are noted.`);
  }
  return {
    perSecond: MEASURED / ((lastAt - firstAt) / 1000),
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / MEASURED,
  };
}
