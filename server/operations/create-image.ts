import type { ImageResult } from '../../generated/types.ts';
import { secondsAfter, unixSeconds } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { presentUsage } from '../jobs/job/record.ts';
import { type DraftImage, draftImages } from '../jobs/kinds/image.ts';
import { CollectionFailed } from '../jobs/kinds/result-files.ts';
import type { MadeImage, ImageResult as MadeImages } from '../upstreams/port/images.ts';
import type { Call, Handler } from './call.ts';
import { imageOperation } from './image-operation.ts';
import { inlineImage } from './inline-image.ts';
import { upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';
import { type WrittenJson, writeJson } from './written-json.ts';

type ImageItem = ImageResult['data'][number];

type CreateCall = Call<'createImage'>;

/** Generates images and returns them, or creates a job that does. */
export function createImage(services: Services): Handler<'createImage'> {
  return imageOperation<CreateCall>(services, {
    operation: 'createImage',
    callbackRule: 'image-callback-public',
    given: () => ({ sources: [] }),
    answer: answerWith,
  });
}

/** Writes the reply, with the images inline or as addresses, as the caller asked. */
async function answerWith(
  services: Services,
  call: CreateCall,
  { images, usage }: MadeImages,
): Promise<Outcome<WrittenJson>> {
  const isByAddress = call.input.body.response_format === 'url';
  const drafted = isByAddress ? await draftedImages(images, call, services) : done(undefined);
  if (!drafted.ok) return drafted;
  const madeAt = services.clock.now();
  const kept = drafted.value && (await keepImages(services, drafted.value, { madeAt, call }));
  const consumed = usage === undefined ? {} : { usage: presentUsage(usage) };
  const answer = writeJson((standIn): ImageResult => {
    const data = kept ?? images.map((image) => inlineImage(image, standIn));
    return { created: unixSeconds(madeAt), data, ...consumed };
  });
  return done(answer);
}

async function draftedImages(
  images: readonly MadeImage[],
  { caller: { accountId }, input: { body }, signal }: CreateCall,
  { assets }: Pick<Services, 'assets'>,
): Promise<Outcome<readonly DraftImage[]>> {
  const { prompt } = body;
  try {
    return done(await draftImages(images, { assets, accountId, prompt, context: { signal } }));
  } catch (error) {
    if (!(error instanceof CollectionFailed)) throw error;
    // The upstream returned something other than images, which is not the request's fault.
    return failed(upstreamProblem({ kind: 'failed', message: error.message }, 'prompt'));
  }
}

/** Stores the images as assets and returns their addresses. */
async function keepImages(
  { queries, assets, lifetimes }: Services,
  drafted: readonly DraftImage[],
  { madeAt, call: { keyed } }: { readonly madeAt: Date; readonly call: CreateCall },
): Promise<ImageItem[]> {
  const until = secondsAfter(madeAt, lifetimes.image);
  const drafts = drafted.map(({ draft }) => draft);
  // Repeated requests under the idempotency key get new addresses, so the files outlive those as well.
  const gone = keyed === undefined ? until : secondsAfter(until, lifetimes.firstAnswer);
  await assets.keep(drafts, { queries, until: gone });
  return drafted.map(({ draft, revisedPrompt }) => ({
    url: assets.address(draft.id, until),
    revised_prompt: revisedPrompt,
  }));
}
