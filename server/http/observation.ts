import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../foundation/log.ts';
import { beginJourney, type Journey } from '../operations/journey.ts';

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
}

/** What is seen of one request. */
export interface Observation {
  readonly log: Log;
  /** What the request meets on its way through upstreams. */
  readonly journey: Journey;
  /** The request is read, and names a model. */
  asksFor(model: string): void;
  /** The first event of the stream that answers it goes out. */
  firstEvent(): void;
}

/** Sees every request from its arrival to the end of its answer: for figures, and for the log. */
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

/** Makes what sees requests. */
export function makeObserver(parts: {
  readonly figures: RequestFigures;
  readonly log: Log;
}): Observer {
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
  readonly #reply: FastifyReply;
  #model: string | undefined;
  #isOver = false;

  constructor({
    figures,
    log,
    request,
    reply,
  }: {
    readonly figures: RequestFigures;
    readonly log: Log;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  }) {
    const { operationId: operation = NO_OPERATION } = request.routeOptions.config;
    this.log = log.child({ requestId: request.id, operation });
    this.#figures = figures;
    this.#operation = operation;
    this.#reply = reply;
  }

  asksFor(model: string): void {
    this.#model = model;
  }

  firstEvent(): void {
    this.#figures.firstEvent({ ...this.#counted(), seconds: this.#seconds() });
  }

  end(status: number | 'aborted'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const seconds = this.#seconds();
    this.#figures.answered({ ...this.#counted(), status, seconds });
    if (status !== 'aborted') this.log.info({ status, ms: Math.round(seconds * 1000) });
  }

  #counted(): CountedRequest {
    const upstream = this.journey.attempts.at(-1)?.upstream;
    return { operation: this.#operation, model: this.#model, upstream };
  }

  #seconds(): number {
    return this.#reply.elapsedTime / 1000;
  }
}
