import { measurePicture } from '../../assets/inspection.ts';
import type { ImageOrder, ImageResult, MadeImage } from '../../upstreams/port/images.ts';
import type { UpstreamOutcome } from '../../upstreams/port/outcome.ts';
import type { AmountMade } from '../../usage/ending.ts';
import type { MadePicture } from '../../usage/made-pictures.ts';
import type { Quote } from '../../usage/prices.ts';

/** What an upstream has made, without what is more than was ordered: that is neither handed over nor charged. */
export function noMoreThanOrdered(
  outcome: UpstreamOutcome<ImageResult>,
  { count }: Pick<ImageOrder, 'count'>,
): UpstreamOutcome<ImageResult> {
  if (!outcome.ok || outcome.value.images.length <= count) return outcome;
  const { images, ...told } = outcome.value;
  return { ok: true, value: { ...told, images: images.slice(0, count) } };
}

/** How much was made, as it is charged; nothing is measured where the price does not go by sizes. */
export async function amountMade(
  images: readonly MadeImage[],
  { sizes }: Pick<Quote, 'sizes'>,
): Promise<AmountMade> {
  return sizes === undefined ? images.length : asCharged(images);
}

/** Pictures, as they are charged. Of what an upstream does not tell the size of, the file does. */
export function asCharged(images: readonly MadeImage[]): Promise<readonly MadePicture[]> {
  return Promise.all(images.map(async (image) => ({ size: image.size ?? (await sizeOf(image)) })));
}

async function sizeOf({ path, open }: MadeImage): Promise<string | undefined> {
  const measured = await measurePicture(path ?? (await open()));
  return measured && `${measured.width}x${measured.height}`;
}
