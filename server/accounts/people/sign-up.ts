import type { Queries } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { Clock } from '../../foundation/clock.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { problem } from '../../foundation/problems.ts';
import { checkRequestOf } from '../checked-request.ts';
import type { Afterwards } from './afterwards.ts';
import { keptAddress, keptName } from './input.ts';
import { closed, type Invitations, wrongInvitation } from './invitations.ts';
import type { Letters } from './letters.ts';
import type { LoadLibrary } from './library-loading.ts';
import type { Links } from './links.ts';
import { lockPerson } from './person-lock.ts';
import type { ResetReason } from './texts.ts';

/** Who may sign up. */
export type SignUpMode = 'open' | 'invitation' | 'closed';

/** What somebody says who signs up. */
export interface SignUpRequest {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** The name of the account; without one the account is named after the person. */
  readonly organisation?: string | undefined;
  /** The token of an invitation. */
  readonly invitation?: string | undefined;
}

/** Signs people up, and sends the links that they need. No answer tells whether an address is known. */
export interface SignUp {
  signUp(request: SignUpRequest): Promise<Outcome<void>>;
  /** Sends another link to somebody who has signed up and is not activated. */
  sendActivation(email: string): void;
  /** Sends a link to set a password. */
  sendPasswordReset(email: string): void;
}

/** What signing up stands on. */
export interface SignUpParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly loadLibrary: LoadLibrary;
  readonly links: Links;
  readonly invitations: Invitations;
  readonly letters: Letters;
  readonly afterwards: Afterwards;
  readonly mode: SignUpMode;
}

/** Opens signing up. */
export function openSignUp(parts: SignUpParts): SignUp {
  const { queries, afterwards } = parts;
  return {
    async signUp(request) {
      const read = readRequest(request);
      if (!read.ok) return read;
      const admitted = await admit(read.value, parts);
      if (!admitted.ok) return admitted;
      const entry: Entry = { ...read.value, invitationId: admitted.value };
      const madeId = await create(entry, parts);
      afterwards.begin('sign-up', () => follow(entry, madeId, parts));
      return done(undefined);
    },
    sendActivation(email) {
      afterwards.begin('activation', async () => {
        const person = await findPerson(queries, keptAddress(email));
        if (person !== undefined && !person.email_verified) await sendLink(person, parts);
      });
    },
    sendPasswordReset(email) {
      afterwards.begin('reset', async () => {
        const person = await findPerson(queries, keptAddress(email));
        if (person !== undefined) await sendReset(person, 'forgotten', parts);
      });
    },
  };
}

/** The checked request. */
interface Entry {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly organisation: string | null;
  readonly invitation: string | undefined;
  readonly invitationId: string | null;
}

type ReadEntry = Omit<Entry, 'invitationId'>;

function readRequest(request: SignUpRequest): Outcome<ReadEntry> {
  const checked = checkRequestOf('signUp', { ...request });
  if (!checked.ok) return checked;
  const { email, password, name, organisation, invitation } = request;
  return done({
    email: keptAddress(email),
    password,
    name: keptName(name),
    organisation: organisation === undefined ? null : keptName(organisation),
    invitation,
  });
}

/** Whether somebody may sign up, and by which invitation. */
async function admit(
  { email, invitation: token }: ReadEntry,
  { mode, invitations }: SignUpParts,
): Promise<Outcome<string | null>> {
  if (mode === 'closed') return failed(closed());
  if (token === undefined) {
    if (mode === 'open') return done(null);
    const detail = { code: 'invitation_required', parameter: 'invitation' } as const;
    return failed(problem('forbidden', 'Signing up needs an invitation.', detail));
  }
  const found = await invitations.find(token);
  return found?.email === email ? done(found.invitationId) : failed(wrongInvitation());
}

/**
 * Makes the person, if the address is new. The password is hashed also if it is known, so that this takes as long.
 *
 * @returns an identifier, which is nobody's where the address is known
 */
async function create(
  { email, password, name, organisation, invitationId }: Entry,
  { loadLibrary, queries }: SignUpParts,
): Promise<string | undefined> {
  const body = {
    email,
    password,
    name,
    ...(organisation === null ? {} : { organisation }),
    ...(invitationId === null ? {} : { invitationId }),
  };
  const { api, refusalCode, unhidden } = await loadLibrary();
  try {
    const { user } = await unhidden(() => api.signUpEmail({ body }));
    return user.id;
  } catch (error) {
    const code = refusalCode(error);
    // The library reports every error of the database so. Here the only cause is that another request was faster.
    const known = await findPerson(queries, email);
    if (known !== undefined) return undefined;
    throw new Error(`The person could not be made: ${code}.`, { cause: error });
  }
}

interface FoundPerson
  extends Pick<Row<'person'>, 'id' | 'email' | 'email_verified' | 'is_contested'> {
  readonly invitation_id: string | null;
  readonly password: string | null;
}

async function findPerson(queries: Queries, email: string): Promise<FoundPerson | undefined> {
  return queries
    .selectFrom('person')
    .leftJoin('credential', 'credential.person_id', 'person.id')
    .select([
      'person.id',
      'person.email',
      'person.email_verified',
      'person.is_contested',
      'person.invitation_id',
      'credential.password',
    ])
    .where('person.email', '=', email)
    .executeTakeFirst();
}

/** Writes to the owner of the address, whoever signed up with it. */
async function follow(entry: Entry, madeId: string | undefined, parts: SignUpParts): Promise<void> {
  const person = await findPerson(parts.queries, entry.email);
  if (person === undefined) return;
  if (person.id === madeId) return sendLink(person, parts);
  if (person.email_verified) return sendReset(person, 'known', parts);
  await takeAnew(person, entry, parts);
  const now = await findPerson(parts.queries, entry.email);
  if (now !== undefined) await sendLink(now, parts);
}

/**
 * Handles a second sign-up before the address is proved. It may be by another person, and a password of one must not
 * become the other's: where the passwords differ, only a new one activates.
 */
async function takeAnew(person: FoundPerson, entry: Entry, parts: SignUpParts): Promise<void> {
  const { queries, loadLibrary, invitations, links, clock } = parts;
  const { password: passwords } = await (await loadLibrary()).$context;
  const isSame =
    person.password !== null &&
    (await passwords.verify({ hash: person.password, password: entry.password }));
  const earlier = person.invitation_id;
  const isEarlierOpen = earlier !== null && (await invitations.isOpen(earlier));
  await queries.transaction().execute(async (transaction) => {
    const locked = await lockPerson(person.id, transaction);
    if (locked === undefined || locked.email_verified) return;
    const isContested = locked.is_contested || !isSame;
    // Earlier links do not activate any more, and must not count towards the limit of mails.
    if (isContested && !locked.is_contested) await links.endActivations(person.id, transaction);
    await transaction
      .updateTable('person')
      .set({
        name: entry.name,
        organisation: entry.organisation,
        invitation_id: entry.invitationId ?? (isEarlierOpen ? earlier : null),
        is_contested: isContested,
        updated_at: clock.now(),
      })
      .where('id', '=', person.id)
      .execute();
  });
}

/** Sends the link that a person needs now. */
async function sendLink(person: FoundPerson, parts: SignUpParts): Promise<void> {
  if (person.email_verified) return sendReset(person, 'known', parts);
  if (person.is_contested) return sendReset(person, 'contested', parts);
  const { links, letters } = parts;
  if (!(await links.countMail(person.id))) return;
  letters.activation({ email: person.email, token: await links.make(person.id) });
}

async function sendReset(
  { id, email }: FoundPerson,
  reason: ResetReason,
  { links, loadLibrary }: SignUpParts,
): Promise<void> {
  if (!(await links.countMail(id))) return;
  const { api } = await loadLibrary();
  await api.requestPasswordReset({ body: { email, redirectTo: reason } });
}
