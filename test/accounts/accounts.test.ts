import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Accounts } from '../../server/accounts/accounts.ts';
import type { Database } from '../../server/database/database.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { aMember } from './some-keys.ts';

let database: Database;
let accounts: Accounts;
let now = new Date('2026-01-01T12:00:00Z');

beforeAll(async () => {
  database = await anEmptyDatabase();
  accounts = new Accounts({
    queries: database.queries,
    clock: { now: () => now },
    invitationSeconds: 3600,
  });
});

afterAll(() => database.close());

async function made(name: string, email?: string) {
  const outcome = await accounts.create({ name, email });
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

test('an account without an address is active at once, one with an address is not', async () => {
  const [one, other] = [await made('a'), await made('b', 'B@example.com')];
  expect(one).toMatchObject({ state: 'active', activatedAt: now, email: undefined });
  expect(other).toMatchObject({ state: 'not-activated', activatedAt: undefined });
  expect(other.email).toBe('b@example.com');
});

test('an address belongs to one account, in whatever case it is written', async () => {
  await made('c', 'c@example.com');
  const second = await accounts.create({ name: 'd', email: 'C@EXAMPLE.com' });
  expect(second).toMatchObject({ ok: false, problem: { kind: 'conflict' } });
});

test('an account is found by each of its names, and by no other', async () => {
  const { id } = await made('e', 'e@example.com');
  for (const named of [id, id.toUpperCase(), 'e', 'e@example.com', 'E@Example.com']) {
    expect(await accounts.find(named)).toMatchObject({ ok: true, value: { id } });
  }
  for (const named of ['E', 'e%', '', newIdentifier()]) {
    expect(await accounts.find(named)).toMatchObject({ ok: false, problem: { kind: 'not-found' } });
  }
});

test('a name that somebody has given to an account of their own does not stand in the way', async () => {
  const { id } = await made('ours');
  await made('ours', 'stranger@example.com');
  expect(await accounts.find('ours')).toMatchObject({ ok: true, value: { id } });
  await made('pay@ours.example', 'impostor@example.com');
  expect(await accounts.find('pay@ours.example')).toMatchObject({ ok: false });
});

test('who is suspended twice is so since the first time, until resumed', async () => {
  const { id } = await made('f');
  const first = now;
  await accounts.suspend(id);
  now = new Date('2026-01-02T12:00:00Z');
  expect(await accounts.suspend(id)).toMatchObject({
    value: { state: 'suspended', suspendedAt: first },
  });
  expect(await accounts.resume(id)).toMatchObject({ value: { state: 'active' } });
  expect(await accounts.suspend(newIdentifier())).toMatchObject({ ok: false });
});

test('somebody is invited by a token of which only a hash is kept, and the newest one counts', async () => {
  const account = await made('g', 'g@example.com');
  const first = await accounts.invite(account);
  const second = await accounts.invite(account);
  if (!first.ok || !second.ok) throw new Error('The invitations were not made.');
  const rows = await database.queries
    .selectFrom('invitation')
    .select(['email', 'role', 'token_hash', 'expires_at'])
    .where('account_id', '=', account.id)
    .execute();
  const { token, expiresAt } = second.value;
  const token_hash = createHash('sha256').update(token).digest('hex');
  const row = { email: 'g@example.com', role: 'owner', token_hash, expires_at: expiresAt };
  expect(rows).toEqual([row]);
  expect(token).not.toBe(first.value.token);
});

test('an account without an e-mail address says whom it invites', async () => {
  const account = await made('h');
  expect(await accounts.invite(account)).toMatchObject({ problem: { kind: 'conflict' } });
  expect(await accounts.invite(account, 'H@example.com')).toMatchObject({
    value: { email: 'h@example.com' },
  });
});

test('somebody who belongs to the account already is not invited to it', async () => {
  const account = await made('i');
  const email = `${await aMember(database.queries, account.id)}@example.com`;
  expect(await accounts.invite(account, email)).toMatchObject({
    problem: { kind: 'conflict', code: 'already_member' },
  });
  expect(await accounts.invite(account, 'another@example.com')).toMatchObject({ ok: true });
});
