import type { Account } from '../../../generated/types.ts';
import { findAccount } from '../../accounts/accounts.ts';
import type { KeyCaller } from '../../accounts/caller.ts';
import { done, failed } from '../../foundation/outcome.ts';
import { notFound } from '../../foundation/problems.ts';
import { inUnits, unitsText } from '../../usage/amounts.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { presentLimits, presentSpending } from './key-limits.ts';
import { presentPerson } from './people.ts';

/** Returns the caller's account and, depending on who calls, its key or person. */
export function getAccount({
  queries,
  ledger,
  accountLimits,
  operatorAccountId,
}: Pick<
  Services,
  'queries' | 'ledger' | 'accountLimits' | 'operatorAccountId'
>): Handler<'getAccount'> {
  return async ({ caller }) => {
    const { accountId } = caller;
    const account = await findAccount(queries, accountId);
    if (account === undefined) return failed(notFound('This account is gone.'));
    const { available, reserved } = await ledger.balance(accountId);
    const key = caller.kind === 'key' ? { key: await standingOf(ledger, caller) } : {};
    const person =
      caller.kind === 'person'
        ? { person: presentPerson(caller), csrfToken: caller.csrfToken }
        : {};
    const data = {
      accountId,
      name: account.name,
      createdAt: account.createdAt.toISOString(),
      balance: unitsText(available),
      reserved: unitsText(reserved),
      limits: limitsThatHold(accountLimits),
      operator: accountId === operatorAccountId,
      ...key,
      ...person,
    };
    const message = `The balance is ${inUnits(available)}.`;
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** The calling key, with its limits and what it has spent of them. */
async function standingOf(
  ledger: Pick<Services['ledger'], 'spentByKeys'>,
  { keyId, keyFamilyId, limits }: KeyCaller,
): Promise<NonNullable<Account['data']['key']>> {
  const spent = await ledger.spentByKeys([keyFamilyId]);
  return {
    keyId,
    limits: presentLimits(limits),
    spent: presentSpending(spent.get(keyFamilyId)),
  };
}

/** Drops limits that are off: in the settings, 0 means no limit. */
function limitsThatHold(limits: Services['accountLimits']): Services['accountLimits'] {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== 0));
}
