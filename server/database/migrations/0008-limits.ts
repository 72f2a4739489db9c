import { type Kysely, sql } from 'kysely';

/**
 * What the processes of a gateway count together. None of it needs to outlive a crash of the server, so that nothing
 * waits for its log.
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
 * Says how many places a process has for a subject: as many as it wants, unless those of all processes would be more
 * than the most, and never fewer than it holds already. It answers how many it has now, and how many the others have.
 * One at a time does so for a subject; each statement inside sees what those before have written.
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
