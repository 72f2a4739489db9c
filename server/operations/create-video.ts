import { done, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { Call, Handler, Reply } from './call.ts';
import { firstIdentifier, type Refusal, unlessRepeated } from './idempotent.ts';
import type { Journey } from './journey.ts';
import { chargeFor } from './paid-work.ts';
import { offerFor } from './pricing.ts';
import { quoted } from './quote.ts';
import { checkAddresses } from './request-files.ts';
import type { Services } from './services.ts';

/** Takes a video job on. */
export function createVideo(
  services: Pick<
    Services,
    'jobs' | 'routes' | 'prices' | 'ledger' | 'receivers' | 'sources' | 'firstAnswers'
  >,
): Handler<'createVideo'> {
  const { jobs, firstAnswers } = services;
  const operation = 'createVideo';
  return async ({ caller, requestId, journey, keyed, input: { parameters, body } }) => {
    const { accountId } = caller;
    const refused = (refusal: Refusal) =>
      unlessRepeated(refusal, (jobId) => accepted(jobId, journey), { firstAnswers, keyed });
    const offer = offerFor(services, {
      operationId: operation,
      hookUrl: body.hook_url,
      rule: 'video-callback-public',
      body,
    });
    if (!offer.ok) return refused(offer);
    const pictures = checkAddresses(picturesOf(body), services.sources);
    if (!pictures.ok) return refused(pictures);
    const { upstream, quote } = offer.value;
    if (prefers('quote', parameters.Prefer)) {
      return quoted(services, { caller, operation, model: body.model, quote });
    }
    const job = jobOf(body, { accountId, upstream });
    const charge = chargeFor(caller, { requestId, operation, quote });
    const identifier = firstIdentifier(await jobs.create(job, charge, { keyed }));
    return identifier.ok ? accepted(identifier.value, journey) : identifier;
  };
}

/** The pictures that the upstream fetches. */
function picturesOf({ refer_images: urls = [] }: Call<'createVideo'>['input']['body']) {
  return urls.map((url, index) => ({ name: `refer_images[${index}]`, url }));
}

function jobOf(
  body: Call<'createVideo'>['input']['body'],
  whose: { readonly accountId: string; readonly upstream: string },
) {
  const { model, prompt, aspect_ratio: aspectRatio, refer_images: referImages = [] } = body;
  return {
    kind: 'video' as const,
    ...whose,
    model,
    hookUrl: body.hook_url,
    request: {
      prompt,
      aspectRatio,
      videoLength: body.video_length,
      resolutionName: body.resolution_name,
      referImages,
    },
    order: {
      model,
      prompt,
      seconds: Number(body.video_length),
      aspectRatio,
      resolution: body.resolution_name,
      referenceImages: referImages,
      voices: (body.reference_audios ?? []).map(({ voice_id }) => voice_id),
    },
  };
}

function accepted(jobId: string, journey: Journey): Outcome<Reply<'createVideo'>> {
  journey.accepted(jobId);
  const message = 'The video job is accepted.';
  return done({ kind: 'json', body: { status: 'SUCCESS', message, data: { jobId } } });
}
