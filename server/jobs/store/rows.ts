import type { Row } from '../../database/tables.ts';
import { type Identifier, readIdentifier } from '../../foundation/identifiers.ts';
import { isObject, type JsonObject, textOf } from '../../foundation/json-object.ts';
import type { Log } from '../../foundation/log.ts';
import type { JobFailure } from '../job/failure.ts';
import { readHistory } from '../job/history.ts';
import type { ImageJob, Job, MusicJob, SongResult, VideoJob } from '../job/job.ts';
import { failureReasons, readState } from '../job/lifecycle.ts';

/**
 * The columns that `readJob` reads. They are listed because a statement with `*` is planned anew each time
 * (`statement-names.ts`).
 */
export const JOB_COLUMNS = [
  'id',
  'account_id',
  'kind',
  'state',
  'revision',
  'model',
  'upstream',
  'request',
  'work_order',
  'upstream_job_id',
  'progress',
  'failure',
  'failure_reason',
  'upstream_result',
  'result',
  'quota',
  'hook_url',
  'trace_parent',
  'history',
  'created_at',
  'updated_at',
  'finished_at',
] as const;

/**
 * Converts a row to a job. This folder wrote its JSON columns, so their shape follows from the kind: only what tells the
 * kinds apart is checked.
 *
 * @throws if a newer version of the gateway has written something unknown to this one
 */
export function readJob(row: Row<'job'>): Job {
  const base = {
    id: identifierOf(row.id),
    accountId: row.account_id,
    state: readState(row.state),
    revision: row.revision,
    model: row.model,
    upstream: row.upstream,
    upstreamJobId: row.upstream_job_id ?? undefined,
    progress: row.progress,
    failure: failureOf(row),
    quota: Number(row.quota),
    hookUrl: row.hook_url ?? undefined,
    traceParent: row.trace_parent ?? undefined,
    history: readHistory(row.history),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    finishedAt: row.finished_at ?? undefined,
  };
  const documents: unknown = documentsIn(row);
  switch (row.kind) {
    case 'video':
      return { ...base, kind: row.kind, ...(documents as Documents<VideoJob>) };
    case 'music':
      return { ...base, kind: row.kind, ...ofNow(documents as Documents<MusicJob>) };
    case 'image':
      return { ...base, kind: row.kind, ...(documents as Documents<ImageJob>) };
    default:
      throw new Error(`Unknown job kind: ${row.kind}.`);
  }
}

/** By kind and document, the part that its readers cannot do without. */
const ESSENTIAL: Readonly<Record<string, Readonly<Record<string, Essential>>>> = {
  video: {
    upstreamResult: { name: 'video', type: 'text' },
    result: { name: 'videoAsset', type: 'text' },
  },
  music: {
    upstreamResult: { name: 'songs', type: 'list' },
    result: { name: 'songs', type: 'list' },
  },
  image: { result: { name: 'images', type: 'list' } },
};

interface Essential {
  readonly name: string;
  readonly type: 'text' | 'list';
}

function documentsIn(row: Row<'job'>) {
  const documents = {
    request: row.request,
    order: row.work_order,
    upstreamResult: row.upstream_result ?? undefined,
    result: row.result ?? undefined,
  };
  for (const [field, document] of Object.entries(documents)) {
    const isOptional = field === 'upstreamResult' || field === 'result';
    if (isOptional && document === undefined) continue;
    const essential = ESSENTIAL[row.kind]?.[field];
    if (!isObject(document) || (essential !== undefined && !has(document, essential))) {
      throw new Error(`The ${field} of the job ${row.id} is not that of a ${row.kind} job.`);
    }
  }
  return documents;
}

function has(document: JsonObject, { name, type }: Essential): boolean {
  const value = document[name];
  return type === 'list' ? Array.isArray(value) : textOf(value) !== undefined;
}

/** How the first versions stored the audio of a song. */
interface FormerSong {
  readonly audioAsset?: string;
}

/** Converts the result of a music job to the current format. */
function ofNow({ result, ...others }: Documents<MusicJob>): Documents<MusicJob> {
  const songs = result?.songs.map((song: SongResult & FormerSong) => {
    const { audioAsset } = song;
    return audioAsset === undefined ? song : { ...song, audio: { asset: audioAsset } };
  });
  return { ...others, result: songs && { ...result, songs } };
}

type Documents<T extends Job> = Pick<T, 'request' | 'order' | 'upstreamResult' | 'result'>;

function identifierOf(text: string): Identifier {
  const id = readIdentifier(text);
  if (id === undefined) throw new Error('A stored identifier is not a UUID.');
  return id;
}

function failureOf(row: Row<'job'>): JobFailure | undefined {
  if (row.failure === null) return undefined;
  const reason = failureReasons.find((known) => known === row.failure_reason) ?? 'upstream';
  return { message: row.failure, reason };
}

/**
 * A job found among others. One that cannot be read, because a newer version has written something unknown to this one,
 * must not prevent the others from being read.
 */
export type FoundJob =
  | { readonly isReadable: true; readonly job: Job }
  | { readonly isReadable: false; readonly id: string; readonly error: unknown };

/** Converts a row found among others. */
export function foundIn(row: Row<'job'>): FoundJob {
  try {
    return { isReadable: true, job: readJob(row) };
  } catch (error) {
    return { isReadable: false, id: row.id, error };
  }
}

/** Called for a job that cannot be read. */
export type OnUnreadable = (jobId: string, error: unknown) => void;

/** Makes a handler that logs jobs that cannot be read. */
export function tellingUnreadable(log: Log, message: string): OnUnreadable {
  return (jobId, error) => log.error({ error, jobId }, message);
}

/** Converts rows to jobs in their order, and reports those that cannot be read. */
export function readableJobs(
  rows: readonly Row<'job'>[],
  onUnreadable: OnUnreadable,
): readonly Job[] {
  return rows.flatMap((row) => {
    const found = foundIn(row);
    if (found.isReadable) return [found.job];
    onUnreadable(found.id, found.error);
    return [];
  });
}

/**
 * Returns the found job.
 *
 * @throws if it cannot be read
 */
export function jobIn(found: FoundJob | undefined): Job | undefined {
  if (found?.isReadable === false) throw found.error;
  return found?.job;
}
