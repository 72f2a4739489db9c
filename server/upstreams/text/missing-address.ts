import type { HttpParts } from '../http/upstream-http.ts';
import { failed, isMissingEndpoint, type UpstreamOutcome } from '../port/outcome.ts';

/**
 * Replaces the refusal of an upstream that has no address for text, in an interface that cannot be replaced by another:
 * no caller can mend that, and another upstream may answer. The log tells the operator, whose settings may be wrong.
 */
export function missingAddress<T>(
  outcome: UpstreamOutcome<T>,
  { name: upstream, log }: Pick<HttpParts, 'name' | 'log'>,
): UpstreamOutcome<T> {
  if (outcome.ok || !isMissingEndpoint(outcome.failure)) return outcome;
  const { status } = outcome.failure;
  log.error({ upstream, status }, 'upstream has nothing at the address of text; see its baseUrl');
  return failed({
    kind: 'failed',
    message: `The upstream has nothing at its address: status ${status}.`,
    isUntouched: true,
    forbidsRetry: true,
  });
}
