import type { UpstreamFailure, UpstreamOutcome } from '../upstreams/port.ts';
import { type Candidate, mayPass, mostTelling, type Routes } from '../upstreams/routes.ts';
import { answered, NOT_SERVED, notServed, type PolledJob, type WorkRoom } from './upstream-work.ts';

/** So long an upstream may take to answer a submission. */
const SUBMIT_SECONDS_UP_TO = 60;

/** Who has taken a job on, and what it calls the job. */
export interface Submitted {
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  readonly upstreamJobId: string;
}

/** A hand-over that came to nothing. */
export interface NotSubmitted {
  readonly failure: UpstreamFailure;
  /** The upstream that may have begun with the job all the same. */
  readonly mayHaveBegun?: string;
}

/** What is known of hand-overs of a job that were tried before. */
export interface EarlierTries {
  /** The upstream that may have begun with it: no other one is given the job. */
  readonly mayHaveBegun?: string | undefined;
}

/**
 * Hands a job to its upstream, or where that certainly has not begun with it, to another one of its model. The job's
 * own identifier is the key that tells tries of it apart.
 */
export async function submitJob(
  job: PolledJob,
  routes: Routes,
  { mayHaveBegun, ...room }: WorkRoom & EarlierTries,
): Promise<Submitted | NotSubmitted> {
  const candidates = candidatesFor(job, routes);
  const allowed =
    mayHaveBegun === undefined
      ? candidates
      : candidates.filter(({ name }) => name === mayHaveBegun);
  const failures: UpstreamFailure[] = [];
  for (const candidate of allowed) {
    const { name } = candidate;
    const call = { capability: job.kind, model: job.model, calledModel: candidate.model };
    const errand = { upstream: name, call, signal: room.context.signal };
    const outcome = await routes.once(errand, () => submitTo(candidate, job, room));
    if (outcome.ok) return { upstream: name, upstreamJobId: outcome.value };
    const { failure } = outcome;
    if (mayPass(failure) && !isUntouched(failure)) return { failure, mayHaveBegun: name };
    if (!isUntouched(failure)) return { failure };
    failures.push(failure);
  }
  const failure = failures.length === 0 ? NOT_SERVED : mostTelling(failures);
  return mayHaveBegun === undefined ? { failure } : { failure, mayHaveBegun };
}

/** The upstream that a job was given to comes first. */
function candidatesFor({ kind, model, upstream }: PolledJob, routes: Routes): readonly Candidate[] {
  const candidates = routes.candidates(model, kind);
  const isOwn = ({ name }: Candidate): boolean => name === upstream;
  return [...candidates.filter(isOwn), ...candidates.filter((one) => !isOwn(one))];
}

/** Whether it is certain that an upstream has not begun with what it was given. */
function isUntouched(failure: UpstreamFailure): boolean {
  switch (failure.kind) {
    case 'limited':
    case 'spared':
    case 'keyless':
      return true;
    case 'failed':
    case 'timed-out':
      return failure.isUntouched === true;
    default:
      return false;
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
  if (asset === undefined) return refused('The sample of this job is gone.');
  const sample = { mediaType: asset.mediaType, open: async () => assets.store.read(asset.id) };
  return answered(
    context,
    SUBMIT_SECONDS_UP_TO,
    async (call) =>
      upstream.music?.submit(job.order, { ...call, model, key: job.id, sample }) ?? notServed(),
  );
}

function refused(message: string): UpstreamOutcome<never> {
  return { ok: false, failure: { kind: 'refused', message } };
}
