/**
 * The attributes of a span, by OpenTelemetry's names where its semantic conventions have one: short words and numbers,
 * never secrets nor what somebody wrote. Undefined ones are left out.
 */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** The headers that carry a trace from one program to the next (W3C Trace Context), in lower case. */
export type TraceHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A span of a trace. */
export interface Span {
  /** The identifier of its trace, for the log; `undefined` where there are no traces. */
  readonly traceId: string | undefined;
  /** Does work within the span: spans that begin meanwhile are its children. */
  run<T>(work: () => T): T;
  note(facts: Facts): void;
  /**
   * Ends the span; only the first call counts.
   *
   * @param fault - what went wrong, in a word, where something did
   */
  end(fault?: string): void;
}

/** A span to begin. */
export interface SpanToBegin {
  /** A short name, the same for all spans of a kind. */
  readonly name: string;
  /** Whether it answers a call, makes one, or neither. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly facts?: Facts;
  /**
   * The headers of the trace that it belongs to, where that is not the present one. Without a trace in them, the span
   * begins one.
   */
  readonly from?: TraceHeaders;
  /** When it began, where that is a while ago. */
  readonly startedAt?: Date;
}

/** Records the spans of requests and jobs. It never fails, and delays nobody. */
export interface Tracing {
  /** Whether anything is recorded; otherwise attributes need not be gathered. */
  readonly isOn: boolean;
  /** Begins a span, which must be ended. */
  begin(span: SpanToBegin): Span;
  /** The headers that carry the present trace on; empty where there is none. */
  headers(): Readonly<Record<string, string>>;
  /** Sends the rest, within some seconds. */
  close(secondsUpTo: number): Promise<void>;
}

/** A span that is not recorded. */
export const NO_SPAN: Span = {
  traceId: undefined,
  run: (work) => work(),
  note: () => {},
  end: () => {},
};

const NO_HEADERS = {};

/** Records nothing. */
export const untraced: Tracing = {
  isOn: false,
  begin: () => NO_SPAN,
  headers: () => NO_HEADERS,
  close: async () => {},
};
