import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
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
import { pauseAfter, useConnection } from './connection.tsx';
import { forgetForms, ownForms } from './form-owner.ts';
import { ownGateway } from './own-gateway.ts';
import { CHANGE_PLACE, KEY_PLACE } from './paths.ts';

/** The account as the gateway tells of it, with the person who has signed in. */
export type AccountFacts = Account['data'];

/** Who uses the console. */
export type Session =
  | { readonly kind: 'unknown' }
  /** `reason` says why, where somebody had signed in before. */
  | { readonly kind: 'signed-out'; readonly reason?: string }
  | { readonly kind: 'unreachable'; readonly error: unknown }
  | SignedIn;

/** Who has signed in: a person with a session, or a key. */
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

const OVER = {
  person: 'Your session is over. Sign in again to go on where you were.',
  key: 'The key is no longer taken. Sign in again to go on where you were.',
} as const;
const SessionContext = createContext<SessionControl | undefined>(undefined);

/** Keeps track of who has signed in. */
export function SessionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [session, setSession] = useState<Session>({ kind: 'unknown' });
  const { state: connection, suspect } = useConnection();
  const [missed, setMissed] = useState(0);

  const enter = useCallback(async (key: string | null): Promise<void> => {
    const asking = key === null ? anonymous : clientWithKey(key);
    const { data: account } = await asking.account.get();
    const patchbay = key === null ? clientWithSession(account.csrfToken) : asking;
    const by = key === null ? { by: 'person' as const } : { by: 'key' as const, apiKey: key };
    const entered: SignedIn = { kind: 'signed-in', ...by, account, patchbay };
    // A key would outlast its use there; those of one account see the same things.
    ownForms(account.person?.personId ?? account.accountId);
    setMissed(0);
    setSession(entered);
  }, []);

  const begin = useCallback(async (): Promise<void> => {
    const key = sessionStorage.getItem(KEY_PLACE);
    try {
      await enter(key);
    } catch (error) {
      if (error instanceof AuthenticationError) {
        setMissed(0);
        setSession({ kind: 'signed-out' });
        return;
      }
      // A busy gateway is no reason to sign anybody out.
      setSession((known) => (known.kind === 'signed-in' ? known : { kind: 'unreachable', error }));
      setMissed((before) => before + 1);
      if (error instanceof ConnectionError) suspect();
    }
  }, [enter, suspect]);

  const isThere = connection.kind === 'there';
  useAskingAnew(begin, { isThere, isUnreachable: session.kind === 'unreachable', missed });
  const control = useControl({ session, setSession, enter, begin });
  return <SessionContext value={control}>{children}</SessionContext>;
}

interface Asking {
  readonly isThere: boolean;
  readonly isUnreachable: boolean;
  /** How many times in a row it could not be told who has signed in. */
  readonly missed: number;
}

/** Asks who has signed in: at first, when the gateway is back, when it could not tell, and when another window says so. */
function useAskingAnew(
  begin: () => Promise<void>,
  { isThere, isUnreachable, missed }: Asking,
): void {
  useEffect(() => void begin(), [begin]);

  const wasUnreachable = useRef(false);
  wasUnreachable.current = isUnreachable;
  useEffect(() => {
    if (isThere && wasUnreachable.current) void begin();
  }, [isThere, begin]);

  // A gateway that answers, but could not tell, is asked again.
  useEffect(() => {
    if (!isThere || missed === 0) return;
    const timer = setTimeout(() => void begin(), pauseAfter(missed));
    return () => clearTimeout(timer);
  }, [isThere, missed, begin]);

  // Another window of the browser has the same cookie.
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key !== CHANGE_PLACE || sessionStorage.getItem(KEY_PLACE) !== null) return;
      if (newValue?.startsWith(SIGNED_OUT) === true) forgetForms();
      void begin();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [begin]);
}

interface ControlParts {
  readonly session: Session;
  readonly setSession: Dispatch<SetStateAction<Session>>;
  readonly enter: (key: string | null) => Promise<void>;
  readonly begin: () => Promise<void>;
}

function useControl({ session, setSession, enter, begin }: ControlParts): SessionControl {
  return useMemo<SessionControl>(
    () => ({
      session,
      async signIn(credentials) {
        sessionStorage.removeItem(KEY_PLACE);
        await anonymous.account.signIn(credentials);
        await enter(null);
        tellOthers(SIGNED_IN);
      },
      async signInWithKey(key) {
        await enter(key);
        sessionStorage.setItem(KEY_PLACE, key);
      },
      async signOut() {
        sessionStorage.removeItem(KEY_PLACE);
        if (session.kind === 'signed-in' && session.by === 'person') {
          await endSession(session.patchbay);
          tellOthers(SIGNED_OUT);
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
    [session, setSession, enter, begin],
  );
}

/** Ends the session; one that is over already is as good as ended. */
async function endSession(patchbay: Patchbay): Promise<void> {
  try {
    await patchbay.account.signOut();
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
  }
}

const SIGNED_IN = 'in';
const SIGNED_OUT = 'out';

/** Other windows read anew who has signed in. */
function tellOthers(change: typeof SIGNED_IN | typeof SIGNED_OUT): void {
  try {
    localStorage.setItem(CHANGE_PLACE, `${change} ${Date.now()}`);
  } catch {
    // Where nothing may be kept, each window finds out by itself.
  }
}

function clientWithKey(apiKey: string): Patchbay {
  return new Patchbay({ ...ownGateway, apiKey });
}

function clientWithSession(csrfToken: string | undefined): Patchbay {
  const token = csrfToken === undefined ? {} : { csrfToken };
  return new Patchbay({ ...ownGateway, ...token, credentials: 'same-origin' });
}

/** Who uses the console, and what changes that. */
export function useSession(): SessionControl {
  const control = useContext(SessionContext);
  if (control === undefined) throw new Error('There is no session around this part of the page.');
  return control;
}

/** Who has signed in, for pages that are shown to nobody else. */
export function useSignedIn(): SignedIn {
  const { session } = useSession();
  if (session.kind !== 'signed-in') throw new Error('Nobody has signed in.');
  return session;
}

/** Tells apart who has signed in: the person, or the key. */
export function identityOf({ account, apiKey }: SignedIn): string {
  return apiKey ?? account.person?.personId ?? account.accountId;
}

/** The name shown for who has signed in: the person's, or that of the key's account. */
export function nameOf({ account }: SignedIn): string {
  return account.person?.name ?? account.name;
}

/** The client of the session. */
export function usePatchbay(): Patchbay {
  return useSignedIn().patchbay;
}
