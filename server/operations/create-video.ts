import { done, failed, type Outcome } from '../foundation/outcome.ts';
import type { Handler, Reply } from './call.ts';
import { firstIdentifier, knownIdentifier } from './idempotent.ts';
import { checkCallbackAddress, modelNotServed } from './refusals.ts';
import type { Services } from './services.ts';

/** Takes a video job on. */
export function createVideo({
  jobs,
  routes,
  prices,
  receivers,
  firstAnswers,
}: Pick<
  Services,
  'jobs' | 'routes' | 'prices' | 'receivers' | 'firstAnswers'
>): Handler<'createVideo'> {
  return async ({ caller, keyed, requestId, input: { body } }) => {
    const known = await knownIdentifier(firstAnswers, keyed);
    if (!known.ok) return known;
    if (known.value !== undefined) return accepted(known.value);
    const rule = { operationId: 'createVideo', rule: 'video-callback-public' } as const;
    const address = checkCallbackAddress(receivers, body.hook_url, rule);
    if (!address.ok) return address;
    const [first] = routes.candidates(body.model, 'video');
    if (first === undefined) return failed(modelNotServed('model', body.model));
    const seconds = Number(body.video_length);
    const priced = { operation: 'createVideo', model: body.model, size: body.resolution_name };
    const quote = prices.quote(priced, seconds);
    if (!quote.ok) return quote;
    const referImages = body.refer_images ?? [];
    const job = {
      kind: 'video' as const,
      accountId: caller.accountId,
      model: body.model,
      upstream: first.name,
      hookUrl: body.hook_url,
      request: {
        prompt: body.prompt,
        aspectRatio: body.aspect_ratio,
        videoLength: body.video_length,
        resolutionName: body.resolution_name,
        referImages,
      },
      order: {
        model: body.model,
        prompt: body.prompt,
        seconds,
        aspectRatio: body.aspect_ratio,
        resolution: body.resolution_name,
        referenceImages: referImages,
        voices: (body.reference_audios ?? []).map(({ voice_id }) => voice_id),
      },
    };
    const { operation } = priced;
    const cost = { operation, quote: quote.value, keyId: caller.keyId, requestId };
    const identifier = firstIdentifier(await jobs.create(job, cost, { keyed }));
    return identifier.ok ? accepted(identifier.value) : identifier;
  };
}

function accepted(jobId: string): Outcome<Reply<'createVideo'>> {
  const message = 'The video job is accepted.';
  return done({ kind: 'json', body: { status: 'SUCCESS', message, data: { jobId } } });
}
