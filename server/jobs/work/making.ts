import { StoreUnavailable } from '../../assets/store.ts';
import type { CallContext, ScratchFiles } from '../../upstreams/port/call.ts';
import type { ImageJob } from '../job/job.ts';
import { collectImages } from '../kinds/image.ts';
import { claim } from './claiming.ts';
import type { DueStep, StepParts } from './due-step.ts';
import { persistEventually, persistingEventually } from './persist-eventually.ts';
import { handOverAgain, withFiles } from './retries.ts';
import { untilCancelled } from './until-cancelled.ts';
import { type Making, makeJob } from './upstream-work.ts';

const NO_STORE = 'The store of files does not answer, or has no room.';

/** Has an upstream make the pictures of a job, and stores them. */
export async function make(
  job: ImageJob,
  { message: { attempt, failures }, context }: DueStep,
  parts: StepParts,
): Promise<void> {
  const claimed = (await claim(job, parts))?.job;
  if (claimed?.kind !== 'image') return;
  const { assets, log, outage, onCrashPoint } = parts;
  const writing = { jobId: claimed.id, log, signal: context.signal };
  // A failure that is not recorded is forgotten: the pictures would be made, and paid for, once more.
  const transitions = persistingEventually(parts.transitions, writing);
  const retried = { attempt, queue: 'job-make', failures } as const;
  const again = { retried, transitions, outage };
  await using scratch = openScratch(parts);
  const made = await withFiles(claimed, again, () =>
    haveMade(claimed, { context, scratch: scratch.files }, parts),
  );
  if (made === undefined) return;
  if (!made.ok) return handOverAgain(claimed, made, again);
  onCrashPoint('submitted');
  // From here on, each further attempt is paid for at the upstream.
  const collected = await withFiles(claimed, { ...again, isCounted: true }, () =>
    persistEventually(() => collectImages(claimed, made.value, { assets, context }), writing),
  );
  if (collected === undefined) return;
  outage.over();
  onCrashPoint('stored');
  await transitions.succeed(claimed, collected);
}

/** Has pictures made, after checking that the file store is available; `undefined` if they are no longer wanted. */
async function haveMade(
  job: ImageJob,
  { context, scratch }: { readonly context: CallContext; readonly scratch: ScratchFiles },
  { assets, routes, queries, log }: StepParts,
): Promise<Making | undefined> {
  if (!(await assets.store.isAlive())) throw new StoreUnavailable(NO_STORE);
  return untilCancelled(job, { queries, log, context }, (call) =>
    makeJob(job, routes, { assets, context: call, scratch }),
  );
}

function openScratch({ scratch }: StepParts) {
  const files = scratch.open();
  return { files, [Symbol.asyncDispose]: () => files.dispose() };
}
