import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../generated/shapes.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Log } from '../foundation/log.ts';
import type { Problem } from '../foundation/problems.ts';
import type { Span, Tracing } from '../foundation/tracing.ts';
import { RequestRecord } from '../operations/request-record.ts';
import type { RequestEnding } from './contract-server.ts';
import { type Facts, lastEntryOf, targetOf } from './last-entry.ts';
import type { ShedReason } from './overload.ts';
import type { CheckedInput } from './request.ts';
import { beginSpan, MONITORED } from './request-span.ts';

/** The labels under which metrics count a request. */
interface CountedRequest {
  readonly operation: string;
  readonly model: string | undefined;
  readonly upstream: string | undefined;
}

/** The metrics of requests. */
export interface RequestFigures {
  /** A request was answered with a status, or its caller disconnected. */
  answered(request: CountedRequest & { status: RequestEnding; seconds: number }): void;
  /** The first event of a stream was sent. */
  firstEvent(request: CountedRequest & { seconds: number }): void;
  /** A request exceeded a limit. */
  limited(request: { operation: string; limit: string }): void;
  /** A request was rejected because the process is overloaded. */
  shed(request: { operation: string; reason: ShedReason }): void;
}

/** Follows every request from its arrival to the end of its response, for metrics, traces and the log. */
export interface Observer {
  /** @returns a function to call once when the request has ended */
  arrived(request: FastifyRequest): (ending: RequestEnding) => void;
  /** The observation of a request that has arrived. */
  of(request: FastifyRequest): Observation;
}

/** The operation label of requests that match no route. */
const NO_OPERATION = 'none';
/** The upstream label of responses from the cache. */
const CACHE = 'cache';

/** Destinations of the observations. */
export interface ObserverParts {
  readonly figures: RequestFigures;
  readonly tracing: Tracing;
  readonly log: Log;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The observation of this request. */
    observed?: Observation;
  }
}

/** Makes an observer of requests. */
export function makeObserver({ log, ...others }: ObserverParts): Observer {
  // The log line of each request contains no secrets, so it skips the search for them (`redact`). The failures in it
  // were written for callers and are already sanitized.
  const lines = log.child({}, { redact: [], level: 'trace' });
  const parts = { ...others, log, lines };
  return {
    arrived(request) {
      const observed = new Observation(parts, request);
      request.observed = observed;
      return (ending) => observed.end(ending);
    },
    of({ observed }) {
      if (observed === undefined)
        throw new Error('The request has no observation: `arrived` was not called for it.');
      return observed;
    },
  };
}

/** Collects what metrics, traces and the log report about one request. */
export class Observation {
  /** What the request led to. */
  readonly requestRecord = new RequestRecord();
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

  /** Runs work as part of the request's trace. */
  run<T>(work: () => T): T {
    return this.#span.run(work);
  }

  /** Records the authenticated caller. */
  calledBy(caller: Caller): void {
    const { accountId } = caller;
    this.#span.note({ 'patchbay.account.id': accountId });
    const by = caller.kind === 'key' ? { byKey: caller.keyId } : { byPerson: caller.personId };
    this.#who = { accountId, ...by };
  }

  /** Records the operation's target and model once the request has been parsed. */
  asks({ models }: Operation, { parameters, body }: CheckedInput['input']): void {
    this.#target = targetOf(parameters);
    const model = models === undefined ? undefined : body?.[models.parameter];
    if (typeof model !== 'string') return;
    this.#model = model;
    this.#span.note({ 'patchbay.model': model });
  }

  /** Records that the first event of the response stream was sent. */
  firstEvent(): void {
    this.#parts.figures.firstEvent({ ...this.#counted(), seconds: this.#seconds() });
  }

  /** Records that the request was refused or failed. */
  refused(problem: Problem): void {
    this.#problem = problem;
  }

  /** Records that the request exceeded a limit. */
  limited(limit: string): void {
    this.#parts.figures.limited({ operation: this.#operation, limit });
  }

  /** Records that the request was rejected because the process is overloaded. */
  shed(reason: ShedReason): void {
    this.#parts.figures.shed({ operation: this.#operation, reason });
  }

  /**
   * Registers a callback for the end of the request: its response was sent, or its caller disconnected. If the request
   * is already over, the callback runs at once.
   */
  whenOver(tell: (ending: RequestEnding) => void): void {
    if (this.#ending === undefined) this.#toTell.push(tell);
    else tell(this.#ending);
  }

  /** Registers a callback for when the request is over and its work has ended, which may be after that. */
  whenAtRest(tell: () => void): void {
    this.whenOver(() => void this.requestRecord.atRest().then(tell));
  }

  /** The time since the request arrived, in milliseconds. */
  elapsed(): number {
    return performance.now() - this.#beganAt;
  }

  /** Reports the end of the request; to be called once. */
  end(status: RequestEnding): void {
    this.#ending = status;
    const seconds = this.#seconds();
    this.#parts.figures.answered({ ...this.#counted(), status, seconds });
    this.#endSpan(status);
    for (const tell of this.#toTell) tell(status);
    if (status !== 'aborted') {
      this.#writeLastEntry(status, seconds);
      return;
    }
    // The charge is known only after the work has noticed the abort and ended.
    const write = (): void => this.#writeLastEntry(status, seconds);
    void this.requestRecord.atRest().then(write);
  }

  #writeLastEntry(status: RequestEnding, seconds: number): void {
    const isOrdinary = status !== 'aborted' && status < 400;
    const level = isOrdinary && MONITORED.has(this.#operation) ? 'debug' : 'info';
    if (!this.#parts.log.isLevelEnabled(level)) return;
    const request = {
      model: this.#model,
      problem: this.#problem,
      requestRecord: this.requestRecord,
    };
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

  #endSpan(status: RequestEnding): void {
    if (!this.#parts.tracing.isOn) return;
    this.#span.note({
      'patchbay.upstream': this.#counted().upstream,
      'patchbay.attempts': this.requestRecord.attempts.length,
    });
    const isAborted = status === 'aborted';
    this.#span.note(
      isAborted ? { 'patchbay.aborted': true } : { 'http.response.status_code': status },
    );
    this.#span.end(!isAborted && status >= 500 ? String(status) : undefined);
  }

  #counted(): CountedRequest {
    const { attempts, isFromCache } = this.requestRecord;
    const upstream = isFromCache ? CACHE : attempts.at(-1)?.upstream;
    return { operation: this.#operation, model: this.#model, upstream };
  }

  #seconds(): number {
    return this.elapsed() / 1000;
  }
}
