import { fieldsIn, isObject, type JsonObject, objectsOf } from '../../../foundation/json-object.ts';
import type { JsonDocument } from '../../http/json-document.ts';
import { failureInAnswer } from '../../http/told-failure.ts';
import type { HttpAnswer } from '../../http/upstream-http.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../../port/outcome.ts';
import { messagesSigns } from './stream-signs.ts';

/**
 * Checks that a document is a message. Some services send an error with status 200, or a message that has neither
 * content nor a reason for that; both become a failure of the call.
 *
 * @param judge - classifies a refusal, given the status that it would have had
 */
export function wholeMessage(
  { body, text }: JsonDocument,
  judge: HttpAnswer['judge'],
): UpstreamOutcome<JsonObject> {
  if (isMessage(body)) return { ok: true, value: body };
  return failed(failureInAnswer(messagesSigns.refusalIn({ data: text }), judge, NO_MESSAGE));
}

function isMessage(value: unknown): value is JsonObject {
  if (!isObject(value) || value.type !== 'message') return false;
  return objectsOf(value.content).length > 0 || typeof value.stop_reason === 'string';
}

const NO_MESSAGE: UpstreamFailure = {
  kind: 'failed',
  message: "The upstream's answer is not a message.",
};

/** Writes a message as the events of a stream. */
export function* eventsOfMessage(message: JsonObject): Iterable<string> {
  const { content, stop_reason, stop_sequence, stop_details, ...head } = message;
  const usage = fieldsIn(head.usage);
  const begun = { ...head, content: [], stop_reason: null, stop_sequence: null, usage };
  yield event({ type: 'message_start', message: begun });
  for (const [index, block] of objectsOf(content).entries()) {
    const { opening, deltas } = inPieces(block);
    yield event({ type: 'content_block_start', index, content_block: opening });
    for (const delta of deltas) yield event({ type: 'content_block_delta', index, delta });
    yield event({ type: 'content_block_stop', index });
  }
  const delta = { stop_reason, stop_sequence, stop_details };
  yield event({ type: 'message_delta', delta, usage });
  yield event({ type: 'message_stop' });
}

/** A block as it is streamed; blocks of other types have no deltas. */
function inPieces(block: JsonObject): {
  readonly opening: JsonObject;
  readonly deltas: readonly JsonObject[];
} {
  const { text, citations, thinking, signature, input } = block;
  if (block.type === 'text') {
    const cited = objectsOf(citations).map((citation) => ({ type: 'citations_delta', citation }));
    const opening = { ...block, text: '', ...(Array.isArray(citations) ? { citations: [] } : {}) };
    return { opening, deltas: [{ type: 'text_delta', text }, ...cited] };
  }
  if (block.type === 'thinking') {
    const deltas = [
      { type: 'thinking_delta', thinking },
      { type: 'signature_delta', signature: signature ?? '' },
    ];
    return { opening: { ...block, thinking: '', signature: '' }, deltas };
  }
  if (!isObject(input)) return { opening: block, deltas: [] };
  const deltas = [{ type: 'input_json_delta', partial_json: JSON.stringify(input) }];
  return { opening: { ...block, input: {} }, deltas };
}

function event(fields: JsonObject & { readonly type: string }): string {
  return `event: ${fields.type}\ndata: ${JSON.stringify(fields)}\n\n`;
}
