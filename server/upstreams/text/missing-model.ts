import type { Log } from '../../foundation/log.ts';
import { logThrottle } from '../../foundation/log-throttle.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import type { TextContext } from '../port/text.ts';
import type { Dialect } from './dialect.ts';

/** The upstream and its interface. */
interface MissingModelParts {
  /** The upstream's name in the configuration. */
  readonly name: string;
  readonly log: Log;
  readonly readMeaning: Dialect['readMeaning'];
}

/** Marks an outcome that is the refusal of a model. */
export type MissingModelMarker = <T>(
  outcome: UpstreamOutcome<T>,
  context: Pick<TextContext, 'model'>,
) => UpstreamOutcome<T>;

/**
 * Marks the refusal of a model that the upstream lacks as specific to this upstream: another one of the model may still
 * have it. A log entry tells the operator, who may have to change the settings. There is at most one in a while,
 * whatever the model, because callers choose the name where all models of an upstream are offered.
 */
export function missingModelMarker({
  name: upstream,
  log,
  readMeaning,
}: MissingModelParts): MissingModelMarker {
  const isToBeSaid = logThrottle();
  return (outcome, { model }) => {
    if (outcome.ok || !isAboutModel(outcome.failure, readMeaning)) return outcome;
    if (isToBeSaid(upstream)) log.warn({ upstream, model }, 'upstream has no such model');
    return failed({ ...outcome.failure, isOnlyHere: true });
  };
}

function isAboutModel(
  failure: UpstreamFailure,
  readMeaning: MissingModelParts['readMeaning'],
): failure is Extract<UpstreamFailure, { kind: 'refused' }> {
  if (failure.kind !== 'refused') return false;
  return readMeaning(failure.words ?? {}, failure.message) === 'no-such-model';
}
