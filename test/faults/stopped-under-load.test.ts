import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDataFolder } from '../a-data-folder.ts';
import { send } from '../a-gateway.ts';
import { aGatewayProcess, type GatewayProcess } from '../a-process.ts';
import { aRecording } from '../recordings.ts';

const KEY = 'a-key-to-stop';
const HEADERS = { 'SVC-API-KEY': KEY };
const SOON = { timeout: 60_000, interval: 50 } as const;
/** Load from other processes must not cause refusals. */
const SETTINGS = `
upstreams: { sandbox: { kind: sandbox, jobSeconds: 2 } }
limits: { overload: { eventLoopMilliseconds: 0 } }
`;

let folder: string;

beforeAll(async () => {
  folder = await aDataFolder('stopped');
  await writeFile(join(folder, 'patchbay.yaml'), SETTINGS);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function started(): Promise<GatewayProcess> {
  const environment = { PATCHBAY_DATA: folder, PATCHBAY_API_KEY: KEY };
  return aGatewayProcess(environment, ['--config', join(folder, 'patchbay.yaml')]);
}

/** The result of a request, and the reply's connection header. */
interface Ended {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true });

/** Starts a request that has sent half its body; the rest follows when released. */
function begun(
  url: string,
  body: Buffer,
  contentType: string,
): { readonly ended: Promise<Ended>; readonly finish: () => void } {
  const headers = { ...HEADERS, 'content-type': contentType, 'content-length': body.length };
  const sent = httpRequest(url, { method: 'POST', headers, agent });
  const half = Math.floor(body.length / 2);
  sent.write(body.subarray(0, half));
  const ended = once(sent, 'response').then(([answer]) => readAnswer(answer));
  return { ended, finish: () => void sent.end(body.subarray(half)) };
}

async function readAnswer(answer: IncomingMessage): Promise<Ended> {
  const { statusCode: status, headers } = answer;
  return { status, connection: headers.connection, text: await text(answer) };
}

function asked(url: string, json: object): Promise<Ended> {
  const { ended, finish } = begun(url, Buffer.from(JSON.stringify(json)), 'application/json');
  finish();
  return ended;
}

/** A serialized multipart form with a recording. */
async function aForm(): Promise<{ readonly body: Buffer; readonly type: string }> {
  const form = new FormData();
  form.append('file', aRecording(8), 'hum.wav');
  const written = new Response(form);
  const type = written.headers.get('content-type') ?? '';
  return { body: Buffer.from(await written.arrayBuffer()), type };
}

/** The number of upstream calls in flight. */
async function callsUnderWay(url: string): Promise<number> {
  const { text: figures } = await send(`${url}/metrics`);
  return Number(/^patchbay_upstream_calls_under_way\{[^}]*\} (\d+)$/m.exec(figures)?.[1]);
}

const CHAT = '/v1/chat/completions';

function slowly(seconds: number, more: object = {}) {
  const content = `[sandbox:slow=${seconds}s] Hello`;
  return { model: 'any', messages: [{ role: 'user', content }], ...more };
}

test('a gateway that gets SIGTERM answers all that it has accepted, on both addresses, and tells its callers to come again by a new connection', async () => {
  const gateway = await started();
  const { url, alternateUrl } = gateway;
  const created = await send(`${url}/vidx/generations`, {
    json: { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' },
    headers: HEADERS,
  });
  const { jobId } = created.json.data;
  const form = await aForm();
  const upload = begun(`${url}/musx/v1/upload`, form.body, form.type);
  const accepted = [
    asked(url + CHAT, slowly(5)),
    asked(alternateUrl + CHAT, slowly(5)),
    asked(url + CHAT, slowly(5, { stream: true })),
    asked(`${url}/v1/images/generations`, { prompt: '[sandbox:slow=5s] A fox' }),
  ];
  // Requests not yet accepted when the signal arrives may be refused.
  await expect.poll(() => callsUnderWay(url), SOON).toBe(accepted.length);
  const stopped = gateway.end('SIGTERM');
  await expect
    .poll(async () => (await send(`${url}/v1/models`, { headers: HEADERS })).status, SOON)
    .toBe(503);
  upload.finish();

  const ended = await Promise.all([upload.ended, ...accepted]);
  expect(ended.filter(({ status }) => status !== 200)).toEqual([]);
  expect(ended.map(({ connection }) => connection)).toEqual(Array(5).fill('close'));
  expect(ended[3]?.text).toContain('[DONE]');
  expect(await stopped).toBe(0);

  const next = await started();
  await expect
    .poll(
      async () => (await send(`${next.url}/jobs/${jobId}`, { headers: HEADERS })).json.status,
      SOON,
    )
    .toBe('SUCCESS');
  expect(await next.end('SIGTERM')).toBe(0);
});
