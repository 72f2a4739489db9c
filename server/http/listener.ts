import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Keys } from '../accounts/keys.ts';
import type { ScratchRoom } from '../assets/scratch.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Log } from '../foundation/log.ts';
import { failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem, unavailable } from '../foundation/problems.ts';
import type { Handlers } from '../operations/call.ts';
import { authenticate } from './authentication.ts';
import { answerClientError } from './client-error.ts';
import type { Draining } from './draining.ts';
import type { RequestMetrics } from './metrics.ts';
import { type AnyReply, putCommonHeaders, sendOutcome, sendProblem } from './reply.ts';
import { readRequest, unreadableContentType } from './request.ts';
import { answerUnknownPath, answerUnreadablePath } from './unknown-path.ts';
import { discardUnread } from './unread.ts';

/** What a listener stands on. */
export interface ListenerParts {
  readonly handlers: Handlers;
  readonly keys: Keys;
  readonly scratch: ScratchRoom;
  readonly draining: Draining;
  readonly metrics: RequestMetrics;
  readonly log: Log;
  /** Which of the gateway's addresses it is. */
  readonly address: 'main' | 'alternate';
  /** How long an answer may take. */
  readonly limitSeconds: number;
  /** Whether every answer is checked against the contract. */
  readonly strict: boolean;
}

/** Node takes no longer headers, so that the contract's own bound is the one that is met. */
const PARAMETER_LENGTH_UP_TO = 16_384;
const RETRY_AFTER_STOPPING_SECONDS = 5;
/** So long a request may take to arrive, whatever becomes of it. */
const ARRIVAL_MILLISECONDS_UP_TO = 300_000;

/** Makes one address of the gateway: a route for every operation of the contract. */
export async function makeListener(parts: ListenerParts): Promise<FastifyInstance> {
  const app = Fastify({
    genReqId: newIdentifier,
    routerOptions: { maxParamLength: PARAMETER_LENGTH_UP_TO },
    // What ran has been answered, or had its time, before a listener closes. A connection that says nothing
    // counts as busy to Node, and would hold the gateway for a minute.
    forceCloseConnections: true,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    requestTimeout: ARRIVAL_MILLISECONDS_UP_TO,
    frameworkErrors: (_error, request, reply) => answerUnreadablePath(request, reply),
    clientErrorHandler: answerClientError,
  });
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  // Every body reaches its operation as a stream, which is read under the operation's own limits.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request, reply) => putCommonHeaders(request, reply));
  app.addHook('onSend', async (request) => discardUnread(request));
  for (const operation of Object.values(operations)) addRoute(app, operation, parts);
  app.setNotFoundHandler((request, reply) => answerUnknownPath(request, reply));
  // Operations have a handler of their own; whatever else is wrong with another request, its path is.
  app.setErrorHandler((_error, request, reply) => answerUnknownPath(request, reply));
  return app;
}

function addRoute(app: FastifyInstance, operation: Operation, parts: ListenerParts): void {
  const { metrics, log } = parts;
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: (request, reply) => answer(operation, { request, reply }, parts),
    errorHandler: (error, request, reply) => {
      const answering = { operation, request, reply, strict: false };
      // Fastify itself reads the content type before the operation does.
      if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
        return sendProblem(answering, unreadableContentType(operation));
      }
      log.error(
        { error, requestId: request.id, operation: operation.operationId },
        'request failed',
      );
      return sendProblem(answering, internalFailure());
    },
    onResponse: async (request, reply) => {
      const { operationId } = operation;
      const { statusCode: status, elapsedTime } = reply;
      metrics.answered({ operation: operationId, status, seconds: elapsedTime / 1000 });
      log.info({
        requestId: request.id,
        operation: operationId,
        status,
        ms: Math.round(elapsedTime),
      });
    },
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer(operation: Operation, { request, reply }: Exchange, parts: ListenerParts) {
  const end = parts.draining.begin();
  const scratch = parts.scratch.open();
  const call = new AbortController();
  const log = parts.log.child({ requestId: request.id, operation: operation.operationId });
  // The response closes when it has been sent, or when the caller goes away before.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) log.info('caller went away');
    call.abort(new Error('The caller went away.'));
    scratch.dispose().catch((error: unknown) => log.error({ error }, 'scratch not removed'));
    end();
  });
  const onBroken = (error: unknown): void => {
    if (!call.signal.aborted) log.error({ error }, 'answer broke off');
  };
  const answering = { operation, request, reply, strict: parts.strict, onBroken };
  try {
    const outcome = await withinLimit({ request, call }, parts, () =>
      perform(operation, request, { ...parts, scratch, signal: call.signal }),
    );
    if (!reply.raw.destroyed) await sendOutcome(answering, outcome);
  } catch (error) {
    // Work that was broken off because nobody waits for it any more has not failed.
    if (!reply.raw.destroyed) throw error;
  }
  return reply;
}

async function perform(
  operation: Operation,
  request: FastifyRequest,
  parts: Omit<ListenerParts, 'scratch'> & {
    readonly scratch: ReturnType<ScratchRoom['open']>;
    readonly signal: AbortSignal;
  },
): Promise<Outcome<AnyReply>> {
  const isOpen = operation.keys.length === 0;
  if (parts.draining.isStopping && !isOpen) {
    return failed(
      unavailable(
        'The gateway is shutting down; send the request again in a moment.',
        RETRY_AFTER_STOPPING_SECONDS,
      ),
    );
  }
  const caller = isOpen
    ? undefined
    : await authenticate(request.raw.headersDistinct, operation.keys, parts.keys);
  if (caller?.ok === false) return caller;
  const read = await readRequest(operation, request, parts.scratch);
  if (!read.ok) return read;
  const { scratch, signal } = parts;
  signal.throwIfAborted();
  const call = { caller: caller?.value, ...read.value, scratch, signal };
  return handlerOf(parts.handlers, operation.operationId)(call);
}

/** The checks above have made the call what the operation's own type says. */
type AnyHandler = (call: unknown) => Promise<Outcome<AnyReply>>;

function handlerOf(handlers: Handlers, operationId: string): AnyHandler {
  return handlers[operationId as OperationId] as AnyHandler;
}

async function withinLimit(
  { request: { raw }, call }: { readonly request: FastifyRequest; readonly call: AbortController },
  { limitSeconds, address }: ListenerParts,
  perform_: () => Promise<Outcome<AnyReply>>,
): Promise<Outcome<AnyReply>> {
  const late = Promise.withResolvers<Outcome<never>>();
  const timer = setTimeout(() => {
    late.resolve(failed(raw.complete ? tooLate(limitSeconds, address) : tooSlow(limitSeconds)));
    call.abort(new Error('The time is up.'));
  }, limitSeconds * 1000);
  try {
    return await Promise.race([perform_(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(limitSeconds: number, address: ListenerParts['address']): Problem {
  const hint = address === 'main' ? ' The alternate address waits longer.' : '';
  const message = `No answer within ${seconds(limitSeconds)}.${hint}`;
  return problem('timed-out', message, { reason: 'timeout' });
}

function tooSlow(limitSeconds: number): Problem {
  const message = `The body did not arrive within ${seconds(limitSeconds)}.`;
  return problem('too-slow', message, { code: 'body' });
}

function seconds(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`;
}

function internalFailure(): Problem {
  return problem(
    'internal',
    'The gateway failed at this request. Its identifier is in the x-request-id header.',
  );
}
