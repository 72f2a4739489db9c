import type { AssetDraft, Assets } from '../assets/assets.ts';
import type {
  CallContext,
  JobReport,
  Upstream,
  UpstreamFailure,
  UpstreamOutcome,
} from '../upstreams/port.ts';
import type { Job } from './job.ts';
import type { Collected } from './kinds/collected.ts';
import { collectMusic } from './kinds/music.ts';
import { collectVideo } from './kinds/video.ts';

const NOT_SERVED: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream that took this job on no longer serves its kind.',
};

/** Hands a job to its upstream. The job's own identifier is the key that tells tries of it apart. */
export async function submitJob(
  job: Job,
  upstream: Upstream | undefined,
  { assets, context }: { readonly assets: Assets; readonly context: CallContext },
): Promise<UpstreamOutcome<string>> {
  const call = { ...context, key: job.id };
  if (job.kind === 'video') return upstream?.video?.submit(job.order, call) ?? notServed();
  const asset = await assets.find(job.request.sampleAsset);
  if (asset === undefined) return failed('The sample of this job is gone.');
  const sample = { mediaType: asset.mediaType, open: async () => assets.store.read(asset.id) };
  return upstream?.music?.submit(job.order, { ...call, sample }) ?? notServed();
}

/** Asks the upstream how far a job is. */
export async function pollJob(
  job: Job,
  upstream: Upstream | undefined,
  context: CallContext,
): Promise<UpstreamOutcome<JobReport<NonNullable<Job['upstreamResult']>>>> {
  const capability = job.kind === 'video' ? upstream?.video : upstream?.music;
  if (job.upstreamJobId === undefined) throw new Error('A running job has no identifier upstream.');
  return capability?.poll(job.upstreamJobId, context) ?? notServed();
}

/**
 * Brings the result of a finished job home, all of it or nothing.
 *
 * @throws CollectionFailed where the upstream does not hand a file over
 */
export async function collectJob(
  job: Job,
  upstream: Upstream | undefined,
  { assets, context }: { readonly assets: Assets; readonly context: CallContext },
): Promise<Collected> {
  const { upstreamJobId, accountId } = job;
  const capability = job.kind === 'video' ? upstream?.video : upstream?.music;
  if (upstreamJobId === undefined || job.upstreamResult === undefined) {
    throw new Error('A job without a result cannot be collected.');
  }
  const drafts: AssetDraft[] = [];
  const room = {
    assets,
    accountId,
    context,
    drafts,
    fetch: async (reference: string, call: CallContext) =>
      capability?.fetch(upstreamJobId, reference, call) ?? notServed(),
  };
  try {
    const work =
      job.kind === 'video'
        ? await collectVideo(job.upstreamResult, room)
        : await collectMusic(job.upstreamResult, job.request, room);
    return { ...work, drafts };
  } catch (error) {
    await Promise.all(drafts.map(({ id }) => assets.store.remove(id)));
    throw error;
  }
}

function notServed(): UpstreamOutcome<never> {
  return { ok: false, failure: NOT_SERVED };
}

function failed(message: string): UpstreamOutcome<never> {
  return { ok: false, failure: { kind: 'failed', message } };
}
