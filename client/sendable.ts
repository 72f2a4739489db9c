/** The progress of an upload. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** The size of the files, or of the JSON if there are none. */
  readonly totalBytes: number;
}

/** A request that can be rebuilt, with its body, for each attempt. */
export interface Sendable {
  /** The request without its body. */
  readonly request: Request;
  readonly body: BodyInit | undefined;
}

/** How to send a request. */
export interface Sending {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Timeout of one attempt in milliseconds, within the range of timers; of a stream, until its headers. */
  readonly timeoutMs: number;
  /** Maximum number of retries. */
  readonly maxRetries: number;
  /** Maximum wait before a retry in milliseconds; if it would be longer, the call fails instead. */
  readonly longestWaitMs: number;
  readonly signal: AbortSignal | undefined;
  /** Whether the body of a successful response is left unread. */
  readonly isStream: boolean;
  readonly onUploadProgress: ((progress: UploadProgress) => void) | undefined;
}
