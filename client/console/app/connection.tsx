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
import { anonymous } from './anonymous.ts';

/** Whether the gateway can be reached. */
export type ConnectionState =
  | { readonly kind: 'there' }
  /**
   * Whether the gateway is unreachable is not known yet: a response is missing, or the browser was offline (`wasAway`),
   * so that what pages show may be out of date.
   */
  | { readonly kind: 'doubtful'; readonly wasAway: boolean }
  /** `checks` is the number of failed checks so far; `isUrgent` means that the next check runs immediately. */
  | { readonly kind: 'lost'; readonly checks: number; readonly isUrgent?: boolean };

/** The state of the connection to the gateway, and its controls. */
export interface ConnectionControl {
  readonly state: ConnectionState;
  /** Reports that the gateway could not be reached: a check runs immediately, then repeatedly until it responds. */
  suspect(): void;
  /** Checks the gateway immediately. */
  look(): void;
}

const ConnectionContext = createContext<ConnectionControl | undefined>(undefined);

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const LAST_PAUSE_MS = 30_000;
const ANSWER_WITHIN_SECONDS = 5;
const THERE: ConnectionState = { kind: 'there' };

/** Checks the gateway with increasing pauses (backoff) when it seems unreachable, until it responds. */
export function ConnectionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [state, setState] = useState<ConnectionState>(THERE);
  const suspect = useCallback(
    () =>
      setState((known) => (known.kind === 'there' ? { kind: 'doubtful', wasAway: false } : known)),
    [],
  );
  const look = useCallback(
    () =>
      setState((known) =>
        known.kind === 'lost' ? { ...known, isUrgent: true } : { kind: 'doubtful', wasAway: true },
      ),
    [],
  );

  // The browser's events are only a hint; the gateway's response decides.
  useEffect(() => {
    addEventListener('offline', look);
    addEventListener('online', look);
    return () => {
      removeEventListener('offline', look);
      removeEventListener('online', look);
    };
  }, [look]);

  useEffect(() => {
    if (state.kind === 'there') return;
    const ended = new AbortController();
    const check = async (): Promise<void> => {
      const isThere = await answers(ended.signal);
      if (ended.signal.aborted) return;
      setState((known) => (isThere ? THERE : { kind: 'lost', checks: checksOf(known) + 1 }));
    };
    const timer = setTimeout(() => void check(), pauseBefore(state));
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [state]);

  const control = useMemo(() => ({ state, suspect, look }), [state, suspect, look]);
  return <ConnectionContext value={control}>{children}</ConnectionContext>;
}

/** The state of the connection to the gateway, and its controls. */
export function useConnection(): ConnectionControl {
  const control = useContext(ConnectionContext);
  if (control === undefined) throw new Error('useConnection must be used within its provider.');
  return control;
}

/**
 * Does something when the gateway is there again after it could not be reached. If only a response was missing, nothing
 * is done: reading again would repeat the request that failed, and without end if that never gets an answer.
 */
export function useReturn(act: () => void): void {
  const { state } = useConnection();
  const wasAway = useRef(false);
  useEffect(() => {
    if (state.kind !== 'there') {
      wasAway.current = state.kind === 'lost' || state.wasAway;
      return;
    }
    if (wasAway.current) act();
    wasAway.current = false;
  }, [state, act]);
}

function checksOf(state: ConnectionState): number {
  return state.kind === 'lost' ? state.checks : 0;
}

function pauseBefore(state: ConnectionState): number {
  if (state.kind !== 'lost' || state.isUrgent === true) return 0;
  return pauseAfter(state.checks);
}

/** The pause after a number of failed checks, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return PAUSES_MS[attempts - 1] ?? LAST_PAUSE_MS;
}

async function answers(signal: AbortSignal): Promise<boolean> {
  try {
    await anonymous.gateway.health({
      signal,
      timeoutSeconds: ANSWER_WITHIN_SECONDS,
      maxRetries: 0,
    });
    return true;
  } catch {
    // No error of any kind proves that the gateway is reachable.
    return false;
  }
}
