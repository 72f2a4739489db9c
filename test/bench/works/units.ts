import { join } from 'node:path';
import { aPostgresql } from '../../a-postgresql.ts';
import { startCallbackReceiver } from '../callback-receiver.ts';
import { startTextUpstream } from '../chat-backends.ts';
import { CHAT_CONNECTIONS, CHAT_PATH, questionOf, SHORT_QUESTION } from '../chat-load.ts';
import { gatewayWith, contestant as patchbay } from '../contestants/patchbay.ts';
import { KEY } from '../gateway-launch.ts';
import { deliver, videoSettings } from '../jobs-to-their-end.ts';
import type { Load } from '../load.ts';
import { turnOf, WARM_SECONDS } from '../rounds.ts';
import { type Running, startContestant, startScript } from '../running.ts';
import {
  perAnswer,
  type ServerFigures,
  type WatchedServer,
  watchServer,
} from '../server-figures.ts';
import type { Bench, UnitCosts, Work } from '../work.ts';

const LOOK_UPS_AT_ONCE = 10;
const CREATIONS_AT_ONCE = 64;
/**
 * A rate at which a process is about as busy as the calculation assumes. Batching makes the cost per job depend on the
 * rate.
 */
const JOBS_PER_SECOND = 40;
const SANDBOX = ['upstreams: { sandbox: { kind: sandbox, jobSeconds: 3600 } }'];
const JSON_HEADERS = { 'content-type': 'application/json', 'svc-api-key': KEY };

/** A unit of work, and its resource use in the gateway's process and the database server. */
interface Unit {
  readonly name: string;
  readonly title: string;
  readonly cpuMicroseconds: number;
  readonly server: ServerFigures;
  readonly residentMegabytes: number;
}

/** The costs of one request, one job creation, one job's end and one lookup: the input of `scale.ts`. */
export const work: Work = {
  name: 'units',
  title: 'What a unit of work takes of a gateway process and of a PostgreSQL server',
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const postgresql = stack.adopt(await aPostgresql(), (running) => running.stop());
    const server = stack.adopt(await watchServer(postgresql.url), (watched) => watched.close());
    const units = [
      await chatUnit(bench, server),
      ...(await creationUnits(bench, server)),
      await endUnit(bench, server),
    ];
    return { tables: [tableOf(units)], verdicts: [], units: costsOf(units) };
  },
};

async function chatUnit(bench: Bench, server: WatchedServer): Promise<Unit> {
  await using stack = new AsyncDisposableStack();
  const upstream = await startTextUpstream(stack);
  const databaseUrl = await server.createDatabase('chat');
  const gateway = await startContestant(patchbay, { upstreamUrl: upstream.url, databaseUrl });
  stack.defer(() => gateway.stop());
  const asked = {
    paths: [CHAT_PATH],
    body: JSON.stringify(questionOf(SHORT_QUESTION)),
    connections: CHAT_CONNECTIONS,
  };
  return await unitOf({ name: 'chat', title: 'a chat request' }, { bench, server, gateway, asked });
}

async function creationUnits(bench: Bench, server: WatchedServer): Promise<readonly Unit[]> {
  const databaseUrl = await server.createDatabase('jobs');
  const alone = gatewayWith('Patchbay, role api', () => SANDBOX, ['--role', 'api']);
  const gateway = await startContestant(alone, { upstreamUrl: '', databaseUrl });
  try {
    const creating = {
      paths: ['/vidx/generations'],
      body: JSON.stringify({ prompt: 'A lighthouse at dusk', video_length: '6' }),
      uniqueHeader: 'idempotency-key',
      connections: CREATIONS_AT_ONCE,
    };
    const jobId = await createdJob(gateway, creating.body);
    const looking = {
      method: 'GET' as const,
      paths: [`/vidx/fetch?jobId=${jobId}`],
      connections: LOOK_UPS_AT_ONCE,
    };
    const parts = { bench, server, gateway };
    return [
      await unitOf({ name: 'job', title: 'a job taken on' }, { ...parts, asked: creating }),
      await unitOf({ name: 'lookup', title: 'a look-up of a job' }, { ...parts, asked: looking }),
    ];
  } finally {
    await gateway.stop();
  }
}

async function endUnit(bench: Bench, server: WatchedServer): Promise<Unit> {
  await using stack = new AsyncDisposableStack();
  const file = join(import.meta.dirname, '..', 'a-video-upstream.ts');
  const upstream = stack.adopt(await startScript(file), (running) => running.stop());
  const receiver = stack.adopt(await startCallbackReceiver(), (running) => running.stop());
  const databaseUrl = await server.createDatabase('ends');
  const both = gatewayWith('Patchbay', () => videoSettings(upstream.url));
  const gateway = await startContestant(both, { upstreamUrl: '', databaseUrl });
  stack.defer(() => gateway.stop());
  const parts = { load: bench.load, gateway, receiver, perSecond: JOBS_PER_SECOND };
  await deliver({ ...parts, seconds: WARM_SECONDS });
  const { done, each } = await perAnswer(server, 'ends', () =>
    deliver({ ...parts, seconds: bench.seconds * 2 }),
  );
  const { cpuMicroseconds, residentMegabytes } = done;
  const title = 'a job from its creation to its callback';
  return { name: 'wholeJob', title, cpuMicroseconds, residentMegabytes, server: each };
}

interface Measured {
  readonly bench: Bench;
  readonly server: WatchedServer;
  readonly gateway: Running;
  readonly asked: Pick<Load, 'paths' | 'connections'> & Partial<Load>;
}

/** Measures a unit, on the database `chat` or `jobs`. */
async function unitOf(
  named: Pick<Unit, 'name' | 'title'>,
  { bench, server, gateway, asked }: Measured,
): Promise<Unit> {
  const database = named.name === 'chat' ? 'chat' : 'jobs';
  const { url } = gateway;
  const load = { url, method: 'POST', headers: JSON_HEADERS, status: 200, ...asked } as const;
  await bench.load.send({ ...load, seconds: WARM_SECONDS });
  const { done, each } = await perAnswer(server, database, () =>
    turnOf(gateway, bench.load, { ...load, seconds: bench.seconds * 2 }),
  );
  const { cpuMicroseconds, residentMegabytes } = done;
  return { ...named, cpuMicroseconds, residentMegabytes, server: each };
}

async function createdJob({ url }: Running, body: string): Promise<string> {
  const answer = await fetch(`${url}/vidx/generations`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body,
  });
  const jobId = /"job_?[iI]d":"([^"]+)"/.exec(await answer.text())?.[1];
  if (jobId === undefined) throw new Error(`No job was created: ${answer.status}`);
  return jobId;
}

function tableOf(units: readonly Unit[]) {
  return {
    columns: [
      '',
      'CPU µs',
      'server CPU µs',
      'transactions',
      'WAL bytes',
      'stored bytes',
      'connections',
      'MB',
    ],
    rows: units.map(({ title, cpuMicroseconds, server, residentMegabytes }) => [
      title,
      Math.round(cpuMicroseconds),
      Math.round(server.cpuMicroseconds),
      server.transactions.toFixed(2),
      Math.round(server.loggedBytes),
      Math.round(server.storedBytes),
      server.connections,
      Math.round(residentMegabytes),
    ]),
  };
}

function costsOf(units: readonly Unit[]): UnitCosts {
  return Object.fromEntries(
    units.flatMap(({ name, cpuMicroseconds, server, residentMegabytes }) => [
      [`${name}.cpuMicroseconds`, cpuMicroseconds],
      [`${name}.serverCpuMicroseconds`, server.cpuMicroseconds],
      [`${name}.loggedBytes`, server.loggedBytes],
      [`${name}.storedBytes`, server.storedBytes],
      [`${name}.connections`, server.connections],
      [`${name}.residentMegabytes`, residentMegabytes],
    ]),
  );
}
