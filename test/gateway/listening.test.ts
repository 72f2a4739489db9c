import { mkdtemp, rm } from 'node:fs/promises';
import { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SettingsError } from '../../server/config/settings-error.ts';
import { startGateway } from '../../server/gateway/gateway.ts';
import { send, testSettings } from '../a-gateway.ts';
import { aFreePort } from '../a-postgresql.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { eventually } from '../eventually.ts';

test('a gateway is not ready until it listens on the alternate address as well', async () => {
  const data = await mkdtemp(join(tmpdir(), 'patchbay-listening-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const [port, alternatePort] = [await aFreePort(), await aFreePort()];
  const release = heldUp(alternatePort);
  const settings = testSettings(data, { server: { port, alternatePort } });
  const said: unknown[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void said.push(JSON.parse(line).msg) });
  const parts = { log, database: await anEmptyDatabase() };
  const starting = startGateway(settings, parts);
  const ready = () => send(`http://127.0.0.1:${port}/readyz`);
  const { status, json } = await eventually(ready);
  release();
  const gateway = await starting;
  onTestFinished(() => gateway.stop());
  expect([status, json.data.accepting]).toEqual([503, false]);
  expect((await ready()).status).toBe(200);
  expect((await send(`http://127.0.0.1:${alternatePort}/readyz`)).status).toBe(200);
  // It is ready for the first time, not again.
  expect(said.filter((message) => /ready/.test(String(message)))).toEqual(['not ready', 'ready']);
});

test.each([
  [
    'example.invalid',
    /^the test: server\.host must be an address of this machine: .*example\.invalid\.$/,
  ],
  ['192.0.2.1', /^the test: server\.host must be an address of this machine: .*192\.0\.2\.1\.$/],
])('a host that is not of this machine is blamed, and not the port: %s', async (host, said) => {
  await expect(notListening({ host })).resolves.toMatch(said);
});

/** Why a gateway does not start. */
async function notListening(server: { readonly host: string }): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'patchbay-listening-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const parts = { log: pino({ level: 'silent' }), database: await anEmptyDatabase() };
  const started = await startGateway(testSettings(data, { server }), parts).catch(
    (error: unknown) => error,
  );
  if (started instanceof SettingsError) return started.message;
  throw new Error('The gateway has started, or failed otherwise.', { cause: started });
}

/** Delays `listen` on a port, as on a very busy machine; the returned function ends the delay. */
function heldUp(port: number): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { listen } = Server.prototype;
  const spy = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (
    this: Server,
    ...given: unknown[]
  ) {
    const [options] = given;
    const isHeld = typeof options === 'object' && options !== null && 'port' in options;
    if (isHeld && options.port === port)
      void promise.then(() => Reflect.apply(listen, this, given));
    else Reflect.apply(listen, this, given);
    return this;
  });
  onTestFinished(() => spy.mockRestore());
  return resolve;
}
