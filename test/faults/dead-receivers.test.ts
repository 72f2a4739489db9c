import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aReceiver } from '../a-receiver.ts';
import { aVideo } from '../jobs/a-job.ts';
import { aWorkshop, LONG } from '../jobs/a-workshop.ts';
import { anUpstream } from '../jobs/an-upstream.ts';

const DEAD = 500;
/** Longer than the test takes: work that waits for a dead receiver fails the test. */
const RECEIVER_SECONDS = 600;

test(`a receiver is told while ${DEAD} others accept their callbacks and never answer (E6)`, async () => {
  const { start, create, jobs, read, queries, ended } = await aWorkshop(
    { video: anUpstream() },
    { lifetimes: { receiver: RECEIVER_SECONDS } },
  );
  const dead = await deadReceivers(DEAD);
  for (const hookUrl of dead.urls) {
    const id = await create({ ...aVideo, hookUrl });
    // Ends the job without any work; its callback is sent all the same.
    await jobs.cancel(await read(id));
  }
  await start();
  await vi.waitFor(() => expect(dead.called.size).toBe(DEAD), { ...LONG, timeout: 120_000 });

  const alive = await aReceiver(204);
  onTestFinished(() => alive.stop());
  const id = await create({ ...aVideo, hookUrl: alive.url });
  expect(await ended(id)).toMatchObject({ state: 'succeeded' });
  await alive.received(1);

  // No call to a dead receiver has timed out or been given up.
  const attempts = await queries.selectFrom('callback_attempt').select('job_id').execute();
  expect(attempts.filter(({ job_id }) => job_id !== id)).toEqual([]);
  expect(dead.hungUp.size).toBe(0);
  const pending = await queries
    .selectFrom('callback')
    .select('job_id')
    .where('state', '=', 'pending')
    .where('job_id', '!=', id)
    .execute();
  expect(pending).toHaveLength(DEAD);
});

/** Receivers that accept connections and never reply, with the sets of those called and those disconnected from. */
async function deadReceivers(count: number) {
  const [called, hungUp] = [new Set<number>(), new Set<number>()];
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  const urls: string[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers) server.close();
  });
  for (let index = 0; index < count; index += 1) {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('data', () => called.add(index));
      socket.on('close', () => hungUp.add(index));
      socket.on('error', () => {});
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    urls.push(`http://127.0.0.1:${port}/`);
  }
  return { urls, called, hungUp };
}
