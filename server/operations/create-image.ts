import type { ImageResult } from '../../generated/types.ts';
import { secondsAfter, unixSeconds } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { draftImages } from '../jobs/kinds/image.ts';
import { presentUsage } from '../jobs/record.ts';
import type { ImageUpstream, MadeImage } from '../upstreams/port.ts';
import type { Call, Handler } from './call.ts';
import { answerOnce } from './idempotent.ts';
import { acceptImageJob, checkImageCallback, prefersJob } from './image-job.ts';
import { imageOrder } from './image-order.ts';
import { modelNotServed, upstreamProblem } from './refusals.ts';
import type { Services } from './services.ts';
import { isResult } from './whole-answer.ts';

type ImageItem = ImageResult['data'][number];

/** Makes pictures and answers them, or takes a job on that does. */
export function createImage(services: Services): Handler<'createImage'> {
  const { queries, routes, assets, lifetimes, clock } = services;
  return async (call) => {
    const { mode } = call.input.body;
    const address = checkImageCallback(services, 'createImage', call);
    if (!address.ok) return address;
    const route = routes.find(mode);
    const images = route?.upstream.images;
    if (route === undefined || images === undefined) return failed(modelNotServed('mode', mode));
    if (prefersJob(call)) {
      const receive = async () => done({ sources: [] });
      return acceptImageJob(services, call, { upstream: route.name, receive });
    }
    const answer = await answerOnce(services, {
      keyed: call.keyed,
      isAnswer: isResult('createImage'),
      work: () => generate(call, images),
    });
    return answer.ok ? done({ kind: 'json', body: answer.value }) : answer;
  };

  async function generate(
    { caller, input: { body }, signal }: Call<'createImage'>,
    upstream: ImageUpstream,
  ): Promise<Outcome<ImageResult>> {
    const outcome = await upstream.generate(imageOrder(body), { signal });
    if (!outcome.ok) return failed(upstreamProblem(outcome.failure, 'prompt'));
    const { images, usage } = outcome.value;
    const data =
      body.response_format === 'url'
        ? await storeImages(images, caller.accountId)
        : images.map(inBase64);
    return done({ created: unixSeconds(clock.now()), data, usage: presentUsage(usage) });
  }

  async function storeImages(
    images: readonly MadeImage[],
    accountId: string,
  ): Promise<ImageItem[]> {
    const stored = await draftImages(images, { assets, accountId });
    const until = secondsAfter(clock.now(), lifetimes.image);
    const drafts = stored.map(({ draft }) => draft);
    await assets.keep(drafts, { queries, until });
    return stored.map(({ draft, revisedPrompt }) => ({
      url: assets.address(draft.id, until),
      revised_prompt: revisedPrompt,
    }));
  }
}

/** A picture inside the answer. */
export function inBase64({ bytes }: MadeImage): { b64_json: string } {
  return { b64_json: Buffer.from(bytes).toString('base64') };
}
