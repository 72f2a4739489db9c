import type { AssetDraft, Assets } from '../assets/assets.ts';
import type {
  CallContext,
  ImageResult,
  JobReport,
  ScratchFiles,
  Upstream,
  UpstreamFailure,
  UpstreamOutcome,
} from '../upstreams/port.ts';
import { type Candidate, mayHaveBegun, type Routes } from '../upstreams/routes.ts';
import type { ImageJob, Job, MusicJob, VideoJob } from './job.ts';
import type { Collected } from './kinds/collected.ts';
import { makeImages } from './kinds/image.ts';
import { collectMusic } from './kinds/music.ts';
import { collectVideo } from './kinds/video.ts';
import { NOT_SERVED, notServed } from './missing-upstreams.ts';
import type { TriedInVain } from './retries.ts';
import type { OnStep } from './steps.ts';

/** So long an upstream may take to answer a call about a job. */
const POLL_SECONDS_UP_TO = 10;
const MAKE_SECONDS_UP_TO = 600;

/** A job that an upstream does in its own time. Pictures come with the answer. */
export type PolledJob = VideoJob | MusicJob;

/** What an upstream does for a job of a kind. */
export function capabilityFor({ kind }: PolledJob, upstream: Upstream | undefined) {
  return kind === 'music' ? upstream?.music : upstream?.video;
}

/** What work on a job at an upstream needs. */
export interface WorkRoom {
  readonly assets: Assets;
  readonly context: CallContext;
}

/** How far a job of any kind is. */
export type AnyReport = JobReport<NonNullable<Job['upstreamResult']>>;

/** Asks the upstream how far a job is. One that has kept silent again and again is left alone for a while. */
export async function pollJob(
  job: PolledJob,
  routes: Pick<Routes, 'inquire'>,
  context: CallContext,
): Promise<UpstreamOutcome<AnyReport>> {
  const { upstreamJobId } = job;
  if (upstreamJobId === undefined) throw new Error('A running job has no identifier upstream.');
  return routes.inquire<AnyReport>(job.upstream, context.signal, (upstream) =>
    answered<AnyReport>(context, POLL_SECONDS_UP_TO, async (call) => {
      const capability = capabilityFor(job, upstream);
      return (await capability?.poll(upstreamJobId, call)) ?? notServed();
    }),
  );
}

/** What has come of having pictures made. */
export type Making = { readonly ok: true; readonly value: ImageResult } | Unmade;

interface Unmade extends TriedInVain {
  readonly ok: false;
}

/** Has the pictures of a job made, by whichever upstream of its model answers. */
export async function makeJob(
  job: ImageJob,
  routes: Routes,
  { assets, context, scratch }: WorkRoom & { readonly scratch: ScratchFiles },
): Promise<Making> {
  const { model, id: key } = job;
  const candidates = routes.candidates(model, 'images');
  if (candidates.length === 0) return { ok: false, failure: NOT_SERVED, isCounted: false };
  const failures: UpstreamFailure[] = [];
  const outcome = await answered(context, MAKE_SECONDS_UP_TO, ({ signal }) =>
    routes.run({ model, capability: 'images', signal }, async ({ upstream, model: called }) => {
      const call = { signal, model: called, key, scratch };
      if (upstream.images === undefined) return notServed();
      const made = await makeImages(job, upstream.images, { assets, context: call });
      if (!made.ok) failures.push(made.failure);
      return made;
    }),
  );
  if (outcome.ok) return outcome;
  // What the last one says may hide that one before it has begun.
  const all = [outcome.failure, ...failures];
  return { ...outcome, isCounted: all.some(mayHaveBegun) || waitingIsNoUse(candidates, all) };
}

/**
 * Whether asking again helps little, though nobody has begun: all of them always answer the same, or take no key of
 * the gateway, which is the operator's matter and not one of time. Where there are none, there may be some in a while.
 */
export function waitingIsNoUse(
  candidates: readonly Candidate[],
  failures: readonly UpstreamFailure[],
): boolean {
  if (candidates.length === 0) return false;
  if (candidates.every(({ upstream }) => upstream.answersAlike === true)) return true;
  return failures.length > 0 && failures.every(({ kind }) => kind === 'keyless');
}

/** Ends a call that the upstream does not answer in its time; another try may fare better. */
export async function answered<T>(
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
  job: PolledJob,
  upstream: Upstream | undefined,
  {
    assets,
    context,
    onStep,
  }: { readonly assets: Assets; readonly context: CallContext; readonly onStep: OnStep },
): Promise<Collected> {
  const { upstreamJobId, accountId } = job;
  const capability = capabilityFor(job, upstream);
  if (upstreamJobId === undefined || job.upstreamResult === undefined) {
    throw new Error('A job without a result cannot be collected.');
  }
  const drafts: AssetDraft[] = [];
  const room = {
    assets,
    accountId,
    context,
    drafts,
    onStep,
    fetch: async (reference: string, call: CallContext) =>
      capability?.fetch(upstreamJobId, reference, call) ?? notServed(),
  };
  try {
    const work =
      job.kind === 'video'
        ? await collectVideo(job.upstreamResult, room)
        : await collectMusic(job.upstreamResult, job, room);
    return { ...work, drafts };
  } catch (error) {
    await assets.discard(drafts);
    throw error;
  }
}

/** So long an upstream may take to be told that work is not wanted any more. */
const CANCEL_SECONDS_UP_TO = 10;

/** Tells an upstream that a job is wanted no more, where it can be told. */
export async function cancelAtUpstream(job: Job, upstream: Upstream | undefined): Promise<void> {
  if (job.kind === 'image' || job.upstreamJobId === undefined) return;
  const capability = capabilityFor(job, upstream);
  const signal = AbortSignal.timeout(CANCEL_SECONDS_UP_TO * 1000);
  await capability?.cancel?.(job.upstreamJobId, { signal });
}
