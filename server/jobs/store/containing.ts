import { type RawBuilder, sql } from 'kysely';
import { storable } from '../../database/storable-text.ts';

/** Longer texts are searched up to here, because a search of many such texts would keep the database busy for seconds. */
const SEARCHED_CHARACTERS = 2_000;

/** Matches jobs whose prompt contains a text, in any letter case; for music, whose words as requested or as made. */
export function containing(search: string): RawBuilder<boolean> {
  const pattern = `%${storable(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`left(${WORDS}, ${SEARCHED_CHARACTERS}) ilike ${pattern}`;
}

/** The songs that were made; none in a result that is not one of music, which must not break the search. */
const SONGS = sql`
  json_array_elements(case when json_typeof(result->'songs') = 'array' then result->'songs' end) song`;

/**
 * Titles and styles come first, so that long lyrics do not displace them. Only what a kind of job needs is read: its
 * columns may be large.
 */
const WORDS = sql<string>`
  case when kind = 'music' then concat_ws(E'\n',
    work_order->>'title', work_order->>'tags',
    (select string_agg(concat_ws(E'\n', song->>'title', song->>'tags'), E'\n') from ${SONGS}),
    work_order->>'description', work_order->>'lyrics',
    (select string_agg(song->>'prompt', E'\n') from ${SONGS}))
  else request->>'prompt' end`;
