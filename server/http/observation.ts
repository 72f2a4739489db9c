import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Log } from '../foundation/log.ts';
import { type Span, type SpanToBegin, type Tracing, untraced } from '../foundation/tracing.ts';
import { beginJourney, type Journey } from '../operations/journey.ts';
import type { CheckedInput } from './request.ts';

/** A request, as far as figures tell requests apart. */
interface CountedRequest {
  readonly operation: string;
  readonly model: string | undefined;
  readonly upstream: string | undefined;
}

/** Where requests are counted. */
export interface RequestFigures {
  /** A request is over: with a status, or because its caller has gone away. */
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
  /** What the request meets on its way through upstreams. */
  readonly journey: Journey;
  /** Does work as part of the request's trace. */
  run<T>(work: () => T): T;
  /** The caller has shown a key. */
  calledBy(accountId: string): void;
  /** The request is read. */
  asks(operation: Operation, input: CheckedInput['input']): void;
  /** The first event of the stream that answers it goes out. */
  firstEvent(): void;
  /** It goes beyond a limit. */
  limited(limit: string): void;
  /** It is turned away because the process has too much to do. */
  shed(reason: string): void;
}

/** Sees every request from its arrival to the end of its answer: for figures, traces and the log. */
export interface Observer {
  arrived(request: FastifyRequest, reply: FastifyReply): void;
  /** What is seen of a request that has arrived. */
  of(request: FastifyRequest): Observation;
  /** The answer has been sent. */
  answered(request: FastifyRequest, reply: FastifyReply): void;
  /** The caller went away before that. */
  aborted(request: FastifyRequest): void;
}

/** A request whose address is unknown has no operation. */
const NO_OPERATION = 'none';
/** Stands for the upstream where the answer was kept from before. */
const CACHE = 'cache';

/** Monitors ask so often that nobody could see anything else. */
const UNTRACED: ReadonlySet<string> = new Set(['getHealth', 'getReadiness', 'getMetrics']);

/** Where what is seen goes to. */
export interface ObserverParts {
  readonly figures: RequestFigures;
  readonly tracing: Tracing;
  readonly log: Log;
}

/** Makes what sees requests. */
export function makeObserver(parts: ObserverParts): Observer {
  const observed = new WeakMap<FastifyRequest, ObservedRequest>();
  return {
    arrived: (request, reply) =>
      void observed.set(request, new ObservedRequest({ ...parts, request, reply })),
    of(request) {
      const found = observed.get(request);
      if (found === undefined) throw new Error('A request is answered that never came.');
      return found;
    },
    answered: (request, reply) => observed.get(request)?.end(reply.statusCode),
    aborted: (request) => observed.get(request)?.end('aborted'),
  };
}

class ObservedRequest implements Observation {
  readonly log: Log;
  readonly journey = beginJourney();
  readonly #figures: RequestFigures;
  readonly #operation: string;
  readonly #span: Span;
  readonly #reply: FastifyReply;
  #model: string | undefined;
  #isOver = false;

  constructor({
    figures,
    tracing,
    log,
    request,
    reply,
  }: ObserverParts & { readonly request: FastifyRequest; readonly reply: FastifyReply }) {
    const { operationId: operation = NO_OPERATION } = request.routeOptions.config;
    this.#span = (UNTRACED.has(operation) ? untraced : tracing).begin(spanOf(request, operation));
    const { traceId } = this.#span;
    const inTrace = traceId === undefined ? {} : { traceId };
    this.log = log.child({ requestId: request.id, operation, ...inTrace });
    this.#figures = figures;
    this.#operation = operation;
    this.#reply = reply;
  }

  run<T>(work: () => T): T {
    return this.#span.run(work);
  }

  calledBy(accountId: string): void {
    this.#span.note({ 'patchbay.account.id': accountId });
  }

  asks({ models }: Operation, { body }: CheckedInput['input']): void {
    const model = models === undefined ? undefined : body?.[models.parameter];
    if (typeof model !== 'string') return;
    this.#model = model;
    this.#span.note({ 'patchbay.model': model });
  }

  firstEvent(): void {
    this.#figures.firstEvent({ ...this.#counted(), seconds: this.#seconds() });
  }

  limited(limit: string): void {
    this.#figures.limited({ operation: this.#operation, limit });
  }

  shed(reason: string): void {
    this.#figures.shed({ operation: this.#operation, reason });
  }

  end(status: number | 'aborted'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const seconds = this.#seconds();
    this.#figures.answered({ ...this.#counted(), status, seconds });
    this.#endSpan(status);
    if (status !== 'aborted') this.log.info({ status, ms: Math.round(seconds * 1000) });
  }

  #endSpan(status: number | 'aborted'): void {
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
    return this.#reply.elapsedTime / 1000;
  }
}

/**
 * The span of a request (OpenTelemetry's semantic conventions for HTTP servers). The path itself is left out, for the
 * sake of what strangers write into it.
 */
function spanOf(request: FastifyRequest, operation: string): SpanToBegin {
  const { method, protocol, id, headers, raw } = request;
  const route = isOperationId(operation) ? operations[operation].path : undefined;
  return {
    name: route === undefined ? method : `${method} ${route}`,
    kind: 'server',
    from: headers,
    facts: {
      'http.request.method': method,
      'http.route': route,
      'url.scheme': protocol,
      'network.protocol.version': raw.httpVersion,
      'patchbay.operation': operation,
      'patchbay.request.id': id,
    },
  };
}

function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}
