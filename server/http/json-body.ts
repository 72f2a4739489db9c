import type { Readable } from 'node:stream';
import { parse } from 'secure-json-parse';
import type { Limits } from '../../generated/shapes.ts';
import { measureShape, type ShapeFault } from '../foundation/json-shape.ts';
import { failed, type Outcome } from '../foundation/outcome.ts';
import { problem, refused } from '../foundation/problems.ts';

/** A body of JSON. */
export interface ReadJson {
  readonly value: unknown;
  /** As it came. */
  readonly text: string;
}

/** The message of the parser for a key that would change the prototype of an object. */
const FORBIDDEN_KEY = 'Object contains forbidden prototype property';
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON body. It is read no further than the limit, and must be UTF-8 (RFC 8259, section 8.1).
 *
 * @param contentLength - what the request says of its length
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

/** Parses a JSON body that has been read. */
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

/** Reads a body to its end; `undefined` where it is larger. */
function collect(body: Readable, bytesUpTo: number): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    if (body.destroyed) throw body.errored ?? new Error('The body broke off.');
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (): void => {
      body.off('data', take).off('end', end).off('error', fail).off('close', gone);
    };
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= bytesUpTo) return;
      // The rest of the body still arrives: a destroyed stream could not take it.
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
    const gone = (): void => fail(new Error('The body broke off.'));
    body.on('data', take).once('end', end).once('error', fail).once('close', gone);
  });
}

function shapeSentence(fault: ShapeFault, { depth, values }: Limits): string {
  return fault === 'too-deep'
    ? `The body is nested more than ${depth} levels deep.`
    : `The body holds more than ${values} values.`;
}

/** A body that is larger than its operation takes. */
export function tooLarge(what: 'body' | 'form', bytes: number): Outcome<never> {
  const message = `The ${what} is larger than the ${bytes} bytes that this operation takes.`;
  return failed(problem('too-large', message, { code: 'body' }));
}

/** A body that cannot be read. */
export function malformed(message: string): Outcome<never> {
  return failed(refused([{ parameter: '', rule: 'body', message }]));
}

const DETAIL_LENGTH_UP_TO = 200;

function oneLine(text: string): string {
  // The message of the parser quotes the text around the fault, which may be part of a password.
  const unquoted = text.replace(/, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
  // What is left may quote one character of the caller: control characters stay out of the log.
  return unquoted.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, DETAIL_LENGTH_UP_TO);
}
