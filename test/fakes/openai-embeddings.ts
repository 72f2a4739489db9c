import { type FakeAnswer, withJson } from './fake-answer.ts';
import { tokensOf } from './fake-text.ts';
import { isPresent, isRecord, isWholeNumber } from './json-record.ts';
import { invalid, missing } from './openai-chat-rules.ts';
import { type OpenAIFailure, requestId, withFailure } from './openai-failures.ts';

const MAX_TEXTS = 2048;
const DEFAULT_DIMENSIONS = 8;
const ENCODINGS = ['float', 'base64'];

/** Answers `POST /v1/embeddings`, following the published schema. */
export function answerEmbeddings(body: unknown): FakeAnswer {
  const fault = embeddingsFault(body);
  if (fault !== undefined) return withFailure(400, fault);
  const { model, input, encoding_format, dimensions } = isRecord(body) ? body : {};
  const length = Number(dimensions ?? DEFAULT_DIMENSIONS);
  const texts = textsIn(input);
  const data = texts.map((text, index) => {
    const vector = fakeVector(text, length);
    const embedding = encoding_format === 'base64' ? inBase64(vector) : vector;
    return { object: 'embedding', index, embedding };
  });
  const tokens = texts.reduce<number>((sum, text) => sum + tokenCount(text), 0);
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  return withJson(200, { object: 'list', data, model: String(model), usage }, requestId());
}

/** The fake's embedding of a text. Its numbers are exact as 32-bit floats. */
export function fakeVector(text: unknown, dimensions = DEFAULT_DIMENSIONS): readonly number[] {
  const { length } = JSON.stringify(text);
  return Array.from({ length: dimensions }, (_, place) => (length + place) / 256);
}

/** Encodes a vector in Base64 as the API does. */
export function inBase64(vector: readonly number[]): string {
  return Buffer.from(Float32Array.from(vector).buffer).toString('base64');
}

function embeddingsFault(body: unknown): OpenAIFailure | undefined {
  if (!isRecord(body)) return { message: 'The body of your request is no JSON object.' };
  const { model, input, encoding_format: encoding, dimensions } = body;
  if (typeof model !== 'string') return missing('model');
  if (input === undefined) return missing('input');
  const texts = textsIn(input);
  const isFine = texts.length > 0 && texts.length <= MAX_TEXTS && texts.every(isText);
  if (!isFine) return { message: "'$.input' is invalid.", param: 'input' };
  if (isPresent(encoding) && !ENCODINGS.includes(String(encoding))) {
    return invalid('encoding_format', 'Expected float or base64.');
  }
  if (isPresent(dimensions) && !isWholeNumber(dimensions, 1, 65_536)) {
    return invalid('dimensions', 'Out of range.');
  }
  return undefined;
}

function textsIn(input: unknown): readonly unknown[] {
  return Array.isArray(input) && typeof input[0] !== 'number' ? input : [input];
}

function isText(text: unknown): boolean {
  return (typeof text === 'string' || Array.isArray(text)) && text.length > 0;
}

function tokenCount(text: unknown): number {
  return Array.isArray(text) ? text.length : tokensOf(String(text)).length;
}
