import type { AssetDraft, Assets } from '../../assets/assets.ts';
import type { CallContext, Media } from '../../upstreams/port/call.ts';
import type {
  ImageContext,
  ImageResult,
  ImageUpstream,
  MadeImage,
} from '../../upstreams/port/images.ts';
import type { UpstreamOutcome } from '../../upstreams/port/outcome.ts';
import type { Collected } from '../job/collected.ts';
import type { ImageJob, ImageJobResult } from '../job/job.ts';
import { asCharged, noMoreThanOrdered } from './made-pictures.ts';
import { draftFile } from './result-files.ts';

/** Dependencies of making pictures. */
export interface ImageMakingParts {
  readonly assets: Assets;
  readonly context: ImageContext;
}

/** Has an upstream make the pictures of a job. */
export async function makeJobImages(
  { order, request }: ImageJob,
  upstream: ImageUpstream,
  { assets, context }: ImageMakingParts,
): Promise<UpstreamOutcome<ImageResult>> {
  const { sourceAssets, maskAsset } = request;
  const sources = await Promise.all(sourceAssets.map((id) => storedMedia(assets, id)));
  const mask = maskAsset && (await storedMedia(assets, maskAsset));
  const asked = sources.length === 0 ? order : { ...order, sources, mask };
  return noMoreThanOrdered(await upstream.make(asked, context), order);
}

async function storedMedia(assets: Assets, id: string): Promise<Media> {
  const asset = await assets.find(id);
  if (asset === undefined) throw new Error('An image of this job is no longer stored.');
  return { mediaType: asset.mediaType, open: async () => assets.store.read(id) };
}

/** Options of storing pictures: the owner, and where. */
export interface DraftParts {
  readonly assets: Assets;
  readonly accountId: string;
  /** The requested prompt, used as the revised prompt if the upstream reports none. */
  readonly prompt: string;
  readonly context: CallContext;
}

/** A picture that is stored. */
export interface DraftImage {
  readonly draft: AssetDraft;
  /** The prompt that the model worked from. */
  readonly revisedPrompt: string;
}

/**
 * Stores pictures. They become assets when their drafts are kept.
 *
 * @throws CollectionFailed if one of them is not a picture or its transfer breaks off; then nothing is stored
 */
export async function draftImages(
  images: readonly MadeImage[],
  { assets, prompt, ...parts }: DraftParts,
): Promise<readonly DraftImage[]> {
  const results = await Promise.allSettled(
    images.map(async (image, index) => {
      const kept = { name: `image-${index + 1}`, kind: 'picture' } as const;
      const draft = await draftFile(image, kept, { assets, ...parts });
      return { draft, revisedPrompt: image.revisedPrompt ?? prompt };
    }),
  );
  const stored = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = results.find((one) => one.status === 'rejected');
  if (failed === undefined) return stored;
  await assets.discard(stored.map(({ draft }) => draft));
  throw failed.reason;
}

/** The usage recorded for an upstream that reports none. */
export const NOT_TOLD = { textTokens: 0, imageTokens: 0, outputTokens: 0 };

/**
 * Stores the pictures of a job.
 *
 * @throws CollectionFailed as `draftImages` does
 */
export async function collectImages(
  { accountId, request: { prompt } }: ImageJob,
  { images, usage = NOT_TOLD }: ImageResult,
  parts: Omit<DraftParts, 'accountId' | 'prompt'>,
): Promise<Collected> {
  const stored = await draftImages(images, { ...parts, accountId, prompt });
  const made: ImageJobResult['images'] = stored.map(({ draft, revisedPrompt }) => ({
    asset: draft.id,
    revisedPrompt,
  }));
  const drafts = stored.map(({ draft }) => draft);
  const charged = await asCharged(images);
  return { result: { images: made, usage }, made: charged, drafts, songs: [] };
}
