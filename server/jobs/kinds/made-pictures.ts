import { measurePicture } from '../../assets/inspection.ts';
import type { ImageOrder, ImageResult, MadeImage } from '../../upstreams/port/images.ts';
import type { UpstreamOutcome } from '../../upstreams/port/outcome.ts';
import type { AmountMade } from '../../usage/ending.ts';
import type { MadePicture } from '../../usage/made-pictures.ts';
import type { Quote } from '../../usage/prices.ts';

/** Drops the pictures in excess of the order: they are neither delivered nor charged. */
export function noMoreThanOrdered(
  outcome: UpstreamOutcome<ImageResult>,
  { count }: Pick<ImageOrder, 'count'>,
): UpstreamOutcome<ImageResult> {
  if (!outcome.ok || outcome.value.images.length <= count) return outcome;
  const { images, ...told } = outcome.value;
  return { ok: true, value: { ...told, images: images.slice(0, count) } };
}

/** The amount to charge. Sizes are measured only if the price depends on them. */
export async function amountMade(
  images: readonly MadeImage[],
  { sizes }: Pick<Quote, 'sizes'>,
): Promise<AmountMade> {
  if (sizes === undefined) return images.length;
  const isBySize = sizes.some(({ size }) => size !== undefined);
  return isBySize ? asCharged(images) : images.map(({ quality }) => ({ quality }));
}

/**
 * The sizes and qualities of pictures, for the charge. Sizes that an upstream does not report are measured from the
 * file.
 */
export function asCharged(images: readonly MadeImage[]): Promise<readonly MadePicture[]> {
  return Promise.all(
    images.map(async (image) => {
      const { size = await sizeOf(image), quality } = image;
      return { size, quality };
    }),
  );
}

async function sizeOf({ path, open }: MadeImage): Promise<string | undefined> {
  const measured = await measurePicture(path ?? (await open()));
  return measured && `${measured.width}x${measured.height}`;
}
