import type { Queries } from '../../../server/database/database.ts';
import type { KeyLimits } from '../../../server/database/tables/account-tables.ts';
import type { Row } from '../../../server/database/tables.ts';
import { systemClock } from '../../../server/foundation/clock.ts';
import type { GatewayParts } from '../../../server/gateway/gateway.ts';
import { type Balance, type Ledger, openLedger } from '../../../server/usage/ledger.ts';
import {
  type Answer,
  aGateway,
  type CallOptions,
  send,
  type TestGateway,
  type TestSettings,
} from '../../a-gateway.ts';
import { anAccount, made, someKeys } from '../../accounts/some-keys.ts';
import { anEmptyDatabase } from '../../an-empty-database.ts';

/** An account for a test, with its key. */
export interface Customer {
  readonly accountId: string;
  readonly key: string;
  readonly keyId: string;
  call(path: string, options?: CallOptions): Promise<Answer>;
  /** Like `call`, on the alternate address. */
  callAlternate(path: string, options?: CallOptions): Promise<Answer>;
  balance(): Promise<Balance>;
  /** Its charges in units, oldest first. */
  charges(): Promise<readonly number[]>;
  /** Its ledger entries, oldest first. */
  entries(): Promise<readonly Row<'ledger_entry'>[]>;
}

/** A gateway to which a test adds customers. */
export interface CustomersGateway extends TestGateway {
  readonly queries: Queries;
  readonly ledger: Ledger;
  /** Creates an account with the given units, and a key with the given limits. */
  aCustomer(like?: { readonly units?: number; readonly limits?: KeyLimits }): Promise<Customer>;
}

const AMPLE_UNITS = 1000;

/** Starts a gateway for customers. */
export async function aGatewayWithCustomers(
  settings: TestSettings = {},
  parts: Pick<GatewayParts, 'upstreams'> = {},
): Promise<CustomersGateway> {
  const database = await anEmptyDatabase();
  const gateway = await aGateway(settings, { ...parts, database });
  return withCustomers(gateway, database.queries);
}

/** Adds the creation of customers to a gateway with a known database. */
export function withCustomers(gateway: TestGateway, queries: Queries): CustomersGateway {
  const moderation = { free: 3, windowHours: 24 };
  const ledger = openLedger({ queries, clock: systemClock, moderation });
  const keys = someKeys(queries);
  return {
    ...gateway,
    queries,
    ledger,
    async aCustomer({ units = AMPLE_UNITS, limits } = {}) {
      const accountId = await anAccount(queries, { name: 'a customer' });
      if (units > 0) await ledger.grant(accountId, units, 'To begin with');
      const { key, record } = made(await keys.create({ accountId, name: 'first', limits }));
      const callAt =
        (address: string) =>
        (path: string, options: CallOptions = {}): Promise<Answer> =>
          send(address + path, { ...options, headers: { 'SVC-API-KEY': key, ...options.headers } });
      const entries = () =>
        queries
          .selectFrom('ledger_entry')
          .selectAll()
          .where('account_id', '=', accountId)
          .orderBy('id')
          .execute();
      return {
        accountId,
        key,
        keyId: record.id,
        call: callAt(gateway.url),
        callAlternate: callAt(gateway.alternateUrl),
        balance: () => ledger.balance(accountId),
        async charges() {
          const settled = (await entries()).filter(({ kind }) => kind === 'settle');
          return settled.map(({ consumed }) => Number(consumed));
        },
        entries,
      };
    },
  };
}
