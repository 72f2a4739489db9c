import type { VideoJobRecord } from '../../../generated/types.ts';
import { textOf } from '../../foundation/json-object.ts';
import type { JobUpstream, VideoOrder, VideoResult } from '../port/jobs.ts';
import { videoSeconds } from '../video-seconds.ts';
import { type Claimed, numberOf } from './claims.ts';
import { type JobParts, patchbayJobs } from './jobs.ts';
import { contractRequest } from './requests.ts';

/** Videos of the other service. Result files are referenced by URL. */
export function patchbayVideo(parts: JobParts): JobUpstream<VideoOrder, VideoResult> {
  return patchbayJobs(parts, {
    async create(order, { model, ...context }) {
      const request = contractRequest('createVideo', fieldsOf(order, model));
      if (!request.ok) return request;
      const outcome = await parts.relay.ask(
        (client, options) => client.createVideo(request.value, options),
        context,
      );
      return outcome.ok ? { ok: true, value: outcome.value?.data?.jobId } : outcome;
    },
    lookUp: (jobId) => (client, options) => client.getVideoJob({ jobId }, options),
    resultIn,
  });
}

function fieldsOf(order: VideoOrder, model: string) {
  const { referenceImages, voices } = order;
  return {
    model,
    prompt: order.prompt,
    aspect_ratio: order.aspectRatio,
    video_length: String(order.seconds),
    resolution_name: order.resolution,
    refer_images: referenceImages.length === 0 ? undefined : referenceImages,
    reference_audios: voices.length === 0 ? undefined : voices.map((voice_id) => ({ voice_id })),
  };
}

function resultIn(record: Claimed<VideoJobRecord>): VideoResult | undefined {
  const video = textOf(record?.data?.videoUrl);
  const cover = textOf(record?.data?.coverUrl);
  const seconds = videoSeconds(numberOf(record?.data?.duration));
  if (video === undefined) return undefined;
  return { video, cover, seconds };
}
