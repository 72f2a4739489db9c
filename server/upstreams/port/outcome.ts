/** Why a call to an upstream failed. Messages are shown to the caller and contain no addresses and no secrets. */
export type UpstreamFailure =
  /** Moderation rejected the content. */
  | { readonly kind: 'moderated'; readonly message: string }
  /** The upstream rejected the request; retrying it there is pointless. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly parameter?: string | undefined;
      /** Whether it is about the model's text input, whatever the caller's interface calls that parameter. */
      readonly isAboutWords?: boolean;
      /** Whether another upstream may accept the same request. */
      readonly isOnlyHere?: boolean | undefined;
      /** The cause, if it is not the value of a parameter. */
      readonly because?: RefusalCause | undefined;
      /** The HTTP status, where the cause is `no-address`. */
      readonly status?: number | undefined;
      /** What the model does not support of the requested reasoning effort. */
      readonly lacksEffort?: UnsupportedEffort | undefined;
      /** The upstream's own error fields. */
      readonly words?: UpstreamWords | undefined;
    }
  /** The upstream's rate limit was reached. */
  | ({
      readonly kind: 'limited';
      readonly message: string;
      readonly retryAfterSeconds?: number | undefined;
    } & RetryWish)
  /** The upstream is down, fails or sends invalid answers; a retry may succeed. */
  | ({
      readonly kind: 'failed';
      readonly message: string;
      /** Whether the upstream certainly has not begun the work. */
      readonly isUntouched?: boolean;
      /** Whether the upstream reports that it is overloaded. */
      readonly isOverloaded?: boolean | undefined;
      readonly retryAfterSeconds?: number | undefined;
    } & RetryWish)
  /** The upstream did not answer within the timeout. */
  | ({
      readonly kind: 'timed-out';
      readonly message: string;
      readonly isUntouched?: boolean;
    } & RetryWish)
  /** No upstream was called: its circuit breaker is open, its concurrency limit is reached, or it is missing. */
  | {
      readonly kind: 'spared';
      readonly message: string;
      readonly retryAfterSeconds?: number | undefined;
    }
  /** The upstream rejects the gateway's own keys. */
  | { readonly kind: 'keyless'; readonly message: string }
  /** The upstream does not know the job. */
  | { readonly kind: 'unknown-job'; readonly message: string };

/** Whether a call may be repeated. */
interface RetryWish {
  /**
   * Whether the upstream must not be called with this request again: it says so, as it has retried itself, or it may
   * still be working on it.
   */
  readonly forbidsRetry?: boolean | undefined;
  /**
   * Whether the upstream may have done the work all the same: its answer was cut or cannot be used, or its result got
   * lost.
   */
  readonly mayBeDone?: boolean;
}

/**
 * Why a request is rejected, if not for the value of a parameter. `no-address`: the upstream does not offer this
 * operation. The others are no fault of the request: with `no-model`, the upstream lacks the model that the settings
 * name; with `no-result`, the work is done, but its result cannot be fetched.
 */
export type RefusalCause = 'not-there' | 'too-large' | 'no-address' | 'no-model' | 'no-result';

/** An upstream's error fields besides the message, in the interface used for the call. */
export interface UpstreamWords {
  /** The type of the error. */
  readonly type?: string;
  /** `null` if the interface has the field and the upstream leaves it empty. */
  readonly code?: string | null;
  /** JSON of bounded size. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An error reported by an upstream. */
export interface ToldError {
  readonly message: string;
  /** The parameter at fault, if there is one, by the caller's name. */
  readonly parameter?: string | undefined;
  readonly words?: UpstreamWords | undefined;
}

/** The outcome of a call. */
export type UpstreamOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: UpstreamFailure };

/** Whether an upstream rejected a call because it does not offer the operation. */
export function isMissingEndpoint(
  failure: UpstreamFailure,
): failure is Extract<UpstreamFailure, { kind: 'refused' }> {
  return failure.kind === 'refused' && failure.because === 'no-address';
}

/** What a model does not support of a requested reasoning effort. */
export type UnsupportedEffort = (
  | { readonly kind: 'any' }
  /** Adaptive thinking, in which the model decides how much to think, in combination with the effort. */
  | { readonly kind: 'adaptive' }
  /** The requested level. */
  | {
      readonly kind: 'level';
      /** The supported levels, as far as the upstream names them. */
      readonly levels: readonly string[];
    }
) & {
  /** Whether the limitation may apply to this request only. */
  readonly isOfRequest?: true;
};

/** Makes the outcome of a failed call. */
export function failed(failure: UpstreamFailure): UpstreamOutcome<never> {
  return { ok: false, failure };
}

/** How the texts of an upstream are made fit for others to read. */
export interface Cleaning {
  /** Replaces keys and the values of configured headers in any text, which may be JSON. */
  withoutSecrets(text: string): string;
  /** Replaces those, and what identifies the operator's accounts, in the message of an error. */
  cleanMessage(message: string): string;
}
