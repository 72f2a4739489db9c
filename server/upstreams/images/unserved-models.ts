import type { Log } from '../../foundation/log.ts';
import { logThrottle } from '../../foundation/log-throttle.ts';
import type { ImageContext } from '../port/images.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';

/** Replaces the refusal of a model that the upstream lacks. */
export type UnservedModelMarker = <T>(
  outcome: UpstreamOutcome<T>,
  context: Pick<ImageContext, 'model'>,
) => UpstreamOutcome<T>;

/**
 * Replaces the refusal of a model that the upstream lacks: the caller, who named another model, could not mend that.
 * Another upstream may have it. A log entry tells the operator, for each model at most once in a while.
 */
export function unservedModelMarker({
  name: upstream,
  log,
  parameter = 'model',
}: {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly log: Log;
  /** The upstream's parameter for the model. */
  readonly parameter?: 'model' | 'mode';
}): UnservedModelMarker {
  const isToBeSaid = logThrottle();
  return (outcome, { model }) => {
    if (outcome.ok || !isAboutModel(outcome.failure, parameter)) return outcome;
    if (isToBeSaid(model)) log.error({ upstream, model }, 'upstream has no such model of images');
    return failed(UNSERVED);
  };
}

/** Whether a call is rejected because of its model, or because there are no images at the address. */
function isAboutModel(failure: UpstreamFailure, name: 'model' | 'mode'): boolean {
  if (failure.kind !== 'refused') return false;
  const { because, parameter } = failure;
  return because === 'not-there' || because === 'no-address' || parameter === name;
}

const UNSERVED: UpstreamFailure = {
  kind: 'refused',
  message: 'The upstream does not have the model that this one is mapped to.',
  because: 'no-model',
  isOnlyHere: true,
};
