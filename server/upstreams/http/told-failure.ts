import { isMissingEndpoint, type UpstreamFailure } from '../port/outcome.ts';
import type { ToldRefusal } from '../text/stream-signs.ts';
import type { HttpAnswer } from './upstream-http.ts';

/**
 * The failure for an error that a response of status 2xx reports: its message must not mention a status that the
 * upstream did not send, and the operation evidently exists.
 *
 * @param judge - classifies a refusal, given the status that it would have had
 * @param message - for a failure of the upstream
 */
export function toldFailure(
  { status, body }: ToldRefusal,
  judge: HttpAnswer['judge'],
  message: string,
): UpstreamFailure {
  const failure = judge(status, body);
  if (failure.kind === 'failed') return { ...failure, message };
  return isMissingEndpoint(failure) ? { ...failure, because: 'not-there' } : failure;
}

/**
 * The failure for a whole answer of status 2xx without the expected content.
 *
 * @param refusal - the error that the answer reports, if it does
 * @param usual - the failure for an answer that reports none
 */
export function failureInAnswer(
  refusal: ToldRefusal | undefined,
  judge: HttpAnswer['judge'],
  usual: UpstreamFailure,
): UpstreamFailure {
  return refusal === undefined ? usual : toldFailure(refusal, judge, usual.message);
}
