import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openKeys } from '../../server/accounts/keys.ts';
import type { Database } from '../../server/database/database.ts';
import { systemClock } from '../../server/foundation/clock.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { startGateway } from '../../server/gateway.ts';
import { openLedger } from '../../server/usage/ledger.ts';
import {
  type Answer,
  type CallOptions,
  send,
  TEST_KEY,
  type TestSettings,
  testSettings,
} from '../a-gateway.ts';
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

/** Starts a gateway and adds an account to the one that it starts with. */
export async function twoAccounts(settings: TestSettings = {}): Promise<TwoAccounts> {
  const data = await mkdtemp(join(tmpdir(), 'patchbay-accounts-'));
  const database = await anEmptyDatabase();
  const gateway = await startGateway(testSettings(data, settings), {
    log: pino({ level: 'silent' }),
    database,
  });
  const other = await anAccount(database);
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

async function anAccount({ queries }: Database): Promise<{ readonly key: string }> {
  const id = newIdentifier();
  const row = { id, name: 'another', created_at: new Date() };
  await queries.insertInto('account').values(row).execute();
  await openLedger({ queries, clock: systemClock, moderation: { free: 3, windowHours: 24 } }).grant(
    id,
    AMPLE_UNITS,
    'To begin with',
  );
  return openKeys(queries, systemClock).create(id, 'first');
}
