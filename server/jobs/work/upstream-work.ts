import type { AssetDraft, Assets } from '../../assets/assets.ts';
import { counted } from '../../foundation/counted.ts';
import type { CallContext, ScratchFiles } from '../../upstreams/port/call.ts';
import type { ImageResult, ImageUpstream } from '../../upstreams/port/images.ts';
import type { JobReport } from '../../upstreams/port/jobs.ts';
import {
  failed,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../../upstreams/port/outcome.ts';
import type { Upstream } from '../../upstreams/port/upstream.ts';
import {
  type Candidate,
  doneOnce,
  forbidsRetry,
  mayFailOver,
  mayHaveBegun,
  type Routes,
} from '../../upstreams/routes.ts';
import type { Collected } from '../job/collected.ts';
import type { ImageJob, Job, MusicJob, VideoJob } from '../job/job.ts';
import { makeJobImages } from '../kinds/image.ts';
import { collectMusic } from '../kinds/music.ts';
import { type CollectionParts, type LeftOut, tellLeftOut } from '../kinds/result-files.ts';
import { collectVideo } from '../kinds/video.ts';
import { NOT_SERVED, notServed } from './missing-upstreams.ts';
import type { TriedInVain } from './retries.ts';

/** Timeouts of calls to an upstream about a job. */
const MAX_POLL_SECONDS = 10;
/** Longer than the default `timeouts.total` of an upstream, shorter than the expiry of the queue's messages. */
const MAX_MAKE_SECONDS = 720;

/** A job that is polled. Image jobs are not: the upstream's response contains the pictures. */
export type PolledJob = VideoJob | MusicJob;

/** The capability of an upstream for jobs of a kind. */
export function capabilityFor({ kind }: PolledJob, upstream: Upstream | undefined) {
  return kind === 'music' ? upstream?.music : upstream?.video;
}

/** Dependencies of work on a job at an upstream. */
export interface WorkParts {
  readonly assets: Assets;
  readonly context: CallContext;
}

/** The upstream's report on a job of any kind. */
export type AnyReport = JobReport<NonNullable<Job['upstreamResult']>>;

/**
 * Polls the upstream for the progress of a job. An upstream that has repeatedly not answered is not called for a while.
 */
export async function pollJob(
  job: PolledJob,
  routes: Pick<Routes, 'inquire'>,
  context: CallContext,
): Promise<UpstreamOutcome<AnyReport>> {
  const { upstreamJobId } = job;
  if (upstreamJobId === undefined) throw new Error('A running job has no upstream job identifier.');
  return routes.inquire<AnyReport>(job.upstream, context.signal, (upstream) =>
    answered<AnyReport>(context, MAX_POLL_SECONDS, async (call) => {
      const capability = capabilityFor(job, upstream);
      return (await capability?.poll(upstreamJobId, call)) ?? notServed();
    }),
  );
}

/**
 * How long a call waits while its upstream has as many as it is given at once. The job then waits in the queue, as it
 * would hold up others here.
 */
export const MAX_WAIT_MS = 5_000;

/** The outcome of having pictures made. */
export type Making = { readonly ok: true; readonly value: ImageResult } | Unmade;

interface Unmade extends TriedInVain {
  readonly ok: false;
}

/** Has an upstream of the job's model make its pictures. */
export async function makeJob(
  job: ImageJob,
  routes: Routes,
  { assets, context, scratch }: WorkParts & { readonly scratch: ScratchFiles },
): Promise<Making> {
  const { model, id: key } = job;
  const candidates = routes.candidates(model, 'images');
  if (candidates.length === 0) return { ok: false, failure: NOT_SERVED, isCounted: false };
  const wanted = { model, capability: 'images', maxWaitMs: MAX_WAIT_MS } as const;
  const failures: UpstreamFailure[] = [];
  let asked: ImageUpstream | undefined;
  const making = await answered(context, MAX_MAKE_SECONDS, ({ signal }) =>
    routes.run({ ...wanted, signal }, async (images, { candidate }) => {
      const call = { signal, model: candidate.model, key, scratch };
      asked = images;
      const outcome = await makeJobImages(job, images, { assets, context: call });
      const made = doneOnce(outcome, { isKeyed: images.knowsKeys });
      asked = undefined;
      if (!made.ok) failures.push(made.failure);
      return made;
    }),
  );
  // Still set if the timeout has interrupted its call.
  const outcome = asked === undefined ? making : doneOnce(making, { isKeyed: asked.knowsKeys });
  if (outcome.ok) return outcome;
  // All failures matter: an upstream before the last one may have started the job.
  const all = [outcome.failure, ...failures];
  const isCounted = all.some(mayHaveBegun) || waitingIsNoUse(candidates, all);
  // A retry would ask each upstream again.
  const forbidding = mayFailOver(outcome.failure) ? all.find(forbidsRetry) : undefined;
  return { ok: false, failure: forbidding ?? outcome.failure, isCounted };
}

/**
 * Whether retrying is pointless though no upstream has started the job: all of them always answer the same, or refuse
 * the gateway's keys, which only the operator can change. If there are no upstreams, some may be configured later.
 */
export function waitingIsNoUse(
  candidates: readonly Candidate[],
  failures: readonly UpstreamFailure[],
): boolean {
  if (candidates.length === 0) return false;
  if (candidates.every(({ upstream }) => upstream.answersAlike === true)) return true;
  return failures.length > 0 && failures.every(({ kind }) => kind === 'keyless');
}

/** Aborts a call that the upstream does not answer within the timeout; a retry may succeed. */
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
    const message = `The upstream did not answer within ${counted(seconds, 'second')}.`;
    return failed({ kind: 'timed-out', message });
  }
}

/**
 * Fetches and stores the result of a finished job, as far as its upstream delivers it, or nothing.
 *
 * @throws CollectionFailed if the upstream does not deliver what the result cannot do without
 */
export async function collectJob(
  job: PolledJob,
  upstream: Upstream | undefined,
  parts: WorkParts &
    Pick<CollectionParts, 'mayComeLater' | 'isWorthWaiting' | 'clock' | 'log' | 'onCrashPoint'>,
): Promise<Collected> {
  const { upstreamJobId, accountId, id: jobId } = job;
  const capability = capabilityFor(job, upstream);
  if (upstreamJobId === undefined || job.upstreamResult === undefined) {
    throw new Error('A job that is being collected has no upstream result.');
  }
  const drafts: AssetDraft[] = [];
  const leftOut: LeftOut[] = [];
  const collection: CollectionParts = {
    ...parts,
    jobId,
    accountId,
    drafts,
    leftOut,
    fetch: async (reference: string, call: CallContext) =>
      capability?.fetch(upstreamJobId, reference, call) ?? notServed(),
  };
  try {
    const work =
      job.kind === 'video'
        ? await collectVideo(job.upstreamResult, collection)
        : await collectMusic(job.upstreamResult, job, collection);
    tellLeftOut(collection);
    return { ...work, drafts };
  } catch (error) {
    await parts.assets.discard(drafts);
    throw error;
  }
}

/** Timeout of a cancellation at an upstream. */
const MAX_CANCEL_SECONDS = 10;

/** Cancels a job at its upstream, where that is possible. */
export async function cancelAtUpstream(job: Job, upstream: Upstream | undefined): Promise<void> {
  if (job.kind === 'image' || job.upstreamJobId === undefined) return;
  const capability = capabilityFor(job, upstream);
  const signal = AbortSignal.timeout(MAX_CANCEL_SECONDS * 1000);
  await capability?.cancel?.(job.upstreamJobId, { signal });
}
