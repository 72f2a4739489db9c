import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import type { Flags } from '../../server/config/overrides.ts';
import { lockFolder } from '../../server/database/folder-lock.ts';
import { checkUp } from '../../server/doctor/doctor.ts';
import { type Finding, problem, warning } from '../../server/doctor/finding.ts';
import { checkNode } from '../../server/doctor/machine.ts';
import { presentFindings } from '../../server/doctor/presentation.ts';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { anS3, type TestS3 } from '../an-s3.ts';
import { anSmtpServer } from '../an-smtp-server.ts';

let folder: string;
let gateway: TestGateway;
let s3: TestS3;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-doctor-'));
  [gateway, s3] = await Promise.all([aGateway(), anS3()]);
});

afterAll(async () => {
  await Promise.all([gateway.stop(), s3.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const FREE_PORTS = { port: '0', alternatePort: '0' };

/** Runs the check-up and returns its findings, keyed by what they are about. */
async function found({ flags = {}, settings = {}, environment = {} }: Asked = {}) {
  const config = join(folder, 'patchbay.yaml');
  await writeFile(config, stringify(settings));
  const data = join(folder, 'data');
  const findings = await checkUp({
    flags: { config, data, ...FREE_PORTS, ...flags },
    environment,
    isOffline: false,
  });
  expectSentences(findings);
  return new Map(findings.map((finding) => [finding.about, finding]));
}

/** Two punctuation marks in a row: a sentence was appended to one that had already ended. */
const TWO_MARKS = /[.,:;!?…]{2}(?=\s|$)/;

/** Asserts that every finding is worded in sentences that end with exactly one mark. */
function expectSentences(findings: readonly Finding[]): void {
  expect(presentFindings(findings, { isColored: false })).not.toMatch(TWO_MARKS);
  for (const { state, says, advice } of findings) {
    if (state === 'ok') continue;
    expect(says).toMatch(/[^.][.!?…]$/);
    expect(advice).toMatch(/[^.]\.$/);
  }
}

interface Asked {
  readonly flags?: Flags;
  readonly settings?: object;
  readonly environment?: Readonly<Record<string, string>>;
}

function statesOf(findings: ReadonlyMap<string, Finding>): readonly string[] {
  return [...findings.values()].map(({ state }) => state);
}

describe('a gateway that has never run', () => {
  test('is well, and nothing is made for it', async () => {
    const findings = await found();
    expect([...findings.keys()]).toEqual([
      'Node',
      'settings',
      'data folder',
      'disk',
      'database',
      'main address',
      'alternate address',
      'upstream sandbox',
      'models',
      'mail',
      'callbacks',
      'files',
      'time limits',
    ]);
    const worse = [...findings.values()].filter(({ state }) => state === 'problem');
    expect(worse).toEqual([]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('is told every mistake in its settings, and nothing else', async () => {
    const config = join(folder, 'wrong.yaml');
    await writeFile(config, 'server: { port: x, hots: 1 }\nlog: { level: loud }\n');
    const findings = await checkUp({ flags: { config }, environment: {}, isOffline: false });
    expectSentences(findings);
    expect(findings.map(({ about, state }) => `${about} ${state}`)).toEqual([
      'Node ok',
      'settings problem',
      'settings problem',
      'settings problem',
    ]);
    expect(findings.map(({ says }) => says).join()).toMatch(/hots.*server\.port.*log\.level/);
  });

  test('is not told to correct a settings file that is missing', async () => {
    const config = join(folder, 'none.yaml');
    const findings = await checkUp({ flags: { config }, environment: {}, isOffline: false });
    expectSentences(findings);
    expect(findings.at(-1)).toMatchObject({
      says: `There is no file ${config}.`,
      advice: expect.stringContaining('patchbay init --out FILE writes'),
    });
  });

  test('is told of what is wrong in the environment', async () => {
    const environment = { PATCHBAY_API_KEY: 'ä-key', PATCHBAY_ROLE: 'api' };
    const { settings } = Object.fromEntries(await found({ environment }));
    expect(settings).toMatchObject({
      state: 'problem',
      says: expect.stringMatching(/PATCHBAY_API_KEY/),
    });
  });

  test('is warned of a key of its choice that may be guessed, and of no other', async () => {
    const short = await found({ environment: { PATCHBAY_API_KEY: 'x' } });
    expect(short.get('key')).toMatchObject({
      state: 'warning',
      says: expect.stringContaining('PATCHBAY_API_KEY has fewer than 20 characters'),
    });
    const long = await found({ environment: { PATCHBAY_API_KEY: 'x'.repeat(20) } });
    expect(long.get('key')).toBeUndefined();
  });

  test('is warned of a price that names a model which none of its operations takes', async () => {
    const rule = {
      id: 'fine',
      operations: ['createImage'],
      models: ['imgy2'],
      per: 'image',
      units: 1,
    };
    const findings = await found({ settings: { prices: { rules: [rule] } } });
    expect(findings.get('prices')).toMatchObject({
      state: 'warning',
      says: expect.stringContaining('Did you mean imgy-2?'),
    });
  });

  test('cannot use a folder that is none', async () => {
    const findings = await found({ flags: { data: join(folder, 'patchbay.yaml') } });
    expect(findings.get('data folder')).toMatchObject({ state: 'problem' });
  });

  test('cannot use a folder that nobody can make, whatever rights there are', async () => {
    const findings = await found({ flags: { data: '/proc/patchbay/data' } });
    expect(findings.get('data folder')).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('/proc/patchbay/data cannot be created: '),
    });
  });
});

describe('a gateway that runs', () => {
  function besideIt(): Promise<ReadonlyMap<string, Finding>> {
    const port = new URL(gateway.url).port;
    const alternatePort = new URL(gateway.alternateUrl).port;
    return found({ flags: { data: gateway.data, port, alternatePort } });
  }

  test('is asked for what it knows', async () => {
    const findings = await besideIt();
    expect(findings.get('database')?.says).toContain('open in the running gateway');
    expect(findings.get('keys')?.says).toBe('1 of the account local is live');
    expect(findings.get('quota')?.says).toBe('1,000,000,000 units are left in the account local');
    expect(findings.get('books')?.says).toBe('those of 1 account agree with their entries');
    expect(findings.get('main address')?.says).toBe(
      `the gateway serves on ${gateway.url}, and is ready`,
    );
    expect(findings.get('alternate address')?.state).toBe('ok');
    expect(statesOf(findings)).not.toContain('problem');
  });

  test('is asked by the address that the outside knows as well', async () => {
    const port = new URL(gateway.url).port;
    const alternatePort = new URL(gateway.alternateUrl).port;
    const flags = { data: gateway.data, port, alternatePort };
    const findings = await found({ flags, settings: { server: { publicUrl: gateway.url } } });
    expect(findings.get('public address')).toMatchObject({
      state: 'ok',
      says: expect.stringContaining(`${gateway.url} leads to the gateway`),
    });
  });

  test('is told where what an account has is not what its entries say', async () => {
    const database = await anEmptyDatabase();
    const own = await aGateway({}, { database });
    onTestFinished(() => own.stop());
    await database.queries.updateTable('balance').set({ available: 0, consumed: 1e9 }).execute();
    const findings = await found({ flags: { data: own.data } });
    expect(findings.get('books')).toMatchObject({
      state: 'problem',
      says: expect.stringMatching(
        / of [0-9a-f-]{36} available is 0 in the balance and 1000000000 /,
      ),
    });
  });

  test('is in the way of another one with data of its own', async () => {
    const findings = await found({ flags: { port: new URL(gateway.url).port } });
    expect(findings.get('main address')).toMatchObject({
      state: 'problem',
      says: `Another Patchbay, with its own data, serves on ${gateway.url}.`,
    });
  });
});

describe('what cannot be had', () => {
  test('a port that another program has, or that both addresses name', async () => {
    await using taken = await aListener();
    const port = String(taken.port);
    expect((await found({ flags: { port } })).get('main address')).toMatchObject({
      state: 'problem',
      says: `Another program has port ${port} of 127.0.0.1.`,
    });
    expect((await found({ flags: { port, alternatePort: port } })).get('ports')?.state).toBe(
      'problem',
    );
  });

  test.each(['a-secret', 'a%secret'])(
    'a database server that is not there, without its password: %s',
    async (password) => {
      await using gone = await aListener();
      const { port } = gone;
      await gone[Symbol.asyncDispose]();
      const environment = { DATABASE_URL: `postgres://user:${password}@127.0.0.1:${port}/db` };
      const findings = await found({ environment });
      expect(findings.get('database')).toMatchObject({
        state: 'problem',
        says: expect.stringMatching(/cannot be used/),
      });
      expect(JSON.stringify([...findings])).not.toContain(password);
    },
  );

  test('a mail server that wants another password', async () => {
    const refusing = await anSmtpServer({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: (_login, _session, done) => done(new Error('Wrong, wrong.')),
    });
    const smtp = { host: '127.0.0.1', port: refusing.port };
    const taking = await anSmtpServer();
    const well = { ...smtp, port: taking.port };
    expect((await found({ settings: { mail: { smtp: well } } })).get('mail')?.state).toBe('ok');
    expect(taking.arrived).toEqual([]);
    const login = { ...smtp, user: 'patchbay', password: { env: 'MAIL' } };
    const environment = { MAIL: 'a-secret' };
    const findings = await found({ settings: { mail: { smtp: login } }, environment });
    expect(findings.get('mail')?.state).toBe('problem');
    expect(JSON.stringify([...findings])).not.toContain('a-secret');
    const missing = await found({ settings: { mail: { smtp: login } } });
    expect(missing.get('mail')?.says).toContain(
      'mail.smtp.password: the variable MAIL is not set.',
    );
    await Promise.all([refusing.stop(), taking.stop()]);
  });

  test('a bucket that is not there', async () => {
    const well = { kind: 's3', ...s3.settings };
    const findings = await found({ settings: { assets: { store: well } } });
    expect(findings.get('files')?.state).toBe('ok');
    expect(await s3.keys()).toEqual([]);
    const store = { ...well, bucket: 'no-such-bucket' };
    const wrong = await found({ settings: { assets: { store } } });
    expect(wrong.get('files')).toMatchObject({
      state: 'problem',
      says: expect.stringMatching(/no-such-bucket/),
    });
  });

  test('a folder that another process holds', async () => {
    const data = join(folder, 'held');
    const lock = lockFolder(data);
    await mkdir(join(data, 'database'));
    await writeFile(join(data, 'database', 'PG_VERSION'), '18\n');
    const findings = await found({ flags: { data } });
    lock.release();
    expect(findings.get('database')).toMatchObject({
      state: 'problem',
      says: expect.stringMatching(/has .* open/),
    });
  });
});

describe('what is worth a warning', () => {
  test.each([
    ['callbacks', { callbacks: { allowPrivate: true } }],
    ['time limits', { timeouts: { main: 20, alternate: 10 } }],
    ['mail', { server: { publicUrl: 'https://patchbay.example.com' } }],
  ])('%s: %j', async (about, settings) => {
    expect((await found({ settings })).get(about)).toMatchObject({ state: 'warning' });
  });
});

test.each([
  ['It is full', 'It is full.'],
  ['It cannot be used: 535 Wrong, wrong..', 'It cannot be used: 535 Wrong, wrong.'],
  ['It cannot be used: Who is there?.', 'It cannot be used: Who is there?'],
  ['It cannot be used: no reason: .', 'It cannot be used: no reason.'],
])('what is quoted ends with its sentence: %s', (told, says) => {
  const findings = [problem('mail', told, 'Look.'), warning('disk', told, 'Look.')];
  expect(findings.map((one) => one.says)).toEqual([says, says]);
  expectSentences(findings);
});

test('a Node that is too old is named', () => {
  expect(checkNode('24.17.9').state).toBe('problem');
  expect([checkNode('24.18.0').state, checkNode('26.0.0').state]).toEqual(['ok', 'ok']);
});

interface Listener extends AsyncDisposable {
  readonly port: number;
}

/** A TCP listener that never replies with HTTP. */
async function aListener(): Promise<Listener> {
  const server: Server = createServer((socket) =>
    socket
      .on('error', () => {})
      .resume()
      .end('what?\r\n'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
