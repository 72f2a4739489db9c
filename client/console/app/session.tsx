import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Account } from '../../../generated/types.ts';
import { AuthenticationError, ConnectionError, Patchbay } from '../../index.ts';
import { anonymous } from './anonymous.ts';
import { useConnection } from './connection.tsx';
import { FORM_PLACE, KEY_PLACE } from './paths.ts';

/** The account as the gateway tells of it, with the person who has signed in. */
export type AccountFacts = Account['data'];

/** Who uses the console. */
export type Session =
  | { readonly kind: 'unknown' }
  /** `reason` says why, where somebody had signed in before. */
  | { readonly kind: 'signed-out'; readonly reason?: string }
  | { readonly kind: 'unreachable'; readonly error: unknown }
  | SignedIn;

/** Somebody who may ask: a person with a session, or whoever has a key. */
export interface SignedIn {
  readonly kind: 'signed-in';
  readonly by: 'person' | 'key';
  readonly account: AccountFacts;
  readonly patchbay: Patchbay;
  /** The key, where that is what opens everything. */
  readonly apiKey?: string;
}

/** The session, and what changes it. */
export interface SessionControl {
  readonly session: Session;
  /** @throws PatchbayError where the gateway refuses */
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<void>;
  /** Uses a key in place of a session; it is kept until the browser's tab is closed. */
  signInWithKey(key: string): Promise<void>;
  signOut(): Promise<void>;
  /** Reads the account anew. */
  refresh(): Promise<void>;
  /** The session is over, as an answer of the gateway has said. */
  expire(): void;
}

const CHANGE_PLACE = 'patchbay.session-change';
const OVER = {
  person: 'Your session is over. Sign in again to go on where you were.',
  key: 'The key is no longer taken. Sign in again to go on where you were.',
} as const;
const SessionContext = createContext<SessionControl | undefined>(undefined);

/** Keeps track of who has signed in. */
export function SessionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [session, setSession] = useState<Session>({ kind: 'unknown' });
  const { state: connection, suspect } = useConnection();
  const lastIdentity = useRef<string>(undefined);

  const enter = useCallback(async (key: string | null): Promise<void> => {
    const asking = key === null ? anonymous : clientWithKey(key);
    const { data: account } = await asking.account.get();
    const patchbay = key === null ? clientWithSession(account.csrfToken) : asking;
    const by = key === null ? { by: 'person' as const } : { by: 'key' as const, apiKey: key };
    const entered: SignedIn = { kind: 'signed-in', ...by, account, patchbay };
    const identity = identityOf(entered);
    if (lastIdentity.current !== undefined && lastIdentity.current !== identity) forgetForms();
    lastIdentity.current = identity;
    setSession(entered);
  }, []);

  const begin = useCallback(async (): Promise<void> => {
    const key = sessionStorage.getItem(KEY_PLACE);
    try {
      await enter(key);
    } catch (error) {
      if (error instanceof AuthenticationError) setSession({ kind: 'signed-out' });
      else setSession({ kind: 'unreachable', error });
      if (error instanceof ConnectionError) suspect();
    }
  }, [enter, suspect]);

  useEffect(() => void begin(), [begin]);

  const isThere = connection.kind === 'there';
  const isUnreachable = useRef(false);
  isUnreachable.current = session.kind === 'unreachable';
  useEffect(() => {
    if (isThere && isUnreachable.current) void begin();
  }, [isThere, begin]);

  // Another window of the browser has the same cookie.
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === CHANGE_PLACE && sessionStorage.getItem(KEY_PLACE) === null) void begin();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [begin]);

  const control = useMemo<SessionControl>(
    () => ({
      session,
      async signIn(credentials) {
        sessionStorage.removeItem(KEY_PLACE);
        await anonymous.account.signIn(credentials);
        await enter(null);
        tellOthers();
      },
      async signInWithKey(key) {
        await enter(key);
        sessionStorage.setItem(KEY_PLACE, key);
      },
      async signOut() {
        sessionStorage.removeItem(KEY_PLACE);
        if (session.kind === 'signed-in' && session.by === 'person') {
          await endSession(session.patchbay);
          tellOthers();
        }
        forgetForms();
        setSession({ kind: 'signed-out' });
      },
      refresh: begin,
      expire() {
        sessionStorage.removeItem(KEY_PLACE);
        setSession((known) =>
          known.kind === 'signed-in' ? { kind: 'signed-out', reason: OVER[known.by] } : known,
        );
      },
    }),
    [session, enter, begin],
  );
  return <SessionContext value={control}>{children}</SessionContext>;
}

/** Ends the session; one that is over already is as good as ended. */
async function endSession(patchbay: Patchbay): Promise<void> {
  try {
    await patchbay.account.signOut();
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
  }
}

/** What was put into forms is nobody else's. */
function forgetForms(): void {
  for (const place of Object.keys(sessionStorage)) {
    if (place.startsWith(FORM_PLACE)) sessionStorage.removeItem(place);
  }
}

/** Other windows read anew who has signed in. */
function tellOthers(): void {
  try {
    localStorage.setItem(CHANGE_PLACE, String(Date.now()));
  } catch {
    // Where nothing may be kept, each window finds out by itself.
  }
}

function clientWithKey(apiKey: string): Patchbay {
  return new Patchbay({ apiKey, baseUrl: location.origin });
}

function clientWithSession(csrfToken: string | undefined): Patchbay {
  const token = csrfToken === undefined ? {} : { csrfToken };
  return new Patchbay({ ...token, baseUrl: location.origin, credentials: 'same-origin' });
}

/** Who uses the console, and what changes that. */
export function useSession(): SessionControl {
  const control = useContext(SessionContext);
  if (control === undefined) throw new Error('There is no session around this part of the page.');
  return control;
}

/** Whoever has signed in; for pages that are shown to nobody else. */
export function useSignedIn(): SignedIn {
  const { session } = useSession();
  if (session.kind !== 'signed-in') throw new Error('Nobody has signed in.');
  return session;
}

/** Tells apart who has signed in: the person, or the key. */
export function identityOf({ account, apiKey }: SignedIn): string {
  return apiKey ?? account.person?.personId ?? account.accountId;
}

/** What somebody who has signed in is called: the person, or the account of the key. */
export function nameOf({ account }: SignedIn): string {
  return account.person?.name ?? account.name;
}

/** The client of whoever has signed in. */
export function usePatchbay(): Patchbay {
  return useSignedIn().patchbay;
}
