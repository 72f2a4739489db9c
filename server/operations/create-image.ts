import type { ImageResult } from '../../generated/types.ts';
import { secondsAfter, unixSeconds } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import { CollectionFailed } from '../jobs/kinds/collected.ts';
import { type DraftImage, type DraftRoom, draftImages } from '../jobs/kinds/image.ts';
import { presentUsage } from '../jobs/record.ts';
import type { MadeImage } from '../upstreams/port.ts';
import type { Call, Handler } from './call.ts';
import { answerOnce } from './idempotent.ts';
import { acceptImageJob, prefersJob, refusedUnlessRepeated } from './image-job.ts';
import { imageOrder } from './image-order.ts';
import { makeImages } from './make-images.ts';
import { type Made, paidWork } from './paid-work.ts';
import { offerFor } from './pricing.ts';
import { quoted } from './quote.ts';
import { upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';
import { type WrittenJson, writeJson } from './written-json.ts';

type ImageItem = ImageResult['data'][number];

/** Makes pictures and answers them, or takes a job on that does. */
export function createImage(services: Services): Handler<'createImage'> {
  const { queries, assets, lifetimes, clock } = services;
  const operation = 'createImage';
  return async (call) => {
    const { caller, requestId, keyed, input, signal } = call;
    const { body } = input;
    const { mode: model } = body;
    const offer = offerFor(services, {
      operationId: operation,
      hookUrl: body.hook_url,
      rule: 'image-callback-public',
      body,
    });
    if (!offer.ok) return refusedUnlessRepeated(services, call, offer);
    const { upstream, quote } = offer.value;
    const { accountId } = caller;
    if (prefers('quote', input.parameters.Prefer)) {
      return quoted(services, { accountId, operation, model, quote });
    }
    if (prefersJob(call)) {
      const receive = async () => done({ sources: [] });
      const work = { upstream, operation, quote, receive } as const;
      return acceptImageJob(services, call, work);
    }
    const order = { caller, requestId, operation, model, quote, signal };
    const work = () => paidWork(services, { ...order, work: () => generate(call) });
    const answer = await answerOnce(services, { keyed, work });
    return answer.ok ? done({ kind: 'written', json: answer.value }) : answer;
  };

  async function generate(call: Call<'createImage'>): Promise<Outcome<Made<WrittenJson>>> {
    const { body } = call.input;
    const order = imageOrder(body);
    const outcome = await makeImages(services, call, (images, context) =>
      images.generate(order, context),
    );
    if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
    const { images, usage } = outcome.value;
    const created = unixSeconds(clock.now());
    const consumed = usage === undefined ? {} : { usage: presentUsage(usage) };
    const byAddress =
      body.response_format === 'url' ? await storeImages(images, call) : done(undefined);
    if (!byAddress.ok) return byAddress;
    const value = writeJson((standIn): ImageResult => {
      const data = byAddress.value ?? images.map((image) => ({ b64_json: standIn(image) }));
      return { created, data, ...consumed };
    });
    return done({ value, quantity: images.length });
  }

  async function storeImages(
    images: readonly MadeImage[],
    { caller: { accountId }, input, signal }: Call<'createImage'>,
  ): Promise<Outcome<ImageItem[]>> {
    const { prompt } = input.body;
    const room = { assets, accountId, prompt, context: { signal } };
    const stored = await draftedImages(images, room);
    if (!stored.ok) return stored;
    const until = secondsAfter(clock.now(), lifetimes.image);
    const drafts = stored.value.map(({ draft }) => draft);
    await assets.keep(drafts, { queries, until });
    const items = stored.value.map(({ draft, revisedPrompt }) => ({
      url: assets.address(draft.id, until),
      revised_prompt: revisedPrompt,
    }));
    return done(items);
  }
}

async function draftedImages(
  images: readonly MadeImage[],
  room: DraftRoom,
): Promise<Outcome<readonly DraftImage[]>> {
  try {
    return done(await draftImages(images, room));
  } catch (error) {
    if (!(error instanceof CollectionFailed)) throw error;
    // That the upstream has made something else is no fault of the request.
    return failed(upstreamProblem({ kind: 'failed', message: error.message }, 'prompt'));
  }
}
