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
  test('a job is made, found from a second process, and done', async () => {
    const environment = {
      DATABASE_URL: postgresql.url,
      PATCHBAY_DATA: folder,
      PATCHBAY_API_KEY: 'a-key',
    };
    const [first, second] = [
      await aGatewayProcess(environment, ['--strict']),
      await aGatewayProcess(environment, ['--strict']),
    ];
    const created = await call(`${first.url}/vidx/generations`, {
      prompt: 'A lighthouse',
      video_length: '6',
      resolution_name: '480p',
    });
    expect(created.status).toBe(200);
    const address = `${second.url}/vidx/fetch?jobId=${created.json.data.jobId}`;
    await expect
      .poll(async () => (await call(address)).json.status, { timeout: 40_000, interval: 200 })
      .toBe('SUCCESS');
    expect(await first.end('SIGTERM')).toBe(0);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

function call(url: string, json?: object): Promise<Answer> {
  return send(url, {
    ...(json === undefined ? {} : { json }),
    headers: { 'SVC-API-KEY': 'a-key' },
  });
}
