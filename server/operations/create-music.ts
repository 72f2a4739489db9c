import { operations } from '../../generated/operations.ts';
import { findSample, holdSample, type Sample } from '../assets/samples.ts';
import type { Queries } from '../database/database.ts';
import { counted } from '../foundation/counted.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { notFound, type Problem } from '../foundation/problems.ts';
import type { MusicOrder } from '../upstreams/port/jobs.ts';
import type { Call, Handler, Reply } from './call.ts';
import { ruleBroken } from './refusals.ts';
import { wholeHundredths } from './sample-length.ts';
import type { Services } from './services.ts';
import { type JobOwner, type JobServices, takeOnJob } from './take-on-job.ts';

type Body = Call<'createMusic'>['input']['body'];

/** Creates a music job. */
export function createMusic(
  services: JobServices & Pick<Services, 'queries' | 'clock'>,
): Handler<'createMusic'> {
  return async (call) => {
    const { body } = call.input;
    const taken = takeOnJob(services, call, {
      operationId: 'createMusic',
      model: body.mv,
      hookUrl: body.hookUrl,
      rule: 'music-callback-public',
      body,
      async jobFor(owner) {
        const sample = await sampleFor(body, owner.accountId, services);
        if (!sample.ok) return sample;
        const job = jobOf(body, owner, sample.value);
        return done({ job, also: (transaction) => holdOrFail(transaction, sample.value) });
      },
      accepted,
    });
    return taken.catch((error: unknown) => {
      if (error instanceof SampleGone) return failed(noSample());
      throw error;
    });
  };
}

function accepted(job_id: string): Outcome<Reply<'createMusic'>> {
  const message = 'The music job is accepted.';
  return done({ kind: 'json', body: { status: 'SUCCESS', message, data: { job_id } } });
}

function jobOf(body: Body, owner: JobOwner, sample: Sample) {
  const custom = body.custom ? body : undefined;
  return {
    kind: 'music' as const,
    ...owner,
    model: body.mv,
    hookUrl: body.hookUrl,
    request: {
      sampleAsset: sample.assetId,
      keepAudio: body.isStorage,
      negativeTags: custom?.negative_tags ?? '',
      styleWeight: custom?.style_weight ?? null,
      weirdnessConstraint: custom?.weirdness_constraint ?? null,
      audioWeight: custom?.audio_weight ?? null,
    },
    order: orderOf(body, sample.seconds),
  };
}

/** The sample to make songs from; refused where the requested part does not lie within it. */
async function sampleFor(
  body: Body,
  accountId: string,
  { queries, clock }: Pick<Services, 'queries' | 'clock'>,
): Promise<Outcome<Sample>> {
  const whose = { name: body.music_id, accountId, now: clock.now() };
  const sample = await findSample(queries, whose);
  if (sample === undefined) return failed(noSample());
  const fault = windowFault(body, sample.seconds);
  return fault === undefined ? done(sample) : failed(fault);
}

function noSample(): Problem {
  const message = 'music_id names no sample that this account has uploaded.';
  return notFound(message, { parameter: 'music_id' });
}

/** The sample was removed after it was found. */
class SampleGone extends Error {
  override readonly name = 'SampleGone';
}

/** @throws SampleGone, which rolls back the transaction */
async function holdOrFail(transaction: Queries, sample: Sample): Promise<void> {
  if (!(await holdSample(transaction, sample))) throw new SampleGone();
}

/** The documented default may always be sent; with a shorter sample it means the sample's end. */
const USUAL_END =
  operations.createMusic.bodies['application/json'].variants[0].defaults.chop_sample_end_s;

function endOf({ chop_sample_end_s: end }: Body, sampleSeconds: number): number {
  return end === USUAL_END ? Math.min(end, sampleSeconds) : end;
}

function windowFault(body: Body, sampleSeconds: number): Problem | undefined {
  const start = body.chop_sample_start_s;
  const end = endOf(body, sampleSeconds);
  const length = wholeHundredths(sampleSeconds);
  if (end <= start) {
    const finding = `the sample is ${counted(length, 'second')} long, and the part begins at ${start}`;
    return ruleBroken('createMusic', 'sample-window-order', { finding });
  }
  if (end > sampleSeconds) {
    const finding = `the sample is ${counted(length, 'second')} long`;
    const suggestion = length > start ? { chop_sample_end_s: length } : undefined;
    return ruleBroken('createMusic', 'sample-window-within', definedOnly({ finding, suggestion }));
  }
  return undefined;
}

function orderOf(body: Body, sampleSeconds: number): MusicOrder {
  const shared = {
    model: body.mv,
    count: operations.createMusic.pricing.quantity.count,
    sampleStart: body.chop_sample_start_s,
    sampleEnd: endOf(body, sampleSeconds),
    instrumental: body.instrumental,
    reworkLyrics: body.auto_lyrics,
    voice: body.vocal_gender && VOICES[body.vocal_gender],
  };
  if (!body.custom) return { ...shared, description: body.llm_description_prompt };
  return {
    ...shared,
    lyrics: body.prompt,
    title: body.title,
    tags: body.tags,
    negativeTags: body.negative_tags,
    styleWeight: body.style_weight,
    weirdness: body.weirdness_constraint,
    audioWeight: body.audio_weight,
  };
}

const VOICES = { Female: 'female', Male: 'male' } as const;
