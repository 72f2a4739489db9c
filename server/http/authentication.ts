import type { KeyHeader, Operation } from '../../generated/shapes.ts';
import type { Authentication, Caller, Keys } from '../accounts/keys.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem, unauthorized } from '../foundation/problems.ts';
import { refusedOperation } from './key-limits.ts';

const KEY_LENGTH_UP_TO = 512;

/** The headers of a request, each as often as it was sent. */
export type SentHeaders = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Finds out who asks, by the key in one of the headers that the operation takes it in, and whether the key may ask for
 * the operation.
 */
export async function authenticate(
  headers: SentHeaders,
  operation: Pick<Operation, 'operationId' | 'keys'>,
  keys: Pick<Keys, 'authenticate'>,
): Promise<Outcome<Caller>> {
  const { operationId, keys: places } = operation;
  const key = places.map((place) => keyIn(headers, place)).find((found) => found !== undefined);
  if (key === undefined) {
    const header = places[0]?.header.toUpperCase();
    return failed(unauthorized(`The API key is wrong: none is given in the header ${header}.`));
  }
  const found = key.length > KEY_LENGTH_UP_TO ? WRONG : await keys.authenticate(key);
  if (found.kind !== 'caller') return failed(REFUSALS[found.kind]);
  const refusal = refusedOperation(found.caller, operationId);
  return refusal === undefined ? done(found.caller) : failed(refusal);
}

const WRONG = { kind: 'wrong' } as const satisfies Authentication;

const REFUSALS: Readonly<Record<Exclude<Authentication['kind'], 'caller'>, Problem>> = {
  wrong: unauthorized('The API key is wrong.'),
  'not-activated': problem(
    'unauthorized',
    'The e-mail address of this account is not activated yet.',
    { code: 'account_not_activated' },
  ),
  suspended: problem('forbidden', 'This account is suspended.', { code: 'account_suspended' }),
};

function keyIn(headers: SentHeaders, { header, prefix }: KeyHeader): string | undefined {
  // A header that is sent twice is one value to some readers and the other to others: it is no key.
  const value = headers[header]?.join(', ') ?? '';
  if (value.trim() === '') return undefined;
  const hasPrefix = value.toLowerCase().startsWith(prefix.toLowerCase());
  return hasPrefix ? value.slice(prefix.length).trim() : undefined;
}
