/**
 * What is told of a span, by OpenTelemetry's names where its semantic conventions have one. Short words and numbers:
 * never what somebody wrote, and never a secret. What is undefined is left out.
 */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** How a trace is handed from one program to the next (W3C Trace Context): by name, in lower case. */
export type TraceHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Something that takes time, and is part of a trace. */
export interface Span {
  /** The identifier of its trace, for the log; `undefined` where there are no traces. */
  readonly traceId: string | undefined;
  /** Does work as part of it: spans that begin meanwhile belong below it. */
  run<T>(work: () => T): T;
  note(facts: Facts): void;
  /**
   * It is over. Only the first time counts.
   *
   * @param fault - what went wrong, in a word, where something did
   */
  end(fault?: string): void;
}

/** A span to begin. */
export interface SpanToBegin {
  /** Of few words, the same for all of its kind. */
  readonly name: string;
  /** Whether it answers a call, makes one, or neither. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly facts?: Facts;
  /**
   * Where the trace comes from, where that is not what runs just now. Without a trace in it, the span begins one.
   */
  readonly from?: TraceHeaders;
  /** When it began, where that is a while ago. */
  readonly startedAt?: Date;
}

/** Writes down what happens on the way of requests and jobs. It never fails, and nobody waits for it. */
export interface Tracing {
  /** Whether anything is written down; where not, nobody need gather what would be. */
  readonly isOn: boolean;
  /** Begins a span, which must be ended. */
  begin(span: SpanToBegin): Span;
  /** What hands the trace of what runs just now on; empty where it is part of none. */
  headers(): Readonly<Record<string, string>>;
  /** Sends what has not been sent, as far as that is done within some seconds. */
  close(secondsUpTo: number): Promise<void>;
}

/** Of what is not written down. */
export const NO_SPAN: Span = {
  traceId: undefined,
  run: (work) => work(),
  note: () => {},
  end: () => {},
};

const NO_HEADERS = {};

/** Nothing is written down. */
export const untraced: Tracing = {
  isOn: false,
  begin: () => NO_SPAN,
  headers: () => NO_HEADERS,
  close: async () => {},
};
