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
import { AuthenticationError, type Patchbay } from '../../index.ts';
import { anonymous } from './anonymous.ts';
import { pauseAfter, useConnection, useReturn } from './connection.tsx';
import { forgetForms, ownForms } from './form-owner.ts';
import { CHANGE_PLACE, KEY_PLACE } from './paths.ts';
import { clientsWithKey, clientsWithSession, type SessionClients } from './session-clients.ts';
import { isUnanswered } from './unanswered.ts';

/** The account as the gateway reports it, with the signed-in person. */
export type AccountFacts = Account['data'];

/** The state of the session. */
export type Session =
  | { readonly kind: 'unknown' }
  | SignedOut
  | { readonly kind: 'unreachable'; readonly error: unknown }
  | SignedIn;

/** Nobody is signed in; if somebody was before, how, and why no longer. */
export interface SignedOut {
  readonly kind: 'signed-out';
  readonly was?: { readonly by: SignedIn['by']; readonly reason: string };
}

/** The signed-in identity: a person with a session, or a key. */
export interface SignedIn extends SessionClients {
  readonly kind: 'signed-in';
  readonly by: 'person' | 'key';
  readonly account: AccountFacts;
  /** When the account was read, in milliseconds since 1970. */
  readonly readAt: number;
  /** The key, if one is signed in. */
  readonly apiKey?: string;
}

/** The session and its controls. */
export interface SessionControl {
  readonly session: Session;
  /** @throws PatchbayError if the gateway refuses the request */
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<void>;
  /** Uses a key instead of a session; it is kept until the browser tab is closed. */
  signInWithKey(key: string): Promise<void>;
  signOut(): Promise<void>;
  /** Reloads the account. */
  refresh(): Promise<void>;
  /** Ends the session after the gateway has reported that it is over. */
  expire(): void;
}

const OVER = {
  person: 'Your session has expired. Sign in again to continue where you left off.',
  key: 'The key is no longer valid. Sign in again to continue where you left off.',
} as const;
const SessionContext = createContext<SessionControl | undefined>(undefined);

/** Provides the session. */
export function SessionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [session, setSession] = useState<Session>({ kind: 'unknown' });
  const { state: connection, suspect } = useConnection();
  const [missed, setMissed] = useState(0);

  // Counts what decides who is signed in. An answer to an earlier question changes nothing any more.
  const turn = useRef(0);

  const enter = useCallback((entered: SignedIn): void => {
    turn.current += 1;
    // A stored key would outlive its use; all keys of an account see the same data.
    ownForms(entered.account.person?.personId ?? entered.account.accountId);
    setMissed(0);
    setSession(entered);
  }, []);

  const leave = useCallback((was?: SignedOut['was']): void => {
    turn.current += 1;
    setMissed(0);
    setSession({ kind: 'signed-out', ...(was === undefined ? {} : { was }) });
  }, []);

  const begin = useCallback(async (): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    try {
      const entered = await askWith(sessionStorage.getItem(KEY_PLACE));
      if (own === turn.current) enter(entered);
    } catch (error) {
      if (own !== turn.current) return;
      if (error instanceof AuthenticationError) {
        leave();
        return;
      }
      // A gateway that is temporarily unavailable must not sign anybody out.
      setSession((known) => (known.kind === 'signed-in' ? known : { kind: 'unreachable', error }));
      setMissed((before) => before + 1);
      if (isUnanswered(error)) suspect();
    }
  }, [enter, leave, suspect]);

  const isThere = connection.kind === 'there';
  useAskingAnew(begin, { isThere, isUnreachable: session.kind === 'unreachable', missed });
  const control = useControl({ session, enter, leave, begin });
  return <SessionContext value={control}>{children}</SessionContext>;
}

/** Asks who a key belongs to, or who has a session if there is no key. */
async function askWith(key: string | null): Promise<SignedIn> {
  const ofKey = key === null ? undefined : clientsWithKey(key);
  const { data: account } = await (ofKey?.patchbay ?? anonymous).account.get();
  const clients = ofKey ?? clientsWithSession(account.csrfToken);
  const by = key === null ? { by: 'person' as const } : { by: 'key' as const, apiKey: key };
  return { kind: 'signed-in', ...by, account, readAt: Date.now(), ...clients };
}

interface Asking {
  readonly isThere: boolean;
  readonly isUnreachable: boolean;
  /** Number of consecutive failures to determine who is signed in. */
  readonly missed: number;
}

/**
 * Determines who is signed in: on load, when the gateway is reachable again, after a failure, and when another window
 * reports a change.
 */
function useAskingAnew(
  begin: () => Promise<void>,
  { isThere, isUnreachable, missed }: Asking,
): void {
  useEffect(() => void begin(), [begin]);

  const wasUnreachable = useRef(false);
  wasUnreachable.current = isUnreachable;
  useReturn(
    useCallback(() => {
      if (wasUnreachable.current) void begin();
    }, [begin]),
  );

  // If the gateway is reachable but could not say who is signed in, ask again.
  useEffect(() => {
    if (!isThere || missed === 0) return;
    const timer = setTimeout(() => void begin(), pauseAfter(missed));
    return () => clearTimeout(timer);
  }, [isThere, missed, begin]);

  // All windows of the browser share the session cookie.
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
  readonly enter: (entered: SignedIn) => void;
  readonly leave: (was?: SignedOut['was']) => void;
  readonly begin: () => Promise<void>;
}

function useControl({ session, enter, leave, begin }: ControlParts): SessionControl {
  // Somebody who does not wait for one way to sign in may try the other. Of those that succeed, the last one counts.
  const attempts = useRef({ begun: 0, entered: 0 });
  const attempt = useCallback((): (() => boolean) => {
    attempts.current.begun += 1;
    const own = attempts.current.begun;
    return () => {
      if (own < attempts.current.entered) return false;
      attempts.current.entered = own;
      return true;
    };
  }, []);
  return useMemo<SessionControl>(
    () => ({
      session,
      async signIn(credentials) {
        const enters = attempt();
        sessionStorage.removeItem(KEY_PLACE);
        await anonymous.account.signIn(credentials);
        const entered = await askWith(null);
        if (!enters()) {
          await endSession(entered.patchbay);
          return;
        }
        enter(entered);
        tellOthers(SIGNED_IN);
      },
      async signInWithKey(key) {
        const enters = attempt();
        const entered = await askWith(key);
        if (!enters()) return;
        enter(entered);
        sessionStorage.setItem(KEY_PLACE, key);
      },
      async signOut() {
        sessionStorage.removeItem(KEY_PLACE);
        if (session.kind === 'signed-in' && session.by === 'person') {
          await endSession(session.patchbay);
          tellOthers(SIGNED_OUT);
        }
        forgetForms();
        leave();
      },
      refresh: begin,
      expire() {
        sessionStorage.removeItem(KEY_PLACE);
        if (session.kind !== 'signed-in') return;
        const { by } = session;
        leave({ by, reason: OVER[by] });
      },
    }),
    [session, enter, leave, begin, attempt],
  );
}

/** Ends the session; a session that is already over counts as ended. */
async function endSession(patchbay: Patchbay): Promise<void> {
  try {
    await patchbay.account.signOut();
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
  }
}

const SIGNED_IN = 'in';
const SIGNED_OUT = 'out';

/** Notifies other windows, which then reload the session. */
function tellOthers(change: typeof SIGNED_IN | typeof SIGNED_OUT): void {
  try {
    localStorage.setItem(CHANGE_PLACE, `${change} ${Date.now()}`);
  } catch {
    // Without storage, each window notices the change by itself.
  }
}

/** The session and its controls. */
export function useSession(): SessionControl {
  const control = useContext(SessionContext);
  if (control === undefined) throw new Error('useSession must be used within its provider.');
  return control;
}

/** The signed-in identity, for pages that require one. */
export function useSignedIn(): SignedIn {
  const { session } = useSession();
  if (session.kind !== 'signed-in') throw new Error('useSignedIn needs a signed-in session.');
  return session;
}

/** Identifies who is signed in: the person or the key. */
export function identityOf({ account, apiKey }: SignedIn): string {
  return apiKey ?? account.person?.personId ?? account.accountId;
}

/** The display name of who is signed in: the person's, or that of the key's account. */
export function nameOf({ account }: SignedIn): string {
  return account.person?.name ?? account.name;
}

/** The client of the session. */
export function usePatchbay(): Patchbay {
  return useSignedIn().patchbay;
}
