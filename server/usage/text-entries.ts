import { sql } from 'kysely';
import { fingerprint } from '../../generated/stamp.ts';
import type { Queries } from '../database/database.ts';
import { unitsText } from './amounts.ts';
import { periodsOf } from './periods.ts';
import type { Quote } from './prices.ts';
import type { TextConsumption } from './text-usage.ts';

/** What an answer in text has consumed, with its price, ready to be written. */
export interface TextEntry {
  readonly id: string;
  readonly ledgerId: string;
  readonly consumption: TextConsumption;
  /** `undefined` where it is free, or there is no price any more; the tokens are written all the same. */
  readonly quote: Quote | undefined;
  readonly createdAt: Date;
}

/**
 * Writes entries, their charges, and what accounts and keys have spent by them, in one transaction. Entries that are
 * there already, because the word of it was lost, are not charged again.
 */
export async function writeTextEntries(
  queries: Queries,
  entries: readonly TextEntry[],
): Promise<void> {
  const accounts = [...new Set(entries.map(({ consumption }) => consumption.accountId))];
  await queries.transaction().execute(async (transaction) => {
    // In one order, so that two processes with the same accounts do not wait for each other.
    await transaction
      .selectFrom('balance')
      .select('account_id')
      .where('account_id', 'in', accounts)
      .orderBy('account_id')
      .forUpdate()
      .execute();
    await charge(entries, transaction);
  });
}

async function charge(entries: readonly TextEntry[], transaction: Queries): Promise<void> {
  await sql`
    with entry as (
      select * from json_to_recordset(${JSON.stringify(entries.map(rowOf))}::json) as entry (
        id uuid, ledger_id uuid, account_id uuid, key_id uuid, request_id uuid, operation text, model text, upstream text,
        input_tokens bigint, output_tokens bigint, cached_input_tokens bigint, is_estimated boolean, ending text,
        rule text, lines json, units numeric, day text, month text, created_at timestamptz)
    ),
    used as (
      insert into text_usage (id, account_id, request_id, operation, model, upstream, input_tokens, output_tokens,
        cached_input_tokens, is_estimated, ending, contract, created_at)
      select id, account_id, request_id, operation, model, upstream, input_tokens, output_tokens, cached_input_tokens,
        is_estimated, ending, ${fingerprint}::text, created_at
      from entry on conflict do nothing returning id
    ),
    charged as (select entry.* from entry join used using (id) where rule is not null),
    written as (
      insert into ledger_entry (id, account_id, key_id, kind, available, reserved, consumed, issued, request_id, operation,
        model, rule, lines, contract, created_at)
      select ledger_id, account_id, key_id, 'settle', -units, 0, units, 0, request_id::text, operation, model, rule, lines,
        ${fingerprint}::text, created_at
      from charged
    ),
    paid as (
      update balance set available = available - sums.units, consumed = consumed + sums.units
      from (select account_id, sum(units) as units from charged group by account_id) sums
      where balance.account_id = sums.account_id
    )
    insert into key_spending (key_id, period, units)
    select key_id, period, sum(units) from charged, lateral (values (day), (month)) span (period)
    where key_id is not null and units > 0
    group by key_id, period order by key_id, period
    on conflict (key_id, period) do update set units = key_spending.units + excluded.units
  `.execute(transaction);
}

function rowOf({ id, ledgerId, consumption, quote, createdAt }: TextEntry) {
  const { accountId, keyId = null, requestId, operation, model, upstream } = consumption;
  return {
    id,
    ledger_id: ledgerId,
    account_id: accountId,
    key_id: keyId,
    request_id: requestId,
    operation,
    model,
    upstream,
    input_tokens: consumption.inputTokens,
    output_tokens: consumption.outputTokens,
    cached_input_tokens: consumption.cachedInputTokens ?? null,
    is_estimated: consumption.isEstimated,
    ending: consumption.ending,
    rule: quote?.rule ?? null,
    lines: quote?.lines ?? null,
    units: unitsText(quote?.units ?? 0),
    ...periodsOf(createdAt),
    created_at: createdAt.toISOString(),
  };
}
