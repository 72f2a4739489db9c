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
import { answered, type PolledJob, type WorkRoom, waitingIsNoUse } from './upstream-work.ts';

/** How long an upstream may take to answer a submission. */
const SUBMIT_SECONDS_UP_TO = 60;

/** The outcome of a hand-over. The job is as it is written then, with the upstream that was asked last. */
export type HandOver =
  | { readonly kind: 'taken'; readonly job: PolledJob; readonly upstreamJobId: string }
  | (TriedInVain & {
      readonly kind: 'in-vain';
      readonly job: PolledJob;
      /** The upstream that may have begun with the job, though it has not said so. */
      readonly mayHaveBegun?: string | undefined;
    })
  /** A file that the job needs cannot be had. */
  | { readonly kind: 'without-file'; readonly job: PolledJob; readonly failure: UpstreamFailure }
  /** Somebody else has changed the job meanwhile. */
  | { readonly kind: 'overtaken' };

/** What is known of hand-overs of a job that were tried before. */
export interface EarlierTries {
  /** How many there were. */
  readonly attempt: number;
  /** The upstream that may have begun with it: no other one is given the job. */
  readonly mayHaveBegun: string | undefined;
}

/** What a hand-over needs. */
export interface HandOverRoom extends WorkRoom {
  readonly routes: Routes;
  readonly transitions: Pick<Transitions, 'move'>;
}

/**
 * Hands a job to its upstream. Where that has certainly not begun with it, hands it to another one of its model. The
 * job's identifier is the idempotency key of each try. The upstream is written down before it is asked, so that after a
 * crash at any moment the record names the one that may have begun.
 */
export async function handOver(
  job: PolledJob,
  earlier: EarlierTries,
  room: HandOverRoom,
): Promise<HandOver> {
  const candidates = candidatesFor(job, earlier, room.routes);
  const failures: UpstreamFailure[] = [];
  let held = job;
  for (const candidate of candidates) {
    const passed = await passOn(held, candidate, room);
    if (passed === undefined) return { kind: 'overtaken' };
    held = passed;
    const outcome = await withFile(() => ask(candidate, passed, room));
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
 * The upstreams that may be asked, in order: first the one that the job was given at its creation. Where all have
 * failed, the order of the settings counts.
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

/** Writes which upstream is asked, where the record names another one. */
async function passOn(
  job: PolledJob,
  { name: upstream }: Candidate,
  { transitions }: HandOverRoom,
): Promise<PolledJob | undefined> {
  if (job.upstream === upstream) return job;
  const moved = await transitions.move(job, { state: 'submitting', upstream });
  return moved === undefined ? undefined : { ...job, upstream };
}

function ask(
  candidate: Candidate,
  job: PolledJob,
  room: HandOverRoom,
): Promise<UpstreamOutcome<string>> {
  const { name: upstream, model: calledModel } = candidate;
  const call = { capability: job.kind, model: job.model, calledModel };
  // The settings may have changed since the candidates were looked up.
  if (room.routes.named(upstream) === undefined) return Promise.resolve(notServed());
  const errand = { upstream, call, signal: room.context.signal };
  return room.routes.once(errand, () => submitTo(candidate, job, room));
}

/** Makes a call that reads a file, and tells where the file cannot be had. */
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
  { assets, context }: WorkRoom,
): Promise<UpstreamOutcome<string>> {
  if (job.kind === 'video') {
    return answered(
      context,
      SUBMIT_SECONDS_UP_TO,
      async (call) =>
        upstream.video?.submit(job.order, { ...call, model, key: job.id }) ?? notServed(),
    );
  }
  const asset = await assets.find(job.request.sampleAsset);
  if (asset === undefined) return failed(SAMPLE_GONE);
  const sample = { mediaType: asset.mediaType, open: async () => assets.store.read(asset.id) };
  return answered(
    context,
    SUBMIT_SECONDS_UP_TO,
    async (call) =>
      upstream.music?.submit(job.order, { ...call, model, key: job.id, sample }) ?? notServed(),
  );
}

const SAMPLE_GONE: UpstreamFailure = {
  kind: 'refused',
  message: 'The sample of this job is gone.',
};
