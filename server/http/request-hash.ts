import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Operation } from '../../generated/shapes.ts';
import type { Caller } from '../accounts/caller.ts';
import { digest } from '../foundation/digest.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import { prefers } from '../foundation/preference.ts';
import type { KeyedRequest } from '../idempotency/first-answers.ts';
import type { CheckedInput } from './request.ts';

const KEY = 'Idempotency-Key';

/** Whether a request came with an idempotency key. */
export function isKeyed({ input: { parameters } }: CheckedInput): boolean {
  return typeof parameters?.[KEY] === 'string';
}

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
  // A quote makes nothing that could be made twice.
  const { Prefer } = parameters;
  if (typeof Prefer === 'string' && prefers('quote', Prefer)) return undefined;
  const hash = createHash('sha256');
  await digest({ operationId, parameters, body: input.body }, hash, contentOf);
  return { accountId: caller.accountId, key, requestHash: hash.digest('hex') };
}

function contentOf(value: JsonObject) {
  const isPart = value.kind === 'part' && typeof value.path === 'string';
  return isPart ? createReadStream(String(value.path)) : undefined;
}
