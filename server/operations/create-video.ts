import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { Handler, Reply } from './call.ts';
import { firstIdentifier, knownIdentifier } from './idempotent.ts';
import { chargeFor } from './paid-work.ts';
import { priceOf } from './pricing.ts';
import { quoted } from './quote.ts';
import { checkCallbackAddress, modelNotServed } from './refusals.ts';
import type { Services } from './services.ts';

/** Takes a video job on. */
export function createVideo(
  services: Pick<Services, 'jobs' | 'routes' | 'prices' | 'ledger' | 'receivers' | 'firstAnswers'>,
): Handler<'createVideo'> {
  const { jobs, routes, receivers, firstAnswers } = services;
  const operation = 'createVideo';
  return async ({ caller, requestId, keyed, input: { parameters, body } }) => {
    const { accountId } = caller;
    const known = await knownIdentifier(firstAnswers, keyed);
    if (!known.ok) return known;
    if (known.value !== undefined) return accepted(known.value);
    const rule = { operationId: operation, rule: 'video-callback-public' } as const;
    const address = checkCallbackAddress(receivers, body.hook_url, rule);
    if (!address.ok) return address;
    const [first] = routes.candidates(body.model, 'video');
    if (first === undefined) return failed(modelNotServed('model', body.model));
    const price = priceOf(services, operation, body);
    if (!price.ok) return price;
    const { value: quote } = price;
    if (prefers('quote', parameters.Prefer)) {
      return quoted(services, { accountId, operation, model: body.model, quote });
    }
    const seconds = Number(body.video_length);
    const referImages = body.refer_images ?? [];
    const job = {
      kind: 'video' as const,
      accountId,
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
    const charge = chargeFor(caller, { requestId, operation, quote });
    const identifier = firstIdentifier(await jobs.create(job, charge, { keyed }));
    return identifier.ok ? accepted(identifier.value) : identifier;
  };
}

function accepted(jobId: string): Outcome<Reply<'createVideo'>> {
  const message = 'The video job is accepted.';
  return done({ kind: 'json', body: { status: 'SUCCESS', message, data: { jobId } } });
}
