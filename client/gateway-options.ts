import type { TimeLimit } from './longest-timer.ts';

/** How any client reaches a gateway. */
export interface GatewayOptions {
  /** The key of an account. A page can leave it out: the browser sends the cookie of whoever has signed in. */
  readonly apiKey?: string | undefined;
  /**
   * The token of the session, as sign-in and `GET /account` answer it. Calls that change something need it beside the
   * cookie.
   */
  readonly csrfToken?: string | undefined;
  /** Whether a browser sends its cookies along; to an address of the page's own it does by itself. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /** The main address; that of a gateway on this machine unless given. */
  readonly baseUrl?: string | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Another `fetch`, for tests and for runtimes without one. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Told once where the gateway runs another contract than this client was made from; a warning unless given. */
  readonly onContractDifference?: ((theirs: string) => void) | undefined;
}

/** How a client with a method for each operation reaches a gateway. */
export interface DirectOptions extends GatewayOptions {
  /** The alternate address, which waits longer; requests that suit it go there by themselves. */
  readonly altBaseUrl?: string | undefined;
  /** Another `Request`, for a `fetch` that needs more of a call than the standard one keeps. */
  readonly Request?: typeof Request | undefined;
}

/** How a client reaches a gateway, and how patient it is. */
export interface PatchbayOptions extends GatewayOptions, TimeLimit {
  /** The key of an account; `PATCHBAY_API_KEY` unless given. A page with a session leaves it out. */
  readonly apiKey?: string | undefined;
  /** The main address; `PATCHBAY_BASE_URL` unless given. */
  readonly baseUrl?: string | undefined;
  /** The alternate address; `PATCHBAY_ALT_BASE_URL` unless given. */
  readonly altBaseUrl?: string | undefined;
  /**
   * How long a try may take; that of a stream until it begins. A little more than a gateway allows itself, unless
   * given.
   */
  readonly timeoutSeconds?: number | undefined;
  /** How often a call that failed is tried again where that may help and does no harm; twice unless given. */
  readonly maxRetries?: number | undefined;
  /**
   * How long a call waits at most before another try; where the gateway asks for more, or the growing time between tries
   * is longer, it fails at once. A minute unless given; a page that somebody sits before gives less.
   */
  readonly longestWaitSeconds?: number | undefined;
}

/** @deprecated It is called `PatchbayOptions`, as what other clients take are options, too. */
export type PatchbaySettings = PatchbayOptions;
