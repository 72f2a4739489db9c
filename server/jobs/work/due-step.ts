import type { ScratchRoom } from '../../assets/scratch.ts';
import type { CallContext } from '../../upstreams/port/call.ts';
import type { Routes } from '../../upstreams/routes.ts';
import type { GivingUpParts } from '../changes/giving-up.ts';
import type { TransitionParts, Transitions } from '../changes/transitions.ts';
import type { Job } from '../job/job.ts';
import type { StepMessage } from '../queue/messages.ts';
import type { JobReader } from '../store/reader.ts';
import type { FileOutage } from './file-outage.ts';

/** A step of a job that is due. */
export interface DueStep {
  readonly message: StepMessage;
  /** For the calls to upstreams that the step makes. */
  readonly context: CallContext;
}

/** Dependencies of the steps of jobs. */
export interface StepParts
  extends GivingUpParts,
    Pick<TransitionParts, 'queries' | 'assets' | 'clock' | 'log' | 'onCrashPoint' | 'observer'> {
  readonly transitions: Transitions;
  readonly routes: Routes;
  readonly scratch: ScratchRoom;
  readonly jobs: JobReader;
  readonly outage: FileOutage;
  /** Time limit of a job, in seconds from its creation. */
  readonly runningSeconds: number;
}

/**
 * Whether a step belongs to the current revision of the job, or to the one before an earlier attempt of the step
 * claimed the job.
 */
export function isCurrent({ state, revision }: Job, message: StepMessage): boolean {
  const isClaimedByEarlierTry = state === 'submitting' && revision === message.revision + 1;
  return revision === message.revision || isClaimedByEarlierTry;
}
