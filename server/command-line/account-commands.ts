import type { AccountRecord } from '../accounts/accounts.ts';
import { checkRequestOf } from '../accounts/checked-request.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { Issue } from '../usage/issuing.ts';
import { CommandError } from './command-error.ts';
import type { Given } from './given.ts';
import type { OperatorParts } from './operator-parts.ts';

/** Runs a command with its arguments; the reply is serialized as JSON. */
export type OperatorCommand = (parts: OperatorParts, given: Given) => Promise<object>;

/** The maximum length of a name, and of a reference. */
const MAX_NAME = 200;
const MAX_LISTED = 10_000;
const LISTED_USUALLY = 1_000;
/** Reading this many entries blocks the requests to the built-in database for several hundred milliseconds. */
const ENTRIES_USUALLY = 100_000;
const MAX_ENTRIES = 1_000_000_000;
/** A client of the gateway's socket waits no longer than three times this for a reply. */
const MAX_BOOKS_SECONDS = 10;
/** Balances are stored in millionths of a unit. */
const UNITS_FROM = 0.000001;
const UNITS_DECIMALS = 6;
const MAX_UNITS = 1_000_000_000;
/** A wrong charge may exceed any single grant. The limit on any amount, 2 ** 32 units, is slightly above this. */
const MAX_CORRECTION = 4_000_000_000;

/** The account commands by name. */
export const accountCommands = {
  async create({ accounts }, given) {
    const [name, email] = [given.text('name'), given.optionalText('email')];
    checkSeen('name', name);
    if (email !== undefined) wanted(checkRequestOf('invitePerson', { email }));
    return { account: wanted(await accounts.create({ name, email })) };
  },
  async list({ accounts }, given) {
    const bounds = { from: 1, upTo: MAX_LISTED };
    const maxCount = given.optionalNumber('limit', bounds) ?? LISTED_USUALLY;
    const named = given.optionalText('after');
    const after = named === undefined ? undefined : wanted(await accounts.find(named)).id;
    const listed = await accounts.list({ after, maxCount: maxCount + 1 });
    return { accounts: listed.slice(0, maxCount), more: listed.length > maxCount };
  },
  async show(parts, given) {
    const account = await accountIn(parts, given);
    return { account, balance: await parts.grants.balance(account.id) };
  },
  async verify({ lookAtBooks }, given) {
    const bounds = { from: 1, upTo: MAX_ENTRIES };
    const maxEntries = given.optionalNumber('maxEntries', bounds) ?? ENTRIES_USUALLY;
    return { books: await lookAtBooks({ maxEntries, secondsUpTo: MAX_BOOKS_SECONDS }) };
  },
  async invite(parts, given) {
    const account = await accountIn(parts, given);
    const email = given.optionalText('email');
    if (email !== undefined) wanted(checkRequestOf('invitePerson', { email }));
    return { account, invitation: wanted(await parts.accounts.invite(account, email)) };
  },
  async suspend(parts, given) {
    const account = await accountIn(parts, given);
    const isAsked = account.state !== 'suspended' && !given.isSaid('yes');
    if (isAsked && (await parts.accounts.isLocal(account.id))) {
      return { account, doubt: localDoubt(account) };
    }
    return { account: wanted(await parts.accounts.suspend(account.id)) };
  },
  async resume(parts, given) {
    const { id } = await accountIn(parts, given);
    return { account: wanted(await parts.accounts.resume(id)) };
  },
  async grant(parts, given) {
    const units = given.number('units', {
      from: UNITS_FROM,
      upTo: MAX_UNITS,
      decimals: UNITS_DECIMALS,
      ifLess: 'Units are taken back by patchbay accounts adjust.',
    });
    const note = given.optionalText('note') ?? '';
    return issued({ kind: 'grant', units, note }, parts, given);
  },
  async adjust(parts, given) {
    const bounds = { from: -MAX_CORRECTION, upTo: MAX_CORRECTION, decimals: UNITS_DECIMALS };
    const units = given.number('units', bounds);
    if (Math.abs(units) < UNITS_FROM) {
      throw new CommandError(`units must be at least ${UNITS_FROM}, or at most -${UNITS_FROM}.`);
    }
    return issued({ kind: 'adjust', units, note: given.text('note') }, parts, given);
  },
} as const satisfies Readonly<Record<string, OperatorCommand>>;

function localDoubt({ name }: AccountRecord): string {
  return `${name} is the account that the gateway starts with: while it is suspended, none of its keys is taken.`;
}

/** Adds or takes back quota; an order with a reference is applied only once. */
async function issued(
  order: Pick<Issue, 'kind' | 'units' | 'note'>,
  parts: OperatorParts,
  given: Given,
): Promise<object> {
  const account = await accountIn(parts, given);
  const reference = given.optionalText('reference');
  if (reference !== undefined) checkSeen('reference', reference);
  const counted = await parts.grants.issue({ ...order, accountId: account.id, reference });
  if (counted === 'differs') {
    throw new CommandError(
      `The reference ${reference} was used before for something else; nothing was done. Use another reference.`,
    );
  }
  return { account, balance: await parts.grants.balance(account.id), counted };
}

function checkSeen(name: string, text: string): void {
  if (text.length <= MAX_NAME && !/\p{Cc}/u.test(text)) return;
  throw new CommandError(`${name} must have 1 to ${MAX_NAME} printable characters.`);
}

/** The account that a command refers to. */
export async function accountIn({ accounts }: OperatorParts, given: Given): Promise<AccountRecord> {
  return wanted(await accounts.find(given.text('account')));
}

/**
 * Returns the value of a successful outcome.
 *
 * @throws CommandError if the outcome is a failure
 */
export function wanted<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new CommandError(outcome.problem.message);
  return outcome.value;
}
