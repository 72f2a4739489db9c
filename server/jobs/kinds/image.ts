import { Readable } from 'node:stream';
import type { AssetDraft, Assets } from '../../assets/assets.ts';
import { fileNameOf } from '../../assets/file-names.ts';
import type {
  CallContext,
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
  readonly context: CallContext & { readonly key: string };
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

/** Stores pictures. They become assets when they are kept. */
export async function draftImages(
  images: readonly MadeImage[],
  { assets, accountId }: { readonly assets: Assets; readonly accountId: string },
): Promise<readonly AssetDraft[]> {
  return Promise.all(
    images.map(({ bytes, mediaType }, index) => {
      const fileName = fileNameOf(`image-${index + 1}`, mediaType);
      const content = Readable.from([Buffer.from(bytes)]);
      return assets.draft({ accountId, mediaType, fileName, content });
    }),
  );
}

/** Stores the pictures of a job. */
export async function collectImages(
  { accountId }: ImageJob,
  { images, usage }: ImageResult,
  assets: Assets,
): Promise<Collected> {
  const drafts = await draftImages(images, { assets, accountId });
  const made: ImageJobResult['images'] = drafts.map(({ id }, index) => ({
    asset: id,
    revisedPrompt: images[index]?.revisedPrompt ?? '',
  }));
  return { result: { images: made, usage }, drafts, songs: [] };
}
