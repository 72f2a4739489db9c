import type { ScratchRoom } from '../assets/scratch.ts';
import type { Settings } from '../config/settings.ts';
import { vacuumGrownTable } from '../database/vacuuming.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { SECONDS_PER_DAY } from '../foundation/durations.ts';
import type { Log } from '../foundation/log.ts';
import { type Outgoing, openOutgoing } from '../foundation/outgoing.ts';
import type { OnCrashPoint } from '../jobs/job/crash-points.ts';
import { type JobWork, openJobWork } from '../jobs/job-work.ts';
import type { Services } from '../operations/services.ts';
import type { LiveRoutes } from '../upstreams/live-routes.ts';
import { removeTextUsage } from '../usage/text-entries.ts';
import type { Base } from './base.ts';
import { observeJobs, type WatchParts } from './observation.ts';

const PEOPLE_AT_ONCE = 500;
const CHANGES_AT_ONCE = 500;
const TEXT_USAGE_AT_ONCE = 1_000;
/** The settings that allow private addresses, named as operators know them. */
const CALLBACKS_ALLOWED_BY = 'callbacks.allowPrivate (PATCHBAY_ALLOW_PRIVATE_CALLBACKS=1)';
const SOURCES_ALLOWED_BY = 'sources.allowPrivate';

/** Job processing, and the guards of addresses that callers supply. */
export interface Work extends JobWork, Pick<Services, 'receivers' | 'sources'> {}

/** Dependencies of job processing. */
interface WorkBase extends Base, WatchParts {
  readonly log: Log;
  readonly clock: Clock;
  readonly onCrashPoint: OnCrashPoint;
  readonly routes: LiveRoutes;
  readonly scratch: ScratchRoom;
}

/** Opens job processing, and the guards of addresses that callers supply. */
export async function openWork(
  settings: Settings,
  base: WorkBase,
  opened: AsyncDisposableStack,
): Promise<Work> {
  const receivers = openGuard(settings.callbacks, CALLBACKS_ALLOWED_BY, opened);
  const sources = {
    ...settings.sources,
    outgoing: openGuard(settings.sources, SOURCES_ALLOWED_BY, opened),
  };
  const observer = observeJobs(base);
  const rates = settings.jobs;
  const { engine, ask } = base.database;
  const swept = {
    people: () => base.people.sweep(PEOPLE_AT_ONCE),
    changes: () => base.changes.sweep(CHANGES_AT_ONCE),
    'text usage': () => sweepTextUsage(settings.retention, base),
    'kept responses': () => base.keptResponses.sweep(),
    // A PostgreSQL server vacuums its tables by itself.
    ...(engine.kind === 'pglite' ? { 'tables that have grown': () => vacuumGrownTable(ask) } : {}),
  };
  const onAway = (): void => base.outages.suspect();
  const work = await openJobWork({ ...base, receivers, rates, observer, swept, onAway });
  // Without a grace period: either the gateway has not started, or its graceful stop is over.
  opened.defer(() => work.stop(0));
  return { ...work, receivers, sources };
}

/** Deletes a batch of the records of text that are kept no longer; returns how many. */
async function sweepTextUsage(
  { textUsageDays }: Settings['retention'],
  { clock, database }: Pick<WorkBase, 'clock' | 'database'>,
): Promise<number> {
  if (textUsageDays === undefined) return 0;
  const before = secondsAfter(clock.now(), -textUsageDays * SECONDS_PER_DAY);
  return removeTextUsage(database.queries, before, TEXT_USAGE_AT_ONCE);
}

function openGuard(
  { allowPrivate }: { readonly allowPrivate: boolean },
  allowedBy: string,
  opened: AsyncDisposableStack,
): Outgoing {
  const guard = openOutgoing({ allowPrivate, allowedBy });
  opened.defer(() => guard.close());
  return guard;
}
