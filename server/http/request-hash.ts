import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Operation } from '../../generated/shapes.ts';
import type { Caller } from '../accounts/keys.ts';
import type { KeyedRequest } from '../idempotency/first-answers.ts';
import { isObject, type JsonObject } from './json-object.ts';
import type { CheckedInput } from './request.ts';

const KEY = 'Idempotency-Key';

/**
 * What a request asks for under its idempotency key, if it came with one. Two requests ask for the same when they
 * are the same once checked: the order of parameters, and defaults that one of them spells out, make no difference.
 */
export async function keyedRequest(
  { operationId }: Operation,
  caller: Caller | undefined,
  { input }: CheckedInput,
): Promise<KeyedRequest | undefined> {
  const { [KEY]: key, ...parameters } = input.parameters ?? {};
  if (caller === undefined || typeof key !== 'string') return undefined;
  const hash = createHash('sha256');
  await digest({ operationId, parameters, body: input.body }, hash);
  return { accountId: caller.accountId, key, requestHash: hash.digest('hex') };
}

/** Long text is taken in pieces, so that a large body is not copied whole. */
const PIECE_LENGTH = 65_536;

/** Feeds a value to a hash so that equal values give equal hashes: keys in order, and files as what they hold. */
async function digest(value: unknown, hash: Hash): Promise<void> {
  if (typeof value === 'string') return digestText(value, hash);
  if (Array.isArray(value)) {
    hash.update('[');
    for (const element of value) {
      await digest(element, hash);
      hash.update(',');
    }
    hash.update(']');
  } else if (!isObject(value)) {
    hash.update(JSON.stringify(value) ?? 'null');
  } else if (isPart(value)) {
    hash.update('file');
    for await (const chunk of createReadStream(value.path)) hash.update(chunk);
  } else {
    await digestFields(value, hash);
  }
}

async function digestFields(value: JsonObject, hash: Hash): Promise<void> {
  hash.update('{');
  for (const name of Object.keys(value).toSorted()) {
    if (value[name] === undefined) continue;
    hash.update(`${JSON.stringify(name)}:`);
    await digest(value[name], hash);
    hash.update(',');
  }
  hash.update('}');
}

/** The length goes before the text, so that no text can pass for something else. */
function digestText(text: string, hash: Hash): void {
  hash.update(`"${text.length}"`);
  for (let from = 0; from < text.length; from += PIECE_LENGTH) {
    hash.update(text.slice(from, from + PIECE_LENGTH), 'utf16le');
  }
}

function isPart(value: JsonObject): value is JsonObject & { readonly path: string } {
  return value.kind === 'part' && typeof value.path === 'string';
}
