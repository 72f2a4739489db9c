import type { Queries } from '../database/database.ts';
import { readIdentifier } from '../foundation/identifiers.ts';
import { done, failed } from '../foundation/outcome.ts';
import { notFound } from '../foundation/problems.ts';
import type { Handler } from './call.ts';
import { upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';

/** Answers the notes of a finished song, from the upstream that made it. */
export function extractMidi({
  queries,
  routes,
}: Pick<Services, 'queries' | 'routes'>): Handler<'extractMidi'> {
  return async ({ caller, input: { body }, journey, signal }) => {
    const song = await findSong(queries, caller.accountId, body.music_id);
    const midi = song === undefined ? undefined : routes.named(song.upstream)?.midi;
    if (song === undefined || midi === undefined) {
      const message = 'music_id names no finished song of this account whose notes can be had.';
      return failed(notFound(message, { parameter: 'music_id' }));
    }
    const { upstream, upstream_song_id: songId } = song;
    const call = { capability: 'midi' };
    const errand = { upstream, call, signal, onAttempt: journey.note };
    const outcome = await routes.once(errand, () => midi.extract(songId, { signal }));
    if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'music_id'));
    const { state, instruments } = outcome.value;
    const data = {
      state,
      instruments: instruments.map(({ name, notes }) => ({ name, notes: [...notes] })),
    };
    return done({ kind: 'json', body: { status: 'SUCCESS', message: MESSAGES[state], data } });
  };
}

const MESSAGES = {
  running: 'The MIDI data is being worked out.',
  complete: 'The MIDI data is complete.',
  error: 'The MIDI data could not be worked out.',
} as const;

async function findSong(queries: Queries, accountId: string, musicId: string) {
  const id = readIdentifier(musicId);
  if (id === undefined) return undefined;
  return queries
    .selectFrom('song')
    .select(['upstream', 'upstream_song_id'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
