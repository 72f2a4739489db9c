import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChangeLog } from '../../server/accounts/change-log.ts';
import { runOperatorCommand } from '../../server/command-line/operator-commands.ts';
import { type OperatorParts, openOperatorParts } from '../../server/command-line/operator-parts.ts';
import { presentAnswer } from '../../server/command-line/presentation.ts';
import type { Database } from '../../server/database/database.ts';
import { systemClock as clock } from '../../server/foundation/clock.ts';
import { isObject, type JsonObject } from '../../server/foundation/json-object.ts';
import { anAccount, someKeys } from '../accounts/some-keys.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

let database: Database;
let accountId: string;

beforeAll(async () => {
  database = await anEmptyDatabase();
  accountId = await anAccount(database.queries, { name: 'Ann' });
});

afterAll(() => database.close());

type Grants = OperatorParts['grants'];

/** Grants that record their arguments instead of applying them. */
function writtenDown(counted: Awaited<ReturnType<Grants['issue']>> = 'now'): {
  readonly given: unknown[];
  readonly grants: Grants;
} {
  const given: unknown[] = [];
  return {
    given,
    grants: {
      grant: async (...all) => void given.push(all),
      async issue(order) {
        given.push(order);
        return counted;
      },
      balance: async () => ({ available: 12.5, reserved: 2, consumed: 0 }),
    },
  };
}

function grant(given: JsonObject, grants: Grants): Promise<JsonObject> {
  return run('accounts grant', { given, grants });
}

function run(
  command: string,
  { given, grants }: { readonly given: JsonObject; readonly grants: Grants },
): Promise<JsonObject> {
  const { queries } = database;
  const parts = openOperatorParts({
    queries,
    keys: someKeys(queries),
    clock,
    grants,
    invitationHours: 1,
    startingUnits: 0,
  });
  return runOperatorCommand(parts, { command, arguments: given });
}

describe('a grant', () => {
  test('goes to the account that is named, with its note, and the balance is told', async () => {
    const { given, grants } = writtenDown();
    const answer = await grant({ account: 'Ann', units: 10.5, note: 'for May' }, grants);
    expect(given).toEqual([
      { accountId, kind: 'grant', units: 10.5, note: 'for May', reference: undefined },
    ]);
    const balance = { available: 12.5, reserved: 2, consumed: 0 };
    expect(answer).toMatchObject({ account: { id: accountId }, balance });
    expect(presentAnswer(answer)).toContain(
      'AVAILABLE  RESERVED  CONSUMED\n12.5       2         0\n',
    );
  });

  test('that has been counted under its reference says so, and for another amount is refused', async () => {
    const order = { account: 'Ann', units: 10.5, reference: 'bill 7' };
    const repeated = await grant(order, writtenDown('before').grants);
    expect(repeated).toMatchObject({ counted: 'before', balance: { available: 12.5 } });
    expect(presentAnswer(repeated)).toContain('It was counted before: nothing was added.');
    await expect(grant(order, writtenDown('differs').grants)).rejects.toMatchObject({
      name: 'CommandError',
      message: expect.stringContaining('The reference bill 7 was used before'),
    });
  });

  test.each(['a\u0000b', 'a'.repeat(201)])(
    'under the reference %j is refused',
    async (reference) => {
      const { given, grants } = writtenDown();
      const refused = grant({ account: 'Ann', units: 1, reference }, grants);
      await expect(refused).rejects.toThrow('reference must have 1 to 200 printable characters');
      expect(given).toEqual([]);
    },
  );

  test.each([0, -1, 0.0000001, 1e12, Number.NaN, '5', undefined])(
    'of %s is refused',
    async (units) => {
      const { given, grants } = writtenDown();
      const refused = grant({ account: 'Ann', units }, grants);
      await expect(refused).rejects.toMatchObject({
        name: 'CommandError',
        message: expect.stringContaining('units '),
      });
      expect(given).toEqual([]);
    },
  );
});

test('a grant of fewer than no units names the command that takes units back', async () => {
  const { grants } = writtenDown();
  await expect(grant({ account: 'Ann', units: -5 }, grants)).rejects.toThrow(
    'units must be a number with at most 6 decimals, from 0.000001 to 1000000000. Units are taken back by patchbay accounts adjust.',
  );
});

test('who runs the gateway is the operator in the record of what has changed', async () => {
  const { grants } = writtenDown();
  const given = { account: 'Ann' };
  await run('accounts suspend', { given, grants });
  await run('accounts resume', { given, grants });
  const { record } = await run('keys create', { given: { ...given, name: 'ci' }, grants });
  const key = isObject(record) ? String(record.prefix) : '';
  const rotated = await run('keys rotate', { given: { ...given, key }, grants });
  await run('keys revoke', { given: { ...given, key }, grants });
  const changeLog = openChangeLog({ queries: database.queries, clock, keptSeconds: 60 });
  const changes = await changeLog.list(accountId, { limit: 10 });
  expect(changes.map(({ kind, by }) => `${kind} by ${by.kind}`)).toEqual([
    'key.revoked by operator',
    'key.rotated by operator',
    'key.created by operator',
    'account.resumed by operator',
    'account.suspended by operator',
  ]);
  expect(JSON.stringify(changes)).not.toContain(String(rotated.key).slice(-32));
});

test('a bill has what was used in words, and a line for all', () => {
  const used = { requests: 2, units: '0.5', seconds: 0, inputTokens: 9 };
  const usage = {
    from: '2026-11-01',
    to: '2026-11-30',
    rows: [{ keyId: '', ...used }],
    total: used,
  };
  expect(presentAnswer({ usage }).split('\n')).toEqual([
    '',
    '2026-11-01 to 2026-11-30',
    'KEY ID  REQUESTS  UNITS  INPUT TOKENS',
    '-       2         0.5    9',
    'all     2         0.5    9',
    '',
  ]);
});

describe('a correction', () => {
  function adjust(given: JsonObject, grants: Grants): Promise<JsonObject> {
    return run('accounts adjust', { given: { account: 'Ann', ...given }, grants });
  }

  test.each([12.5, -12.5, -4_000_000_000])('of %s is written with its reason', async (units) => {
    const { given, grants } = writtenDown();
    const answer = await adjust({ units, note: 'charged twice' }, grants);
    expect(given).toMatchObject([{ accountId, kind: 'adjust', units, note: 'charged twice' }]);
    expect(answer).toMatchObject({ account: { id: accountId }, balance: { available: 12.5 } });
  });

  test.each([0, 0.0000001, -0.0000001, 5e9, -5e9, '5', undefined])(
    'of %s is refused',
    async (units) => {
      const { given, grants } = writtenDown();
      await expect(adjust({ units, note: 'why' }, grants)).rejects.toMatchObject({
        name: 'CommandError',
        message: expect.stringContaining('units '),
      });
      expect(given).toEqual([]);
    },
  );

  test('without a reason is refused', async () => {
    const { given, grants } = writtenDown();
    await expect(adjust({ units: 5 }, grants)).rejects.toThrow('note is missing.');
    expect(given).toEqual([]);
  });
});
