import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { problem } from '../foundation/problems.ts';
import { answerClientError, refuseTunnel } from './client-error.ts';
import { ConnectionAnswers } from './connection-answers.ts';
import { framingFault } from './framing.ts';
import { allowOrigins } from './origins.ts';
import { putCommonHeaders, putDeprecation, sendProblem } from './reply.ts';
import { unreadableContentType } from './request.ts';
import { trustIn } from './trusted-proxies.ts';
import { unexpectedProblem } from './unexpected-error.ts';
import { answerByPath, answerUnknownPath, answerUnreadablePath } from './unknown-path.ts';
import { discardUnread } from './unread-body.ts';

/** A request to an operation, and the reply to it. */
export interface Exchange {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** How a request has ended: with the status of its response, or because its caller disconnected before that. */
export type RequestEnding = number | 'aborted';

/** Callbacks and options of the contract server. */
export interface ContractServerParts {
  /** Adds the routes of the HTML pages. */
  readonly addPages?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** Answers a request. */
  readonly answer: (exchange: Exchange) => Promise<FastifyReply>;
  /** Called when handling a request threw; the caller learns only the request's identifier. */
  readonly onFailure: (error: unknown, exchange: Exchange) => void;
  /** Called for every incoming request; what it returns is called once, when the request has ended. */
  readonly onArrived?: (request: FastifyRequest) => (ending: RequestEnding) => void;
  /** The origins whose pages may call the API from a browser; `*` means all. */
  readonly allowedOrigins: readonly string[];
  /** The proxies whose `X-Forwarded-For` is trusted, as addresses or networks. */
  readonly trustedProxies: readonly string[];
  /** How long the headers of a request may take to arrive, in seconds. */
  readonly headSeconds: number;
  /** The idle timeout of a connection without traffic in either direction, in seconds. */
  readonly silenceSeconds: number;
  /**
   * How long the rest of a request is read and discarded if it was answered before it had fully arrived, in seconds.
   */
  readonly readOnSeconds: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route belongs to. */
    operationId?: string;
  }
}

/** Equals Node's limit on request headers, so that the limit of the contract applies and never the router's own. */
const MAX_PARAMETER_LENGTH = 16_384;
/** The timeout for a whole request to arrive. */
const MAX_ARRIVAL_MILLISECONDS = 300_000;
/** How often Node checks for requests that exceed their arrival timeouts. */
const ARRIVALS_CHECKED_EVERY_MS = 1_000;

/**
 * Creates a server with a route for every operation of the contract. Every input, even if it is not valid HTTP, is
 * answered in the envelope of the contract.
 */
export async function makeContractServer(parts: ContractServerParts): Promise<FastifyInstance> {
  const connections = new WeakMap<Socket, ConnectionAnswers>();
  const app = Fastify(optionsOf(parts, connections));
  app.server.on('connect', ({ socket }) => refuseTunnel(socket, connections.get(socket)));
  // Other expectations than 100-continue may be ignored (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange));
  app.removeAllContentTypeParsers();
  if (parts.allowedOrigins.length > 0) await allowOrigins(app, parts.allowedOrigins);
  // Every body reaches its operation as a stream, which is read under the operation's own limits.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  addHooks(app, parts, connections);
  const [ofForms, others] = partition(Object.values(operations), takesForms);
  for (const operation of others) addRoute(app, operation, parts);
  // The multipart plugin adds hooks to each request: only the operations that take forms have them.
  await app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false });
    for (const operation of ofForms) addRoute(forms, operation, parts);
  });
  app.setNotFoundHandler((request, reply) => answerUnknownPath(request, reply));
  // Operations have their own error handlers; other errors mean that the path cannot be decoded.
  app.setErrorHandler((_error, request, reply) => answerUnknownPath(request, reply));
  // Registered after the handlers above, which answer requests for missing pages.
  await parts.addPages?.(app);
  return app;
}

/** Adds the hooks that run for every request, whichever route it takes. */
function addHooks(
  app: FastifyInstance,
  parts: ContractServerParts,
  connections: WeakMap<Socket, ConnectionAnswers>,
): void {
  app.addHook('onRequest', (_request, reply, next) => {
    answersOf(connections, reply.raw).add(reply.raw, next);
  });
  app.addHook('onRequest', (request, reply, next) => {
    putCommonHeaders(request, reply);
    const onEnd = parts.onArrived?.(request);
    reply.raw.once('close', () => {
      onEnd?.(reply.raw.writableFinished ? reply.statusCode : 'aborted');
    });
    const fault = framingFault(request.raw);
    if (fault === undefined) next();
    else refuseFraming(fault, request, reply);
  });
  app.addHook('onSend', (request, _reply, payload, next) => {
    discardUnread(request, parts.readOnSeconds);
    next(null, payload);
  });
}

/** Options of Fastify and Node: what they handle, and what is left to the contract. */
function optionsOf(parts: ContractServerParts, connections: WeakMap<Socket, ConnectionAnswers>) {
  return {
    genReqId: newIdentifier,
    trustProxy: parts.trustedProxies.length > 0 && trustIn(parts.trustedProxies),
    // The contract is checked by its own validators, so Fastify need not load its own.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // All requests are answered before a server is closed. Node counts a silent connection as busy, and would wait a
    // minute for it.
    forceCloseConnections: true,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    requestTimeout: MAX_ARRIVAL_MILLISECONDS,
    http: {
      headersTimeout: parts.headSeconds * 1000,
      requestTimeout: MAX_ARRIVAL_MILLISECONDS,
      connectionsCheckingInterval: ARRIVALS_CHECKED_EVERY_MS,
      // Node's own reply to a missing `Host` header would not have the envelope of the contract.
      requireHostHeader: false,
    },
    connectionTimeout: parts.silenceSeconds * 1000,
    frameworkErrors: (_error, request, reply) => {
      discardUnread(request, parts.readOnSeconds);
      return answerUnreadablePath(request, reply);
    },
    clientErrorHandler: (error, socket) =>
      answerClientError(error, socket, connections.get(socket)),
  } satisfies FastifyHttpOptions<Server>;
}

function noSchemas(): never {
  throw new Error(
    'Fastify compiles no schemas: requests and responses are validated against the contract.',
  );
}

/** Also closes the connection, as it is unclear where its next request begins. */
function refuseFraming(fault: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  answerByPath(problem('refused', fault), request, reply);
}

function answersOf(
  connections: WeakMap<Socket, ConnectionAnswers>,
  { req: { socket } }: ServerResponse,
): ConnectionAnswers {
  let answers = connections.get(socket);
  if (answers === undefined) {
    answers = new ConnectionAnswers();
    connections.set(socket, answers);
  }
  return answers;
}

function takesForms({ bodies }: Operation): boolean {
  return 'multipart/form-data' in bodies;
}

function partition<T>(all: readonly T[], is: (one: T) => boolean): readonly [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

function addRoute(
  app: FastifyInstance,
  operation: Operation,
  { answer, onFailure }: ContractServerParts,
): void {
  app.route({
    method: operation.method,
    // HEAD must not trigger the effects of GET: link previews send HEAD requests.
    exposeHeadRoute: operation.method === 'GET' && operation.acts !== true,
    // Path parameters are never empty: a path that ends before a parameter is a different path.
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1(^[^]+$)'),
    config: { operationId: operation.operationId },
    onRequest: (_request, reply, next) => {
      putDeprecation(operation, reply);
      next();
    },
    handler: (request, reply) => answer({ operation, request, reply }),
    errorHandler: (error, request, reply) => {
      const exchange = { operation, request, reply };
      const answering = { ...exchange, strict: false };
      // Fastify parses the content type before the operation is called.
      if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
        return takesNoBody(operation)
          ? answer(exchange)
          : sendProblem(answering, unreadableContentType(operation));
      }
      onFailure(error, exchange);
      return sendProblem(answering, unexpectedProblem(error));
    },
  });
}

/** Whether the operation has no body; then a body that is sent is ignored, whatever its type. */
function takesNoBody({ bodies }: Operation): boolean {
  return Object.keys(bodies).length === 0;
}
