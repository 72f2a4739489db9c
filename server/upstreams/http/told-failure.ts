import { isMissingEndpoint, type UpstreamFailure } from '../port/outcome.ts';

/**
 * Adapts the failure for an error that a response of status 2xx reports: its message must not mention a status that
 * the upstream did not send, and the operation evidently exists.
 *
 * @param message - for a failure of the upstream
 */
export function toldFailure(failure: UpstreamFailure, message: string): UpstreamFailure {
  if (failure.kind === 'failed') return { ...failure, message };
  return isMissingEndpoint(failure) ? { ...failure, because: 'not-there' } : failure;
}
