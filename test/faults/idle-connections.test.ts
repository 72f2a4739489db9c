import { rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDataFolder } from '../a-data-folder.ts';
import { TEST_KEY } from '../a-gateway.ts';
import { aGatewayProcess, type GatewayProcess } from '../a-process.ts';
import { KEY_HEADER, sendRaw } from '../http/raw-requests.ts';

const OPENED = 10_000;
const UP_TO = 2_000;
const HEAD_SECONDS = 3;
/** How many are opened at once; fewer than the listen backlog. */
const AT_ONCE = 200;

let folder: string;
let gateway: GatewayProcess;

beforeAll(async () => {
  folder = await aDataFolder('idle-connections');
  const config = join(folder, 'patchbay.yaml');
  const overload = `{ eventLoopMilliseconds: 0, connections: ${UP_TO} }`;
  await writeFile(
    config,
    `timeouts: { head: ${HEAD_SECONDS} }\nlimits: { overload: ${overload} }\n`,
  );
  gateway = await aGatewayProcess({
    PATCHBAY_CONFIG: config,
    PATCHBAY_DATA: folder,
    PATCHBAY_API_KEY: TEST_KEY,
  });
});

afterAll(async () => {
  await gateway.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** Opens a connection and sends nothing. */
function idle(): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket.on('error', () => {})));
    socket.once('error', reject);
  });
}

/** Asserts that a new request is served. */
async function serves(): Promise<void> {
  expect((await sendRaw(gateway.url, { path: '/healthz' })).status).toBe(200);
  const models = await sendRaw(gateway.url, { path: '/v1/models', headers: [KEY_HEADER] });
  expect(models.status).toBe(200);
}

test('ten thousand connections that say nothing are bounded and closed in time, and others are served (A12)', async () => {
  let open = 0;
  let late = 0;
  for (let opened = 0; opened < OPENED; opened += AT_ONCE) {
    const sockets = await Promise.all(Array.from({ length: AT_ONCE }, idle));
    open += sockets.length;
    for (const socket of sockets) {
      socket.once('close', () => (open -= 1));
      // An accepted idle connection gets a 408; one above the limit gets nothing.
      socket.on('data', (data) => (late += String(data).includes('408') ? 1 : 0));
    }
    if (opened % 2_000 === 0) await serves();
  }
  await expect.poll(() => open).toBeLessThanOrEqual(UP_TO);
  await serves();
  await expect.poll(() => open).toBe(0);
  expect(late).toBeGreaterThanOrEqual(AT_ONCE);
  expect(late).toBeLessThan(OPENED);
  await serves();
});
