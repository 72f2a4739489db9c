import type { TimeLimit } from './longest-timer.ts';

/** Options shared by all clients of a gateway. */
export interface GatewayOptions {
  /** The API key of an account. Not needed in a page of a signed-in user: the browser sends the session cookie. */
  readonly apiKey?: string | undefined;
  /**
   * The session's CSRF token, as returned by sign-in and `GET /account`. Modifying calls need it in addition to the
   * cookie.
   */
  readonly csrfToken?: string | undefined;
  /** Whether a browser sends cookies. It always does to the page's own origin unless set to `omit`. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /** The main URL; by default that of a gateway on this machine. */
  readonly baseUrl?: string | undefined;
  /** Headers of every request, also of those to the alternate URL. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * A replacement for `fetch`, for tests and for runtimes without one. As with `fetch`, an error with the name
   * `TypeError`, `NetworkError`, `TimeoutError` or `AbortError` means that there was no answer, as does one with a `code`;
   * what else it throws reaches the caller unchanged.
   */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Called once if the gateway's contract differs from the one this client was built from; by default a warning is
   * logged.
   */
  readonly onContractDifference?: ((theirs: string) => void) | undefined;
}

/** Options of the low-level client with one method per operation. */
export interface DirectOptions extends GatewayOptions {
  /**
   * The alternate URL, which waits longer for an answer; slow models are asked there. By default, with a key and a
   * `baseUrl`, the gateway is asked for it when it is first needed; it is only used on the host name of `baseUrl`, with
   * the same protocol. Without a `baseUrl` it is that of a gateway on this machine.
   */
  readonly altBaseUrl?: string | undefined;
  /** A replacement for `Request`, for a `fetch` that needs data which the standard class does not keep. */
  readonly Request?: typeof Request | undefined;
}

/** Options of `Patchbay`: connection, timeouts and retries. */
export interface PatchbayOptions extends GatewayOptions, TimeLimit {
  /** The API key of an account; `PATCHBAY_API_KEY` by default. Not needed in a page with a session. */
  readonly apiKey?: string | undefined;
  /** The main URL; `PATCHBAY_BASE_URL` by default. */
  readonly baseUrl?: string | undefined;
  /**
   * The alternate URL, which waits longer for an answer; slow models are asked there. By default
   * `PATCHBAY_ALT_BASE_URL`; or else, with a key and a `baseUrl`, the gateway is asked for it when it is first needed; it
   * is only used on the host name of `baseUrl`, with the same protocol. Without a `baseUrl` it is that of a gateway on
   * this machine.
   */
  readonly altBaseUrl?: string | undefined;
  /**
   * Timeout of each attempt; of a stream, until it begins. It also limits a search for the alternate URL. By default
   * slightly longer than the gateway's own limit.
   */
  readonly timeoutSeconds?: number | undefined;
  /** Maximum number of retries after failures that are safe and worthwhile to retry; 2 by default. */
  readonly maxRetries?: number | undefined;
  /**
   * Maximum wait before a retry. If the gateway asks for a longer wait, or the backoff is longer, the call fails at
   * once. 60 by default; set it lower in interactive pages.
   */
  readonly longestWaitSeconds?: number | undefined;
  /**
   * How to give a key: the end of an error's message where the gateway asks for one and the client has neither key nor
   * session. By default it names `PATCHBAY_API_KEY` and `apiKey`; set it where users give their key in another way.
   */
  readonly keyHint?: string | undefined;
}

/** @deprecated Use `PatchbayOptions`. */
export type PatchbaySettings = PatchbayOptions;
