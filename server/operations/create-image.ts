import { Readable } from 'node:stream';
import type { ImageResult as ResultOfContract } from '../../generated/types.ts';
import { fileNameOf } from '../assets/file-names.ts';
import { unixSeconds } from '../foundation/clock.ts';
import { done, failed } from '../foundation/outcome.ts';
import type { MadeImage } from '../upstreams/port.ts';
import type { Handler } from './call.ts';
import { imageOrder, imageUsage } from './image-order.ts';
import { modelNotServed, upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';

type ImageItem = ResultOfContract['data'][number];

/** Makes pictures and answers them. */
export function createImage({
  queries,
  routes,
  assets,
  lifetimes,
  clock,
}: Pick<
  Services,
  'queries' | 'routes' | 'assets' | 'lifetimes' | 'clock'
>): Handler<'createImage'> {
  return async ({ caller, input: { body }, signal }) => {
    const route = routes.find(body.mode);
    if (route?.upstream.images === undefined) return failed(modelNotServed('mode', body.mode));
    const outcome = await route.upstream.images.generate(imageOrder(body), { signal });
    if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
    const { images, usage } = outcome.value;
    const data =
      body.response_format === 'url'
        ? await storeImages(images, caller.accountId)
        : images.map(inBase64);
    const created = unixSeconds(clock.now());
    return done({ kind: 'json', body: { created, data, usage: imageUsage(usage) } });
  };

  async function storeImages(
    images: readonly MadeImage[],
    accountId: string,
  ): Promise<ImageItem[]> {
    const drafts = await Promise.all(
      images.map(({ bytes, mediaType }, index) => {
        const fileName = fileNameOf(`image-${index + 1}`, mediaType);
        const content = Readable.from([Buffer.from(bytes)]);
        return assets.draft({ accountId, mediaType, fileName, content });
      }),
    );
    await assets.keep(drafts, queries);
    return drafts.map(({ id }, index) => ({
      url: assets.address(id, lifetimes.image),
      revised_prompt: images[index]?.revisedPrompt ?? '',
    }));
  }
}

/** A picture inside the answer. */
export function inBase64({ bytes }: MadeImage): { b64_json: string } {
  return { b64_json: Buffer.from(bytes).toString('base64') };
}
