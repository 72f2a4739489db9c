import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Limits, RequestBody } from '../../generated/shapes.ts';
import type { FileSource } from '../assets/received.ts';
import type { Scratch } from '../assets/scratch.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { problem } from '../foundation/problems.ts';
import type { FormFiles } from './files.ts';
import { malformed } from './json-body.ts';
import type { JsonObject } from './json-object.ts';

/** A form as a document, with empty text where a file was, and the files. */
export interface ReadForm {
  readonly document: JsonObject;
  readonly files: FormFiles;
}

const PARTS_UP_TO = 64;
const FIELD_BYTES_UP_TO = 262_144;
const FIELD_NAME_BYTES_UP_TO = 200;
const HEADER_PAIRS_UP_TO = 32;

/**
 * Reads a form (RFC 7578). Files go to scratch as they come and are never held in memory; a file that is
 * larger than any rule allows is cut at that size, so that the rule sees it.
 */
export async function readForm(
  request: FastifyRequest,
  body: RequestBody,
  { limits, scratch }: { readonly limits: Limits; readonly scratch: Scratch },
): Promise<Outcome<ReadForm>> {
  const formBytes = limits.formBytes ?? limits.bodyBytes;
  if (Number(request.headers['content-length'] ?? 0) > formBytes) return tooLarge(formBytes);
  const form = new Form(body, scratch);
  try {
    const parts = request.parts({
      limits: {
        fileSize: largestFile(body),
        fieldSize: FIELD_BYTES_UP_TO,
        fieldNameSize: FIELD_NAME_BYTES_UP_TO,
        headerPairs: HEADER_PAIRS_UP_TO,
        parts: PARTS_UP_TO,
      },
    });
    for await (const part of parts) {
      await form.add(part);
      if (form.bytes > formBytes) return tooLarge(formBytes);
    }
  } catch (error) {
    return formFault(error, formBytes);
  }
  return done(form.read());
}

/** The form while it is read. */
class Form {
  /** So much has been read. */
  bytes = 0;
  readonly #fields = new Map<string, string[]>();
  readonly #files = new Map<string, FileSource[]>();
  readonly #body: RequestBody;
  readonly #scratch: Scratch;

  constructor(body: RequestBody, scratch: Scratch) {
    this.#body = body;
    this.#scratch = scratch;
  }

  async add(part: Multipart): Promise<void> {
    const alias = this.#body.aliases.find((known) => known.alias === part.fieldname);
    const name = alias?.parameter ?? part.fieldname;
    if (part.type === 'file') {
      const path = await this.#scratch.newPath();
      await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
      this.bytes += part.file.bytesRead;
      append(this.#files, name, { kind: 'part', path });
    } else {
      const text = String(part.value ?? '');
      this.bytes += text.length;
      append(this.#fields, name, text);
    }
  }

  read(): ReadForm {
    const types = this.#body.variants[0]?.types ?? {};
    const fields = [...this.#fields].map(([name, texts]) => [name, fieldValue(types[name], texts)]);
    const files = [...this.#files].map(([name, sources]) => {
      const placeholders = sources.map(() => '');
      return [name, types[name] === 'file' && sources.length === 1 ? '' : placeholders];
    });
    return {
      document: Object.fromEntries([...fields, ...files]),
      files: Object.fromEntries(this.#files),
    };
  }
}

function append<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [item]);
  else list.push(item);
}

/** All fields of a form are text; what the contract has as a number or a truth value becomes one. */
function fieldValue(type: string | undefined, texts: readonly string[]): unknown {
  const values = texts.map((text) => {
    if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text))
      return Number(text);
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
    return text;
  });
  return type === 'files' || values.length > 1 ? values : values[0];
}

/** The size that no file of the operation may reach. */
function largestFile(body: RequestBody): number {
  const rules = body.variants.flatMap(({ files }) => Object.values(files).flat());
  return Math.max(...rules.map(({ bytesBelow = 0 }) => bytesBelow));
}

function tooLarge(bytes: number): Outcome<never> {
  const message = `The form is larger than the ${bytes} bytes that this operation takes.`;
  return failed(problem('too-large', message, { code: 'body' }));
}

/** The multipart reader throws errors with a code; anything else is a surprise. */
function formFault(error: unknown, formBytes: number): Outcome<never> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) {
    return malformed(`The form has more than ${PARTS_UP_TO} parts.`);
  }
  if (code === 'FST_FIELDS_SIZE_LIMIT' || code === 'FST_REQ_FILE_TOO_LARGE')
    return tooLarge(formBytes);
  if (error instanceof Error && !isFileSystemError(code)) {
    return malformed('The form is not well-formed multipart/form-data.');
  }
  throw error;
}

function isFileSystemError(code: string): boolean {
  return /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET';
}
