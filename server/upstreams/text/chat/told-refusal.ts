import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { toldFailure } from '../../http/told-failure.ts';
import type { HttpAnswer } from '../../http/upstream-http.ts';
import type { UpstreamFailure } from '../../port/outcome.ts';
import { STATUS_OF_MEANING } from '../error-meaning.ts';
import type { ToldRefusal } from '../stream-signs.ts';
import { errorOf, readMeaning } from './error.ts';

/** The error in a body or a chunk, with the HTTP status that it should have had; `undefined` if there is none. */
export function toldRefusal(body: JsonObject): ToldRefusal | undefined {
  const error = errorOf(body);
  if (error === undefined) return undefined;
  const meaning = readMeaning(error.words ?? {}, error.message) ?? 'failed';
  return { status: statusIn(body) ?? STATUS_OF_MEANING[meaning], body };
}

/**
 * The failure for a whole answer of status 2xx without the expected content: the error in its body, if there is one.
 *
 * @param usual - the failure for an answer that reports no error
 */
export function failureInAnswer(
  body: unknown,
  judge: HttpAnswer['judge'],
  usual: UpstreamFailure,
): UpstreamFailure {
  const refusal = isObject(body) ? toldRefusal(body) : undefined;
  if (refusal === undefined) return usual;
  return toldFailure(judge(refusal.status, refusal.body), usual.message);
}

/** Some upstreams put the numeric status into the code. */
function statusIn({ error }: JsonObject): number | undefined {
  const code = isObject(error) ? error.code : undefined;
  return typeof code === 'number' && code >= 400 && code < 600 ? code : undefined;
}
