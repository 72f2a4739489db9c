import { done, type Outcome } from '../foundation/outcome.ts';
import type { Call, Handler, Reply } from './call.ts';
import { checkAddresses } from './request-files.ts';
import type { Services } from './services.ts';
import { type JobOwner, type JobServices, takeOnJob } from './take-on-job.ts';

/** Creates a video job. */
export function createVideo(
  services: JobServices & Pick<Services, 'sources'>,
): Handler<'createVideo'> {
  return (call) => {
    const { body } = call.input;
    return takeOnJob(services, call, {
      operationId: 'createVideo',
      model: body.model,
      hookUrl: body.hook_url,
      rule: 'video-callback-public',
      body,
      async jobFor(owner) {
        const pictures = checkAddresses(picturesOf(body), services.sources);
        return pictures.ok ? done({ job: jobOf(body, owner) }) : pictures;
      },
      accepted,
    });
  };
}

/** The reference images, which the upstream fetches. */
function picturesOf({ refer_images: urls = [] }: Call<'createVideo'>['input']['body']) {
  return urls.map((url, index) => ({ name: `refer_images[${index}]`, url }));
}

function jobOf(body: Call<'createVideo'>['input']['body'], owner: JobOwner) {
  const { model, prompt, aspect_ratio: aspectRatio, refer_images: referImages = [] } = body;
  return {
    kind: 'video' as const,
    ...owner,
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

function accepted(jobId: string): Outcome<Reply<'createVideo'>> {
  const message = 'The video job is accepted.';
  return done({ kind: 'json', body: { status: 'SUCCESS', message, data: { jobId } } });
}
