import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MusicItem, MusicJobRecord, UploadResponse } from '../../../generated/types.ts';
import { textOf } from '../../foundation/json-object.ts';
import { fileToSend } from '../http/file-to-send.ts';
import type { Media } from '../port/call.ts';
import type { JobUpstream, MadeSong, MusicOrder, MusicResult } from '../port/jobs.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { type Claimed, itemsOf, numberOf } from './claims.ts';
import { type JobParts, patchbayJobs } from './jobs.ts';
import type { Relay, RelayContext } from './relay.ts';
import { contractRequest } from './requests.ts';

/** Songs of the other service. The sample is uploaded there first; result files are referenced by URL. */
export function patchbayMusic(parts: JobParts): JobUpstream<MusicOrder, MusicResult> {
  const { relay } = parts;
  return patchbayJobs(parts, {
    async create(order, { model, sample, ...context }) {
      if (sample === undefined) throw new Error('A music order must have a sample.');
      const uploaded = await upload(sample, relay, context);
      if (!uploaded.ok) return uploaded;
      const request = contractRequest('createMusic', fieldsOf({ ...order, model }, uploaded.value));
      if (!request.ok) return request;
      const outcome = await relay.ask(
        (client, options) => client.createMusic(request.value, options),
        context,
      );
      return outcome.ok ? { ok: true, value: outcome.value?.data?.job_id } : outcome;
    },
    lookUp: (jobId) => (client, options) => client.getMusicJob({ jobId }, options),
    resultIn,
  });
}

/** An uploaded sample at the other service. */
interface Uploaded {
  readonly id: string;
  /** Its duration as measured there, if reported. */
  readonly seconds: number | undefined;
}

async function upload(
  sample: Media,
  relay: Relay,
  { signal, key }: RelayContext,
): Promise<UpstreamOutcome<Uploaded>> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-sample-'));
  try {
    const scratch = { newPath: async () => join(folder, 'sample') };
    const file = await fileToSend(sample, 'sample', { signal, scratch });
    const outcome = await relay.ask((client, options) => client.uploadSample({ file }, options), {
      signal,
      // The upload and the song are two calls, each with its own idempotency key.
      key: key && `${key}-sample`,
    });
    return outcome.ok ? readUpload(outcome.value) : outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readUpload(answer: Claimed<UploadResponse>): UpstreamOutcome<Uploaded> {
  const id = textOf(answer?.data?.music_id);
  if (id === undefined) return failed(NO_SAMPLE);
  return { ok: true, value: { id, seconds: numberOf(answer?.data?.duration) } };
}

/** Turns an order into request fields. Fields of one of the two modes are omitted in the other. */
function fieldsOf(order: MusicOrder, { id, seconds = order.sampleEnd }: Uploaded) {
  const shared = {
    music_id: id,
    chop_sample_start_s: order.sampleStart,
    // Each service measures the duration itself, and would reject an end beyond its own measurement.
    chop_sample_end_s: Math.min(order.sampleEnd, seconds),
    instrumental: order.instrumental,
    mv: order.model,
    vocal_gender: order.voice === undefined ? undefined : VOICES[order.voice],
    // Asks the service to store the audio, so that its URL stays valid.
    isStorage: true,
  };
  if (order.description !== undefined) {
    return { ...shared, custom: false, llm_description_prompt: order.description };
  }
  return {
    ...shared,
    custom: true,
    prompt: order.lyrics,
    auto_lyrics: order.reworkLyrics,
    title: order.title,
    tags: order.tags,
    negative_tags: order.negativeTags,
    style_weight: order.styleWeight,
    weirdness_constraint: order.weirdness,
    audio_weight: order.audioWeight,
  };
}

const VOICES = { female: 'Female', male: 'Male' } as const;

function resultIn(record: Claimed<MusicJobRecord>): MusicResult | undefined {
  const songs = itemsOf(record?.data?.musics).flatMap((item) => readSong(item) ?? []);
  return songs.length === 0 ? undefined : { songs };
}

/** Reads a song; `undefined` if it has no audio, which is all that it cannot do without. */
function readSong(item: Claimed<MusicItem>): MadeSong | undefined {
  const id = textOf(item?.musicId);
  const audio = textOf(item?.audioUrl);
  if (id === undefined || audio === undefined) return undefined;
  const image = textOf(item?.imageUrl);
  const largeImage = textOf(item?.imageLargeUrl);
  const video = textOf(item?.videoUrl);
  const seconds = numberOf(item?.duration) ?? 0;
  return {
    id,
    title: textOf(item?.title) ?? '',
    prompt: textOf(item?.prompt) ?? '',
    tags: textOf(item?.tags) ?? '',
    seconds: seconds > 0 ? seconds : undefined,
    audio,
    audioUrl: audio,
    image: image ?? largeImage,
    largeImage: largeImage ?? image,
    video,
  };
}

const NO_SAMPLE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream accepted the sample without an identifier.',
};
