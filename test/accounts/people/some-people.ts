import { Writable } from 'node:stream';
import { expect, onTestFinished } from 'vitest';
import {
  openPeople,
  type People,
  type PeopleParts,
} from '../../../server/accounts/people/people.ts';
import type { Database } from '../../../server/database/database.ts';
import type { Role } from '../../../server/database/tables/account-tables.ts';
import { systemClock } from '../../../server/foundation/clock.ts';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import { openLog } from '../../../server/foundation/log.ts';
import { quickPasswords } from '../../quick-passwords.ts';

/** A mail that was handed over for sending. */
export interface PostedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly kind: string;
}

/** The people of a database, with records of their mails, log lines and new accounts. */
export interface TestPeople extends People {
  readonly database: Database;
  /** The mails sent so far, in order. */
  readonly posted: readonly PostedMail[];
  /** Lines of the log. */
  readonly logged: readonly string[];
  /** The accounts passed to the `onAccountMade` hook. */
  readonly made: readonly string[];
  /** Waits until all background work is done, and returns the last mail. */
  lastMail(): Promise<PostedMail | undefined>;
  /** The token in the last mail. */
  lastToken(): Promise<string>;
}

/** Overrides of the default parts and settings. */
export interface TestPeopleSettings extends Partial<Omit<PeopleParts, 'settings'>> {
  readonly settings?: Partial<PeopleParts['settings']>;
}

const ORIGIN = 'http://gateway.test';

/** Opens the people of a database with test defaults. */
export async function somePeople(
  database: Database,
  { settings, ...others }: TestPeopleSettings = {},
): Promise<TestPeople> {
  const posted: PostedMail[] = [];
  const logged: string[] = [];
  const made: string[] = [];
  const people = await openPeople({
    queries: database.queries,
    clock: systemClock,
    log: openLog('trace', writingTo(logged)),
    settings: {
      signUp: 'open',
      linkMinutes: 60,
      sessionHours: 168,
      invitationHours: 1,
      invitationsUpTo: 100,
      mailsUpTo: 5,
      ...settings,
    },
    post: { send: (mail) => posted.push(mail) },
    linkTo: (kind, token) => `${ORIGIN}/account/${kind}?token=${token}`,
    isSecure: false,
    passwordHashing: quickPasswords,
    onAccountMade: async (accountId) => {
      made.push(accountId);
    },
    ...others,
  });
  onTestFinished(() => people.close());
  const lastMail = async () => {
    await people.close();
    return posted.at(-1);
  };
  const lastToken = async () => tokenIn((await lastMail())?.text ?? '');
  return { ...people, database, posted, logged, made, lastMail, lastToken };
}

/** The token of the link in a mail, which is on a line of its own. */
export function tokenIn(text: string): string {
  const [, token = ''] = /^http\S+\?token=(\S+)$/m.exec(text) ?? [];
  expect(token, text).toMatch(/^[\w-]{20,}$/);
  return token;
}

/** A unique e-mail address. */
export function aNewAddress(): string {
  return `anna.${newIdentifier()}@example.com`;
}

export const PASSWORD = 'correct horse battery';

/** Signs a person up and follows the activation link. */
export async function anActivatedPerson(
  people: TestPeople,
  details: { email?: string; name?: string; organisation?: string; invitation?: string } = {},
) {
  const email = details.email ?? aNewAddress();
  expect(await people.signUp({ password: PASSWORD, name: 'Anna', ...details, email })).toEqual({
    ok: true,
    value: undefined,
  });
  const activated = await people.activate(await people.lastToken());
  if (!activated.ok) throw new Error(activated.problem.message);
  return { email, password: PASSWORD, ...activated.value };
}

/** An invitation to an account: who is invited, and by whom. */
export interface Sent {
  readonly accountId: string;
  readonly by: string;
  readonly role: Role;
  /** A unique address by default. */
  readonly email?: string;
}

/** Invites a person; returns the address and the token from the mail. */
export async function anInvitation(
  people: TestPeople,
  { accountId, by, role, email = aNewAddress() }: Sent,
) {
  expect(await people.invite({ accountId, by, email, role })).toMatchObject({ ok: true });
  return { email, invitation: await people.lastToken() };
}

/** The `Cookie` header of a browser that has received these `Set-Cookie` values. */
export function cookieHeader(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Signs a person in; returns the `Cookie` header. */
export async function aSignedIn(
  people: People,
  { email, password = PASSWORD }: { readonly email: string; readonly password?: string },
): Promise<string> {
  const signedIn = await people.signIn({ email, password });
  if (!signedIn.ok) throw new Error(signedIn.problem.message);
  return cookieHeader(signedIn.value.cookies);
}

/** A failure whose first violation is of this rule. */
export function breaking(parameter: string, rule: string) {
  return {
    ok: false,
    problem: { kind: 'refused', violations: [{ parameter, rule }] },
  };
}

function writingTo(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
