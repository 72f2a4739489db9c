import {
  failed,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../../upstreams/port/outcome.ts';
import {
  type Candidate,
  isUntouched,
  mayHaveBegun,
  mostTelling,
  type Routes,
} from '../../upstreams/routes.ts';
import type { Transitions } from '../changes/transitions.ts';
import { NOT_SERVED, notServed } from './missing-upstreams.ts';
import { fileFailure, type TriedInVain } from './retries.ts';
import {
  answered,
  MAX_WAIT_MS,
  type PolledJob,
  type WorkParts,
  waitingIsNoUse,
} from './upstream-work.ts';

/** Timeout of a submission. */
const MAX_SUBMIT_SECONDS = 60;

/** The outcome of a submission. `job` is the job as recorded, with the upstream called last. */
export type HandOver =
  | { readonly kind: 'taken'; readonly job: PolledJob; readonly upstreamJobId: string }
  | (TriedInVain & {
      readonly kind: 'in-vain';
      readonly job: PolledJob;
      /** The upstream that may have started the job without confirming it. */
      readonly mayHaveBegun?: string | undefined;
    })
  /** A file that the job needs is unavailable. */
  | { readonly kind: 'without-file'; readonly job: PolledJob; readonly failure: UpstreamFailure }
  /** The job was changed concurrently. */
  | { readonly kind: 'overtaken' };

/** What is known of earlier attempts to submit a job. */
export interface EarlierTries {
  /** Number of earlier attempts. */
  readonly attempt: number;
  /** The upstream that may have started the job; it is submitted to no other. */
  readonly mayHaveBegun: string | undefined;
}

/** Dependencies of a submission. */
export interface HandOverParts extends WorkParts {
  readonly routes: Routes;
  readonly transitions: Pick<Transitions, 'move'>;
}

/**
 * Submits a job to its upstream, with failover to others of its model as long as none may have started it. The job's
 * identifier is the idempotency key of each attempt. The upstream is recorded before it is called, so that after a
 * crash at any point the record names the one that may have started the job.
 */
export async function handOver(
  job: PolledJob,
  earlier: EarlierTries,
  parts: HandOverParts,
): Promise<HandOver> {
  const candidates = candidatesFor(job, earlier, parts.routes);
  const failures: UpstreamFailure[] = [];
  let held = job;
  for (const candidate of candidates) {
    const passed = await passOn(held, candidate, parts);
    if (passed === undefined) return { kind: 'overtaken' };
    held = passed;
    const outcome = await withFile(() => ask(candidate, passed, parts));
    if ('missing' in outcome) return { kind: 'without-file', job: held, failure: outcome.missing };
    if (outcome.ok) return { kind: 'taken', job: held, upstreamJobId: outcome.value };
    const { failure } = outcome;
    if (!isUntouched(failure)) {
      const begun = mayHaveBegun(failure) ? candidate.name : undefined;
      return { kind: 'in-vain', job: held, failure, isCounted: true, mayHaveBegun: begun };
    }
    failures.push(failure);
  }
  const failure = failures.length === 0 ? NOT_SERVED : mostTelling(failures);
  const isCounted = waitingIsNoUse(candidates, failures);
  return { kind: 'in-vain', job: held, failure, isCounted, mayHaveBegun: earlier.mayHaveBegun };
}

/**
 * The upstreams to try, in order: first the one chosen at the job's creation. On retries, after all have failed, the
 * order of the settings applies.
 */
function candidatesFor(
  { kind, model, upstream }: PolledJob,
  { attempt, mayHaveBegun }: EarlierTries,
  routes: Routes,
): readonly Candidate[] {
  const candidates = routes.candidates(model, kind);
  if (mayHaveBegun !== undefined) return candidates.filter(({ name }) => name === mayHaveBegun);
  if (attempt > 0) return candidates;
  const isOwn = ({ name }: Candidate): boolean => name === upstream;
  return [...candidates.filter(isOwn), ...candidates.filter((one) => !isOwn(one))];
}

/** Records which upstream is called, if the record names another one. */
async function passOn(
  job: PolledJob,
  { name: upstream }: Candidate,
  { transitions }: HandOverParts,
): Promise<PolledJob | undefined> {
  if (job.upstream === upstream) return job;
  const moved = await transitions.move(job, { state: 'submitting', upstream });
  return moved === undefined ? undefined : { ...job, upstream };
}

function ask(
  candidate: Candidate,
  job: PolledJob,
  parts: HandOverParts,
): Promise<UpstreamOutcome<string>> {
  const { name: upstream, model: calledModel } = candidate;
  const call = { capability: job.kind, model: job.model, calledModel };
  // The settings may have changed since the candidates were looked up.
  if (parts.routes.named(upstream) === undefined) return Promise.resolve(notServed());
  const routedCall = { upstream, call, signal: parts.context.signal, maxWaitMs: MAX_WAIT_MS };
  return parts.routes.once(routedCall, () => submitTo(candidate, job, parts));
}

/** Makes a call that reads a file, and reports if the file is unavailable. */
async function withFile<T>(
  call: () => Promise<T>,
): Promise<T | { readonly missing: UpstreamFailure }> {
  try {
    return await call();
  } catch (error) {
    const missing = fileFailure(error);
    if (missing === undefined) throw error;
    return { missing };
  }
}

async function submitTo(
  { upstream, model }: Candidate,
  job: PolledJob,
  { assets, context }: WorkParts,
): Promise<UpstreamOutcome<string>> {
  if (job.kind === 'video') {
    return answered(
      context,
      MAX_SUBMIT_SECONDS,
      async (call) =>
        upstream.video?.submit(job.order, { ...call, model, key: job.id }) ?? notServed(),
    );
  }
  const asset = await assets.find(job.request.sampleAsset);
  if (asset === undefined) return failed(SAMPLE_GONE);
  const sample = { mediaType: asset.mediaType, open: async () => assets.store.read(asset.id) };
  return answered(
    context,
    MAX_SUBMIT_SECONDS,
    async (call) =>
      upstream.music?.submit(job.order, { ...call, model, key: job.id, sample }) ?? notServed(),
  );
}

const SAMPLE_GONE: UpstreamFailure = {
  kind: 'refused',
  message: 'The sample of this job is gone.',
};
