import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aGatewayProcess, type GatewayProcess } from '../a-process.ts';
import { aBalancer, type Balancer } from './a-balancer.ts';
import { aVerifyingReceiver, type VerifyingReceiver } from './a-verifying-receiver.ts';

const KEY = 'a-key-for-restarts';
const HEADERS = { 'SVC-API-KEY': KEY };
const PROCESSES = 3;
const CALLERS = 4;
const SOON = { timeout: 60_000, interval: 50 } as const;
/** Jobs outlive the process that accepted them; the balancer notices a shutdown within the notice period. */
const SETTINGS = `
upstreams: { sandbox: { kind: sandbox, jobSeconds: 1 } }
timeouts: { notice: 2, shutdown: 20 }
limits: { account: { requestsPerMinute: 0, concurrent: 0 }, overload: { eventLoopMilliseconds: 0 } }
`;

let postgresql: PostgresqlServer;
let folder: string;
let receiver: VerifyingReceiver;
let balancer: Balancer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-rolling-'));
  await writeFile(join(folder, 'patchbay.yaml'), SETTINGS);
  [postgresql, receiver, balancer] = await Promise.all([
    aPostgresql(),
    aVerifyingReceiver(),
    aBalancer(),
  ]);
});

afterAll(async () => {
  await balancer.stop();
  await receiver.stop();
  await postgresql.stop();
  await rm(folder, { recursive: true, force: true });
});

async function started(): Promise<GatewayProcess> {
  const environment = {
    PATCHBAY_DATA: folder,
    PATCHBAY_API_KEY: KEY,
    PATCHBAY_ALLOW_PRIVATE_CALLBACKS: '1',
    PATCHBAY_PUBLIC_URL: balancer.url,
    DATABASE_URL: postgresql.url,
  };
  const gateway = await aGatewayProcess(environment, ['--config', join(folder, 'patchbay.yaml')]);
  balancer.add(gateway.url);
  return gateway;
}

/** The results of all callers' requests. */
interface Load {
  /** The jobs that were accepted. */
  readonly jobs: Set<string>;
  /** Unexpected replies, one line each. */
  readonly failures: string[];
  answered: number;
  isOver: boolean;
}

const MESSAGE = {
  model: 'any',
  messages: [{ role: 'user', content: '[sandbox:slow=0.3s] Hello' }],
};
const VIDEO = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };

/** A caller that repeatedly creates a job, looks one up, and requests text, whole and streamed. */
async function call(load: Load): Promise<void> {
  const { url } = balancer;
  const post = (path: string, json: object) => send(url + path, { json, headers: HEADERS });
  while (!load.isOver) {
    const created = await post('/vidx/generations', { ...VIDEO, hook_url: receiver.url });
    const { jobId } = created.json?.data ?? {};
    expectOk(load, 'creation', created);
    if (typeof jobId === 'string') {
      load.jobs.add(jobId);
      expectOk(load, 'look-up', await send(`${url}/jobs/${jobId}`, { headers: HEADERS }));
    }
    expectOk(load, 'text', await post('/v1/chat/completions', MESSAGE));
    const streamed = await post('/v1/chat/completions', { ...MESSAGE, stream: true });
    expectOk(load, 'stream', streamed);
    if (!streamed.text.includes('[DONE]')) load.failures.push(`stream without an end`);
  }
}

function expectOk(
  load: Load,
  what: string,
  { status, text }: { readonly status: number; readonly text: string },
): void {
  load.answered += 1;
  if (status !== 200) load.failures.push(`${what}: ${status} ${text.slice(0, 200)}`);
}

test('three processes are replaced one after another under load: no request fails, and every job ends and is told of once', async () => {
  const gateways = await Promise.all(Array.from({ length: PROCESSES }, started));
  await expect.poll(() => balancer.readyCount, SOON).toBe(PROCESSES);
  const secrets = await send(`${balancer.url}/callback-secrets`, { headers: HEADERS });
  receiver.trust([secrets.json.data.secrets[0].secret]);
  const load: Load = { jobs: new Set(), failures: [], answered: 0, isOver: false };
  const callers = Array.from({ length: CALLERS }, () =>
    call(load).catch((error: unknown) => load.failures.push(String(error))),
  );

  const newer: GatewayProcess[] = [];
  for (const gateway of gateways) {
    newer.push(await started());
    await expect.poll(() => balancer.readyCount, SOON).toBe(PROCESSES + 1);
    expect(await gateway.end('SIGTERM')).toBe(0);
    balancer.remove(gateway.url);
  }
  load.isOver = true;
  await Promise.all(callers);
  expect(load.failures).toEqual([]);
  expect(load.jobs.size).toBeGreaterThan(PROCESSES);

  await expect
    .poll(() => [...load.jobs].filter((jobId) => receiver.told.get(jobId) === undefined), SOON)
    .toEqual([]);
  for (const jobId of load.jobs) {
    const record = await send(`${balancer.url}/jobs/${jobId}`, { headers: HEADERS });
    expect(record.json.status).toBe('SUCCESS');
    expect(receiver.told.get(jobId)).toMatchObject({ came: 1, statuses: new Set(['SUCCESS']) });
  }
  expect(receiver.unverified).toBe(0);
  expect(await Promise.all(newer.map((gateway) => gateway.end('SIGTERM')))).toEqual([0, 0, 0]);
});
