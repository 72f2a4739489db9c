import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readSettings, type Settings } from '../server/config/settings.ts';
import { openLog } from '../server/foundation/log.ts';
import { reloadOnChange } from '../server/reloading.ts';
import { UpstreamSettingsError } from '../server/upstreams/settings-error.ts';

const SOON = { timeout: 60_000, interval: 10 } as const;
const LOOK_EVERY_MS = 20;

let folder: string;

beforeEach(() => {
  // A built-in database of another test file in this process would shut down at the signal.
  const others = process.listeners('SIGHUP');
  process.removeAllListeners('SIGHUP');
  onTestFinished(() => {
    for (const other of others) process.on('SIGHUP', other);
  });
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-reloading-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** Watches a settings file; returns the reloaded settings and the log. */
async function looking(
  content: string | undefined,
  reload: (settings: Settings) => void = () => {},
  isAsked = false,
) {
  const config = join(folder, 'patchbay.yaml');
  if (content !== undefined) await writeFile(config, content);
  const read = () => (content === undefined ? fromNothing() : readSettings({ config }, {}));
  const fromNothing = () => ({ ...readSettings({}, {}), files: [config] });
  const reloaded: Settings[] = [];
  const logged: Record<string, unknown>[] = [];
  const log = openLog('debug', { write: (line) => void logged.push(JSON.parse(line)) });
  const gateway = {
    reload(settings: Settings) {
      reload(settings);
      reloaded.push(settings);
    },
  };
  const parts = { gateway, settings: read(), read, log, isAsked, lookEveryMs: LOOK_EVERY_MS };
  const end = reloadOnChange(parts);
  onTestFinished(end);
  return {
    config,
    reloaded,
    end,
    logged,
    said: () => logged.map(({ msg }) => msg),
    levels: () => reloaded.map(({ log: { level } }) => level),
  };
}

const REFUSED = 'settings refused: the previous ones stay in effect';
const EMPTY = 'settings file is empty or missing: the previous settings stay in effect';

/** Writes a file atomically, so that a watcher never finds it empty. */
async function put(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

describe('settings', () => {
  test('are read anew when their file has changed', async () => {
    const { config, levels, said } = await looking('log: { level: warn }');
    await put(config, 'log: { level: debug }');
    await expect.poll(levels, SOON).toEqual(['debug']);
    expect(said()).toEqual(['settings reloaded']);
  });

  test('are read anew when the process is told to', async () => {
    const { levels } = await looking('log: { level: warn }');
    process.emit('SIGHUP', 'SIGHUP');
    expect(levels()).toEqual(['warn']);
  });

  test('that were asked for before there was anybody to go over to them are read at once', async () => {
    const { levels } = await looking('log: { level: warn }', undefined, true);
    expect(levels()).toEqual(['warn']);
  });

  test('are read anew when a key has changed, and a key that is new is looked at', async () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    await Promise.all([put(one, 'sk-1'), put(other, 'sk-2')]);
    const using = (file: string): string =>
      `upstreams: { a: { kind: openai, keys: [{ file: ${file} }] } }\nmodels: [{ id: m, upstream: a }]\n`;
    const { config, reloaded } = await looking(using(one));
    const secrets = () =>
      reloaded.map(({ upstreamKeys }) => upstreamKeys.get('a')?.map(({ secret }) => secret));
    await put(one, 'sk-new');
    await expect.poll(secrets, SOON).toEqual([['sk-new']]);
    await put(config, using(other));
    await expect.poll(secrets, SOON).toEqual([['sk-new'], ['sk-2']]);
    await put(other, 'sk-newest');
    await expect.poll(secrets, SOON).toEqual([['sk-new'], ['sk-2'], ['sk-newest']]);
  });

  test('go over to another file of a key, and the one before may be gone at once', async () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    await Promise.all([put(one, 'sk-1'), put(other, 'sk-2')]);
    const using = (file: string): string =>
      `upstreams: { a: { kind: openai, keys: [{ file: ${file} }] } }\nmodels: [{ id: m, upstream: a }]\n`;
    const { config, reloaded, said, logged } = await looking(using(one));
    await put(config, using(other));
    await rm(one);
    process.emit('SIGHUP', 'SIGHUP');
    expect(reloaded.map(({ upstreamKeys }) => upstreamKeys.get('a')?.[0]?.secret)).toEqual([
      'sk-2',
    ]);
    expect(said()).toEqual(['settings reloaded']);
    await rm(other);
    await expect.poll(() => logged, SOON).toHaveLength(2);
    expect(logged[1]).toMatchObject({ msg: EMPTY, file: other });
    process.emit('SIGHUP', 'SIGHUP');
    expect(logged[2]).toMatchObject({ msg: REFUSED });
    expect(logged[2]?.reason).toContain(other);
    expect(reloaded).toHaveLength(1);
  });

  test('that wait for the next start are named, for as long as they wait', async () => {
    const { config, logged } = await looking('log: { level: warn }');
    await put(config, 'log: { level: warn }\njobs: { maxMinutes: 5 }\n');
    await expect.poll(() => logged.length, SOON).toBe(1);
    expect(logged[0]).toMatchObject({ msg: 'settings reloaded', atTheNextStart: ['jobs'] });
    process.emit('SIGHUP', 'SIGHUP');
    expect(logged[1]).toMatchObject({ msg: 'settings reloaded', atTheNextStart: ['jobs'] });
    await put(config, 'log: { level: warn }\n');
    await expect.poll(() => logged.length, SOON).toBe(3);
    expect(logged[2]).not.toHaveProperty('atTheNextStart');
  });

  test('that change nothing wait for no start', async () => {
    const { config, reloaded, logged } = await looking('');
    await put(config, 'upstreams: { sandbox: { kind: sandbox, speaksResponses: true } }\n');
    await expect.poll(() => logged.length, SOON).toBe(1);
    expect(logged[0]).toMatchObject({ msg: 'settings reloaded' });
    expect(logged[0]).not.toHaveProperty('atTheNextStart');
    expect(reloaded[0]?.passedOver).toHaveLength(1);
  });

  test('that are wrong are refused, and the next ones that are right count', async () => {
    const { config, levels, logged } = await looking('log: { level: warn }');
    await put(config, 'log: { level: loud }');
    await expect.poll(() => logged.length, SOON).toBe(1);
    expect(logged[0]).toMatchObject({
      level: 50,
      msg: REFUSED,
      reason: expect.stringContaining('log.level must be trace, debug,'),
    });
    expect(logged[0]).not.toHaveProperty('error');
    expect(levels()).toEqual([]);
    await put(config, 'log: { level: error }');
    await expect.poll(levels, SOON).toEqual(['error']);
  });

  test('that the gateway cannot go over to are refused', async () => {
    const { said } = await looking('log: { level: warn }', () => {
      throw new UpstreamSettingsError('upstreams.a.kind must be one of: none.');
    });
    process.emit('SIGHUP', 'SIGHUP');
    expect(said()).toEqual([REFUSED]);
  });

  test('are not taken from a file that is being written: it is empty at first', async () => {
    const { config, levels, said } = await looking('log: { level: warn }');
    await writeFile(config, '');
    await expect.poll(said, SOON).toEqual([EMPTY]);
    await put(config, 'log: { level: debug }');
    await expect.poll(levels, SOON).toEqual(['debug']);
  });

  test('hold on where their file is gone, also when they are asked for', async () => {
    const { config, reloaded, said, logged } = await looking('log: { level: warn }');
    await rm(config);
    process.emit('SIGHUP', 'SIGHUP');
    expect(said()).toEqual([EMPTY]);
    await expect.poll(said, SOON).toEqual([EMPTY, EMPTY]);
    await writeFile(config, '');
    process.emit('SIGHUP', 'SIGHUP');
    expect(reloaded).toEqual([]);
    expect(said()).toEqual([EMPTY, EMPTY, EMPTY]);
    expect(logged.map(({ file }) => file)).toEqual([config, config, config]);
  });

  test('without a file wait for one, in silence', async () => {
    const { config, reloaded, logged } = await looking(undefined);
    process.emit('SIGHUP', 'SIGHUP');
    expect(reloaded).toHaveLength(1);
    await put(config, 'log: { level: warn }');
    await expect.poll(() => reloaded.length, SOON).toBe(2);
    expect(logged.map(({ level }) => level)).toEqual([30, 30]);
  });

  test('are left alone when that is over', async () => {
    const { end, reloaded } = await looking('log: { level: warn }');
    end();
    const listeners = process.listenerCount('SIGHUP');
    const { end: endOther } = await looking('log: { level: warn }');
    expect(process.listenerCount('SIGHUP')).toBe(listeners + 1);
    endOther();
    expect(process.listenerCount('SIGHUP')).toBe(listeners);
    expect(reloaded).toEqual([]);
  });
});
