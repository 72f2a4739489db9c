import { tokenHeader } from '../../../generated/client.ts';
import { AuthenticationError } from '../../index.ts';
import { CHANGE_PLACE, KEY_PLACE } from '../app/paths.ts';
import type { ContractFacts, Visitor } from './visitor.ts';

/** The identity with which the reference sends trial requests. */
export type Asker =
  | { readonly kind: 'nobody' }
  /** The key that the console was opened with in this browser tab. */
  | { readonly kind: 'key'; readonly key: string }
  /** A person who is signed in to the console. */
  | { readonly kind: 'person'; readonly name: string; readonly csrfToken: string };

/** Determines the identity for requests. The reference is readable without one. */
export async function findAsker(visitor: Pick<Visitor, 'account'>): Promise<Asker> {
  const key = sessionStorage.getItem(KEY_PLACE);
  if (key !== null) return { kind: 'key', key };
  try {
    const { person, csrfToken } = await visitor.account();
    if (person === undefined || csrfToken === undefined) return { kind: 'nobody' };
    return { kind: 'person', name: person.name, csrfToken };
  } catch (error) {
    if (!(error instanceof AuthenticationError)) console.warn('Nobody is known here.', error);
    return { kind: 'nobody' };
  }
}

/** Calls `onAsker` after a sign-in or sign-out in another window. A key belongs to this tab alone. */
export function followAsker(
  visitor: Pick<Visitor, 'account'>,
  onAsker: (asker: Asker) => void,
): void {
  addEventListener('storage', ({ key }) => {
    if (key === CHANGE_PLACE) void findAsker(visitor).then(onAsker);
  });
}

/** A `fetch` that sends requests as the current asker: a request without a key is sent with the person's session. */
export function sendingAs(
  askerNow: () => Asker,
  { keyHeaders }: Pick<ContractFacts, 'keyHeaders'>,
): typeof fetch {
  return (input, init) => {
    const asker = askerNow();
    if (asker.kind !== 'person') return fetch(input, init);
    const request = new Request(input, init);
    const isOwn = new URL(request.url).origin === location.origin;
    const showsKey = keyHeaders.some((name) => (request.headers.get(name) ?? '').trim() !== '');
    if (isOwn && !showsKey) request.headers.set(tokenHeader, asker.csrfToken);
    return fetch(request);
  };
}
