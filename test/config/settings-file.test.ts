import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsPlaces } from '../../generated/configuration-places.ts';
import { readConfiguration, readSettings } from '../../server/config/settings.ts';
import { SettingsError } from '../../server/config/settings-error.ts';
import { withoutEmptySections, writeSettings } from '../../server/config/settings-file.ts';

let folder: string;
let config: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-settings-'));
  config = join(folder, 'patchbay.yaml');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function reading(text: string) {
  await writeFile(config, text);
  return readConfiguration({ config }, {});
}

const text = writeSettings();
/** A setting on a single line, commented out. */
const SETTING = /^( *)#(\w.*)$/;
const settings = text.split('\n').filter((line) => /^ *#\w+: \S/.test(line));
const shown = settingsPlaces.filter(({ kind }) => kind !== 'section');

describe('a file of settings as it is written first', () => {
  test('is taken, and changes nothing', async () => {
    await writeFile(config, text);
    const { files: _, originOf: __, ...said } = readSettings({ config }, {});
    const { files: ___, originOf: ____, ...usual } = readSettings({}, {});
    expect(said).toEqual(usual);
  });

  test('shows every setting', () => {
    for (const { path } of shown) expect(text).toMatch(new RegExp(`^ *#${path.at(-1)}:`, 'm'));
    expect(settings.length).toBeGreaterThan(40);
  });

  test.each(settings)('can be told %s', async (line) => {
    await expect(reading(text.replace(line, line.replace(SETTING, '$1$2')))).resolves.toBeDefined();
  });

  test('is the usual settings once more where every usual value is said', async () => {
    const usual = shown.filter(({ kind }) => kind === 'usual');
    const said = new Map(usual.map(({ path, value }) => [path.join('.'), value]));
    const { originOf: _, ...read } = await reading(writeSettings(said));
    const { originOf: __, ...nobodys } = await reading('');
    expect(read).toEqual(nobodys);
  });

  test('can be told every example', async () => {
    const examples = shown.filter(({ kind }) => kind === 'example');
    const said = new Map(examples.map(({ path, value }) => [path.join('.'), value]));
    const { databaseUrl, mail } = await reading(writeSettings(said));
    expect(databaseUrl).toMatch(/^postgres:/);
    expect(mail.smtp?.host).toBe('smtp.example.com');
  });

  test('says what was chosen', async () => {
    const chosen = new Map<string, unknown>([
      ['server.port', 9090],
      ['upstreams', { anthropic: { kind: 'anthropic', keys: [{ env: 'A_KEY' }] } }],
      ['models', [{ id: '*', upstream: 'anthropic' }]],
    ]);
    expect(await reading(writeSettings(chosen))).toMatchObject({
      server: { port: 9090, alternatePort: 8081 },
      upstreams: { anthropic: { kind: 'anthropic', keys: [{ env: 'A_KEY' }] } },
      models: [{ id: '*', upstream: 'anthropic' }],
    });
  });
});

describe('a section that says nothing', () => {
  test('is left out, and so is one inside another', () => {
    expect(withoutEmptySections({ server: null, limits: { account: null } })).toEqual({
      limits: {},
    });
  });

  test.each(['data:', 'upstreams:', 'server: 1', 'server: { port: }'])(
    'is no excuse for %s',
    async (line) => {
      await expect(reading(line)).rejects.toThrow(SettingsError);
    },
  );
});
