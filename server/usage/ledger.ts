import { fingerprint } from '../../generated/stamp.ts';
import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';

/** Work that costs. */
export interface Costly {
  readonly accountId: string;
  readonly jobId: string;
  /** In units of quota. */
  readonly units: number;
}

/**
 * The book of what work has cost. An entry is written in the transaction of what it is about, and never
 * changed. A job has one entry of each kind at the most: the table refuses a second.
 */
export interface Ledger {
  /** Sets quota aside for a job that is taken on. */
  reserve(work: Costly, transaction: Queries): Promise<void>;
  /** Writes down what a job that has ended has consumed; what was set aside is free again. */
  settle(work: Costly, transaction: Queries): Promise<void>;
}

/** Opens the ledger. */
export function openLedger(clock: Clock): Ledger {
  const write = async (
    kind: 'reserved' | 'settled',
    { accountId, jobId, units }: Costly,
    transaction: Queries,
  ): Promise<void> => {
    const entry = { id: newIdentifier(), account_id: accountId, job_id: jobId, kind, units };
    await transaction
      .insertInto('ledger_entry')
      .values({ ...entry, contract: fingerprint, created_at: clock.now() })
      .execute();
  };
  return {
    reserve: (work, transaction) => write('reserved', work, transaction),
    settle: (work, transaction) => write('settled', work, transaction),
  };
}
