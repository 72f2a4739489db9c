import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, send } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aGatewayProcess } from '../a-process.ts';

let postgresql: PostgresqlServer;
let folder: string;

beforeAll(async () => {
  postgresql = await aPostgresql();
  folder = await mkdtemp(join(tmpdir(), 'patchbay-shared-'));
});

afterAll(async () => {
  await postgresql.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('on a PostgreSQL server', () => {
  test('two processes that start at once share the work, and one takes over when the other is killed', async () => {
    const environment = {
      DATABASE_URL: postgresql.url,
      PATCHBAY_DATA: folder,
      PATCHBAY_API_KEY: 'a-key',
    };
    const [first, second] = await Promise.all([
      aGatewayProcess(environment, ['--strict']),
      aGatewayProcess(environment, ['--strict']),
    ]);
    const order = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
    const created = await Promise.all(
      [1, 2, 3, 4].map(() => call(`${first.url}/vidx/generations`, order)),
    );
    expect(created.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await first.end('SIGKILL')).toBeNull();
    for (const { json } of created) {
      const address = `${second.url}/vidx/fetch?jobId=${json.data.jobId}`;
      await expect
        .poll(async () => (await call(address)).json.status, { timeout: 60_000, interval: 200 })
        .toBe('SUCCESS');
    }
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

function call(url: string, json?: object): Promise<Answer> {
  return send(url, {
    ...(json === undefined ? {} : { json }),
    headers: { 'SVC-API-KEY': 'a-key' },
  });
}
