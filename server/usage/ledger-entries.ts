import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { LedgerLine } from '../database/tables/usage-tables.ts';
import type { Row } from '../database/tables.ts';
import { placeOfTime } from '../foundation/identifiers.ts';

const ENTRY_KINDS = ['grant', 'reserve', 'settle', 'release', 'adjust'] as const;

/** The kind of an entry. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry of the ledger, as the account's owners see it. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: EntryKind;
  /** The amounts added to the books `available`, `reserved` and `consumed`, in units. */
  readonly available: number;
  readonly reserved: number;
  readonly consumed: number;
  /** The amount added to the book `issued`, the counterpart of grants and adjustments. */
  readonly issued: number;
  readonly keyId: string | null;
  /** The person who called in a session; `null` for calls by key, and in old entries. */
  readonly personId: string | null;
  readonly jobId: string | null;
  readonly requestId: string | null;
  readonly operation: string | null;
  readonly model: string | null;
  readonly rule: string | null;
  readonly lines: readonly LedgerLine[];
  readonly moderationCount: number | null;
  /** Whether it ends work that was abandoned after an upstream had begun it. */
  readonly isGivenUp: boolean;
  readonly note: string | null;
  readonly contract: string;
  readonly createdAt: Date;
}

/** A page of entries, newest first. */
export interface EntryPage {
  readonly limit: number;
  /** The last identifier of the previous page. */
  readonly before?: string | undefined;
  readonly kind?: EntryKind | undefined;
  readonly jobId?: string | undefined;
  readonly keyId?: string | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** Reads an account's entries, newest first. */
export async function readEntries(
  queries: Queries,
  accountId: string,
  { limit, before, kind, jobId, keyId, from, to }: EntryPage,
): Promise<readonly LedgerEntry[]> {
  const rows = await queries
    .selectFrom('ledger_entry')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    // A literal, so that each statement is planned with the index of its kind.
    .$if(kind !== undefined, (query) => query.where('kind', '=', sql.lit(kind)))
    .$if(jobId !== undefined, (query) => query.where('job_id', '=', jobId ?? ''))
    .$if(keyId !== undefined, (query) => query.where('key_id', '=', keyId ?? ''))
    .where((is) =>
      is.and([
        ...(from === undefined
          ? []
          : [is('id', '>=', mintedSince(from)), is('created_at', '>=', from)]),
        ...(to === undefined ? [] : [is('id', '<', mintedBefore(to)), is('created_at', '<', to)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(entryOf);
}

function entryOf(row: Row<'ledger_entry'>): LedgerEntry {
  return {
    id: row.id,
    kind: kindOf(row.kind),
    available: Number(row.available),
    reserved: Number(row.reserved),
    consumed: Number(row.consumed),
    issued: Number(row.issued),
    keyId: row.key_id,
    personId: row.person_id,
    jobId: row.job_id,
    requestId: row.request_id,
    operation: row.operation,
    model: row.model,
    rule: row.rule,
    lines: row.lines ?? [],
    moderationCount: row.moderation_count,
    isGivenUp: row.given_up === true,
    note: row.note,
    contract: row.contract,
    createdAt: row.created_at,
  };
}

/**
 * Entries are searched by identifier, which begins with the time at which it was created. That is the time of the
 * entry, apart from clock skew between processes.
 */
const CLOCKS_DIFFER_BY_MS = 3_600_000;

function mintedSince(time: Date): string {
  return placeOfTime(new Date(time.getTime() - CLOCKS_DIFFER_BY_MS));
}

function mintedBefore(time: Date): string {
  return placeOfTime(new Date(time.getTime() + CLOCKS_DIFFER_BY_MS));
}

function kindOf(text: string): EntryKind {
  const kind = ENTRY_KINDS.find((known) => known === text);
  if (kind === undefined) throw new Error(`Unknown kind of ledger entry: ${text}.`);
  return kind;
}
