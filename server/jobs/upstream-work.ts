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

/** So long an upstream may take to answer a call about a job. */
const SUBMIT_SECONDS_UP_TO = 60;
const POLL_SECONDS_UP_TO = 10;
const NOT_SERVED: UpstreamFailure = {
  kind: 'refused',
  message: 'The upstream that took this job on no longer serves its kind.',
};

/** Hands a job to its upstream. The job's own identifier is the key that tells tries of it apart. */
export async function submitJob(
  job: Job,
  upstream: Upstream | undefined,
  { assets, context }: { readonly assets: Assets; readonly context: CallContext },
): Promise<UpstreamOutcome<string>> {
  if (job.kind === 'video') {
    return answered(
      context,
      SUBMIT_SECONDS_UP_TO,
      async (call) => upstream?.video?.submit(job.order, { ...call, key: job.id }) ?? notServed(),
    );
  }
  const asset = await assets.find(job.request.sampleAsset);
  if (asset === undefined) return refused('The sample of this job is gone.');
  const sample = { mediaType: asset.mediaType, open: async () => assets.store.read(asset.id) };
  return answered(
    context,
    SUBMIT_SECONDS_UP_TO,
    async (call) =>
      upstream?.music?.submit(job.order, { ...call, key: job.id, sample }) ?? notServed(),
  );
}

/** How far a job of any kind is. */
type AnyReport = JobReport<NonNullable<Job['upstreamResult']>>;

/** Asks the upstream how far a job is. */
export async function pollJob(
  job: Job,
  upstream: Upstream | undefined,
  context: CallContext,
): Promise<UpstreamOutcome<AnyReport>> {
  const capability = job.kind === 'video' ? upstream?.video : upstream?.music;
  const { upstreamJobId } = job;
  if (upstreamJobId === undefined) throw new Error('A running job has no identifier upstream.');
  return answered<AnyReport>(
    context,
    POLL_SECONDS_UP_TO,
    async (call) => (await capability?.poll(upstreamJobId, call)) ?? notServed(),
  );
}

/** Ends a call that the upstream does not answer in its time; another try may fare better. */
async function answered<T>(
  { signal }: CallContext,
  seconds: number,
  ask: (context: CallContext) => Promise<UpstreamOutcome<T>>,
): Promise<UpstreamOutcome<T>> {
  const late = AbortSignal.timeout(seconds * 1000);
  try {
    return await ask({ signal: AbortSignal.any([signal, late]) });
  } catch (error) {
    if (signal.aborted || !late.aborted) throw error;
    const message = `The upstream did not answer within ${seconds} seconds.`;
    return { ok: false, failure: { kind: 'failed', message } };
  }
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

function refused(message: string): UpstreamOutcome<never> {
  return { ok: false, failure: { kind: 'refused', message } };
}
