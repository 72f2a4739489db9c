import { Readable } from 'node:stream';
import type { AssetDraft, Assets } from '../../assets/assets.ts';
import { fileNameOf } from '../../assets/file-names.ts';
import type { CallContext, Media, UpstreamFailure, UpstreamOutcome } from '../../upstreams/port.ts';
import type { Job } from '../job.ts';
import type { OnStep } from '../steps.ts';

/** What a finished job leaves: its result, and the files that become assets with it. */
export interface Collected {
  readonly result: NonNullable<Job['result']>;
  readonly drafts: readonly AssetDraft[];
  readonly songs: readonly CollectedSong[];
}

/** What a kind of job makes of its files. */
export type CollectedWork = Omit<Collected, 'drafts'>;

/** A song to remember, so that its notes can be asked for. */
export interface CollectedSong {
  readonly id: string;
  readonly upstreamSongId: string;
}

/** A file of a result could not be had. */
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

/** What it takes to bring the files of a job home. */
export interface CollectionRoom {
  readonly assets: Assets;
  readonly accountId: string;
  readonly fetch: FetchMedia;
  readonly context: CallContext;
  /** The files that are home already. */
  readonly drafts: AssetDraft[];
  readonly onStep: OnStep;
}

/**
 * Brings one file of a result home.
 *
 * @param name - the name that a browser saves it under, without its ending
 * @throws CollectionFailed where the upstream does not hand it over
 */
export async function collectFile(
  { assets, accountId, fetch, context, drafts, onStep }: CollectionRoom,
  reference: string,
  name: string,
): Promise<AssetDraft> {
  const outcome = await fetch(reference, context);
  if (!outcome.ok) throw new CollectionFailed(outcome.failure);
  const { mediaType } = outcome.value;
  const content = Readable.from(unlessItBreaksOff(await outcome.value.open(), context));
  const fileName = fileNameOf(name, mediaType);
  const draft = await assets.draft({ accountId, mediaType, fileName, content });
  drafts.push(draft);
  onStep('storing');
  return draft;
}

const BROKEN_OFF: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream broke off in the middle of a file.',
};

/**
 * A file that breaks off is the upstream's failure, and may come whole the next time. What goes wrong with storing
 * it is not, and passes by here.
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
