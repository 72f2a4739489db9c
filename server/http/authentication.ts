import type { KeyHeader, Operation } from '../../generated/shapes.ts';
import type { KeyCaller } from '../accounts/caller.ts';
import type { Authentication, Keys } from '../accounts/keys.ts';
import { done, failed } from '../foundation/outcome.ts';
import { type Problem, problem, unauthorized } from '../foundation/problems.ts';
import { type AuthenticationResult, type SentHeaders, sentIn, suspended } from './authenticated.ts';
import { refusedOperation } from './key-limits.ts';
import { authenticateSession, hasCookie, type Sessions } from './session.ts';

const MAX_KEY_LENGTH = 512;

/** Dependencies of authentication: the stores of keys and sessions. */
export interface Authenticators {
  readonly keys: Pick<Keys, 'authenticate'>;
  readonly sessions: Sessions;
}

/**
 * Authenticates a request by the first key found in the headers that the operation accepts, or else by the session if
 * the operation accepts one. Also checks that the key may call the operation.
 */
export async function authenticate(
  headers: SentHeaders,
  operation: Pick<Operation, 'operationId' | 'keys' | 'session'>,
  { keys, sessions }: Authenticators,
): Promise<AuthenticationResult> {
  const { keys: places, session } = operation;
  const key = presentedKey(headers, places);
  if (key !== undefined) {
    const found = await byKey(key, operation, keys);
    return found.ok ? done({ caller: found.value, cookies: [] }) : found;
  }
  if (session !== undefined && (places.length === 0 || hasCookie(headers, session))) {
    return authenticateSession(headers, session, sessions);
  }
  const header = places[0]?.header.toUpperCase();
  return failed(unauthorized(`There is no API key in the header ${header}.`));
}

async function byKey(
  key: string,
  { operationId }: Pick<Operation, 'operationId'>,
  keys: Authenticators['keys'],
): Promise<AuthenticationResult<KeyCaller>> {
  const found = key.length > MAX_KEY_LENGTH ? WRONG : await keys.authenticate(key);
  if (found.kind !== 'caller') return failed(REFUSALS[found.kind]);
  const refusal = refusedOperation(found.caller, operationId);
  if (refusal === undefined) return done(found.caller);
  return { ...failed(refusal), accountId: found.caller.accountId };
}

const WRONG = { kind: 'wrong' } as const satisfies Authentication;

const REFUSALS: Readonly<Record<Exclude<Authentication['kind'], 'caller'>, Problem>> = {
  wrong: unauthorized('The API key is wrong.'),
  'not-activated': problem(
    'unauthorized',
    'The e-mail address of this account is not activated yet.',
    { code: 'account_not_activated' },
  ),
  suspended,
};

/** The key that a request presents, valid or not; the first one if several headers carry a key. */
export function presentedKey(
  headers: SentHeaders,
  places: readonly KeyHeader[],
): string | undefined {
  for (const place of places) {
    const found = keyIn(headers, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

function keyIn(headers: SentHeaders, { header, prefix }: KeyHeader): string | undefined {
  // A header that is sent twice could be read as either value. The joined values are never a valid key.
  const value = sentIn(headers, header) ?? '';
  if (value.trim() === '') return undefined;
  const hasPrefix = value.toLowerCase().startsWith(prefix.toLowerCase());
  return hasPrefix ? value.slice(prefix.length).trim() : undefined;
}
