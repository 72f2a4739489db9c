import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/shapes.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Log } from '../foundation/log.ts';
import type { Problem } from '../foundation/problems.ts';
import type { Span, Tracing } from '../foundation/tracing.ts';
import { beginJourney, type Journey } from '../operations/journey.ts';
import { type Facts, lastEntryOf, targetOf } from './last-entry.ts';
import type { CheckedInput } from './request.ts';
import { beginSpan, MONITORED } from './request-span.ts';

/** A request by the labels that metrics count it under. */
interface CountedRequest {
  readonly operation: string;
  readonly model: string | undefined;
  readonly upstream: string | undefined;
}

/** The metrics of requests. */
export interface RequestFigures {
  /** A request has been answered with a status, or its caller has gone away. */
  answered(request: CountedRequest & { status: number | 'aborted'; seconds: number }): void;
  /** The first event of a stream goes out. */
  firstEvent(request: CountedRequest & { seconds: number }): void;
  /** A request goes beyond a limit. */
  limited(request: { operation: string; limit: string }): void;
  /** A request is turned away because the process has too much to do. */
  shed(request: { operation: string; reason: string }): void;
}

/** What is seen of one request. */
export interface Observation {
  readonly log: Log;
  /** What the request has met at upstreams. */
  readonly journey: Journey;
  /** Does work as part of the request's trace. */
  run<T>(work: () => T): T;
  /** It is known who asks. */
  calledBy(caller: Caller): void;
  /** The request is read. */
  asks(operation: Operation, input: CheckedInput['input']): void;
  /** The first event of the stream that answers it goes out. */
  firstEvent(): void;
  /** It is refused, or has failed. */
  refused(problem: Problem): void;
  /** It goes beyond a limit. */
  limited(limit: string): void;
  /** It is turned away because the process has too much to do. */
  shed(reason: string): void;
  /**
   * Calls back when the request is over, at once where it is: when its answer has been sent, or its caller has gone
   * away.
   */
  whenOver(tell: (ending: RequestEnding) => void): void;
  /** How long the request has taken until now, in milliseconds. */
  elapsed(): number;
}

/** How a request has ended. */
export type RequestEnding = 'answered' | 'aborted';

/** Follows every request from its arrival to the end of its answer, for metrics, traces and the log. */
export interface Observer {
  arrived(request: FastifyRequest, reply: FastifyReply): void;
  /** The observation of a request that has arrived. */
  of(request: FastifyRequest): Observation;
  /** The answer has been sent. */
  answered(request: FastifyRequest, reply: FastifyReply): void;
  /** The caller went away before that. */
  aborted(request: FastifyRequest): void;
}

/** A request whose address is unknown has no operation. */
const NO_OPERATION = 'none';
/** The label of the upstream where the answer came from the cache. */
const CACHE = 'cache';

/** Where observations go. */
export interface ObserverParts {
  readonly figures: RequestFigures;
  readonly tracing: Tracing;
  readonly log: Log;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The observation of this request. */
    observed?: ObservedRequest;
  }
}

/** Makes an observer of requests. */
export function makeObserver({ log, ...others }: ObserverParts): Observer {
  // The line that every request is logged with holds no secret, so it is spared the search for them (`redact`). What it
  // tells of failures was written for callers, and has been cleaned for them.
  const lines = log.child({}, { redact: [], level: 'trace' });
  const parts = { ...others, log, lines };
  return {
    arrived(request) {
      request.observed = new ObservedRequest(parts, request);
    },
    of({ observed }) {
      if (observed === undefined) throw new Error('A request is answered that never came.');
      return observed;
    },
    answered: ({ observed }, { statusCode }) => observed?.end(statusCode),
    aborted: ({ observed }) => observed?.end('aborted'),
  };
}

class ObservedRequest implements Observation {
  readonly journey = beginJourney();
  readonly #parts: ObserverParts & { readonly lines: Log };
  readonly #request: FastifyRequest;
  readonly #operation: string;
  readonly #span: Span;
  readonly #beganAt = performance.now();
  #log: Log | undefined;
  #model: string | undefined;
  #who: Facts = {};
  #target: Facts = {};
  #problem: Problem | undefined;
  #ending: RequestEnding | undefined;
  #toTell: ((ending: RequestEnding) => void)[] = [];

  constructor(parts: ObserverParts & { readonly lines: Log }, request: FastifyRequest) {
    const { operationId: operation = NO_OPERATION } = request.routeOptions.config;
    this.#parts = parts;
    this.#request = request;
    this.#operation = operation;
    this.#span = beginSpan(parts.tracing, request, operation);
  }

  get log(): Log {
    this.#log ??= this.#parts.log.child(this.#named());
    return this.#log;
  }

  run<T>(work: () => T): T {
    return this.#span.run(work);
  }

  calledBy(caller: Caller): void {
    const { accountId } = caller;
    this.#span.note({ 'patchbay.account.id': accountId });
    const by = caller.kind === 'key' ? { byKey: caller.keyId } : { byPerson: caller.personId };
    this.#who = { accountId, ...by };
  }

  asks({ models }: Operation, { parameters, body }: CheckedInput['input']): void {
    this.#target = targetOf(parameters);
    const model = models === undefined ? undefined : body?.[models.parameter];
    if (typeof model !== 'string') return;
    this.#model = model;
    this.#span.note({ 'patchbay.model': model });
  }

  firstEvent(): void {
    this.#parts.figures.firstEvent({ ...this.#counted(), seconds: this.#seconds() });
  }

  refused(problem: Problem): void {
    this.#problem = problem;
  }

  limited(limit: string): void {
    this.#parts.figures.limited({ operation: this.#operation, limit });
  }

  shed(reason: string): void {
    this.#parts.figures.shed({ operation: this.#operation, reason });
  }

  whenOver(tell: (ending: RequestEnding) => void): void {
    if (this.#ending === undefined) this.#toTell.push(tell);
    else tell(this.#ending);
  }

  elapsed(): number {
    return performance.now() - this.#beganAt;
  }

  end(status: number | 'aborted'): void {
    if (this.#ending !== undefined) return;
    const ending = status === 'aborted' ? 'aborted' : 'answered';
    this.#ending = ending;
    const seconds = this.#seconds();
    this.#parts.figures.answered({ ...this.#counted(), status, seconds });
    this.#endSpan(status);
    for (const tell of this.#toTell) tell(ending);
    if (status !== 'aborted') {
      this.#writeLastEntry(status, seconds);
      return;
    }
    // What is charged is known once the work has heard that nobody waits for it.
    const write = (): void => this.#writeLastEntry(status, seconds);
    void this.journey.atRest().then(write);
  }

  #writeLastEntry(status: number | 'aborted', seconds: number): void {
    const isOrdinary = status !== 'aborted' && status < 400;
    const level = isOrdinary && MONITORED.has(this.#operation) ? 'debug' : 'info';
    if (!this.#parts.log.isLevelEnabled(level)) return;
    const request = { model: this.#model, problem: this.#problem, journey: this.journey };
    const facts = { ...this.#named(), ...this.#who, ...this.#target };
    const ms = Math.round(seconds * 1000);
    const entry = { ...facts, ...lastEntryOf({ status, ...request }), ms };
    if (status === 'aborted') this.#parts.lines[level](entry, 'caller went away');
    else this.#parts.lines[level](entry);
  }

  #named(): Readonly<Record<string, string>> {
    const { traceId } = this.#span;
    const named = { requestId: this.#request.id, operation: this.#operation };
    return traceId === undefined ? named : { ...named, traceId };
  }

  #endSpan(status: number | 'aborted'): void {
    if (!this.#parts.tracing.isOn) return;
    this.#span.note({
      'patchbay.upstream': this.#counted().upstream,
      'patchbay.attempts': this.journey.attempts.length,
    });
    const isAborted = status === 'aborted';
    this.#span.note(
      isAborted ? { 'patchbay.aborted': true } : { 'http.response.status_code': status },
    );
    this.#span.end(!isAborted && status >= 500 ? String(status) : undefined);
  }

  #counted(): CountedRequest {
    const { attempts, isFromCache } = this.journey;
    const upstream = isFromCache ? CACHE : attempts.at(-1)?.upstream;
    return { operation: this.#operation, model: this.#model, upstream };
  }

  #seconds(): number {
    return this.elapsed() / 1000;
  }
}
