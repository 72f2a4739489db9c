import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Limits, RequestBody, Variant } from '../../generated/shapes.ts';
import { isFileType } from '../../openapi/validation/file-types.ts';
import { shortened } from '../../openapi/validation/wording.ts';
import type { FileSource } from '../assets/received.ts';
import type { Scratch } from '../assets/scratch.ts';
import { codeOf } from '../foundation/error-code.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { refused, type Violation } from '../foundation/problems.ts';
import { untilAborted } from '../foundation/time-limit.ts';
import type { FormFiles } from './files.ts';
import { malformed, tooLarge } from './json-body.ts';

/** A parsed form: its fields as a document, with an empty string in place of each file, and the files. */
export interface ReadForm {
  readonly document: JsonObject;
  readonly files: FormFiles;
}

const MAX_FIELD_BYTES = 262_144;
const MAX_FIELD_NAME_BYTES = 200;
const MAX_HEADER_PAIRS = 32;
/** The replacement character, which decoding substitutes for bytes that are invalid in the encoding. */
const REPLACED = '\ufffd';

/** Options of parsing a form. */
export interface FormReading {
  readonly limits: Limits;
  readonly scratch: Scratch;
  /** Ends the reading, wherever it is. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Parses a form (RFC 7578). Files are streamed to scratch storage and never held in memory. A file that is larger than
 * any rule allows is truncated at that size, so that the rule detects it.
 *
 * @throws the reason of the signal, if it is aborted
 */
export async function readForm(
  request: FastifyRequest,
  body: RequestBody,
  { limits, scratch, signal }: FormReading,
): Promise<Outcome<ReadForm>> {
  const { formBytes = limits.bodyBytes, formParts: maxParts = limits.values } = limits;
  if (Number(request.headers['content-length'] ?? 0) > formBytes)
    return tooLarge('form', formBytes);
  const form = new Form(body, scratch);
  const parts = request.parts({
    isPartAFile: (...told) => form.isFilePart(...told),
    limits: {
      fileSize: largestFile(body),
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: MAX_FIELD_NAME_BYTES,
      headerPairs: MAX_HEADER_PAIRS,
      parts: maxParts,
    },
  });
  const overrun = overrunOf(request, formBytes);
  const ended = signal === undefined ? overrun.signal : AbortSignal.any([overrun.signal, signal]);
  try {
    // The multipart parser waits for the end of a part or of the form, which may never come.
    await untilAborted(form.addAll(parts, ended), ended);
  } catch (error) {
    signal?.throwIfAborted();
    return overrun.signal.aborted ? tooLarge('form', formBytes) : formFault(error, maxParts);
  } finally {
    overrun.stop();
  }
  return form.read();
}

/** Counts the bytes of a request as they arrive, and aborts when they exceed the limit. */
function overrunOf({ raw }: FastifyRequest, maxBytes: number) {
  const passed = new AbortController();
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > maxBytes) passed.abort();
  };
  raw.on('data', count);
  return { signal: passed.signal, stop: () => raw.off('data', count) };
}

/** Collects the parts of a form while it is parsed. */
class Form {
  readonly #fields = new Map<string, string[]>();
  readonly #files = new Map<string, FileSource[]>();
  readonly #body: RequestBody;
  readonly #types: Variant['types'];
  readonly #scratch: Scratch;

  constructor(body: RequestBody, scratch: Scratch) {
    this.#body = body;
    this.#types = body.variants[0]?.types ?? {};
    this.#scratch = scratch;
  }

  /**
   * Whether a part is a file. A part without a file name (RFC 7578, section 4.2) is a file if the contract declares one
   * for its parameter, unless its content type is text; a part without a content type is text.
   */
  isFilePart(name = '', type = 'text/plain', fileName?: string): boolean {
    if (fileName !== undefined || type === 'application/octet-stream') return true;
    return this.#isFile(this.#parameterOf(name)) && !type.startsWith('text/');
  }

  async addAll(parts: AsyncIterable<Multipart>, signal: AbortSignal): Promise<void> {
    for await (const part of parts) await this.#add(part, signal);
  }

  async #add(part: Multipart, signal: AbortSignal): Promise<void> {
    // The parser's types promise a name, but a part may lack one.
    if (part.fieldname === undefined) throw new UnreadablePart('A part of the form has no name.');
    const parameter = this.#parameterOf(part.fieldname);
    if (part.type === 'file') {
      // The scratch storage of a request that is over would not be deleted again.
      signal.throwIfAborted();
      const path = await this.#scratch.newPath();
      await pipeline(part.file, createWriteStream(path, { flags: 'wx' }), { signal });
      append(this.#files, parameter, { kind: 'part', path, isCut: part.file.truncated });
      return;
    }
    if (part.valueTruncated) {
      const name = shortened(part.fieldname);
      throw new UnreadablePart(`${name} is larger than the ${MAX_FIELD_BYTES} bytes of a field.`);
    }
    // The parser decodes parts of the type JSON; here they are handled as text like the others.
    const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value ?? '');
    if (text.includes(REPLACED) && !this.#isFile(parameter)) {
      const name = shortened(part.fieldname);
      throw new UnreadablePart(
        `${name} is not valid text in its character encoding, which is UTF-8 if it declares none.`,
      );
    }
    // Text fields keep the names that they were sent under, so that a parameter and its alias can be told apart.
    append(this.#fields, this.#isFile(parameter) ? parameter : part.fieldname, text);
  }

  /** @returns the form, or the violations of parts that are not of the declared kind */
  read(): Outcome<ReadForm> {
    const misplaced = [
      ...[...this.#fields.keys()]
        .filter((name) => this.#isFile(name))
        .map((name) => wrongKind(name, 'a file, not text')),
      ...[...this.#files.keys()]
        .filter((name) => Object.hasOwn(this.#types, name) && !this.#isFile(name))
        .map((name) => wrongKind(name, 'text, not a file')),
      ...[...this.#fields]
        .filter(([name, texts]) => texts.length > 1 && !this.#isList(name))
        .map(([name]) => wrongKind(name, 'given once')),
    ];
    const [first, ...others] = misplaced;
    if (first !== undefined) return failed(refused([first, ...others]));
    const document = Object.fromEntries([...this.#values()]);
    return done({ document, files: Object.fromEntries(this.#files) });
  }

  /** The fields by name, with empty strings in place of files. */
  *#values(): Iterable<[string, unknown]> {
    for (const [name, texts] of this.#fields) {
      yield [name, fieldValue(this.#types[this.#parameterOf(name)], texts)];
    }
    for (const [name, sources] of this.#files) {
      const isSingle = this.#types[name] === 'file' && sources.length === 1;
      yield [name, isSingle ? '' : sources.map(() => '')];
    }
  }

  #parameterOf(name: string): string {
    return this.#body.aliases.find(({ alias }) => alias === name)?.parameter ?? name;
  }

  #isList(name: string): boolean {
    const type = this.#types[this.#parameterOf(name)];
    return type === undefined || type === 'array' || this.#isFile(name);
  }

  #isFile(parameter: string): boolean {
    return isFileType(this.#types[parameter]);
  }
}

/** A part of a form that cannot be read. The message is for the caller. */
class UnreadablePart extends Error {
  override readonly name = 'UnreadablePart';
}

function wrongKind(parameter: string, kinds: string): Violation {
  return { parameter, rule: 'type', message: `${parameter} must be ${kinds}.` };
}

function append<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [item]);
  else list.push(item);
}

/** All form fields are text; those declared as numbers or booleans are converted. */
function fieldValue(type: string | undefined, texts: readonly string[]): unknown {
  const values = texts.map((text) => {
    if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text))
      return Number(text);
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
    return text;
  });
  return type === 'files' || values.length > 1 ? values : values[0];
}

/** The exclusive upper bound on the size of any file of the operation. */
function largestFile(body: RequestBody): number {
  const rules = body.variants.flatMap(({ files }) => Object.values(files).flat());
  return Math.max(...rules.map(({ bytesBelow = 0 }) => bytesBelow));
}

/** The multipart parser's errors have a code; other errors are unexpected and rethrown. */
function formFault(error: unknown, maxParts: number): Outcome<never> {
  if (error instanceof UnreadablePart) return malformed(error.message);
  const code = codeOf(error) ?? '';
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) {
    return malformed(`The form has more than ${maxParts} parts.`);
  }
  if (error instanceof Error && !isFileSystemError(code)) {
    return malformed('The form is not well-formed multipart/form-data.');
  }
  throw error;
}

function isFileSystemError(code: string): boolean {
  return /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET';
}
