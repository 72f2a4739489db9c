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

/** Whether a request has an idempotency key. */
export function isKeyed({ input: { parameters } }: CheckedInput): boolean {
  return typeof parameters?.[KEY] === 'string';
}

/**
 * The idempotency key of a request with a hash of its content, if it has a key. Two requests are the same if their
 * validated input is the same: the order of parameters, explicitly sent defaults, and preferences without effect make
 * no difference.
 */
export async function keyedRequest(
  operation: Operation,
  caller: Caller | undefined,
  { input: { parameters = {}, body } }: CheckedInput,
): Promise<KeyedRequest | undefined> {
  const { [KEY]: key, Prefer, ...others } = parameters;
  if (caller === undefined || typeof key !== 'string') return undefined;
  const sent = typeof Prefer === 'string' ? Prefer : undefined;
  // A quote creates nothing, so it needs no idempotency.
  if (prefers('quote', sent)) return undefined;
  const { operationId } = operation;
  const hashWith = (preferences: string | undefined): Promise<string> =>
    hashOf({ operationId, parameters: { ...others, Prefer: preferences }, body });
  const heeded = heededIn(sent, operation);
  const requestHash = await hashWith(heeded);
  // The hash of the header as it was sent, which older versions stored.
  const earlier = sent === heeded ? {} : { earlierHash: () => hashWith(sent) };
  return { accountId: caller.accountId, key, requestHash, ...earlier };
}

/** The sent preferences that change what the operation does. */
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
