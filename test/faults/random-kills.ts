import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/database/open-database.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aPatientClient, callbackSecrets } from './a-client.ts';
import { aLoopbackUpstream, type LoopbackUpstream } from './a-loopback-upstream.ts';
import { aVerifyingReceiver, type VerifyingReceiver } from './a-verifying-receiver.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { type Figure, fault, figure, isBroken, reckon } from './reckoning.ts';
import { readWritten } from './what-happened.ts';

/** The parameters of a run in which gateways are killed at random moments. */
export interface RunPlan {
  /** The built-in database with one gateway, or a PostgreSQL server with three. */
  readonly engine: 'pglite' | 'postgresql';
  readonly kills: number;
  readonly jobs: number;
  /** The same seed gives the same moments, as far as the machine allows. */
  readonly seed: string;
  /** How long the PostgreSQL server is stopped each time, in seconds. */
  readonly outages: readonly number[];
  /** The maximum duration of the kills, in seconds; the remaining jobs then run undisturbed. */
  readonly maxFaultSeconds: number;
  /** The maximum wait afterwards for all jobs to end, in seconds. */
  readonly maxCalmSeconds: number;
  /** Puts a database into the data folder, so that the first gateway need not create one. */
  readonly prepare?: (folder: string) => void;
}

/** The result of a run. */
export interface RunOutcome {
  readonly figures: readonly Figure[];
  /** The gateways' logs; kept if a promise was broken. */
  readonly folder: string;
  readonly isKept: boolean;
}

const HABITS = { cuts: 0.03, limits: 0.03, slow: 0.1, maxPolls: 3 } as const;
const REFUSED_BY_RECEIVER = 0.03;
const CLIENTS = 8;
const LOOK_MS = 50;
const RECEIVER_DOWN_MS = 1_500;
const RECEIVER_UP_MS = { from: 10_000, upTo: 30_000 } as const;
const GATEWAYS = { pglite: 1, postgresql: 3 } as const;
const MAX_START_MS = { pglite: 1_500, postgresql: 2_000 } as const;

/** The resources of a run. */
interface Stage extends RunPlan {
  readonly chance: Chance;
  readonly upstream: LoopbackUpstream;
  readonly receiver: VerifyingReceiver;
  readonly postgresql: PostgresqlServer | undefined;
  readonly fleet: Fleet;
  /** Aborts when the kills end. */
  readonly peace: AbortSignal;
  /** Aborts all waiting. */
  readonly timeIsUp: AbortSignal;
  readonly promised: Set<string>;
  killed: number;
  halted: number;
}

/** Executes a run: jobs during kills, then undisturbed, then the verification. */
export async function runWithKills(plan: RunPlan): Promise<RunOutcome> {
  const folder = await mkdtemp(join(tmpdir(), `patchbay-${plan.engine}-`));
  const figures = await reckonedRun(plan, folder);
  const isKept = figures.some(isBroken);
  if (!isKept) await rm(folder, { recursive: true, force: true });
  return { figures, folder, isKept };
}

async function reckonedRun(plan: RunPlan, folder: string): Promise<readonly Figure[]> {
  await using opened = new AsyncDisposableStack();
  const began = performance.now();
  const stage = await setStage(plan, folder, opened);
  const unanswered = await play(stage);
  const { fleet, promised, receiver, upstream, postgresql } = stage;
  const ends = await fleet.stop();
  const databaseUrl = postgresql?.url;
  const database = await openDatabase({ databaseUrl, folder, onConnectionLost: () => {} });
  opened.defer(() => database.close());
  const written = await readWritten(database.queries, folder);
  return [
    figure('seconds', Math.round((performance.now() - began) / 1000)),
    figure('kills', stage.killed),
    figure('stops of the database', stage.halted),
    figure('requests not answered', unanswered),
    fault('gateways that ended by themselves', fleet.surprises.length),
    fault('gateways that did not stop in good order', ends.filter((how) => how !== 0).length),
    ...reckon({ promised, written, receiver, upstream }),
  ];
}

/** Opens the resources of a run and starts its gateways. */
async function setStage(
  plan: RunPlan,
  folder: string,
  opened: AsyncDisposableStack,
): Promise<Stage> {
  const { seed, engine, maxFaultSeconds, maxCalmSeconds, prepare } = plan;
  const upstream = await aLoopbackUpstream({ seed, ...HABITS });
  opened.defer(() => upstream.stop());
  const receiver = await aVerifyingReceiver({ seed, refuses: REFUSED_BY_RECEIVER });
  opened.defer(() => receiver.stop());
  const postgresql = engine === 'postgresql' ? await aPostgresql() : undefined;
  opened.defer(() => postgresql?.stop());
  prepare?.(folder);
  const config = join(folder, 'patchbay.yaml');
  await writeFile(config, 'log: { level: warn }\n');
  const fleet = startFleet(
    GATEWAYS[engine],
    { folder, upstream, databaseUrl: postgresql?.url, config },
    { chance: chanceOf(`moments ${seed}`), maxStartMs: MAX_START_MS[engine], kills: plan.kills },
  );
  return {
    ...plan,
    chance: chanceOf(`rest ${seed}`),
    upstream,
    receiver,
    postgresql,
    fleet,
    peace: AbortSignal.timeout(maxFaultSeconds * 1000),
    timeIsUp: AbortSignal.timeout((maxFaultSeconds + maxCalmSeconds) * 1000),
    promised: new Set(),
    killed: 0,
    halted: 0,
  };
}

/** Returns how many requests got no reply. */
async function play(stage: Stage): Promise<number> {
  const { fleet, receiver, timeIsUp, promised } = stage;
  receiver.trust(await callbackSecrets(await addressOf(fleet)));
  const client = aPatientClient(() => fleet.address(), timeIsUp);
  const jobs = Array.from({ length: stage.jobs }, (_, index) => index).values();
  const order = async (): Promise<void> => {
    // All clients take from one list.
    for (const index of jobs) {
      await untilItIsTime(stage, index);
      const jobId = await client.create(`${stage.seed}-${index}`, receiver.url);
      if (jobId !== undefined) promised.add(jobId);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, order));
  await Promise.all([clients, killAtRandom(stage), haltDatabase(stage), breakReceiver(stage)]);
  const isTold = (id: string): boolean => (receiver.told.get(id)?.accepted ?? 0) > 0;
  await until(() => [...promised].every(isTold), timeIsUp);
  return client.unanswered;
}

async function addressOf(fleet: Fleet): Promise<string> {
  for (;;) {
    const url = fleet.address();
    if (url !== undefined) return url;
    await wait(LOOK_MS);
  }
}

/** Spreads the jobs over the period of kills; the last of them coincide with the last kill. */
async function untilItIsTime(stage: Stage, index: number): Promise<void> {
  const due = (index * stage.kills) / stage.jobs;
  await until(() => stage.killed >= due - 1, stage.peace);
}

async function killAtRandom(stage: Stage): Promise<void> {
  while (stage.killed < stage.kills && !stage.peace.aborted) {
    await stage.fleet.killOne();
    stage.killed += 1;
  }
}

/** Stops the database under load, at regular intervals. */
async function haltDatabase(stage: Stage): Promise<void> {
  const { postgresql, outages, kills, peace } = stage;
  if (postgresql === undefined) return;
  for (const [index, seconds] of outages.entries()) {
    await until(() => stage.killed >= ((index + 1) * kills) / (outages.length + 1), peace);
    if (peace.aborted) return;
    await postgresql.pause();
    await wait(seconds * 1000);
    await postgresql.resume();
    stage.halted += 1;
  }
}

async function breakReceiver(stage: Stage): Promise<void> {
  const { receiver, chance, peace } = stage;
  const isOver = (): boolean => stage.killed >= stage.kills;
  while (!isOver() && !peace.aborted) {
    const again = performance.now() + chance.between(RECEIVER_UP_MS.from, RECEIVER_UP_MS.upTo);
    await until(() => isOver() || performance.now() > again, peace);
    receiver.setDown(true);
    await wait(RECEIVER_DOWN_MS);
    receiver.setDown(false);
  }
}

async function until(isSo: () => boolean, over: AbortSignal): Promise<void> {
  while (!isSo() && !over.aborted) await wait(LOOK_MS);
}
