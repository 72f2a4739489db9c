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
import { surpriseProblem } from './surprise.ts';
import { trustIn } from './trusted-proxies.ts';
import { answerByPath, answerUnknownPath, answerUnreadablePath } from './unknown-path.ts';
import { discardUnread } from './unread.ts';

/** A request to an operation, and the reply to it. */
export interface Exchange {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a server of the contract does with requests. */
export interface ContractServerParts {
  /** Adds the routes of pages. */
  readonly addPages?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** Answers a request. */
  readonly answer: (exchange: Exchange) => Promise<FastifyReply>;
  /** Told of a request whose answering threw; the caller learns its identifier only. */
  readonly onFailure: (error: unknown, exchange: Exchange) => void;
  /** Told of every request that comes, and then either that its answer was sent or that its caller went away. */
  readonly onArrived?: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly onAnswered?: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly onAborted?: (request: FastifyRequest, reply: FastifyReply) => void;
  /** The origins whose pages may call from a browser; `*` stands for all. */
  readonly allowedOrigins: readonly string[];
  /** The proxies whose `X-Forwarded-For` is believed, as addresses or networks. */
  readonly trustedProxies: readonly string[];
  /** How long the head of a request may take to arrive, in seconds. */
  readonly headSeconds: number;
  /** How long a connection may be silent in both directions, in seconds. */
  readonly silenceSeconds: number;
  /** How long the rest of a request is read on that was answered before it had come, in seconds. */
  readonly readOnSeconds: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route belongs to. */
    operationId?: string;
  }
}

/** As long as Node lets the head of a request be, so that the contract states the bound that callers meet. */
const PARAMETER_LENGTH_UP_TO = 16_384;
/** How long a whole request may take to arrive. */
const ARRIVAL_MILLISECONDS_UP_TO = 300_000;
/** How often Node looks for requests that take too long to arrive. */
const ARRIVALS_CHECKED_EVERY_MS = 1_000;

/**
 * Makes a server with a route for every operation of the contract. Whatever comes, even what is no request of HTTP, is
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
  // Operations have error handlers of their own; what fails elsewhere is a path that cannot be read.
  app.setErrorHandler((_error, request, reply) => answerUnknownPath(request, reply));
  // After the handlers above, which answer for pages that are not there.
  await parts.addPages?.(app);
  return app;
}

/** What is done with every request, whichever route it takes. */
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
    parts.onArrived?.(request, reply);
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) parts.onAnswered?.(request, reply);
      else parts.onAborted?.(request, reply);
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

/** Which of the duties of a server Fastify has, and which the contract has. */
function optionsOf(parts: ContractServerParts, connections: WeakMap<Socket, ConnectionAnswers>) {
  return {
    genReqId: newIdentifier,
    trustProxy: parts.trustedProxies.length > 0 && trustIn(parts.trustedProxies),
    // The contract is checked by its own validators, so Fastify need not load its own.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    routerOptions: { maxParamLength: PARAMETER_LENGTH_UP_TO },
    // By the time a server is closed, its requests have been answered. Node counts a connection that is silent as busy,
    // and would wait a minute for it.
    forceCloseConnections: true,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    requestTimeout: ARRIVAL_MILLISECONDS_UP_TO,
    http: {
      headersTimeout: parts.headSeconds * 1000,
      requestTimeout: ARRIVAL_MILLISECONDS_UP_TO,
      connectionsCheckingInterval: ARRIVALS_CHECKED_EVERY_MS,
      // Node itself would answer it without the envelope of the contract.
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
  throw new Error('Routes have no schemas: the contract checks what comes and goes.');
}

/** Closes the connection too: where its next request begins is unclear. */
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
    // HEAD must not do what GET does there: previews of links ask by HEAD.
    exposeHeadRoute: operation.method === 'GET' && operation.acts !== true,
    // A parameter of the path is never empty: a path that ends before it is another path.
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
      // Fastify reads the content type before the operation does.
      if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
        return takesNoBody(operation)
          ? answer(exchange)
          : sendProblem(answering, unreadableContentType(operation));
      }
      onFailure(error, exchange);
      return sendProblem(answering, surpriseProblem(error));
    },
  });
}

/** The operation has no body; what is sent all the same is ignored, whatever its type. */
function takesNoBody({ bodies }: Operation): boolean {
  return Object.keys(bodies).length === 0;
}
