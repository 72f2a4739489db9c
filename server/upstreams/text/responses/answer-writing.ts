import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { Answer, AssistantPart, Piece } from '../conversation.ts';
import type { AnswerOptions, StreamOptions } from '../dialect.ts';
import { ResponseMaking } from './response-making.ts';

/** Writes the numbered events of a response. */
export async function* writeStream(
  pieces: AsyncIterable<Piece>,
  options: Pick<StreamOptions, 'now' | 'inputTokens' | 'request'>,
): AsyncIterable<string> {
  const making = new ResponseMaking(options);
  let sequence_number = 0;
  for await (const piece of pieces) {
    for (const { type, ...fields } of making.take(piece)) {
      const event = { type, sequence_number, ...fields };
      sequence_number += 1;
      yield `event: ${type}\ndata: ${JSON.stringify(event)}\n\n`;
    }
  }
}

/** Writes a response: the one that its stream would end with. */
export function writeAnswer(
  answer: Answer,
  options: Pick<AnswerOptions, 'now' | 'inputTokens' | 'request'>,
): JsonObject {
  const making = new ResponseMaking(options);
  let response: unknown;
  for (const piece of piecesOf(answer)) {
    for (const event of making.take(piece)) response = event.response;
  }
  if (!isObject(response))
    throw new Error('The last event of a response stream has no `response`.');
  return response;
}

function* piecesOf({ parts, ending, ...origin }: Answer): Iterable<Piece> {
  yield { kind: 'start', ...origin };
  let calls = 0;
  for (const part of parts) {
    yield* partPieces(part, calls);
    if (part.kind === 'call') calls += 1;
  }
  yield { kind: 'end', ending };
}

function* partPieces(part: AssistantPart, index: number): Iterable<Piece> {
  if (part.kind !== 'call') return yield part;
  const { id, name, input, malformed } = part;
  yield { kind: 'call', index, id, name };
  yield { kind: 'arguments', index, json: malformed ?? JSON.stringify(input) };
}
