import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '../generated/stamp.ts';
import manifest from '../package.json' with { type: 'json' };
import { putDatabase } from './a-data-folder.ts';
import { type Answer, send } from './a-gateway.ts';
import { aPostgresql } from './a-postgresql.ts';
import { aFailedStart, aGatewayProcess, aStartingProcess } from './a-process.ts';
import { aFakeOpenAI, type FakeOpenAI } from './fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from './fakes/a-fake-server.ts';

const PROGRAM = join(import.meta.dirname, '../server/main.ts');
const run = promisify(execFile);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-main-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const SOON = { timeout: 60_000, interval: 100 } as const;
const QUESTION = { model: 'any', messages: [{ role: 'user', content: '[sandbox:slow=2s] Hello' }] };

function ask(url: string, key: string, json: object = QUESTION): Promise<Answer> {
  return send(`${url}/v1/chat/completions`, { json, headers: { 'SVC-API-KEY': key } });
}

const HELP = [
  [['keys', '--help'], 'Usage: patchbay keys'],
  [['help'], 'Usage: patchbay [options]'],
  [['help', 'serve'], 'Usage: patchbay serve'],
  [['jobs', 'help', 'get'], 'Usage: patchbay jobs get'],
] as const;

describe('the command line', () => {
  test.each([
    [['accounts', 'create'], "error: required option '--name <name>' not specified\n"],
    [['accounts', 'grant', 'x', 'y'], /^error: .* 'y' is invalid .* It must be a number\.\n$/],
    [
      ['accounts', 'grant', 'x', '0x10'],
      /^error: .* '0x10' is invalid .* It must be a number\.\n$/,
    ],
    [['accounts', 'list', '--config', 'none.yaml'], 'There is no file none.yaml.\n'],
    [['keys', 'list', 'nobody'], /^There is no database in the data folder \S+\. Name .*\n$/],
    [['--no-such-option'], "error: unknown option '--no-such-option'\n"],
    [['vidoe', 'a pier'], "error: unknown command 'vidoe'\n(Did you mean video?)\n"],
    [['help', 'vidoe'], "error: unknown command 'vidoe'\n(Did you mean video?)\n"],
    [['jobs', 'help', 'gte'], "error: unknown command 'gte'\n(Did you mean get?)\n"],
    [['complete', 'tcsh'], 'error: the shell must be one of bash, zsh, fish, powershell.\n'],
    [['complete'], 'error: the shell must be one of bash, zsh, fish, powershell.\n'],
  ])('%j ends with 2 and a sentence', async (words, said) => {
    const { code, stderr } = await aFailedStart({ PATCHBAY_DATA: folder }, words);
    expect(code).toBe(2);
    expect(stderr).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  });

  test.each([
    [['accounts', 'create', '--json'], "required option '--name <name>' not specified"],
    [['video', 'a pier', '--no-such-option', '--json'], "unknown option '--no-such-option'"],
    [['accounts', 'list', '--config', 'none.yaml', '--json'], 'There is no file none.yaml.'],
  ])('%j answers a document that says what is wrong', async (words, message) => {
    const { code, stdout } = await aFailedStart({ PATCHBAY_DATA: folder }, words);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual({ error: { kind: 'mistake', message } });
  });

  test('where doctor finds a problem, its document is the only one', async () => {
    const file = join(folder, 'wrong.yaml');
    await writeFile(file, 'log: { level: loud }\n');
    const words = ['doctor', '--json', '--config', file];
    const { code, stdout } = await aFailedStart({ PATCHBAY_DATA: folder }, words);
    expect(code).toBe(2);
    expect(Object.keys(JSON.parse(stdout))).toEqual(['findings']);
  });

  test('a command needs neither the keys of upstreams nor both roles', async () => {
    const file = join(folder, 'patchbay.yaml');
    await writeFile(
      file,
      'upstreams: { a: { kind: openai, keys: [{ env: NOT_HERE }] } }\nmodels: [{ id: "*", upstream: a }]\nroles: [api]\n',
    );
    putDatabase(folder);
    const words = ['accounts', 'list', '--config', file];
    expect(await aFailedStart({ PATCHBAY_DATA: folder }, words)).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  test('tells its version, and that of the contract', async () => {
    const { stdout } = await run(process.execPath, [PROGRAM, '--version']);
    expect(stdout).toBe(`patchbay ${manifest.version}, contract ${fingerprint}\n`);
  });

  test('ends in silence where nobody reads what it says', async () => {
    const child = spawn(process.execPath, [PROGRAM, '--help'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const said = text(child.stderr);
    const [code] = await once(child, 'exit');
    expect([code, await said]).toEqual([141, '']);
  });

  test.skipIf(!existsSync('/dev/full'))(
    'ends with 2 and a sentence where there is no room for what it says',
    async () => {
      const said = 'The standard output cannot be written (ENOSPC).\n';
      for (const words of ['--help', 'complete bash', 'init --out -']) {
        const line = `'${process.execPath}' '${PROGRAM}' ${words} > /dev/full`;
        await expect(run('sh', ['-c', line])).rejects.toMatchObject({ code: 2, stderr: said });
      }
      const unheard = `'${process.execPath}' '${PROGRAM}' nosuch 2> /dev/full`;
      await expect(run('sh', ['-c', unheard])).rejects.toMatchObject({ code: 2, stdout: '' });
      // A command that writes nothing to the standard output is not affected.
      const silent = `'${process.execPath}' '${PROGRAM}' jobs list --base-url http://127.0.0.1:9`;
      await expect(run('sh', ['-c', `${silent} > /dev/full`])).rejects.toMatchObject({ code: 5 });
    },
  );

  test('help is no mistake', async () => {
    for (const [ask, expected] of HELP) {
      const { code, stdout, stderr } = await aFailedStart({}, ask);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain(expected);
    }
  });
});

describe('npm start', () => {
  beforeEach(() => putDatabase(folder));

  test('is ended with the npm that started it, in good order', async () => {
    const environment = { PATCHBAY_PORT: '0', PATCHBAY_ALT_PORT: '0', PATCHBAY_DATA: folder };
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void npm.kill('SIGKILL'));
    let [greeting, log] = ['', ''];
    npm.stdout.on('data', (chunk) => {
      greeting += String(chunk);
    });
    npm.stderr.on('data', (chunk) => {
      log += String(chunk);
    });
    await expect.poll(() => greeting, SOON).toContain('  key ');
    const url = /main address\s+(\S+)/.exec(greeting)?.[1];
    expect((await send(`${url}/healthz`)).status).toBe(200);
    await expect.poll(() => log, SOON).toContain('"msg":"started"');
    expect(JSON.parse(log.split('\n')[0] ?? '')).toMatchObject({
      ...{ version: manifest.version, url, roles: ['api', 'worker'], database: 'built-in' },
      data: folder,
    });
    npm.kill('SIGTERM');
    await expect.poll(() => log, SOON).toContain('"msg":"stopped"');
    await expect(send(`${url}/healthz`)).rejects.toThrow();
  });

  test('says in a sentence why it cannot start: a port that is taken, a database that is not there', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const nowhere = await aFailedStart({ PATCHBAY_DATA: '/proc/nowhere/at/all' });
    expect([nowhere.code, nowhere.stderr]).toEqual([
      2,
      expect.stringMatching(
        /^The data folder .* cannot be written: .*patchbay doctor says more\.\n$/,
      ),
    ]);
    const busy = await aFailedStart({ PATCHBAY_DATA: folder, PATCHBAY_PORT: String(port) });
    expect(busy.code).toBe(2);
    expect(busy.stderr).toMatch(
      /^The main address cannot be used: .*EADDRINUSE.*\. --port takes another port\.\n$/,
    );
    // This start has created the key, and no later one shows it.
    expect(busy.stdout).toMatch(/^ {2}key {2}pb_\S+ \(shown this once\)\n$/);
    const DATABASE_URL = `postgres://nobody@127.0.0.1:${port}/none`;
    taken.close();
    const lost = await aFailedStart({ PATCHBAY_DATA: folder, DATABASE_URL });
    expect(lost.code).toBe(2);
    expect(lost.stderr).toMatch(
      /^The database server cannot be used: .*ECONNREFUSED.*\. See that the server runs, and that DATABASE_URL .*\.\n$/,
    );
  });

  test('says in a sentence that the database server gives it too few connections', async () => {
    const server = await aPostgresql();
    onTestFinished(() => server.stop());
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query("create role few login password 'few' connection limit 2");
    await client.query('grant create on database gateway to few');
    await client.query('grant create on schema public to few');
    await client.end();
    const DATABASE_URL = server.url.replace('patchbay:patchbay@', 'few:few@');
    const few = await aFailedStart({ PATCHBAY_DATA: folder, DATABASE_URL });
    expect(few.code).toBe(2);
    const sentence = 'The database server cannot be used: too many connections for role "few".';
    const advice =
      'A process needs up to 35 connections: raise max_connections, or the limit of the user or the database.';
    // Lines of the log may come before and after it.
    const others = few.stderr.split('\n').filter((line) => !line.startsWith('{'));
    expect(others).toEqual([`${sentence} ${advice}`, '']);
  });

  test('prints both addresses and a key that works, once; after a restart the key still works', async () => {
    const PATCHBAY_DATA = join(folder, 'from-nothing');
    const first = await aGatewayProcess({ PATCHBAY_DATA });
    const key = /key\s+(pb_\w+_\S+) \(shown this once\)/.exec(first.greeting)?.[1] ?? '';
    expect(key).not.toBe('');
    const models = { headers: { 'SVC-API-KEY': key } };
    expect((await send(`${first.url}/v1/models`, models)).status).toBe(200);
    expect((await send(`${first.alternateUrl}/v1/models`, models)).status).toBe(200);
    await first.end('SIGTERM');

    const second = await aGatewayProcess({
      PATCHBAY_DATA,
      PATCHBAY_API_KEY: 'one of mine',
    });
    expect(second.greeting).toMatch(/key\s+the one in PATCHBAY_API_KEY$/m);
    expect(second.greeting).toMatch(/warning\s+PATCHBAY_API_KEY has fewer than 20 characters/);
    expect((await send(`${second.url}/v1/models`, models)).status).toBe(200);
    const mine = { headers: { 'SVC-API-KEY': 'one of mine' } };
    expect((await send(`${second.url}/v1/models`, mine)).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);

    const third = await aGatewayProcess({ PATCHBAY_DATA });
    expect(third.greeting).not.toContain('shown this once');
    expect(third.greeting).toContain(key.slice(0, 15));
    expect(await third.end('SIGTERM')).toBe(0);
  });

  test('asked to stop, it refuses new work, finishes what runs, and exits with 0', async () => {
    const gateway = await aGatewayProcess({ PATCHBAY_DATA: folder, PATCHBAY_API_KEY: 'a-key' });
    const running = ask(gateway.url, 'a-key');
    // The first request counts as in flight once it has arrived; the response to a second one proves that.
    expect(
      (
        await ask(gateway.url, 'a-key', {
          ...QUESTION,
          messages: [{ role: 'user', content: 'Hi' }],
        })
      ).status,
    ).toBe(200);
    const ended = gateway.end('SIGTERM');
    await expect
      .poll(
        async () =>
          (await send(`${gateway.url}/v1/models`, { headers: { 'SVC-API-KEY': 'a-key' } })).status,
        {
          interval: 20,
        },
      )
      .toBe(503);
    const refused = await ask(gateway.url, 'a-key');
    expect(refused.json).toMatchObject({
      status: 'FAILED',
      type: 'error',
      error: { type: 'overloaded_error' },
    });
    expect(refused.headers.get('retry-after')).toBe('5');
    const answer = await running;
    expect([answer.status, answer.json.choices[0].finish_reason]).toEqual([200, 'stop']);
    expect(await ended).toBe(0);
  });

  test('a notice that is longer than the shutdown may take is given to its end, and the stop is still in good order', async () => {
    const file = join(folder, 'patchbay.yaml');
    await writeFile(file, 'timeouts: { notice: 12, shutdown: 0 }\n');
    const environment = { PATCHBAY_DATA: folder, PATCHBAY_API_KEY: 'a-key' };
    const gateway = await aGatewayProcess(environment, ['--config', file]);
    expect(await gateway.end('SIGTERM')).toBe(0);
  });

  test('asked twice, it stops at once, and the log says so', async () => {
    const file = join(folder, 'patchbay.yaml');
    await writeFile(file, 'timeouts: { notice: 60 }\n');
    const gateway = await aGatewayProcess({ PATCHBAY_DATA: folder }, ['--config', file]);
    let log = '';
    gateway.process.stderr?.on('data', (chunk) => {
      log += String(chunk);
    });
    gateway.process.kill('SIGTERM');
    await expect.poll(() => log, SOON).toContain('"msg":"stopping"');
    expect(await gateway.end('SIGTERM')).toBe(1);
    await expect.poll(() => log, SOON).toContain('"msg":"stopped at once by a second signal"');
  });

  test('while it starts, SIGHUP does not end it, and SIGTERM does so at once, as asked', async () => {
    // A database server that accepts connections and never responds, so that the start takes until its timeout.
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const DATABASE_URL = `postgres://nobody@127.0.0.1:${port}/none`;
    const starting = aStartingProcess({ PATCHBAY_DATA: folder, DATABASE_URL });
    onTestFinished(() => void starting.kill('SIGKILL'));
    const [socket] = await once(silent, 'connection');
    onTestFinished(() => void socket.destroy());
    const ended = once(starting, 'exit');
    // Pending signals are delivered in ascending order of their numbers.
    starting.kill('SIGHUP');
    starting.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('told so by SIGHUP, it goes over to other settings and drops nothing; those that are wrong it refuses', async () => {
    const [one, other] = await Promise.all([aFakeOpenAI(), aFakeOpenAI()]);
    onTestFinished(() => Promise.all([one.close(), other.close()]).then(() => {}));
    const file = join(folder, 'patchbay.yaml');
    const going = ({ url }: FakeOpenAI, more = ''): Promise<void> =>
      writeFile(
        file,
        `upstreams: { a: { kind: openai, baseUrl: "${url}/v1", keys: [{ env: KEY_OF_A }] } }\nmodels: [{ id: "*", upstream: a }]\n${more}`,
      );
    await going(one);
    const environment = {
      PATCHBAY_DATA: folder,
      PATCHBAY_API_KEY: 'a-key',
      KEY_OF_A: UPSTREAM_KEY,
    };
    const gateway = await aGatewayProcess(environment, ['--config', file]);
    let log = '';
    gateway.process.stderr?.on('data', (chunk) => {
      log += String(chunk);
    });
    const hangUp = (): unknown => gateway.process.kill('SIGHUP');
    const question = { ...QUESTION, model: 'gpt-4o' };
    const answering = Promise.withResolvers<void>();
    one.misbehave({ kind: 'held', until: answering.promise, afterEvents: 2 });
    const running = ask(gateway.url, 'a-key', { ...question, stream: true });
    await one.nextRequest();

    await going(other);
    hangUp();
    await expect.poll(() => log, SOON).toContain('"msg":"settings reloaded"');
    expect((await ask(gateway.url, 'a-key', question)).status).toBe(200);
    await going(one, 'upstream: typo\n');
    hangUp();
    await expect
      .poll(() => log, SOON)
      .toContain('"msg":"settings refused: the previous ones stay in effect"');
    expect((await ask(gateway.url, 'a-key', question)).status).toBe(200);
    expect([one.requestCount, other.requestCount]).toEqual([1, 2]);

    answering.resolve();
    expect((await running).text).toContain('[DONE]');
    expect(log).not.toContain(UPSTREAM_KEY);
    expect(await gateway.end('SIGTERM')).toBe(0);
  });

  test('a mistake in the settings is named with its path, and nothing starts', async () => {
    const file = join(folder, 'patchbay.yaml');
    const upstreams = 'upstreams: { mine: { kind: teapot } }';
    const models = 'models: [{ id: "*", upstream: mine }]';
    await writeFile(file, `server: { port: high }\n${upstreams}\n${models}\n`);
    const { code, stderr } = await aFailedStart({ PATCHBAY_DATA: folder }, [
      '--config',
      file,
      '--port',
      '0',
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('upstreams.mine.kind');
    expect(stderr).toContain('sandbox');
  });

  test('settings on the command line go before the environment, and that before the file', async () => {
    const file = join(folder, 'patchbay.yaml');
    await writeFile(file, `data: ${join(folder, 'file')}\nserver: { host: 127.0.0.2 }\n`);
    const gateway = await aGatewayProcess(
      { PATCHBAY_DATA: join(folder, 'environment'), PATCHBAY_HOST: '127.0.0.3' },
      ['--config', file, '--host', '127.0.0.1'],
    );
    expect(gateway.url).toContain('127.0.0.1');
    await gateway.end('SIGTERM');
    await expect(rm(join(folder, 'environment'), { recursive: true })).resolves.toBeUndefined();
  });
});
