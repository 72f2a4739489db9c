import { fieldsIn, isObject, type JsonObject, objectsOf } from '../../../foundation/json-object.ts';
import type { JsonDocument } from '../../http/json-document.ts';
import { failureInAnswer } from '../../http/told-failure.ts';
import type { HttpAnswer } from '../../http/upstream-http.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../../port/outcome.ts';
import { errorFieldOf } from './error.ts';
import { DONE } from './stream-signs.ts';
import { toldRefusal } from './told-refusal.ts';

/**
 * Checks that a document is a completion. Some services report an error with status 200, also beside what has been
 * generated, or answer without any choice; that becomes a failure of the call.
 *
 * @param judge - classifies a refusal, given the status that it would have had
 */
export function wholeCompletion(
  { body }: Pick<JsonDocument, 'body'>,
  judge: HttpAnswer['judge'],
): UpstreamOutcome<JsonObject> {
  if (isCompletion(body)) return { ok: true, value: body };
  const refusal = toldRefusal(body);
  const usual = refusal === undefined ? NO_COMPLETION : ENDS_WITH_ERROR;
  return failed(failureInAnswer(refusal, judge, usual));
}

function isCompletion(value: unknown): value is JsonObject {
  if (!isObject(value) || errorFieldOf(value) !== undefined) return false;
  return objectsOf(value.choices).length > 0;
}

const ENDS_WITH_ERROR: UpstreamFailure = {
  kind: 'failed',
  message: 'The upstream ended its answer with an error.',
};
const NO_COMPLETION: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's answer is not a chat completion.",
};

/** Writes a completion as the chunks of a stream, with its token counts. */
export function* chunksOf({ choices, usage, ...origin }: JsonObject): Iterable<string> {
  const head = { ...origin, object: 'chat.completion.chunk' };
  for (const { message, finish_reason, ...choice } of objectsOf(choices)) {
    const delta = deltaOf(fieldsIn(message));
    yield chunk({ ...head, choices: [{ ...choice, delta, finish_reason: null }] });
    yield chunk({ ...head, choices: [{ index: choice.index, delta: {}, finish_reason }] });
  }
  if (isObject(usage)) yield chunk({ ...head, choices: [], usage });
  yield `data: ${DONE}\n\n`;
}

/** The calls of a stream are numbered. */
function deltaOf(message: JsonObject): JsonObject {
  const { tool_calls: calls } = message;
  if (!Array.isArray(calls)) return message;
  return { ...message, tool_calls: objectsOf(calls).map((call, index) => ({ ...call, index })) };
}

function chunk(fields: JsonObject): string {
  return `data: ${JSON.stringify(fields)}\n\n`;
}
