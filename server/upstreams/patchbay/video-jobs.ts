import type { VideoJobRecord } from '../../../generated/types.ts';
import type { JobUpstream, VideoOrder, VideoResult } from '../port.ts';
import { type Claimed, textOf } from './claims.ts';
import { readTicket } from './job-ticket.ts';
import {
  cancelJob,
  handedOver,
  type JobParts,
  lookupFailure,
  openResult,
  reportOf,
} from './jobs.ts';
import { contractRequest } from './requests.ts';

/** Videos of the other service. Their files are named by their addresses. */
export function patchbayVideo({
  relay,
  http,
  now,
}: JobParts): JobUpstream<VideoOrder, VideoResult> {
  return {
    knowsKeys: true,
    async submit(order, { model, ...context }) {
      const request = contractRequest('createVideo', fieldsOf(order, model));
      if (!request.ok) return request;
      const outcome = await relay.ask(
        (client, options) => client.createVideo(request.value, options),
        context,
      );
      return outcome.ok ? handedOver(outcome.value?.data?.jobId, { now }) : outcome;
    },
    async poll(upstreamJobId, context) {
      const ticket = readTicket(upstreamJobId);
      const outcome = await relay.ask(
        (client, options) => client.getVideoJob({ jobId: ticket.jobId }, options),
        context,
      );
      if (!outcome.ok) return { ok: false, failure: lookupFailure(outcome.failure) };
      const { value: record } = outcome;
      return { ok: true, value: reportOf(record, { result: resultIn(record), ticket, now }) };
    },
    cancel: (upstreamJobId, context) => cancelJob(relay, readTicket(upstreamJobId), context),
    fetch: (_upstreamJobId, address, context) => openResult(http, address, context),
  };
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
  if (video === undefined) return undefined;
  return { video, ...(cover === undefined ? {} : { cover }) };
}
