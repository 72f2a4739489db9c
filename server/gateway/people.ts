import { join } from 'node:path';
import { pages } from '../../generated/pages.ts';
import type { PasswordHashing } from '../accounts/people/password-hashing.ts';
import { openPeople, type People } from '../accounts/people/people.ts';
import type { Settings } from '../config/settings.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import { openMail } from '../mail/mail.ts';
import type { Ledger } from '../usage/ledger.ts';
import { startingGrant } from '../usage/starting-grant.ts';
import type { Addresses } from './addresses.ts';

/** Dependencies of people and their mail. */
export interface PeopleBase {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly ledger: Ledger;
  readonly addresses: Addresses;
  readonly passwordHashing: PasswordHashing | undefined;
}

const OUTBOX = 'outbox';

/** Opens the people of all accounts, and the mail sent to them. */
export async function openPeopleAndMail(
  settings: Settings,
  { ledger, addresses, ...base }: PeopleBase,
  opened: AsyncDisposableStack,
): Promise<People> {
  const { accounts, data, server } = settings;
  const post = openMail(mailOf(settings), { log: base.log, folder: join(data, OUTBOX) });
  opened.defer(() => post.close());
  const people = await openPeople({
    ...base,
    settings: accounts,
    post,
    linkTo: (kind, token) => `${addresses.main}${pages[kind]}?token=${token}`,
    isSecure: server.publicUrl?.startsWith('https:') ?? false,
    onAccountMade: startingGrant(ledger, accounts.startingUnits),
  });
  opened.defer(() => people.close());
  return people;
}

function mailOf({ mail: { from, smtp }, mailPassword }: Settings) {
  if (smtp === undefined) return { from };
  const { password: _, ...server } = smtp;
  return { from, smtp: { ...server, password: mailPassword } };
}
