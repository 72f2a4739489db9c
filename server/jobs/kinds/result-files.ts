import { Readable } from 'node:stream';
import type { AssetDraft, Assets } from '../../assets/assets.ts';
import { fileNameOf } from '../../assets/file-names.ts';
import { inspectComing } from '../../assets/inspection.ts';
import { FileTooLarge } from '../../assets/store.ts';
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
  readonly accountId: string;
  readonly fetch: FetchMedia;
  readonly context: CallContext;
  /** The files that have been stored so far. */
  readonly drafts: AssetDraft[];
  readonly onCrashPoint: OnCrashPoint;
}

/** Name and kind of a result file, as stored. */
export interface KeptFile {
  /** The name for downloads, without its extension. */
  readonly name: string;
  readonly kind: FileKind;
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
