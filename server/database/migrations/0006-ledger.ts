import { type Kysely, type RawBuilder, sql } from 'kysely';
import { v7 } from 'uuid';

/** The quota granted to the local account, ample so that a self-hosted gateway does not run out. */
const AMPLE_UNITS = 1_000_000_000;

/**
 * Makes the ledger double-entry, with balances, reservations and the spending of keys. Earlier entries are migrated;
 * the quota that they used is granted first, so that the books balance.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_entry rename to former_entry`.execute(database);
  await sql`alter index ledger_entry_by_account_id_id rename to former_entry_by_account`.execute(
    database,
  );
  await sql`alter table former_entry rename constraint ledger_entry_pkey to former_entry_pkey`.execute(
    database,
  );
  await books(database);
  await indexes(database);
  await takeOver(database);
  await sql`drop table former_entry`.execute(database);
  await guards(database);
}

const BALANCES = sql`available + reserved + consumed + issued = 0`;

async function books(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('ledger_entry')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('key_id', 'uuid')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('available', 'numeric', (column) => column.notNull())
    .addColumn('reserved', 'numeric', (column) => column.notNull())
    .addColumn('consumed', 'numeric', (column) => column.notNull())
    .addColumn('issued', 'numeric', (column) => column.notNull())
    // Entries outlive what they refer to.
    .addColumn('reservation_id', 'uuid')
    .addColumn('job_id', 'uuid')
    .addColumn('request_id', 'text')
    .addColumn('operation', 'text')
    .addColumn('model', 'text')
    .addColumn('rule', 'text')
    .addColumn('lines', 'json')
    .addColumn('moderation_count', 'integer')
    .addColumn('note', 'text')
    .addColumn('contract', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('ledger_entry_balances', BALANCES)
    .addCheckConstraint(
      'ledger_entry_kind',
      sql`kind in ('grant', 'reserve', 'settle', 'release', 'adjust')`,
    )
    .execute();
  await database.schema
    .createTable('balance')
    .addColumn('account_id', 'uuid', (column) => column.primaryKey().references('account.id'))
    .addColumn('available', 'numeric', (column) => column.notNull().defaultTo(0))
    .addColumn('reserved', 'numeric', (column) => column.notNull().defaultTo(0))
    .addColumn('consumed', 'numeric', (column) => column.notNull().defaultTo(0))
    .addColumn('issued', 'numeric', (column) => column.notNull().defaultTo(0))
    .addCheckConstraint('balance_balances', BALANCES)
    .addCheckConstraint('balance_reserved', sql`reserved >= 0`)
    .execute();
  await database.schema
    .createTable('reservation')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('key_id', 'uuid')
    .addColumn('job_id', 'uuid')
    .addColumn('request_id', 'text')
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('price', 'numeric', (column) => column.notNull())
    .addColumn('quantity', 'numeric', (column) => column.notNull())
    .addColumn('units', 'numeric', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .execute();
  await database.schema
    .createTable('key_spending')
    .addColumn('key_id', 'uuid', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('units', 'numeric', (column) => column.notNull())
    .addPrimaryKeyConstraint('key_spending_once', ['key_id', 'period'])
    .execute();
  await database.schema
    .createTable('moderation_failure')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull().references('account.id'))
    .addColumn('reservation_id', 'uuid', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
}

async function indexes(database: Kysely<unknown>): Promise<void> {
  const statements: readonly RawBuilder<unknown>[] = [
    sql`create unique index ledger_entry_reserved_once on ledger_entry (reservation_id) where kind = 'reserve'`,
    sql`create unique index ledger_entry_ended_once on ledger_entry (reservation_id) where kind in ('settle', 'release')`,
    sql`create index ledger_entry_by_account_id_id on ledger_entry (account_id, id)`,
    sql`create index ledger_entry_consumed on ledger_entry (account_id, created_at) where kind = 'settle'`,
    // A partial index: an operator's few entries are found without reading those of all work.
    sql`create index ledger_entry_issued on ledger_entry (account_id, id) where kind in ('grant', 'adjust')`,
    sql`create index reservation_by_account_id on reservation (account_id)`,
    sql`create index reservation_by_expires_at on reservation (expires_at) where expires_at is not null`,
    sql`create index moderation_failure_by_account_id_created_at on moderation_failure (account_id, created_at)`,
    sql`create index moderation_failure_by_created_at on moderation_failure (created_at)`,
  ];
  for (const statement of statements) await statement.execute(database);
}

/** Columns of a migrated entry, besides its identifier, kind, amounts and note. */
const FORMER = sql`former.account_id, former.job_id, former.job_id, former.contract, former.created_at,
  case job.kind when 'video' then 'createVideo' when 'music' then 'createMusic' when 'image' then 'createImage' end,
  job.model`;
const FORMER_COLUMNS = sql`account_id, reservation_id, job_id, contract, created_at, operation, model`;

async function takeOver(database: Kysely<unknown>): Promise<void> {
  await sql`insert into balance (account_id) select id from account`.execute(database);
  await grantFormer(database);
  await sql`
    insert into ledger_entry (id, kind, available, reserved, consumed, issued, ${FORMER_COLUMNS})
    select former.id, 'reserve', -former.units, former.units, 0, 0, ${FORMER}
    from former_entry former left join job on job.id = former.job_id
    where former.kind = 'reserved'
  `.execute(database);
  await sql`
    insert into ledger_entry (id, kind, available, reserved, consumed, issued, ${FORMER_COLUMNS})
    select former.id, case when former.units > 0 or beginning.units = 0 then 'settle' else 'release' end,
      coalesce(beginning.units, 0) - former.units, -coalesce(beginning.units, 0), former.units, 0, ${FORMER}
    from former_entry former
    left join former_entry beginning on beginning.job_id = former.job_id and beginning.kind = 'reserved'
    left join job on job.id = former.job_id
    where former.kind = 'settled'
  `.execute(database);
  // The price of such a job was fixed at its creation: one unit of quantity at the whole price.
  await sql`
    insert into reservation (id, account_id, job_id, operation, model, rule, unit, price, quantity, units, created_at)
    select entry.job_id, entry.account_id, entry.job_id, coalesce(entry.operation, 'unknown'),
      coalesce(entry.model, 'unknown'), 'former-prices', 'request', entry.reserved, 1, entry.reserved, entry.created_at
    from ledger_entry entry
    where entry.kind = 'reserve' and not exists (
      select 1 from ledger_entry ending
      where ending.reservation_id = entry.reservation_id and ending.kind in ('settle', 'release')
    )
  `.execute(database);
  await sql`
    update balance set available = sums.available, reserved = sums.reserved, consumed = sums.consumed, issued = sums.issued
    from (
      select account_id, sum(available) as available, sum(reserved) as reserved, sum(consumed) as consumed,
        sum(issued) as issued
      from ledger_entry group by account_id
    ) sums
    where sums.account_id = balance.account_id
  `.execute(database);
}

/** Before there were balances, nothing was granted: what was consumed or reserved is granted now, dated back. */
async function grantFormer(database: Kysely<unknown>): Promise<void> {
  const { rows: used } = await sql<Grant>`
    select former.account_id, sum(former.units)::text as units, min(former.contract) as contract,
      min(former.created_at) as created_at, 'What was used before there were balances' as note
    from former_entry former
    where former.kind = 'settled' or not exists (
      select 1 from former_entry ending where ending.job_id = former.job_id and ending.kind = 'settled'
    )
    group by former.account_id having sum(former.units) > 0
  `.execute(database);
  const { rows: local } = await sql<Grant>`
    select id as account_id, ${sql.lit(String(AMPLE_UNITS))} as units, '' as contract, now() as created_at,
      'The ample quota of the local account' as note
    from account where name = 'local'
  `.execute(database);
  for (const { account_id, units, note, contract, created_at } of [...used, ...local]) {
    // Entries are listed by identifier, which begins with their time.
    const id = v7({ msecs: created_at.getTime() });
    await sql`
      insert into ledger_entry (id, account_id, kind, available, reserved, consumed, issued, note, contract, created_at)
      values (${id}, ${account_id}, 'grant', ${units}::numeric, 0, 0, -${units}::numeric, ${note}, ${contract}, ${created_at})
    `.execute(database);
  }
}

interface Grant {
  readonly account_id: string;
  readonly units: string;
  readonly note: string;
  readonly contract: string;
  readonly created_at: Date;
}

async function guards(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Entries of the ledger are never changed and never removed.' using errcode = 'restrict_violation';
    end $$
  `.execute(database);
  await sql`
    create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
    for each statement execute function refuse_change()
  `.execute(database);
  await sql`
    create function open_balance() returns trigger language plpgsql as $$
    begin
      insert into balance (account_id) values (new.id);
      return null;
    end $$
  `.execute(database);
  await sql`
    create trigger account_has_balance after insert on account
    for each row execute function open_balance()
  `.execute(database);
}
