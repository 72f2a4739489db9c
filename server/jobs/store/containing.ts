import { type RawBuilder, sql } from 'kysely';
import { storable } from '../../database/storable-text.ts';

/** Longer texts are searched up to here, because a search of many such texts would keep the database busy for seconds. */
const SEARCHED_CHARACTERS = 2_000;

/** Matches jobs whose prompt contains a text, in any letter case; for music, whose words as requested or as made. */
export function containing(search: string): RawBuilder<boolean> {
  const pattern = `%${storable(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`left(${WORDS}, ${SEARCHED_CHARACTERS}) ilike ${pattern}`;
}

/** Only what a kind of job needs is read: its columns may be large. */
const WORDS = sql<string>`
  case when kind = 'music' then concat_ws(E'\n',
    work_order->>'description', work_order->>'title', work_order->>'tags', work_order->>'lyrics',
    (select string_agg(concat_ws(E'\n', song->>'title', song->>'tags', song->>'prompt'), E'\n')
      from json_array_elements(result->'songs') song))
  else request->>'prompt' end`;
