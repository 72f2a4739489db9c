import type { Queries } from '../../database/database.ts';
import { storable } from '../../database/storable-text.ts';
import { readIdentifier } from '../../foundation/identifiers.ts';
import type { CollectedSong } from '../job/collected.ts';
import type { Job } from '../job/job.ts';

/** A song made by a job, as its upstream identifies it. */
export interface Song {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly upstreamSongId: string;
}

/** Stores the upstream's identifiers of a job's songs, for later requests about them. */
export async function keepSongs(
  queries: Queries,
  { id: jobId, accountId, upstream }: Job,
  { songs, now }: { readonly songs: readonly CollectedSong[]; readonly now: Date },
): Promise<void> {
  if (songs.length === 0) return;
  const rows = songs.map(({ id, upstreamSongId }) => ({
    id,
    account_id: accountId,
    job_id: jobId,
    upstream,
    upstream_song_id: storable(upstreamSongId),
    created_at: now,
  }));
  await queries.insertInto('song').values(rows).execute();
}

/** Finds a song of an account by the identifier given to callers. */
export async function findSong(
  queries: Queries,
  { name, accountId }: { readonly name: string; readonly accountId: string },
): Promise<Song | undefined> {
  const id = readIdentifier(name);
  if (id === undefined) return undefined;
  return queries
    .selectFrom('song')
    .select(['upstream', 'upstream_song_id as upstreamSongId'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Deletes the songs of jobs. */
export async function removeSongsOf(queries: Queries, jobIds: readonly string[]): Promise<void> {
  await queries.deleteFrom('song').where('job_id', 'in', jobIds).execute();
}
