import { findAccount } from '../../accounts/accounts.ts';
import { done, failed } from '../../foundation/outcome.ts';
import { notFound } from '../../foundation/problems.ts';
import { inUnits, unitsText } from '../../usage/amounts.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { presentPerson } from './people.ts';

/** Answers the account that asks, and who asks for it. */
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
      ...person,
    };
    const message = `The balance is ${inUnits(available)}.`;
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** In the settings 0 stands for no limit. */
function limitsThatHold(limits: Services['accountLimits']): Services['accountLimits'] {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== 0));
}
