import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { JsonDocument } from '../../http/json-document.ts';
import { toldFailure } from '../../http/told-failure.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../../port/outcome.ts';
import { errorOfResponse, refusalOf } from './failure.ts';

/**
 * Checks that a document is a finished response. A failed one arrives with status 200, and becomes a failure of the
 * call.
 *
 * @param judge - classifies a refusal, given the status that it would have had
 */
export function wholeResponse(
  { body }: Pick<JsonDocument, 'body'>,
  judge: (status: number, body: unknown) => UpstreamFailure,
): UpstreamOutcome<JsonObject> {
  if (!isObject(body) || body.object !== 'response') return failed(NO_RESPONSE);
  if (body.status === 'failed') {
    return failed(toldFailure(refusalOf(errorOfResponse(body)), judge, HAS_FAILED));
  }
  if (!OVER.has(body.status)) return failed(NO_RESPONSE);
  return { ok: true, value: body };
}

const OVER: ReadonlySet<unknown> = new Set(['completed', 'incomplete']);

const NO_RESPONSE: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's answer is not a response, or not a finished one.",
};

const HAS_FAILED = 'The upstream answered that it has failed.';
