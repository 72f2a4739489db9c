import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
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
import { formLimitsOf } from './body-bytes.ts';
import type { FormFiles } from './files.ts';
import { fieldValue, isJson, UnreadablePart, unquoted } from './form-text.ts';
import { malformed, tooLarge } from './json-body.ts';

/** A parsed form: its fields as a document, with an empty string in place of each file, and the files. */
export interface ReadForm {
  readonly document: JsonObject;
  readonly files: FormFiles;
}

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
  const { formBytes, formTextBytes } = formLimitsOf(limits);
  const { formParts: maxParts = limits.values } = limits;
  if (Number(request.headers['content-length'] ?? 0) > formBytes)
    return tooLarge('form', formBytes);
  const form = new Form(body, scratch, formTextBytes);
  const parts = request.parts({
    isPartAFile: (...told) => form.isFilePart(...told),
    limits: {
      fileSize: largestFile(body),
      fieldSize: formTextBytes,
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
  readonly #maxTextBytes: number;
  #textBytes = 0;

  constructor(body: RequestBody, scratch: Scratch, maxTextBytes: number) {
    this.#body = body;
    this.#types = body.variants[0]?.types ?? {};
    this.#scratch = scratch;
    this.#maxTextBytes = maxTextBytes;
  }

  /**
   * Whether a part is a file. A part without a file name (RFC 7578, section 4.2) is a file if the contract declares one
   * for its parameter, unless its content type is text; a part without a content type is text. One of the type JSON is
   * a file to the parser, which would decode and keep whatever it holds, but is read as text.
   */
  isFilePart(name = '', type = 'text/plain', fileName?: string): boolean {
    if (fileName !== undefined || type === 'application/octet-stream' || isJson(type)) return true;
    return this.#isFile(this.#parameterOf(name)) && !type.startsWith('text/');
  }

  async addAll(parts: AsyncIterable<Multipart>, signal: AbortSignal): Promise<void> {
    for await (const part of parts) await this.#add(part, signal);
  }

  async #add(part: Multipart, signal: AbortSignal): Promise<void> {
    // The parser's types promise a name, but a part may lack one.
    if (part.fieldname === undefined) throw new UnreadablePart('A part of the form has no name.');
    const parameter = this.#parameterOf(part.fieldname);
    if (part.type === 'file' && !this.#isText(part)) {
      // The scratch storage of a request that is over would not be deleted again.
      signal.throwIfAborted();
      const path = await this.#scratch.newPath();
      await pipeline(part.file, createWriteStream(path, { flags: 'wx' }), { signal });
      append(this.#files, parameter, { kind: 'part', path, isCut: part.file.truncated });
      return;
    }
    const text = part.type === 'file' ? await this.#textOf(part) : String(part.value ?? '');
    if (part.type === 'field') this.#count(Buffer.byteLength(text), part.valueTruncated);
    if (text.includes(REPLACED) && !this.#isFile(parameter)) {
      const name = shortened(part.fieldname);
      throw new UnreadablePart(
        `${name} is not valid text in its character encoding, which is UTF-8 if it declares none.`,
      );
    }
    // Text fields keep the names that they were sent under, so that a parameter and its alias can be told apart.
    append(this.#fields, this.#isFile(parameter) ? parameter : part.fieldname, text);
  }

  /** Whether the parser took a text for a file. */
  #isText({ fieldname, mimetype, filename }: MultipartFile): boolean {
    return (
      filename === undefined && isJson(mimetype) && !this.#isFile(this.#parameterOf(fieldname))
    );
  }

  async #textOf({ file }: MultipartFile): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of file) {
      this.#count(chunk.length);
      chunks.push(chunk);
    }
    return unquoted(Buffer.concat(chunks).toString());
  }

  /** Texts are held in memory until the form has ended. */
  #count(bytes: number, isCut = false): void {
    this.#textBytes += bytes;
    if (!isCut && this.#textBytes <= this.#maxTextBytes) return;
    throw new UnreadablePart(
      `The texts of the form are larger than the ${this.#maxTextBytes} bytes that this operation takes.`,
    );
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

function wrongKind(parameter: string, kinds: string): Violation {
  return { parameter, rule: 'type', message: `${parameter} must be ${kinds}.` };
}

function append<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [item]);
  else list.push(item);
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
