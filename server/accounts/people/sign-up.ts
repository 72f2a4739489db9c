import type { Queries } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { Clock } from '../../foundation/clock.ts';
import { done, failed, type Outcome } from '../../foundation/outcome.ts';
import { problem } from '../../foundation/problems.ts';
import { checkRequestOf } from '../checked-request.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import { keptAddress, keptName } from './input.ts';
import { closed, type Invitations, wrongInvitation } from './invitations.ts';
import type { Letters } from './letters.ts';
import type { LoadLibrary } from './library-loading.ts';
import type { Links } from './links.ts';
import { lockPerson } from './person-lock.ts';
import type { ResetReason } from './texts.ts';

/** Who may sign up. */
export type SignUpMode = 'open' | 'invitation' | 'closed';

/** The request of a sign-up. */
export interface SignUpRequest {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** The name of the account; default: the person's name. */
  readonly organisation?: string | undefined;
  /** The token of an invitation. */
  readonly invitation?: string | undefined;
}

/** Signs people up, and mails the links that they need. No response reveals whether an address is known. */
export interface SignUp {
  signUp(request: SignUpRequest): Promise<Outcome<void>>;
  /** Mails another link to someone who has signed up but is not activated. */
  sendActivation(email: string): void;
  /** Mails a link to set a password. */
  sendPasswordReset(email: string): void;
}

/** Dependencies of sign-up. */
export interface SignUpParts {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly loadLibrary: LoadLibrary;
  readonly links: Links;
  readonly invitations: Invitations;
  readonly letters: Letters;
  readonly backgroundTasks: BackgroundTasks;
  readonly mode: SignUpMode;
}

/** Opens sign-up. */
export function openSignUp(parts: SignUpParts): SignUp {
  const { queries, backgroundTasks } = parts;
  return {
    async signUp(request) {
      const read = readRequest(request);
      if (!read.ok) return read;
      const admitted = await admit(read.value, parts);
      if (!admitted.ok) return admitted;
      const entry: Entry = { ...read.value, invitationId: admitted.value };
      const madeId = await create(entry, parts);
      backgroundTasks.begin('sign-up', () => follow(entry, madeId, parts));
      return done(undefined);
    },
    sendActivation(email) {
      backgroundTasks.begin('activation', async () => {
        const person = await findPerson(queries, keptAddress(email));
        if (person !== undefined && !person.email_verified) await sendLink(person, parts);
      });
    },
    sendPasswordReset(email) {
      backgroundTasks.begin('reset', async () => {
        const person = await findPerson(queries, keptAddress(email));
        if (person !== undefined) await sendReset(person, 'forgotten', parts);
      });
    },
  };
}

/** A validated request. */
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

/** Whether the person may sign up, and the identifier of the invitation, if one is used. */
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
 * Creates the person, if the address is new. The password is hashed even if the address is known, so that both take the
 * same time.
 *
 * @returns the identifier; one that belongs to nobody, or `undefined`, where the address is known
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
  const { api, refusalCodeOrThrow, unhidden } = await loadLibrary();
  try {
    const { user } = await unhidden(() => api.signUpEmail({ body }));
    return user.id;
  } catch (error) {
    const code = refusalCodeOrThrow(error);
    // The library reports every database error like this. Here the only possible cause is a concurrent request that was
    // faster.
    const known = await findPerson(queries, email);
    if (known !== undefined) return undefined;
    throw new Error(`The person could not be created: ${code}.`, { cause: error });
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

/** Mails the owner of the address, whoever signed up with it. */
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
 * Handles another sign-up before the address is verified. It may be by a different person, whose account must not open
 * with the first one's password or vice versa: where the passwords differ, only a newly set one activates.
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
    // Earlier links no longer activate, and must not count towards the limit of mails.
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

/** Sends the link that a person needs in the current state. */
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
