import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openLibrary } from '../../../server/accounts/people/library.ts';
import type { Database } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { openLog } from '../../../server/foundation/log.ts';
import type { Outcome } from '../../../server/foundation/outcome.ts';
import { openMail } from '../../../server/mail/mail.ts';
import { aPostgresql } from '../../a-postgresql.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';
import { anSmtpServer } from '../../an-smtp-server.ts';
import {
  aNewAddress,
  anActivatedPerson,
  aSignedIn,
  PASSWORD,
  somePeople,
  tokenIn,
} from './some-people.ts';

/** Both kinds of database, since people must work on either. */
const DATABASES: Readonly<Record<string, () => Promise<Database>>> = {
  'the built-in database': async () => {
    const database = await anEmptyDatabase();
    onTestFinished(() => database.close());
    return database;
  },
  'a PostgreSQL server': async () => {
    const server = await aPostgresql();
    const database = await openDatabase({
      databaseUrl: server.url,
      folder: '',
      onConnectionLost: () => {},
    });
    onTestFinished(async () => {
      await database.close();
      await server.stop();
    });
    return database;
  },
};

/** A mailer that sends to a real SMTP server. */
async function aMailServer() {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-people-'));
  const server = await anSmtpServer();
  const smtp = { host: '127.0.0.1', port: server.port, secure: false };
  const settings = { from: 'Patchbay <patchbay@gateway.example>', smtp };
  const mailer = openMail(settings, { log: openLog('silent'), folder });
  onTestFinished(async () => {
    await mailer.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { server, mailer };
}

describe.each(Object.keys(DATABASES))('on %s', (name) => {
  test('somebody signs up, follows the mail, signs in, forgets the password and invites', async () => {
    const database = await DATABASES[name]?.();
    if (database === undefined) throw new Error(`There is no ${name}.`);
    const { server, mailer } = await aMailServer();
    const people = await somePeople(database, { post: mailer });
    const tokenOfMail = async (count: number) =>
      tokenIn((await server.untilArrived(count))[count - 1]?.text ?? '');

    const anna = { email: 'anna@example.com', password: PASSWORD, name: 'Anna' };
    await people.signUp({ ...anna, organisation: 'Studio' });
    const activated = await people.activate(await tokenOfMail(1));
    const { accountId, personId } = activated.ok
      ? activated.value
      : { accountId: '', personId: '' };
    expect(people.made).toEqual([accountId]);
    const cookies = await aSignedIn(people, anna);
    expect(await people.session(cookies)).toMatchObject({ personId, accountId, role: 'owner' });

    people.sendPasswordReset(anna.email);
    const password = 'a password that is new';
    const reset = await people.resetPassword({ token: await tokenOfMail(2), password });
    expect(reset).toMatchObject({ ok: true });
    expect(await people.session(cookies)).toBeUndefined();
    const anew = await aSignedIn(people, { ...anna, password });

    const berta = { email: 'berta@example.com', password: PASSWORD, name: 'Berta' };
    await people.invite({ accountId, email: berta.email, role: 'member', by: personId });
    await people.signUp({ ...berta, invitation: await tokenOfMail(3) });
    const joined = await people.activate(await tokenOfMail(4));
    expect(joined).toMatchObject({ ok: true, value: { accountId } });
    expect(await people.members(accountId)).toMatchObject([{ name: 'Anna' }, { name: 'Berta' }]);

    const removed = joined.ok ? joined.value.personId : '';
    expect(await people.remove({ accountId, personId: removed })).toMatchObject({ ok: true });
    await people.signOut(anew);
    expect(await people.session(anew)).toBeUndefined();
    expect(server.arrived.flatMap(({ recipients }) => recipients)).toEqual([
      ...[anna.email, anna.email],
      ...[berta.email, berta.email],
    ]);
  });

  test('what happens at once happens to one of two', async () => {
    const database = await DATABASES[name]?.();
    if (database === undefined) throw new Error(`There is no ${name}.`);
    const people = await somePeople(database);
    const four = (ask: () => Promise<Outcome<unknown>>) =>
      Promise.all(Array.from({ length: 4 }, ask)).then((all) => all.filter(({ ok }) => ok).length);

    const anna = { email: aNewAddress(), password: PASSWORD, name: 'Anna' };
    expect(await four(() => people.signUp(anna))).toBe(4);
    const reset = { token: await people.lastToken(), password: PASSWORD };
    const [person] = await database.queries.selectFrom('person').select('is_contested').execute();
    const use = () =>
      person?.is_contested ? people.resetPassword(reset) : people.activate(reset.token);
    expect(await four(use)).toBe(1);
    expect(people.made).toHaveLength(1);

    const [accountId = ''] = people.made;
    const [{ personId: by } = { personId: '' }] = await people.members(accountId);
    for (let round = 0; round < 5; round += 1) {
      const email = aNewAddress();
      const [owner = { personId: by }] = await people.members(accountId);
      await people.invite({ accountId, email, role: 'owner', by: owner.personId });
      await anActivatedPerson(people, { email, invitation: await people.lastToken() });
      const owners = await people.members(accountId);
      const answers = await Promise.all(
        owners.map(({ personId }) => people.remove({ accountId, personId })),
      );
      expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    }
  });

  test('the tables are as the library wants them', async () => {
    const database = await DATABASES[name]?.();
    if (database === undefined) throw new Error(`There is no ${name}.`);
    const library = openLibrary({
      queries: database.queries,
      log: openLog('silent'),
      secret: 'a secret of the tests that is long enough',
      isSecure: false,
      sessionSeconds: 60,
      linkSeconds: 60,
      sendReset: () => {},
      onReset: () => {},
    });
    const { explicitSchemaCheck } = await library.$context;
    expect(explicitSchemaCheck).toBeDefined();
    await explicitSchemaCheck?.();
  });
});
