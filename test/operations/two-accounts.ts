import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { NewKey } from '../../server/accounts/key-record.ts';
import type { Database } from '../../server/database/database.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { startGateway } from '../../server/gateway/gateway.ts';
import { openLedger } from '../../server/usage/ledger.ts';
import {
  type Answer,
  type CallOptions,
  send,
  TEST_KEY,
  type TestSettings,
  testSettings,
} from '../a-gateway.ts';
import { anAccount, made, someKeys } from '../accounts/some-keys.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

const AMPLE_UNITS = 1_000_000;

/** Sends a request as one of the accounts. */
export type CallAs = (path: string, options?: CallOptions) => Promise<Answer>;

/** A gateway with two accounts. */
export interface TwoAccounts {
  readonly url: string;
  readonly database: Database;
  readonly mine: CallAs;
  readonly theirs: CallAs;
  stop(): Promise<void>;
}

/** Starts a gateway and adds a second account. */
export async function twoAccounts(settings: TestSettings = {}): Promise<TwoAccounts> {
  const data = await mkdtemp(join(tmpdir(), 'patchbay-accounts-'));
  const database = await anEmptyDatabase();
  const gateway = await startGateway(testSettings(data, settings), {
    log: pino({ level: 'silent' }),
    database,
  });
  const other = await anotherAccount(database);
  const callAs =
    (key: string): CallAs =>
    (path, options = {}) =>
      send(gateway.url + path, { ...options, headers: { 'SVC-API-KEY': key, ...options.headers } });
  return {
    url: gateway.url,
    database,
    mine: callAs(TEST_KEY),
    theirs: callAs(other.key),
    async stop() {
      await gateway.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function anotherAccount({ queries }: Database): Promise<NewKey> {
  const accountId = await anAccount(queries, { name: 'another' });
  const ledger = openLedger({
    queries,
    clock: systemClock,
    moderation: { free: 3, windowHours: 24 },
  });
  await ledger.grant(accountId, AMPLE_UNITS, 'To begin with');
  return made(await someKeys(queries).create({ accountId, name: 'first' }));
}
