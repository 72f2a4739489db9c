import type { CallbackSecrets as SecretsOfContract } from '../../generated/types.ts';
import { writeChange } from '../accounts/change-log.ts';
import type { CallbackSecret } from '../callbacks/secrets.ts';
import { counted } from '../foundation/counted.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { done } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';

/** Returns the secrets that sign the account's callbacks. */
export function getCallbackSecrets({
  secrets,
}: Pick<Services, 'secrets'>): Handler<'getCallbackSecrets'> {
  return async ({ caller }) =>
    done({ kind: 'json', body: present(await secrets.list(caller.accountId)) });
}

/** Creates a new secret; the previous one keeps signing for a while. */
export function rotateCallbackSecret({
  secrets,
  clock,
}: Pick<Services, 'secrets' | 'clock'>): Handler<'rotateCallbackSecret'> {
  return async ({ caller: by }) => {
    const { accountId } = by;
    const change = { accountId, kind: 'callback-secret.rotated', by, at: clock.now() } as const;
    const signing = await secrets.rotate(accountId, (transaction) =>
      writeChange(transaction, change),
    );
    return done({ kind: 'json', body: present(signing) });
  };
}

function present(list: readonly CallbackSecret[]): SecretsOfContract {
  return {
    status: 'SUCCESS',
    message: `Callbacks are signed with ${counted(list.length, 'secret')}.`,
    data: {
      secrets: list.map(({ secret, createdAt, expiresAt }) =>
        definedOnly({
          secret,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt?.toISOString(),
        }),
      ),
    },
  };
}
