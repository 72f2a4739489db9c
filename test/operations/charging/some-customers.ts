import type { Queries } from '../../../server/database/database.ts';
import type { KeyLimits, Row } from '../../../server/database/tables.ts';
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

/** An account of its own for a test, and its key. */
export interface Customer {
  readonly accountId: string;
  readonly key: string;
  readonly keyId: string;
  call(path: string, options?: CallOptions): Promise<Answer>;
  /** The same on the alternate address. */
  callAlternate(path: string, options?: CallOptions): Promise<Answer>;
  balance(): Promise<Balance>;
  /** What it was charged, in units, the oldest first. */
  charges(): Promise<readonly number[]>;
  /** Its entries in the ledger, the oldest first. */
  entries(): Promise<readonly Row<'ledger_entry'>[]>;
}

/** A gateway whose customers a test makes itself. */
export interface CustomersGateway extends TestGateway {
  readonly queries: Queries;
  readonly ledger: Ledger;
  /** Makes an account with so many units, and a key within limits. */
  aCustomer(like?: { readonly units?: number; readonly limits?: KeyLimits }): Promise<Customer>;
}

const AMPLE_UNITS = 1000;

/** Starts one. */
export async function aGatewayWithCustomers(
  settings: TestSettings = {},
  parts: Pick<GatewayParts, 'upstreams'> = {},
): Promise<CustomersGateway> {
  const database = await anEmptyDatabase();
  const gateway = await aGateway(settings, { ...parts, database });
  return withCustomers(gateway, database.queries);
}

/** Lets customers be made at a gateway whose database is known. */
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
