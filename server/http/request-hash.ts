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
 * The idempotency key of a request with a hash of what it asks for, if it has a key. Two requests ask for the same when
 * they are the same once checked: the order of parameters, defaults that one of them spells out, and preferences
 * without effect make no difference.
 */
export async function keyedRequest(
  operation: Operation,
  caller: Caller | undefined,
  { input: { parameters = {}, body } }: CheckedInput,
): Promise<KeyedRequest | undefined> {
  const { [KEY]: key, Prefer, ...others } = parameters;
  if (caller === undefined || typeof key !== 'string') return undefined;
  const sent = typeof Prefer === 'string' ? Prefer : undefined;
  // A quote makes nothing that could be made twice.
  if (prefers('quote', sent)) return undefined;
  const { operationId } = operation;
  const hashWith = (preferences: string | undefined): Promise<string> =>
    hashOf({ operationId, parameters: { ...others, Prefer: preferences }, body });
  const heeded = heededIn(sent, operation);
  const requestHash = await hashWith(heeded);
  // As the header was sent: older versions stored it so.
  const earlier = sent === heeded ? {} : { earlierHash: () => hashWith(sent) };
  return { accountId: caller.accountId, key, requestHash, ...earlier };
}

/** The preferences that change what an operation does. */
function heededIn(sent: string | undefined, { rules }: Operation): string | undefined {
  if (sent === undefined) return undefined;
  const known = new Set(rules.flatMap(({ needs }) => needs?.preference ?? []));
  const heeded = [...known].filter((preference) => prefers(preference, sent));
  return heeded.length === 0 ? undefined : heeded.join(', ');
}

async function hashOf(asked: JsonObject): Promise<string> {
  const hash = createHash('sha256');
  await digest(asked, hash, contentOf);
  return hash.digest('hex');
}

function contentOf(value: JsonObject) {
  const isPart = value.kind === 'part' && typeof value.path === 'string';
  return isPart ? createReadStream(String(value.path)) : undefined;
}
