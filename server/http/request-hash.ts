import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
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
  const asked = { operationId, parameters, body: input.body };
  const requestHash = createHash('sha256')
    .update(await canonical(asked))
    .digest('hex');
  return { accountId: caller.accountId, key, requestHash };
}

/** Writes a value so that equal values are equal text: keys in order, and files as what they hold. */
async function canonical(value: unknown): Promise<string> {
  if (Array.isArray(value)) {
    const elements: string[] = [];
    for (const element of value) elements.push(await canonical(element));
    return `[${elements.join(',')}]`;
  }
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  if (isPart(value)) return `file:${await hashOf(value.path)}`;
  const fields: string[] = [];
  for (const name of Object.keys(value).toSorted()) {
    if (value[name] === undefined) continue;
    fields.push(`${JSON.stringify(name)}:${await canonical(value[name])}`);
  }
  return `{${fields.join(',')}}`;
}

function isPart(value: JsonObject): value is JsonObject & { readonly path: string } {
  return value.kind === 'part' && typeof value.path === 'string';
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
