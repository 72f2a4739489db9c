/** Why an upstream did not do what was asked. Messages are for the caller and hold no address and no secret. */
export type UpstreamFailure =
  /** The content is refused by moderation. */
  | { readonly kind: 'moderated'; readonly message: string }
  /** The request itself is refused; asking again is of no use. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly parameter?: string;
      /** Whether it is about the words that the model is given, whatever the caller's interface calls them. */
      readonly isAboutWords?: boolean;
      /** Whether another upstream may accept the request as it is. */
      readonly isOnlyHere?: boolean;
      /** The cause, where it is not the value of a parameter; `no-address`: the upstream has no such operation. */
      readonly because?: 'not-there' | 'too-large' | 'no-address';
      /** What the model lacks of the reasoning effort that it is asked for. */
      readonly lacksEffort?: LackingEffort;
      /** The upstream's own words for it. */
      readonly words?: UpstreamWords;
    }
  /** Too many requests. */
  | { readonly kind: 'limited'; readonly message: string; readonly retryAfterSeconds?: number }
  /** The upstream is down, fails or sends invalid answers; another try may succeed. */
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Whether it is certain that the upstream has not begun the work. */
      readonly isUntouched?: boolean;
      /** Whether it says that it has too much to do. */
      readonly isOverloaded?: boolean;
      readonly retryAfterSeconds?: number;
    }
  /** The upstream did not answer in its time. */
  | { readonly kind: 'timed-out'; readonly message: string; readonly isUntouched?: boolean }
  /** No upstream was asked: it has failed again and again, has as many calls as it may, or is missing. */
  | {
      readonly kind: 'spared';
      readonly message: string;
      readonly retryAfterSeconds?: number;
      /** Whether the settings of this process have no such upstream. */
      readonly isMissing?: boolean;
    }
  /** The upstream refuses the gateway's own keys. */
  | { readonly kind: 'keyless'; readonly message: string }
  /** The upstream does not know the job that it is asked about. */
  | { readonly kind: 'unknown-job'; readonly message: string };

/** An upstream's fields of an error besides the message, in the interface that it was asked in. */
export interface UpstreamWords {
  /** The type of the error. */
  readonly type?: string;
  /** `null` where the interface has the field and the upstream leaves it empty. */
  readonly code?: string | null;
  /** JSON of bounded size. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An error as an upstream reports it. */
export interface ToldError {
  readonly message: string;
  /** The parameter that it is about, as the caller names it, where it is about one. */
  readonly parameter?: string | undefined;
  readonly words?: UpstreamWords | undefined;
}

/** The outcome of a call. */
export type UpstreamOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: UpstreamFailure };

/** Whether an upstream has refused because it has no such operation. */
export function lacksAddress(
  failure: UpstreamFailure,
): failure is Extract<UpstreamFailure, { kind: 'refused' }> {
  return failure.kind === 'refused' && failure.because === 'no-address';
}

/** What a model lacks of the reasoning effort that it is asked for. */
export type LackingEffort = (
  | { readonly kind: 'any' }
  /** To be let think as it finds right, beside the effort. */
  | { readonly kind: 'adaptive' }
  /** The level that was asked for. */
  | {
      readonly kind: 'level';
      /** Those that it has, as far as it tells. */
      readonly levels: readonly string[];
    }
) & {
  /** Whether that may be so for this one request alone. */
  readonly isOfRequest?: true;
};

/** The outcome of a failed call. */
export function failed(failure: UpstreamFailure): UpstreamOutcome<never> {
  return { ok: false, failure };
}
