import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { askSettings } from '../../server/command-line/questions.ts';
import { addSetupCommands } from '../../server/command-line/setup-program.ts';
import { readSettings } from '../../server/config/settings.ts';
import { writeSettings } from '../../server/config/settings-file.ts';
import { openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { ProblemsFound } from '../../server/doctor/doctor.ts';
import { OperatorError } from '../../server/foundation/operator-error.ts';
import { MockAddressTaken, PrismMissing, serveMock } from '../../server/mock/serving.ts';
import { kindsOfUpstreams } from '../../server/upstreams/registry.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { aTerminal } from '../a-terminal.ts';

let folder: string;
let config: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-setup-'));
  config = join(folder, 'patchbay.yaml');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command in the folder; returns its output. */
function type(...words: readonly string[]): Promise<string> {
  return typeWith({ PATCHBAY_PORT: '0', PATCHBAY_ALT_PORT: '0' }, ...words);
}

async function typeWith(
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<string> {
  const terminal = aTerminal(folder, environment);
  const program = new Command('patchbay').exitOverride();
  program.configureOutput({ writeErr: () => {}, writeOut: () => {} });
  addSetupCommands(program, terminal);
  await program.parseAsync([...words], { from: 'user' });
  return terminal.printed();
}

test('migrate prints what it waits for, and then what it has done', async () => {
  const server = await aPostgresql();
  onTestFinished(() => server.stop());
  const other = await openDatabaseAsItIs({ databaseUrl: server.url, folder });
  onTestFinished(other.close);
  const { adapter } = other.queries.getExecutor();
  const lock = { lockTable: '', lockRowId: '' };
  await adapter.acquireMigrationLock(other.queries, lock);

  const terminal = aTerminal(folder, { PATCHBAY_DATA: folder, DATABASE_URL: server.url });
  const program = new Command('patchbay').exitOverride();
  addSetupCommands(program, terminal);
  const migrating = program.parseAsync(['migrate'], { from: 'user' });
  await expect
    .poll(() => terminal.printed(), { timeout: 30_000, interval: 20 })
    .toMatch(/^Another process changes the tables\. .*\n$/);
  await adapter.releaseMigrationLock(other.queries, lock);
  await migrating;
  expect(terminal.printed()).toMatch(/\nThese changes have been made:\n {2}0001-/);
});

test('migrate tells programs in JSON which changes there are', async () => {
  const data = join(folder, 'data');
  const told = JSON.parse(await type('migrate', '--dry-run', '--json', '--data', data));
  expect(told).toEqual({
    changes: expect.arrayContaining([expect.stringMatching(/^0001-/)]),
    isDryRun: true,
  });
});

describe('init', () => {
  test('writes settings that change nothing, for their owner alone', async () => {
    expect(await type('init')).toBe('Wrote patchbay.yaml. patchbay doctor checks it.\n');
    const { files: _, originOf: __, ...said } = readSettings({ config }, {});
    const { files: ___, originOf: ____, ...usual } = readSettings({}, {});
    expect(said).toEqual(usual);
    expect((await stat(config)).mode & 0o777).toBe(0o600);
  });

  test('replaces no file, unless told to', async () => {
    await writeFile(config, 'data: mine\n');
    await expect(type('init')).rejects.toThrow(OperatorError);
    expect(await readFile(config, 'utf8')).toBe('data: mine\n');
    await type('init', '--force');
    expect(await readFile(config, 'utf8')).toBe(writeSettings());
  });

  test('prints them, or writes them elsewhere', async () => {
    expect(await type('init', '--out', '-')).toBe(writeSettings());
    expect(await type('init', '--out', 'other.yaml')).toBe(
      'Wrote other.yaml. patchbay doctor --config other.yaml checks it.\n',
    );
    expect(await readFile(join(folder, 'other.yaml'), 'utf8')).toBe(writeSettings());
    await expect(type('init', '--out', 'no/such/folder.yaml')).rejects.toThrow('cannot be written');
  });

  test('asks nobody where nobody sits', async () => {
    await expect(type('init', '--interactive')).rejects.toThrow('Questions need a terminal');
  });

  test('says in the settings what is answered', async () => {
    // Arrow down to the second kind; the default URL; the suggested variable; the built-in database; a port.
    const answers = ['\u001b[B\r', '\r', '\r', '\r', '9090\r'];
    const settings = writeSettings(await answering(answers));
    const [kind = ''] = [...kindsOfUpstreams()].filter((one) =>
      settings.includes(`kind: ${one}\n`),
    );
    expect(parse(settings)).toMatchObject({
      server: { port: 9090, alternatePort: 9091 },
      upstreams: { [kind]: { kind, keys: [{ env: expect.stringMatching(/^[A-Z]+_API_KEY$/) }] } },
      models: [{ id: '*', upstream: kind }],
    });
    await writeFile(config, settings);
    expect(() => readSettings({ config }, {})).toThrow(/keys\[0\]: the variable \w+ is not set/);
  });

  test('takes no empty address of an upstream whose kind has no default', async () => {
    const address = 'https://gateway.example';
    const answers = ['\r', `\r${address}\r`, '\r', '\r', '\r'];
    const settings = await answering(answers, ['patchbay']);
    // PATCHBAY_API_KEY would become a key of the gateway itself.
    const keys = [{ env: 'UPSTREAM_API_KEY' }];
    expect(settings.get('upstreams')).toMatchObject({ patchbay: { baseUrl: address, keys } });
  });

  test('writes nothing where the questions are broken off', async () => {
    await expect(answering(['\u0003'])).rejects.toThrow('Nothing was written.');
  });
});

describe('doctor', () => {
  test('tells a line for each thing, and that all is well', async () => {
    const printed = await type('doctor', '--data', join(folder, 'data'));
    expect(printed).toMatch(/^ok {7}Node {15}24\./);
    expect(printed).toMatch(/\d warnings?\.|No problems found\.\n$/);
  });

  test('ends with a mistake where there is a problem', async () => {
    await writeFile(
      config,
      'upstreams: { a: { kind: patchbay } }\nmodels: [{ id: a, upstream: a }]\n',
    );
    const asked = type('doctor', '--config', config, '--data', join(folder, 'data'), '--json');
    await expect(asked).rejects.toThrow(ProblemsFound);
  });

  test.each(['--alternate-port', '--alt-port'])(
    'looks at the ports that serve will be told on its command line by --port and %s',
    async (option) => {
      const ports = ['--port', '0', option, '0'];
      const printed = await typeWith({}, 'doctor', '--data', join(folder, 'data'), ...ports);
      expect(printed).toMatch(/^ok +main address +a free port of 127\.0\.0\.1$/m);
      expect(printed).toMatch(/^ok +alternate address +a free port of 127\.0\.0\.1$/m);
    },
  );

  test('tells the same to programs', async () => {
    const printed = await type('doctor', '--data', join(folder, 'data'), '--json', '--offline');
    const { findings } = JSON.parse(printed);
    expect(findings[0]).toEqual({ about: 'Node', state: 'ok', says: process.versions.node });
  });
});

describe('mock', () => {
  const FLAGS = {
    host: '127.0.0.1',
    port: 0,
    delay: 0,
    eventDelay: 0,
    jobDelay: 0,
    callbackDelay: 0,
  };

  test('says what to install where Prism is missing', async () => {
    const missing = 'no-such-package-as-this';
    const load = () => import(/* @vite-ignore */ missing);
    const parts = { environment: {}, write: () => {}, load };
    await expect(serveMock(FLAGS, parts)).rejects.toThrow(PrismMissing);
  });

  test('says which port is taken, and how to take another one', async () => {
    const other = createServer().listen(0, FLAGS.host);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const serving = serveMock({ ...FLAGS, port }, { environment: {}, write: () => {} });
    const error = await serving.catch((reason: unknown) => reason);
    other.close();
    expect(error).toBeInstanceOf(MockAddressTaken);
    expect(String(error)).toContain(`Port ${port} of 127.0.0.1 cannot be used: listen EADDRINUSE`);
  });

  test.each(['--port', '--delay'])('takes only numbers for %s', async (flag) => {
    await expect(type('mock', flag, 'x')).rejects.toThrow('It must be a whole number.');
  });
});

/** Answers the questions in order, each when it is first shown. */
async function answering(answers: readonly string[], kinds = kindsOfUpstreams()) {
  const input = new PassThrough();
  const output = new PassThrough();
  const asked = new Set<string>();
  output.on('data', (chunk: Buffer) => {
    // An open question is redrawn repeatedly, with this mark.
    const [, question] = /\u25c6\s+(.+)/.exec(stripVTControlCharacters(chunk.toString())) ?? [];
    if (question === undefined || asked.has(question)) return;
    const answer = answers[asked.size];
    asked.add(question);
    if (answer !== undefined) setImmediate(() => input.write(answer));
  });
  return askSettings({ input, output, kinds });
}
