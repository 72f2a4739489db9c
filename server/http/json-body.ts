import type { Readable } from 'node:stream';
import { parse } from 'secure-json-parse';
import type { Limits } from '../../generated/shapes.ts';
import { measureShape, type ShapeFault } from '../foundation/json-shape.ts';
import { failed, type Outcome } from '../foundation/outcome.ts';
import { problem, refused } from '../foundation/problems.ts';

/** A parsed JSON body. */
export interface ReadJson {
  readonly value: unknown;
  /** The text before parsing. */
  readonly text: string;
}

/** The parser's error message for a key that could change an object's prototype. */
const FORBIDDEN_KEY = 'Object contains forbidden prototype property';
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads and parses a JSON body. Reading stops at the size limit; the body must be UTF-8 (RFC 8259, section 8.1).
 *
 * @param contentLength - the `Content-Length` of the request
 */
export async function readJson(
  body: Readable,
  contentLength: number | undefined,
  limits: Limits,
): Promise<Outcome<ReadJson>> {
  const { bodyBytes } = limits;
  if (contentLength !== undefined && contentLength > bodyBytes) return tooLarge('body', bodyBytes);
  const bytes = await collect(body, bodyBytes);
  return bytes === undefined ? tooLarge('body', bodyBytes) : parseJson(bytes, limits);
}

/** Parses a JSON body that has already been read. */
export function parseJson(bytes: Uint8Array, limits: Limits): Outcome<ReadJson> {
  if (bytes.length === 0)
    return malformed('The body is empty; this operation takes a JSON object.');
  const fault = measureShape(bytes, limits);
  if (fault !== undefined) return malformed(shapeSentence(fault, limits));
  try {
    const text = UTF8.decode(bytes);
    const value = parse(text, { protoAction: 'error', constructorAction: 'error' });
    return { ok: true, value: { value, text } };
  } catch (error) {
    if (error instanceof Error && error.message === FORBIDDEN_KEY) {
      return malformed(
        'The body has a key __proto__ or constructor.prototype, which is not taken.',
      );
    }
    const detail =
      error instanceof SyntaxError ? `: ${oneLine(error.message)}` : ': it is not UTF-8';
    return malformed(`The body is not well-formed JSON${detail}.`);
  }
}

/** Reads a body to its end; `undefined` if it is larger than the limit. */
function collect(body: Readable, maxBytes: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    if (body.destroyed) throw body.errored ?? new Error('The request body broke off.');
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (): void => {
      body.off('data', take).off('end', end).off('error', fail).off('close', gone);
    };
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= maxBytes) return;
      // The stream is not destroyed, as the rest of the body is still arriving.
      stop();
      body.pause();
      resolve(undefined);
    };
    const end = (): void => {
      stop();
      const [first] = chunks;
      resolve(chunks.length === 1 ? first : Buffer.concat(chunks, bytes));
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const gone = (): void => fail(new Error('The request body broke off.'));
    body.on('data', take).once('end', end).once('error', fail).once('close', gone);
  });
}

function shapeSentence(fault: ShapeFault, { depth, values }: Limits): string {
  return fault === 'too-deep'
    ? `The body is nested more than ${depth} levels deep.`
    : `The body holds more than ${values} values.`;
}

/** The refusal of a body that exceeds the operation's size limit. */
export function tooLarge(what: 'body' | 'form', bytes: number): Outcome<never> {
  const message = `The ${what} is larger than the ${bytes} bytes that this operation takes.`;
  return failed(problem('too-large', message, { code: 'body' }));
}

/** The refusal of a body that cannot be parsed. */
export function malformed(message: string): Outcome<never> {
  return failed(refused([{ parameter: '', rule: 'body', message }]));
}

const MAX_DETAIL_LENGTH = 200;

function oneLine(text: string): string {
  // The parser's message quotes the text around the error, which may contain a password.
  const unquoted = text.replace(/, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
  // The remaining text may quote one character of the input, so control characters are removed for the log.
  return unquoted.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, MAX_DETAIL_LENGTH);
}
