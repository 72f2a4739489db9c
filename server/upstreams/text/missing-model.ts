import type { Log } from '../../foundation/log.ts';
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

/**
 * Marks the refusal of a model that the upstream lacks as specific to this upstream: another one of the model may still
 * have it. A log entry tells the operator, who may have to change the settings.
 */
export function elsewhereWithoutModel<T>(
  outcome: UpstreamOutcome<T>,
  { model }: Pick<TextContext, 'model'>,
  { name: upstream, log, readMeaning }: MissingModelParts,
): UpstreamOutcome<T> {
  if (outcome.ok || !isAboutModel(outcome.failure, readMeaning)) return outcome;
  log.warn({ upstream, model }, 'upstream has no such model');
  return failed({ ...outcome.failure, isOnlyHere: true });
}

function isAboutModel(
  failure: UpstreamFailure,
  readMeaning: MissingModelParts['readMeaning'],
): failure is Extract<UpstreamFailure, { kind: 'refused' }> {
  if (failure.kind !== 'refused') return false;
  return readMeaning(failure.words ?? {}, failure.message) === 'no-such-model';
}
