import { readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../../server/config/overrides.ts';
import { aDataFolder } from '../a-data-folder.ts';
import { send } from '../a-gateway.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { aGatewayProcess } from '../a-process.ts';
import { anEmptyFolder } from '../backup/a-lasting-gateway.ts';
import { anOperator, type Operator } from './an-operator.ts';

/** The environment in which the commands run. */
interface Place {
  readonly operator: Operator;
  readonly environment: Environment;
  /** The URL of a running gateway with the same accounts, if there is one. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

async function aFolder(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await aDataFolder('operator');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  'a folder whose gateway is stopped': async () => {
    const { folder, remove } = await aFolder();
    const environment = { PATCHBAY_DATA: folder };
    return { operator: anOperator(environment), environment, url: undefined, close: remove };
  },
  'a folder whose gateway runs': async () => {
    const { folder, remove } = await aFolder();
    const environment = { PATCHBAY_DATA: folder };
    const gateway = await aGatewayProcess(environment);
    return {
      operator: anOperator(environment),
      environment,
      url: gateway.url,
      async close() {
        await gateway.end('SIGTERM');
        await remove();
      },
    };
  },
  'a PostgreSQL server whose gateway runs': async () => {
    const { folder, remove } = await aFolder();
    const postgresql = await aPostgresql();
    const environment = { PATCHBAY_DATA: folder, DATABASE_URL: postgresql.url };
    const gateway = await aGatewayProcess(environment);
    return {
      operator: anOperator(environment),
      environment,
      url: gateway.url,
      async close() {
        await gateway.end('SIGTERM');
        await postgresql.stop();
        await remove();
      },
    };
  },
};

const SOON = { timeout: 60_000, interval: 100 } as const;
const MISTAKE = { name: 'CommandError' };

describe.each(Object.entries(PLACES))('on %s', (_place, open) => {
  let place: Place;
  let operator: Operator;

  beforeAll(async () => {
    place = await open();
    ({ operator } = place);
  });

  afterAll(() => place.close());

  /** Expects the gateway's response status for a key, if a gateway runs. */
  async function expectStatus(key: string, status: number): Promise<void> {
    const { url } = place;
    if (url === undefined) return;
    const headers = { 'SVC-API-KEY': key };
    const asked = async () => (await send(`${url}/v1/models`, { headers })).status;
    await expect.poll(asked, SOON).toBe(status);
  }

  test('accounts are made, listed, suspended and resumed, with keys that follow', async () => {
    const { account } = await operator.ask('accounts', 'create', '--name', 'Ann');
    expect(account).toMatchObject({ name: 'Ann', state: 'active' });
    expect((await operator.ask('accounts', 'show', 'Ann')).balance).toMatchObject({
      available: 1000,
    });
    const { key } = await operator.ask('keys', 'create', 'Ann');
    await expectStatus(key, 200);

    const suspended = await operator.ask('accounts', 'suspend', account.id);
    expect(suspended.account).toMatchObject({ id: account.id, state: 'suspended' });
    await expectStatus(key, 403);
    expect((await operator.ask('accounts', 'suspend', 'Ann')).account).toEqual(suspended.account);
    const resumed = await operator.ask('accounts', 'resume', 'Ann');
    expect(resumed.account).toEqual(account);
    await expectStatus(key, 200);

    const { accounts, more } = await operator.ask('accounts', 'list');
    expect(accounts).toContainEqual(account);
    expect(more).toBe(false);
  });

  test('the account that the gateway starts with is suspended by whoever insists', async () => {
    // The first start of a gateway creates that account.
    if (place.url === undefined) return;
    const stateOf = async () => (await operator.ask('accounts', 'show', 'local')).account.state;
    const words = ['accounts', 'suspend', 'local'];
    await expect(operator.type(...words)).rejects.toMatchObject({
      ...MISTAKE,
      message: expect.stringMatching(/local is the account that .* --yes .* Nothing was done\.$/),
    });
    const asked: string[] = [];
    const hesitant = anOperator(place.environment, async (doubt) => asked.push(doubt) === 0);
    await expect(hesitant.type(...words)).rejects.toMatchObject({
      ...MISTAKE,
      message: 'Nothing was done.',
    });
    expect(asked).toEqual([expect.stringContaining('none of its keys is taken')]);
    expect(await stateOf()).toBe('active');
    await anOperator(place.environment, async () => true).type(...words);
    expect(await stateOf()).toBe('suspended');
    // Suspending a suspended account asks no question.
    expect((await operator.ask(...words)).account.state).toBe('suspended');
    await operator.ask('accounts', 'resume', 'local');
    expect((await operator.ask(...words, '--yes')).account.state).toBe('suspended');
    await operator.ask('accounts', 'resume', 'local');
  });

  test('an account with an address waits for its owner, and is named by it in any case', async () => {
    const words = ['accounts', 'create', '--name', 'Bea', '--email', 'Bea@Example.com'];
    const { account } = await operator.ask(...words);
    expect(account).toMatchObject({ email: 'bea@example.com', state: 'not-activated' });
    const { key } = await operator.ask('keys', 'create', 'BEA@example.com');
    await expectStatus(key, 401);
    await expect(operator.type(...words)).rejects.toMatchObject({
      ...MISTAKE,
      message: 'This e-mail address is taken.',
    });
  });

  test('accounts are listed in portions', async () => {
    await operator.type('accounts', 'create', '--name', 'One more');
    const { accounts: all } = await operator.ask('accounts', 'list');
    const [first, second] = all;
    const portion = await operator.ask('accounts', 'list', '--limit', '1');
    expect(portion).toEqual({ accounts: [first], more: true });
    const rest = ['accounts', 'list', '--limit', '1', '--after', first.id];
    expect((await operator.ask(...rest)).accounts).toEqual([second]);
    expect(await operator.type(...rest.slice(0, 4))).toMatch(
      /^ACCOUNT .*\n.*\nThere are more: give the last one to --after\.\n$/,
    );
  });

  test('a name is given once, unless an address tells the accounts apart', async () => {
    const words = ['accounts', 'create', '--name', 'Twice'];
    const { account } = await operator.ask(...words);
    await expect(operator.type(...words)).rejects.toMatchObject({
      ...MISTAKE,
      message: `There is an account called Twice already, ${account.id}: choose another name, or tell the two apart by --email.`,
    });
    await operator.type(...words, '--email', 'twice@example.com');
    expect((await operator.ask('accounts', 'show', 'Twice')).account).toEqual(account);
  });

  test('a grant and a correction are counted once under a reference', async () => {
    await operator.type('accounts', 'create', '--name', 'Granted');
    for (const [command, units] of [
      ['grant', '500'],
      ['adjust', '-20'],
    ] as const) {
      const words = ['accounts', command, 'Granted', units, '--note', 'x', '--reference', command];
      const first = await operator.ask(...words);
      const again = await operator.ask(...words);
      expect([first.counted, again.counted]).toEqual(['now', 'before']);
      expect(again.balance).toEqual(first.balance);
    }
    expect((await operator.ask('accounts', 'show', 'Granted')).balance).toMatchObject({
      available: 1480,
    });
  });

  test('a name that several have names none of them', async () => {
    for (const email of ['one.twin@example.com', 'other.twin@example.com'])
      await operator.type('accounts', 'create', '--name', 'Twin', '--email', email);
    await expect(operator.type('keys', 'list', 'Twin')).rejects.toMatchObject({
      ...MISTAKE,
      message: 'Several accounts are called Twin; name one of them by its identifier.',
    });
    await expect(operator.type('keys', 'list', 'Nobody')).rejects.toMatchObject({
      ...MISTAKE,
      message: 'There is no account Nobody.',
    });
  });

  test('keys are made with limits, listed, rotated and revoked', async () => {
    const { account } = await operator.ask('accounts', 'create', '--name', 'Cleo');
    const limits = [
      ['--operations', 'listModels, createMessage'],
      ['--models', 'a,b'],
      ['--requests-per-minute', '30'],
      ['--units-per-day', '2.5'],
      ['--units-per-month', '50'],
    ].flat();
    const more = ['--name', 'robot', '--expires', '2999-01-31', ...limits];
    const made = await operator.ask('keys', 'create', 'Cleo', ...more);
    expect(made.record).toMatchObject({
      accountId: account.id,
      name: 'robot',
      state: 'live',
      expiresAt: '2999-01-31T00:00:00.000Z',
      limits: {
        operations: ['listModels', 'createMessage'],
        models: ['a', 'b'],
        requestsPerMinute: 30,
        unitsPerDay: 2.5,
        unitsPerMonth: 50,
      },
    });
    await expectStatus(made.key, 200);

    const { id, prefix } = made.record;
    const beside = await operator.ask('keys', 'rotate', 'Cleo', prefix);
    expect(beside.record).toMatchObject({ name: 'robot', limits: made.record.limits });
    await expectStatus(made.key, 200);
    const next = await operator.ask(
      ...['keys', 'rotate', 'Cleo', beside.record.id, '--overlap-hours', '0'],
    );
    await expectStatus(beside.key, 401);
    await expectStatus(next.key, 200);

    const revoked = await operator.ask('keys', 'revoke', 'Cleo', id);
    expect(revoked.record).toMatchObject({ id, state: 'revoked' });
    await expectStatus(made.key, 401);
    const { keys } = await operator.ask('keys', 'list', 'Cleo');
    expect(keys.map((one: { state: string }) => one.state)).toEqual(['live', 'revoked', 'revoked']);
    const listed = await operator.type('keys', 'list', 'Cleo');
    for (const { key } of [made, beside, next]) expect(listed).not.toContain(key.slice(-32));
    await expect(
      operator.type('keys', 'rotate', 'Cleo', next.record.id, '--overlap-hours', '721'),
    ).rejects.toMatchObject({ ...MISTAKE, message: 'overlapHours must be 0 to 720; it is 721.' });
    await expect(operator.type('keys', 'rotate', 'Cleo', id)).rejects.toMatchObject({
      ...MISTAKE,
      message: 'This API key was revoked; it cannot be rotated.',
    });
  });

  test('a key is named by what it is called, where no other live key is called so', async () => {
    await operator.type('accounts', 'create', '--name', 'Gil');
    await operator.ask('keys', 'create', 'Gil', '--name', 'ci');
    const { record } = await operator.ask('keys', 'rotate', 'Gil', 'ci', '--overlap-hours', '0');
    expect(record).toMatchObject({ name: 'ci', state: 'live' });
    const other = await operator.ask('keys', 'create', 'Gil', '--name', 'ci');
    await expect(operator.type('keys', 'revoke', 'Gil', 'ci')).rejects.toMatchObject({
      ...MISTAKE,
      message: `The account Gil has several keys of this name: ${record.id} (${record.prefix}), ${other.record.id} (${other.record.prefix}). Use its identifier.`,
    });
    await operator.ask('keys', 'revoke', 'Gil', record.prefix);
    expect((await operator.ask('keys', 'revoke', 'Gil', 'ci')).record.state).toBe('revoked');
  });

  test('a name means the key without an end while one that it was rotated from goes on', async () => {
    await operator.type('accounts', 'create', '--name', 'Ida');
    const made = await operator.ask('keys', 'create', 'Ida', '--name', 'ci');
    const second = await operator.ask('keys', 'rotate', 'Ida', 'ci');
    const third = await operator.ask('keys', 'rotate', 'Ida', 'ci');
    expect(third.record.familyId).toBe(made.record.familyId);
    const { record, alsoLive } = await operator.ask('keys', 'revoke', 'Ida', 'ci');
    expect(record.id).toBe(third.record.id);
    expect(new Set(alsoLive)).toEqual(new Set([made.record.id, second.record.id]));
    await expectStatus(second.key, 200);
    const failure = operator.type('keys', 'revoke', 'Ida', 'ci');
    await expect(failure).rejects.toMatchObject({
      ...MISTAKE,
      message: expect.stringMatching(
        /^The account Ida has several keys of this name: (\S+ \(\S+, until 20[\dT:.-]+Z\)(, |\.)){2} Use its identifier\.$/,
      ),
    });
    for (const { id, prefix } of [made.record, second.record]) {
      await expect(failure).rejects.toThrow(`${id} (${prefix}, until `);
    }
  });

  test('what an account has used is told as it is told itself', async () => {
    await operator.type('accounts', 'create', '--name', 'Hal');
    const { key } = await operator.ask('keys', 'create', 'Hal');
    const bill = ['accounts', 'usage', 'Hal'];
    expect((await operator.ask(...bill)).usage).toMatchObject({
      rows: [],
      total: { requests: 0, units: '0' },
    });
    expect(await operator.type(...bill)).toMatch(/\nREQUESTS {2}UNITS\n0 +0\n$/);
    for (const [words, message] of [
      [
        ['--by', 'week'],
        'by must be one or more of day, key, model, operation, separated by commas.',
      ],
      [['--from', '2026-02-30'], 'from must be a day such as 2027-01-31.'],
      [['--to', '9999-12-31'], "to must be a day, such as 2026-11-21; it is '9999-12-31'."],
      [['--to', '0001-01-03'], "to must be a day, such as 2026-11-21; it is '0001-01-03'."],
      [['--from', '0001-01-03'], "from must be a day, such as 2026-11-21; it is '0001-01-03'."],
      [['--from', '2026-11-02', '--to', '2026-11-01'], 'to must not be a day before from.'],
    ] as const) {
      await expect(operator.ask(...bill, ...words)).rejects.toMatchObject({ ...MISTAKE, message });
    }
    if (place.url === undefined) return;
    const headers = { 'SVC-API-KEY': key, 'content-type': 'application/json' };
    const body = JSON.stringify({ prompt: 'A fox', mode: 'imgy-2' });
    await send(`${place.url}/v1/images/generations`, { method: 'POST', headers, body });
    const itself = await send(`${place.url}/account/usage?by=model,operation`, { headers });
    const { data } = itself.json;
    expect(data.rows).toEqual([expect.objectContaining({ model: 'imgy-2', images: 1 })]);
    expect((await operator.ask(...bill)).usage).toEqual(data);
    expect(await operator.type(...bill)).toMatch(
      /\nMODEL +OPERATION +REQUESTS +UNITS +IMAGES\nimgy-2 +createImage +1 +\d+ +1\nall +1 +\d+ +1\n$/,
    );
  });

  test('a key of another account is not there, and a whole key is not repeated', async () => {
    await operator.type('accounts', 'create', '--name', 'Dora');
    await operator.type('accounts', 'create', '--name', 'Emil');
    const { key, record } = await operator.ask('keys', 'create', 'Dora');
    for (const named of [record.id, record.prefix, key]) {
      await expect(operator.type('keys', 'revoke', 'Emil', named)).rejects.toMatchObject({
        ...MISTAKE,
        message: 'The account Emil has no such key.',
      });
    }
    await expectStatus(key, 200);
  });

  test.each([
    [['accounts', 'create', '--name', ' '], 'name must be text of 1 to 1000 characters.'],
    [
      ['accounts', 'create', '--name', 'a\u001b[2J'],
      'name must have 1 to 200 printable characters.',
    ],
    [
      ['accounts', 'create', '--name', 'a', '--email', 'b'],
      "email must be an e-mail address, such as ada@example.com, of at most 254 characters; it is 'b'.",
    ],
    [['accounts', 'list', '--limit', '0'], 'limit must be a whole number from 1 to 10000.'],
    [
      ['keys', 'create', 'Faye', '--expires', 'soon'],
      'expires must be a time such as 2027-01-31 or 2027-01-31T12:00:00Z.',
    ],
    [['keys', 'create', 'Faye', '--expires', '2020-01-01'], 'expires must be in the future.'],
    [
      ['keys', 'create', 'Faye', '--expires', '2090-02-30'],
      'expires must be a time such as 2027-01-31 or 2027-01-31T12:00:00Z.',
    ],
    [
      ['keys', 'create', 'Faye', '--operations', 'listModel'],
      'operations must name operations that take a key; listModel is none.',
    ],
    [
      ['keys', 'create', 'Faye', '--operations', 'createKey'],
      'operations must name operations that take a key; createKey takes none.',
    ],
    [
      ['accounts', 'grant', 'Faye', '0.1234567'],
      'units must be a number with at most 6 decimals, from 0.000001 to 1000000000.',
    ],
    [['keys', 'create', 'Faye', '--models', 'a,,b'], 'models must be a list of 1 to 100 names.'],
    [
      ['keys', 'create', 'Faye', '--requests-per-minute', '1.5'],
      'limits.requestsPerMinute must be a whole number, not 1.5.',
    ],
    [['keys', 'rotate', 'Faye', 'x', '--overlap-hours', '1'], 'The account Faye has no such key.'],
  ])('%j is a mistake, and is told', async (words, message) => {
    const { accounts } = await operator.ask('accounts', 'list');
    const isThere = accounts.some(({ name }: { name: string }) => name === 'Faye');
    if (!isThere) await operator.type('accounts', 'create', '--name', 'Faye');
    await expect(operator.type(...words)).rejects.toMatchObject({ ...MISTAKE, message });
  });
});

test('a data folder without a database is named, and none is made', async () => {
  const { path, remove } = await anEmptyFolder();
  onTestFinished(remove);
  const operator = anOperator({ PATCHBAY_DATA: path });
  await expect(operator.type('accounts', 'list')).rejects.toMatchObject({
    ...MISTAKE,
    message: expect.stringContaining(`There is no database in the data folder ${path}.`),
  });
  expect(await readdir(path)).toEqual([]);
});

test('a gateway that is just going is waited for', async () => {
  const { folder, remove } = await aFolder();
  onTestFinished(remove);
  const starting = aGatewayProcess({ PATCHBAY_DATA: folder });
  const operator = anOperator({ PATCHBAY_DATA: folder });
  const gateway = await starting;
  const ending = gateway.end('SIGTERM');
  const { accounts } = await operator.ask('accounts', 'list');
  expect(accounts).toMatchObject([{ name: 'local', state: 'active' }]);
  expect(await ending).toBe(0);
});
