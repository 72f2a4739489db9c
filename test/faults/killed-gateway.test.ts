import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VideoJobRecord } from '../../generated/types.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { aDataFolder } from '../a-data-folder.ts';
import { send } from '../a-gateway.ts';
import { aGatewayProcess, type GatewayProcess } from '../a-process.ts';

const KEY = 'a-key';
const JOBS = 20;

let folder: string;

beforeAll(async () => {
  folder = await aDataFolder('killed');
  const settings = `upstreams: { sandbox: { kind: sandbox, jobSeconds: 3 } }
limits: { overload: { eventLoopMilliseconds: 0 } }
`;
  await writeFile(join(folder, 'patchbay.yaml'), settings);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a gateway that is killed', () => {
  test(`with ${JOBS} jobs under way ends every one of them once, after a start anew`, async () => {
    const first = await start();
    const ids = await Promise.all(
      Array.from({ length: JOBS }, (_, index) => createVideo(first, `Lighthouse ${index}`)),
    );
    // At this point some jobs are done, some have stored results, some run, and some wait.
    await expect.poll(() => count(first, ids, 'SUCCESS'), POLL).toBeGreaterThan(3);
    expect(await first.end('SIGKILL')).toBeNull();

    const second = await start();
    await expect.poll(() => count(second, ids, 'ON_QUEUE'), POLL).toBe(0);
    const records = await Promise.all(ids.map((id) => lookUp(second, id)));
    expect(records.map(({ status, message }) => [status, message])).toEqual(
      ids.map(() => ['SUCCESS', 'The job is done.']),
    );
    expect(new Set(records.map(({ data }) => data?.videoId)).size).toBe(JOBS);
    const video = await fetch(records[0]?.data?.videoUrl ?? '');
    expect([video.status, video.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(await second.end('SIGTERM')).toBe(0);

    expect(await storedFiles()).toBe(2 * JOBS);
  });
});

const POLL = { timeout: 120_000, interval: 250 } as const;

function start(): Promise<GatewayProcess> {
  return aGatewayProcess({ PATCHBAY_DATA: folder, PATCHBAY_API_KEY: KEY }, [
    '--config',
    join(folder, 'patchbay.yaml'),
  ]);
}

async function createVideo({ url }: GatewayProcess, prompt: string): Promise<string> {
  const json = { prompt, video_length: '6', resolution_name: '480p', aspect_ratio: '1:1' };
  const answer = await send(`${url}/vidx/generations`, { json, headers: { 'SVC-API-KEY': KEY } });
  return answer.json.data.jobId;
}

async function lookUp({ url }: GatewayProcess, id: string): Promise<VideoJobRecord> {
  const address = `${url}/vidx/fetch?jobId=${id}`;
  return (await send(address, { headers: { 'SVC-API-KEY': KEY } })).json;
}

async function count(
  gateway: GatewayProcess,
  ids: readonly string[],
  status: VideoJobRecord['status'],
): Promise<number> {
  const records = await Promise.all(ids.map((id) => lookUp(gateway, id)));
  return records.filter((record) => record.status === status).length;
}

/** The number of files made by jobs according to the database: a video and a cover each. */
async function storedFiles(): Promise<number> {
  const database = await openDatabase({ folder, onConnectionLost: () => {} });
  const rows = await database.queries
    .selectFrom('asset')
    .select('id')
    .where('is_kept', '=', true)
    .execute();
  await database.close();
  return rows.length;
}
