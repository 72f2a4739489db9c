import { Readable } from 'node:stream';
import type { AssetDraft, Assets } from '../../assets/assets.ts';
import { fileNameOf } from '../../assets/file-names.ts';
import { inspectComing } from '../../assets/inspection.ts';
import { FileTooLarge } from '../../assets/store.ts';
import type { Clock } from '../../foundation/clock.ts';
import type { Log } from '../../foundation/log.ts';
import type { CallContext, Media } from '../../upstreams/port/call.ts';
import type { UpstreamFailure, UpstreamOutcome } from '../../upstreams/port/outcome.ts';
import type { OnCrashPoint } from '../job/crash-points.ts';
import { type FileKind, mediaTypeOfKind } from './file-kind.ts';

/** A file of a result could not be fetched. */
export class CollectionFailed extends Error {
  override readonly name = 'CollectionFailed';
  readonly failure: UpstreamFailure;
  constructor(failure: UpstreamFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}

/** Opens a file of a finished job at its upstream. */
export type FetchMedia = (
  reference: string,
  context: CallContext,
) => Promise<UpstreamOutcome<Media>>;

/** Dependencies of fetching the files of a job. */
export interface CollectionParts {
  readonly assets: Assets;
  readonly jobId: string;
  readonly accountId: string;
  readonly fetch: FetchMedia;
  readonly context: CallContext;
  /** The files that have been stored so far. */
  readonly drafts: AssetDraft[];
  /** The files that the result does without. */
  readonly leftOut: LeftOut[];
  /** Whether a file that failed so may be there later. */
  readonly mayComeLater: (failure: UpstreamFailure) => boolean;
  /** Whether the result waits for a side file that failed so. */
  readonly isWorthWaiting: (failure: UpstreamFailure) => boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly onCrashPoint: OnCrashPoint;
}

/** Name and kind of a result file, as stored. */
export interface KeptFile {
  /** The name for downloads, without its extension. */
  readonly name: string;
  readonly kind: FileKind;
}

/** A file that a result does without, and why. */
export interface LeftOut {
  readonly kept: KeptFile;
  readonly error: CollectionFailed;
}

/**
 * Fetches and stores one file of a result.
 *
 * @throws CollectionFailed if the upstream does not deliver it, or delivers something else
 */
export async function collectFile(
  parts: CollectionParts,
  reference: string,
  kept: KeptFile,
): Promise<AssetDraft> {
  const outcome = await parts.fetch(reference, parts.context);
  if (!outcome.ok) throw new CollectionFailed(outcome.failure);
  const draft = await draftFile(outcome.value, kept, parts);
  parts.drafts.push(draft);
  parts.onCrashPoint('storing');
  return draft;
}

/**
 * Fetches and stores a file that the result can do without. Side files come before the main file, so that waiting for
 * them does not fetch the main file, which is larger, again.
 *
 * @returns `undefined` if there is none, or the upstream does not deliver it
 * @throws CollectionFailed if the result waits for it
 */
export async function collectSideFile(
  parts: CollectionParts,
  reference: string | undefined,
  kept: KeptFile,
): Promise<AssetDraft | undefined> {
  if (reference === undefined) return undefined;
  const draft = await orFailure(parts.isWorthWaiting, () => collectFile(parts, reference, kept));
  if (!(draft instanceof CollectionFailed)) return draft;
  parts.leftOut.push({ kept, error: draft });
  return undefined;
}

/**
 * Fetches a part of a result that the rest can do without.
 *
 * @returns the failure if it is not worth waiting for the part
 * @throws CollectionFailed otherwise, so that the step is retried
 */
export async function orFailure<T>(
  isWorthWaiting: (failure: UpstreamFailure) => boolean,
  collect: () => Promise<T>,
): Promise<T | CollectionFailed> {
  try {
    return await collect();
  } catch (error) {
    if (!(error instanceof CollectionFailed)) throw error;
    if (isWorthWaiting(error.failure)) throw error;
    return error;
  }
}

/** Logs which files a result does without. */
export function tellLeftOut({
  log,
  jobId,
  leftOut,
}: Pick<CollectionParts, 'log' | 'jobId' | 'leftOut'>): void {
  for (const { error, kept } of leftOut) {
    const { name: file, kind } = kept;
    log.warn({ error, jobId, file, kind }, 'result kept without one of its files');
  }
}

/**
 * Stores a file from an upstream. Its media type is detected from its content, as the upstream's may be wrong.
 *
 * @throws CollectionFailed if the transfer breaks off, or the file is not of its kind or too large; then nothing is
 * stored
 */
export async function draftFile(
  media: Media,
  { name, kind }: KeptFile,
  { assets, accountId, context }: Pick<CollectionParts, 'assets' | 'accountId' | 'context'>,
): Promise<AssetDraft> {
  const source = await media.open();
  const coming = await inspectComing(Readable.from(unlessItBreaksOff(source, context)));
  const mediaType = mediaTypeOfKind(kind, coming.mediaType);
  if (mediaType === undefined) {
    source.on('error', () => {}).destroy();
    const message = `What the upstream has made is no ${kind}.`;
    throw new CollectionFailed({ kind: 'refused', message });
  }
  const { content } = coming;
  // Destroys the source, too, which would otherwise stay open.
  content.once('close', () => source.on('error', () => {}).destroy());
  const file = { accountId, mediaType, fileName: fileNameOf(name, mediaType), content };
  return assets.draftResult(file).catch((cause: unknown) => {
    if (!(cause instanceof FileTooLarge)) throw cause;
    const message = `The result cannot be stored: ${cause.message}`;
    throw new CollectionFailed({ kind: 'refused', message }, { cause });
  });
}

const BROKEN_OFF: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream broke off in the middle of a file.',
};

/**
 * A transfer that breaks off counts as a failure of the upstream and may succeed on retry. Storage errors pass through
 * unchanged.
 */
async function* unlessItBreaksOff(
  content: Readable,
  { signal }: CallContext,
): AsyncGenerator<unknown, void> {
  try {
    yield* content;
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new CollectionFailed(BROKEN_OFF, { cause });
  }
}
