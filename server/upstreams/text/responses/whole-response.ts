import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { JsonDocument } from '../../http/json-document.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../../port/outcome.ts';
import { errorOfResponse, refusalOf } from './failure.ts';

/**
 * Takes a document for a response that is over. One that has failed comes with status 200, and is a failure of the call.
 *
 * @param judge - what a refusal comes to that would have had a status of its own
 */
export function wholeResponse(
  { body }: Pick<JsonDocument, 'body'>,
  judge: (status: number, body: unknown) => UpstreamFailure,
): UpstreamOutcome<JsonObject> {
  if (!isObject(body) || body.object !== 'response') return failed(NO_RESPONSE);
  if (body.status === 'failed') {
    const refusal = refusalOf(errorOfResponse(body));
    const failure = judge(refusal.status, refusal.body);
    // What it was is not told by a status here.
    return failed(failure.kind === 'failed' ? { ...failure, message: HAS_FAILED } : failure);
  }
  if (!OVER.has(body.status)) return failed(NO_RESPONSE);
  return { ok: true, value: body };
}

const OVER: ReadonlySet<unknown> = new Set(['completed', 'incomplete']);

const NO_RESPONSE: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream answered something that is no response, or none that is over.',
};

const HAS_FAILED = 'The upstream answered that it has failed.';
