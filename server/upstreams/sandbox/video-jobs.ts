import type { Media } from '../port/call.ts';
import type { JobUpstream, VideoOrder, VideoResult } from '../port/jobs.ts';
import { failed, type UpstreamOutcome } from '../port/outcome.ts';
import { readDirectives, statusFailure, withoutDirectives } from './directives.ts';
import { videoSize } from './image-size.ts';
import { progressOf } from './job-progress.ts';
import { readTicket, type VideoTicket, writeTicket } from './job-ticket.ts';
import { media } from './made-media.ts';
import type { Studio } from './media/studio.ts';
import type { VideoRequest } from './media/video.ts';
import { remembering } from './recent.ts';
import type { SandboxSettings } from './sandbox-settings.ts';

const RESULT = { video: 'video', cover: 'cover' } as const satisfies VideoResult;
const VIDEOS_REMEMBERED = 4;

/** Generated videos. */
export function sandboxVideo(
  studio: Studio,
  { jobSeconds, now }: SandboxSettings,
): JobUpstream<VideoOrder, VideoResult> {
  // The same request gives the same bytes, no matter how many jobs need them.
  const rendered = remembering(VIDEOS_REMEMBERED, async (request) => {
    const asked: VideoRequest = JSON.parse(request);
    return studio.renderVideo(asked);
  });
  return {
    // It is stateless: a job submitted twice results in two tickets for the same work.
    knowsKeys: true,
    async submit(order) {
      const failure = statusFailure(readDirectives(order.prompt));
      if (failure !== undefined) return failed(failure);
      const startedAt = now().getTime();
      const value = writeTicket({ kind: 'video', order, startedAt, seconds: jobSeconds });
      return { ok: true, value };
    },
    async poll(upstreamJobId) {
      const ticket = videoTicket(upstreamJobId);
      const { prompt, seconds } = ticket.order;
      const value = progressOf(ticket, prompt, { now: now(), result: { ...RESULT, seconds } });
      return { ok: true, value };
    },
    async fetch(upstreamJobId, reference): Promise<UpstreamOutcome<Media>> {
      const request = requestOf(videoTicket(upstreamJobId));
      const { video, cover } = await rendered(JSON.stringify(request));
      const isVideo = reference === RESULT.video;
      const value = media(isVideo ? 'video/webm' : 'image/jpeg', isVideo ? video : cover);
      return { ok: true, value };
    },
  };
}

function requestOf({ order }: VideoTicket): VideoRequest {
  return {
    prompt: withoutDirectives(order.prompt),
    seconds: order.seconds,
    ...videoSize(order.aspectRatio, order.resolution),
    voices: order.voices,
    references: order.referenceImages,
  };
}

function videoTicket(upstreamJobId: string): VideoTicket {
  const ticket = readTicket(upstreamJobId);
  if (ticket.kind === 'video') return ticket;
  throw new Error('The sandbox job is not a video job.');
}
