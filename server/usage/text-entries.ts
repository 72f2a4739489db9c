import { type RawBuilder, sql } from 'kysely';
import { fingerprint } from '../../generated/stamp.ts';
import type { Queries } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import { placeOfTime } from '../foundation/identifiers.ts';
import { unitsText } from './amounts.ts';
import type { TextEntry } from './text-consumption.ts';
import { kindsOf } from './text-kinds.ts';
import { WORK_ENTRIES } from './work-entries.ts';

/** Options of writing entries. */
export interface TextWriting {
  /** Whether none of the entries can have been written before; skips the check for duplicates. */
  readonly areNew: boolean;
}

/**
 * Writes entries, their charges, and the spending of accounts and keys in one statement: all or nothing. Entries that
 * already exist, because the reply to an earlier attempt was lost, are not charged again.
 *
 * Most entries of a batch share their account, key, model and so on with others. Each such kind is sent once, and of
 * each entry only its own figures, column by column, which the database parses in a fraction of the time of JSON. The
 * balances are locked first, in a fixed order, so that processes with the same accounts do not deadlock.
 */
export async function writeTextEntries(
  queries: Queries,
  entries: readonly TextEntry[],
  { areNew }: TextWriting = { areNew: false },
): Promise<void> {
  const accounts = new Set(entries.map(({ consumption }) => consumption.accountId));
  await sql`
    with locked as materialized (
      select account_id from balance where account_id = any(${arrayOf([...accounts])}::text::uuid[])
      order by account_id for update
    ),
    entry as materialized (
      ${rowsOf(entries)}
      where (select count(*) from locked) >= 0
    ),
    used as (
      insert into text_usage (id, account_id, request_id, operation, model, upstream, input_tokens, output_tokens,
        cached_input_tokens, cache_write_tokens, long_cache_write_tokens, is_estimated, ending, contract, created_at)
      select id, account_id, request_id, operation, model, upstream, input_tokens, output_tokens, cached_input_tokens,
        cache_write_tokens, long_cache_write_tokens, is_estimated, ending, ${fingerprint}::text, created_at
      from entry ${areNew ? sql`` : sql`on conflict do nothing`} returning id
    ),
    charged as (
      select * from entry
      where rule is not null ${areNew ? sql`` : sql`and id in (select id from used)`}
    ),
    written as (
      insert into ${WORK_ENTRIES}
      select id, account_id, key_id, person_id, 'settle', -units, 0, units, 0, null, null, request_id::text, operation, model, rule,
        lines, null, null, ${fingerprint}::text, created_at
      from charged
    ),
    sums as (
      select account_id, key_family_id, day, month, sum(units) as units from charged
      group by account_id, key_family_id, day, month
    ),
    paid as (
      update balance set available = available - total.units, consumed = consumed + total.units
      from (select account_id, sum(units) as units from sums group by account_id) total
      where balance.account_id = total.account_id
    )
    insert into key_spending (key_id, period, units)
    select key_family_id, period, sum(units) from sums, lateral (values (day), (month)) span (period)
    where key_family_id is not null and units > 0
    group by key_family_id, period order by key_family_id, period
    on conflict (key_id, period) do update set units = key_spending.units + excluded.units
  `.execute(queries);
}

/** The entries as rows: the figures of each entry, joined with the fields of its kind. */
function rowsOf(entries: readonly TextEntry[]): RawBuilder<unknown> {
  const { kinds, numbers } = kindsOf(entries);
  const column = (figure: (entry: TextEntry) => string | number): string =>
    arrayOf(entries.map(figure));
  const lines = entries.map(({ quote }) =>
    quote === undefined ? '' : JSON.stringify(quote.lines),
  );
  return sql`
      select own.id, request_id, account_id, key_id, key_family_id, person_id, operation, model, upstream, input_tokens, output_tokens,
        cached_input_tokens, cache_write_tokens, long_cache_write_tokens, is_estimated, ending, rule, lines::json as lines, units, day, month,
        to_timestamp(milliseconds / 1000) as created_at
      from unnest(
        ${column(({ id }) => id)}::text::uuid[],
        ${column(({ consumption }) => consumption.requestId)}::text::uuid[],
        ${arrayOf(numbers)}::text::integer[],
        ${column(({ consumption }) => consumption.inputTokens)}::text::bigint[],
        ${column(({ consumption }) => consumption.outputTokens)}::text::bigint[],
        ${column(({ consumption }) => consumption.cachedInputTokens ?? 'null')}::text::bigint[],
        ${column(({ consumption }) => consumption.cacheWriteTokens ?? 'null')}::text::bigint[],
        ${column(({ consumption }) => consumption.longCacheWriteTokens ?? 'null')}::text::bigint[],
        ${column(({ quote }) => unitsText(quote?.units ?? 0))}::text::numeric[],
        string_to_array(${lines.join('\n')}::text, chr(10), ''),
        ${column(({ createdAt }) => createdAt.getTime())}::text::float8[]
      ) as own (id, request_id, kind, input_tokens, output_tokens, cached_input_tokens, cache_write_tokens,
        long_cache_write_tokens, units, lines, milliseconds)
      join json_to_recordset(${JSON.stringify(kinds)}::json) as kinds (
        kind integer, account_id uuid, key_id uuid, key_family_id uuid, person_id uuid, operation text, model text,
        upstream text, is_estimated boolean, ending text, rule text, day text, month text
      ) using (kind)`;
}

/** A PostgreSQL array literal, of values that need no quoting. */
function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

/** Deletes a batch of the records of text from before a time, whose charges stay in the ledger; returns how many. */
export function removeTextUsage(queries: Queries, before: Date, limit: number): Promise<number> {
  // By the identifier, which begins with the time: there is no index of the time itself.
  return deleteBatch(queries, {
    from: 'text_usage',
    where: ['id', '<', placeOfTime(before)],
    limit,
  });
}
