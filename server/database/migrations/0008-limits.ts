import { type Kysely, sql } from 'kysely';

/**
 * Counters shared by the processes of a gateway. The tables are unlogged: none of it needs to survive a crash of the
 * server, so writes do not wait for its log.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table limit_window (
      key text primary key,
      points bigint not null default 0,
      expire bigint
    )
  `.execute(database);
  await sql`
    create unlogged table limit_place (
      subject text not null,
      process uuid not null,
      places integer not null,
      expires_at timestamptz not null,
      primary key (subject, process)
    )
  `.execute(database);
  await createTakingOfPlaces(database);
}

/**
 * Sets how many slots a process holds for a subject: as many as it wants, unless all processes together would exceed
 * the maximum, and never fewer than it already holds. Returns its own slots and those of the others. Calls for one
 * subject are serialized; each statement inside sees what earlier calls have written.
 */
async function createTakingOfPlaces(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_limit_places(
      for_subject text, by_process uuid, held integer, wanted integer, most integer, lease_seconds double precision,
      out own integer, out others integer
    ) language plpgsql as $body$
    begin
      perform pg_advisory_xact_lock(hashtextextended(for_subject, 8));
      select coalesce(sum(places), 0) into others from limit_place
        where subject = for_subject and process <> by_process and expires_at > clock_timestamp();
      own := greatest(held, least(wanted, most - others));
      insert into limit_place values (
        for_subject, by_process, own, clock_timestamp() + make_interval(secs => lease_seconds)
      ) on conflict (subject, process) do update
        set places = excluded.places, expires_at = excluded.expires_at;
    end
    $body$
  `.execute(database);
}
