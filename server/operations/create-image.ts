import type { ImageResult } from '../../generated/types.ts';
import { secondsAfter, unixSeconds } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import { presentUsage } from '../jobs/job/record.ts';
import { type DraftImage, type DraftRoom, draftImages } from '../jobs/kinds/image.ts';
import { amountMade } from '../jobs/kinds/made-pictures.ts';
import { CollectionFailed } from '../jobs/kinds/result-files.ts';
import type { MadeImage } from '../upstreams/port.ts';
import type { Quote } from '../usage/prices.ts';
import type { Call, Handler } from './call.ts';
import { answerOnce } from './idempotent.ts';
import { acceptImageJob, prefersJob, refusedUnlessRepeated } from './image-job.ts';
import { imageOrder } from './image-order.ts';
import { hasBegun } from './journey.ts';
import { makeImages } from './make-images.ts';
import { type Made, paidWork } from './paid-work.ts';
import { offerFor } from './pricing.ts';
import { quoted } from './quote.ts';
import { upstreamProblem } from './refusals.ts';
import { repeatedPictures } from './repeated-pictures.ts';
import type { Services } from './services.ts';
import { isToBeShown, showPicture } from './show-picture.ts';
import { type WrittenJson, writeJson } from './written-json.ts';

type ImageItem = ImageResult['data'][number];

const OPERATION = 'createImage';

/** Makes pictures and answers them, or takes a job on that does. */
export function createImage(services: Services): Handler<typeof OPERATION> {
  return async (call) => {
    const { caller, requestId, keyed, input, journey, signal } = call;
    const { body } = input;
    const { mode: model } = body;
    const offer = offerFor(services, {
      operationId: OPERATION,
      hookUrl: body.hook_url,
      rule: 'image-callback-public',
      body,
    });
    if (!offer.ok) return refusedUnlessRepeated(services, { ...call, operation: OPERATION }, offer);
    const { upstream, quote } = offer.value;
    if (prefers('quote', input.parameters.Prefer)) {
      return quoted(services, { caller, operation: OPERATION, model, quote });
    }
    if (prefersJob(call)) {
      const receive = async () => done({ sources: [] });
      const work = { upstream, operation: OPERATION, quote, receive } as const;
      return acceptImageJob(services, call, work);
    }
    if (isToBeShown(call)) {
      const order = async () => done(imageOrder(body));
      return showPicture(services, call, { operation: OPERATION, quote, order });
    }
    const whose = { caller, requestId, operation: OPERATION, model, quote };
    const order = { ...whose, signal, hasBegun: () => hasBegun(journey) };
    const answer = await answerOnce(services, {
      keyed,
      work: (onModerated) =>
        paidWork(services, { ...order, onModerated, work: () => generate(services, call, quote) }),
      repeated: (kept) => repeatedPictures(services, call, kept),
    });
    return answer.ok ? done({ kind: 'written', json: answer.value }) : answer;
  };
}

async function generate(
  services: Services,
  call: Call<typeof OPERATION>,
  quote: Quote,
): Promise<Outcome<Made<WrittenJson>>> {
  const { caller, input, signal } = call;
  const { response_format, prompt } = input.body;
  const order = imageOrder(input.body);
  const outcome = await makeImages(services, call, (images, context) =>
    images.generate(order, context),
  );
  if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
  const { images, usage } = outcome.value;
  const room = {
    assets: services.assets,
    accountId: caller.accountId,
    prompt,
    context: { signal },
  };
  const drafted = response_format === 'url' ? await draftedImages(images, room) : done(undefined);
  if (!drafted.ok) return drafted;
  const madeAt = services.clock.now();
  const kept = drafted.value && (await keepImages(services, drafted.value, { madeAt, call }));
  const consumed = usage === undefined ? {} : { usage: presentUsage(usage) };
  const value = writeJson((standIn): ImageResult => {
    const data = kept ?? images.map((image) => ({ b64_json: standIn(image) }));
    return { created: unixSeconds(madeAt), data, ...consumed };
  });
  return done({ value, quantity: await amountMade(images, quote) });
}

async function draftedImages(
  images: readonly MadeImage[],
  room: DraftRoom,
): Promise<Outcome<readonly DraftImage[]>> {
  try {
    return done(await draftImages(images, room));
  } catch (error) {
    if (!(error instanceof CollectionFailed)) throw error;
    // The upstream has answered something else than pictures: not the fault of the request.
    return failed(upstreamProblem({ kind: 'failed', message: error.message }, 'prompt'));
  }
}

/** Makes files of pictures, and answers their addresses. */
async function keepImages(
  { queries, assets, lifetimes }: Services,
  drafted: readonly DraftImage[],
  { madeAt, call: { keyed } }: { readonly madeAt: Date; readonly call: Call<typeof OPERATION> },
): Promise<ImageItem[]> {
  const until = secondsAfter(madeAt, lifetimes.image);
  const drafts = drafted.map(({ draft }) => draft);
  // A repetition under the idempotency key gets new addresses, so the files are kept until those have expired too.
  const gone = keyed === undefined ? until : secondsAfter(until, lifetimes.firstAnswer);
  await assets.keep(drafts, { queries, until: gone });
  return drafted.map(({ draft, revisedPrompt }) => ({
    url: assets.address(draft.id, until),
    revised_prompt: revisedPrompt,
  }));
}
