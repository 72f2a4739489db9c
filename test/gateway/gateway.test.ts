import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { Watching } from '../../server/jobs/following/watching.ts';
import { type Answer, aGateway, type CallOptions, send } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aGatewayProcess, type GatewayProcess } from '../a-process.ts';

const KEY = 'a-key';

let postgresql: PostgresqlServer;
let folder: string;

beforeAll(async () => {
  postgresql = await aPostgresql();
  folder = await mkdtemp(join(tmpdir(), 'patchbay-roles-'));
  const settings = `upstreams: { sandbox: { kind: sandbox, jobSeconds: 0 } }
limits: { overload: { eventLoopMilliseconds: 0 } }
`;
  await writeFile(join(folder, 'patchbay.yaml'), settings);
});

afterAll(async () => {
  await postgresql.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts one of several processes that form the gateway. */
async function aProcess(...flags: readonly string[]): Promise<GatewayProcess> {
  const environment = {
    DATABASE_URL: postgresql.url,
    PATCHBAY_DATA: folder,
    PATCHBAY_API_KEY: KEY,
    PATCHBAY_CONFIG: join(folder, 'patchbay.yaml'),
  };
  const started = await aGatewayProcess(environment, [...flags, '--strict']);
  onTestFinished(() => void started.process.kill('SIGKILL'));
  return started;
}

function call(url: string, options: CallOptions = {}): Promise<Answer> {
  return send(url, { ...options, headers: { 'SVC-API-KEY': KEY } });
}

test('a gateway with a public address names the pages there, and where it listens', async () => {
  const started = await aGatewayProcess({
    PATCHBAY_DATA: folder,
    DATABASE_URL: postgresql.url,
    PATCHBAY_PUBLIC_URL: 'https://media.example.com/',
  });
  onTestFinished(() => void started.process.kill('SIGKILL'));
  expect(started.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(started.greeting).toMatch(/^ {2}console +https:\/\/media\.example\.com\/console$/m);
});

const ORDER = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
const QUESTION = { model: 'any', messages: [{ role: 'user', content: '[sandbox:slow=2s] Hello' }] };

describe('a gateway whose processes have a role each', () => {
  test('takes a job in the one, leaves it waiting until the other is there, and has it done by that', async () => {
    const api = await aProcess('serve', '--role', 'api');
    expect(api.greeting).toMatch(/^ {2}role +api \(only takes requests\)$/m);
    const created = await call(`${api.url}/vidx/generations`, { json: ORDER });
    expect(created.status).toBe(200);
    const lookUp = (): Promise<Answer> =>
      call(`${api.url}/vidx/fetch?jobId=${created.json.data.jobId}`);
    // A process with both roles would have finished the job long before this is answered.
    expect((await call(`${api.url}/v1/chat/completions`, { json: QUESTION })).status).toBe(200);
    expect((await lookUp()).json).toMatchObject({ status: 'ON_QUEUE', data: { progress: '0%' } });

    const worker = await aProcess('--role', 'worker');
    await expect
      .poll(async () => (await lookUp()).json.status, { timeout: 60_000, interval: 100 })
      .toBe('SUCCESS');
    for (const { url } of [api, worker]) {
      expect((await call(`${url}/readyz`)).status).toBe(200);
    }
    // The processes share files: each serves those that the other has created.
    const { pathname, search } = new URL((await lookUp()).json.data.videoUrl);
    expect((await call(api.url + pathname + search)).status).toBe(200);
    expect((await call(worker.url + pathname + search)).status).toBe(200);
    expect([await worker.end('SIGTERM'), await api.end('SIGTERM')]).toEqual([0, 0]);
  });

  test('is asked in vain where it only does the work of jobs, and says so', async () => {
    const worker = await aProcess('--role', 'worker');
    expect(worker.greeting).toMatch(/^ {2}role +worker \(only does the work of jobs\)$/m);
    expect(worker.greeting).not.toContain('alternate address');
    const message =
      'This process of the gateway only does the work of jobs; ask one with the role api.';
    const refused = await call(`${worker.url}/vidx/generations`, { json: ORDER });
    expect([refused.status, refused.headers.get('retry-after'), refused.json]).toEqual([
      503,
      '1',
      { status: 'FAILED', message },
    ]);
    expect((await call(`${worker.url}/v1/models`)).json).toMatchObject({
      status: 'FAILED',
      error: { type: 'overloaded_error', message },
    });
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json']) {
      expect([path, (await send(worker.url + path)).status]).toEqual([path, 200]);
    }
    expect(await worker.end('SIGTERM')).toBe(0);
  });
});

test('a gateway whose end begins with a fault is closed all the same', async () => {
  const gateway = await aGateway();
  onTestFinished(() => rm(gateway.data, { recursive: true, force: true }));
  vi.spyOn(Watching.prototype, 'close').mockImplementationOnce(() => {
    throw new Error('a bug');
  });
  await expect(gateway.stop()).rejects.toThrow('a bug');
  await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow();
  await expect(gateway.stored().selectFrom('account').selectAll().execute()).rejects.toThrow();
});

test.each([
  ['minutes ahead of', 300],
  ['minutes behind', -300],
  ['near', 20],
])(
  'a start warns where the clock of the process is far from the database server: %s',
  async (_, seconds) => {
    const clock = { now: () => secondsAfter(new Date(), seconds) };
    const gateway = await aGateway({ databaseUrl: postgresql.url, data: folder }, { clock });
    onTestFinished(() => gateway.stop());
    const told = gateway.log.filter(({ msg }) => String(msg).includes('clock differs'));
    const near = [seconds - 30, seconds + 30] as const;
    expect(told).toHaveLength(Math.abs(seconds) > 60 ? 1 : 0);
    for (const { level, secondsAhead } of told) {
      expect(level).toBe(40);
      expect(secondsAhead).toBeGreaterThan(near[0]);
      expect(secondsAhead).toBeLessThan(near[1]);
    }
  },
);
