import type { AssetDraft, Assets } from '../../assets/assets.ts';
import { fileNameOf } from '../../assets/file-names.ts';
import type {
  ImageContext,
  ImageResult,
  ImageUpstream,
  MadeImage,
  Media,
  UpstreamOutcome,
} from '../../upstreams/port.ts';
import type { ImageJob, ImageJobResult } from '../job.ts';
import type { Collected } from './collected.ts';

/** What making pictures needs. */
export interface ImageRoom {
  readonly assets: Assets;
  readonly context: ImageContext;
}

/** Has an upstream make the pictures of a job. */
export async function makeImages(
  { order, request }: ImageJob,
  upstream: ImageUpstream,
  { assets, context }: ImageRoom,
): Promise<UpstreamOutcome<ImageResult>> {
  const { sourceAssets, maskAsset } = request;
  if (sourceAssets.length === 0) return upstream.generate(order, context);
  const sources = await Promise.all(sourceAssets.map((id) => storedMedia(assets, id)));
  const mask = maskAsset === undefined ? {} : { mask: await storedMedia(assets, maskAsset) };
  return upstream.edit({ ...order, sources, ...mask }, context);
}

async function storedMedia(assets: Assets, id: string): Promise<Media> {
  const asset = await assets.find(id);
  if (asset === undefined) throw new Error('A picture of this job is gone.');
  return { mediaType: asset.mediaType, open: async () => assets.store.read(id) };
}

/** A picture that is stored. */
export interface DraftImage {
  readonly draft: AssetDraft;
  /** The prompt that the model worked from. */
  readonly revisedPrompt: string;
}

/** What storing pictures needs. */
export interface DraftRoom {
  readonly assets: Assets;
  readonly accountId: string;
  /** What the pictures were asked for with: an upstream that tells of no other prompt has worked from this one. */
  readonly prompt: string;
}

/** Stores pictures. They become assets when their drafts are kept. */
export async function draftImages(
  images: readonly MadeImage[],
  { assets, accountId, prompt }: DraftRoom,
): Promise<readonly DraftImage[]> {
  return Promise.all(
    images.map(async (image, index) => {
      const { mediaType, revisedPrompt = prompt } = image;
      const fileName = fileNameOf(`image-${index + 1}`, mediaType);
      const content = await image.open();
      const draft = await assets.draft({ accountId, mediaType, fileName, content });
      return { draft, revisedPrompt };
    }),
  );
}

/** An upstream that does not tell what it consumed. */
const NOT_TOLD = { textTokens: 0, imageTokens: 0, outputTokens: 0 };

/** Stores the pictures of a job. */
export async function collectImages(
  { accountId, request: { prompt } }: ImageJob,
  { images, usage = NOT_TOLD }: ImageResult,
  assets: Assets,
): Promise<Collected> {
  const stored = await draftImages(images, { assets, accountId, prompt });
  const made: ImageJobResult['images'] = stored.map(({ draft, revisedPrompt }) => ({
    asset: draft.id,
    revisedPrompt,
  }));
  const drafts = stored.map(({ draft }) => draft);
  return { result: { images: made, usage }, drafts, songs: [] };
}
