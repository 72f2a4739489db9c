import { tokenHeader } from '../../../generated/client.ts';
import { AuthenticationError } from '../../index.ts';
import { CHANGE_PLACE, KEY_PLACE } from '../app/paths.ts';
import type { ContractFacts, Visitor } from './visitor.ts';

/** In whose name requests are sent that the reference lets one try. */
export type Asker =
  | { readonly kind: 'nobody' }
  /** The key that the console was opened with, in this tab of the browser. */
  | { readonly kind: 'key'; readonly key: string }
  /** Somebody who has signed in to the console. */
  | { readonly kind: 'person'; readonly name: string; readonly csrfToken: string };

/** Finds out in whose name to send. Without anybody the page is as good to read. */
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

/** Tells who asks, also after a sign-in or sign-out in another window. A key belongs to this tab alone. */
export function followAsker(
  visitor: Pick<Visitor, 'account'>,
  onAsker: (asker: Asker) => void,
): void {
  addEventListener('storage', ({ key }) => {
    if (key === CHANGE_PLACE) void findAsker(visitor).then(onAsker);
  });
}

/** Sends requests as whoever asks by then: one that shows no key is sent in the name of the person. */
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
