/**
 * The attributes of a span, named after OpenTelemetry's semantic conventions where these define a name: short words and
 * numbers, never secrets or user content. Undefined ones are omitted.
 */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** The headers that propagate a trace between programs (W3C Trace Context), in lower case. */
export type TraceHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A span of a trace. */
export interface Span {
  /** The trace identifier, for the log; `undefined` if tracing is off. */
  readonly traceId: string | undefined;
  /** Runs work within the span: spans that begin during it become its children. */
  run<T>(work: () => T): T;
  note(facts: Facts): void;
  /**
   * Ends the span; only the first call has an effect.
   *
   * @param fault - the kind of failure in one word, if there was one
   */
  end(fault?: string): void;
}

/** The options of a new span. */
export interface SpanToBegin {
  /** A short name, the same for all spans of a kind. */
  readonly name: string;
  /** Whether it handles an incoming call, makes an outgoing one, or neither. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly facts?: Facts;
  /**
   * The headers of the parent trace, if it is not the current one. If they contain no trace, the span starts a new one.
   */
  readonly from?: TraceHeaders;
  /** The start time, if it is in the past. */
  readonly startedAt?: Date;
}

/** Records the spans of requests and jobs. It never fails and never blocks. */
export interface Tracing {
  /** Whether anything is recorded; otherwise callers can skip gathering attributes. */
  readonly isOn: boolean;
  /** Begins a span, which must be ended. */
  begin(span: SpanToBegin): Span;
  /** The headers that propagate the current trace; empty if there is none. */
  headers(): Readonly<Record<string, string>>;
  /** Flushes the remaining spans within the given number of seconds. */
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
