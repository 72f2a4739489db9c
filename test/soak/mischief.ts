import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Misbehaviour } from '../fakes/misbehaviour.ts';
import type { Chance } from '../faults/chance.ts';
import type { SoakStage } from './soak-stage.ts';

/** Counts of injected faults, by name. */
export type FaultCounts = Map<string, number>;

interface Fault {
  readonly name: string;
  make(stage: SoakStage, chance: Chance): Promise<void>;
}

const MISBEHAVIOURS: readonly Misbehaviour[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503, headers: { 'retry-after': '1' } },
  { kind: 'status', status: 429, headers: { 'retry-after': '1' } },
  { kind: 'hang' },
  { kind: 'slow', ms: 800 },
  { kind: 'malformed-json' },
  { kind: 'empty-body' },
  { kind: 'html' },
  // biome-ignore lint/suspicious/noThenProperty: it is no promise.
  { kind: 'truncated-stream', at: 'event', then: 'reset' },
  { kind: 'truncated-stream', at: 'character' },
  { kind: 'silent-stream' },
  { kind: 'reset-before-headers' },
  { kind: 'reset-after-headers' },
  { kind: 'error-event' },
  { kind: 'slow-stream', everyMs: 50 },
];
const MISBEHAVES_MS = 3_000;
const DEAD_MS = 2_000;
const STOPPED_MS = 2_000;
const RECEIVER_DOWN_MS = 3_000;
const PAUSE_MS = { from: 4_000, upTo: 12_000 } as const;

const FAULTS: readonly Fault[] = [
  {
    name: 'an upstream misbehaves',
    async make({ upstreams }, chance) {
      const upstream = pick(Object.values(upstreams), chance);
      const misbehaviour = pick(MISBEHAVIOURS, chance);
      if (misbehaviour !== undefined)
        upstream?.misbehave(misbehaviour, { times: Number.POSITIVE_INFINITY });
      await wait(MISBEHAVES_MS);
      upstream?.behave();
    },
  },
  {
    name: 'an upstream dies',
    async make({ upstreams }, chance) {
      const upstream = pick(Object.values(upstreams), chance);
      await upstream?.stop();
      await wait(DEAD_MS);
      await upstream?.start();
    },
  },
  {
    name: 'the receiver dies',
    async make({ receiver }) {
      receiver.setDown(true);
      await wait(RECEIVER_DOWN_MS);
      receiver.setDown(false);
    },
  },
];

const FAULTS_OF_A_SERVER: readonly Fault[] = [
  {
    name: 'the database is stopped',
    async make({ postgresql }) {
      await postgresql?.pause();
      await wait(STOPPED_MS);
      await postgresql?.resume();
    },
  },
  {
    name: 'connections to the database are cut',
    async make({ postgresql }) {
      const client = new Client({ connectionString: postgresql?.url });
      // This client's connection is spared, but a server stop may cut it.
      client.on('error', () => {});
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      await client.end();
    },
  },
  { name: 'a gateway is killed', make: ({ mortal }) => mortal.replace() },
];

/** Injects random faults one after another until the run ends. */
export async function makeMischief(
  stage: SoakStage,
  chance: Chance,
  over: AbortSignal,
): Promise<FaultCounts> {
  const counts: FaultCounts = new Map();
  const faults = stage.postgresql === undefined ? FAULTS : [...FAULTS, ...FAULTS_OF_A_SERVER];
  while (!over.aborted) {
    await wait(chance.between(PAUSE_MS.from, PAUSE_MS.upTo), undefined, { signal: over }).catch(
      () => undefined,
    );
    const fault = over.aborted ? undefined : pick(faults, chance);
    if (fault === undefined) continue;
    await fault.make(stage, chance);
    counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1);
  }
  return counts;
}

function pick<T>(list: readonly T[], chance: Chance): T | undefined {
  return list[Math.floor(chance.between(0, list.length))];
}
