/** The progress of an upload. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** The size of the files, or of the JSON where there are none. */
  readonly totalBytes: number;
}

/** A request that can be built anew for each try, with its body. */
export interface Sendable {
  /** The request without its body. */
  readonly request: Request;
  readonly body: BodyInit | undefined;
}

/** How a request is sent. */
export interface Sending {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Whether `fetch` is the runtime's own. */
  readonly isUsualFetch: boolean;
  /** How long one try may take, in milliseconds as timers keep them; that of a stream until its headers. */
  readonly timeoutMs: number;
  /** How often a request that failed is sent again. */
  readonly maxRetries: number;
  /** Where the gateway asks for a longer wait in milliseconds, the call fails instead. */
  readonly longestWaitMs: number;
  readonly signal: AbortSignal | undefined;
  /** Whether the answer is left unread where it is no error. */
  readonly isStream: boolean;
  readonly onUploadProgress: ((progress: UploadProgress) => void) | undefined;
}
