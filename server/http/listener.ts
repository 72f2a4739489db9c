import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ScratchRoom } from '../assets/scratch.ts';
import type { Log } from '../foundation/log.ts';
import { addressIn } from '../foundation/named-address.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { type Problem, unavailable } from '../foundation/problems.ts';
import type { Tracing } from '../foundation/tracing.ts';
import type { Call, Client, Handlers } from '../operations/call.ts';
import { bodyBytesOf } from './body-bytes.ts';
import type { BodyRoom } from './body-room.ts';
import type { Connections } from './connections.ts';
import { type ContractServerParts, type Exchange, makeContractServer } from './contract-server.ts';
import { refusedModel } from './key-limits.ts';
import { makeObserver, type Observation, type RequestFigures } from './observation.ts';
import { type AnyReply, sendOutcome } from './reply.ts';
import { readRequest } from './request.ts';
import {
  type AdmissionParts,
  type AdmittedRequest,
  admitRequest,
  overloaded,
} from './request-admission.ts';
import { isKeyed, keyedRequest } from './request-hash.ts';
import { isOperationId } from './request-span.ts';
import { withinLimit } from './time-limit.ts';
import { MAX_READ_ON_SECONDS } from './unread-body.ts';

/** Dependencies and options of a listener. */
export interface ListenerParts extends AdmissionParts, Pick<ContractServerParts, 'addPages'> {
  readonly handlers: Handlers;
  readonly scratch: ScratchRoom;
  readonly bodyRoom: BodyRoom;
  /** The disk space of forms. */
  readonly formRoom: BodyRoom;
  readonly metrics: RequestFigures;
  readonly tracing: Tracing;
  readonly log: Log;
  /** Whether this listener serves the main or the alternate address. */
  readonly address: 'main' | 'alternate';
  /** The timeout for a response, in seconds. */
  readonly limitSeconds: number;
  /** How long the headers of a request may take to arrive, in seconds. */
  readonly headSeconds: number;
  readonly connections: Connections;
  /** Whether every answer is checked against the contract. */
  readonly strict: boolean;
  /** The origins whose pages may call the API from a browser. */
  readonly allowedOrigins: readonly string[];
  /** The proxies whose `X-Forwarded-For` is trusted, as addresses or networks. */
  readonly trustedProxies: readonly string[];
  /** Whether an error means that the database or a similar dependency is temporarily unavailable. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** Called with each of those errors, and the log of the request that met it. */
  readonly onUnavailable: (error: unknown, log: Log) => void;
}

const RETRY_AFTER_UNAVAILABLE_SECONDS = 5;
/** Added to the response timeout, this gives the idle timeout of a connection. */
const SILENCE_SECONDS_BESIDES = 60;

/** Creates the server of one address of the gateway. */
export async function makeListener(parts: ListenerParts): Promise<FastifyInstance> {
  const { metrics, tracing, log, limitSeconds, headSeconds } = parts;
  const { allowedOrigins, trustedProxies } = parts;
  const observer = makeObserver({ figures: metrics, tracing, log });
  const app = await makeContractServer({
    allowedOrigins,
    trustedProxies,
    addPages: parts.addPages,
    headSeconds,
    silenceSeconds: limitSeconds + SILENCE_SECONDS_BESIDES,
    readOnSeconds: Math.min(limitSeconds, MAX_READ_ON_SECONDS),
    answer: (exchange) => answer(exchange, observer.of(exchange.request), parts),
    onFailure: (error, { request }) => observer.of(request).log.error({ error }, 'request failed'),
    onArrived: observer.arrived,
  });
  parts.connections.watch(app.server);
  return app;
}

async function answer(
  exchange: Exchange,
  observed: Observation,
  parts: ListenerParts,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const call = new AbortController();
  const underWay = begin(observed, call, parts);
  // Work is aborted when its caller disconnects or its body does not arrive: neither is a failure.
  const onLate = (error: unknown): void => {
    const isOver = error === call.signal.reason || error === request.raw.errored;
    if (!isOver && !isAbort(error)) observed.log.error({ error }, 'deferred work failed');
  };
  const work = observed.run(() => perform(exchange, underWay, parts));
  observed.requestRecord.works(work);
  try {
    const outcome = await withinLimit(work, { parts, request, call, onLate });
    if (!reply.raw.destroyed) await send(outcome, exchange, { ...underWay, parts });
  } catch (error) {
    if (!reply.raw.destroyed) throw error;
    onLate(error);
  }
  return reply;
}

/** Opens the resources of a request. They are released when it is over; its files, when its work has ended, too. */
function begin(
  observed: Observation,
  call: AbortController,
  { draining, scratch: scratchRoom }: ListenerParts,
): UnderWay {
  const end = draining.begin();
  const scratch = scratchRoom.open();
  observed.whenOver((ending) => {
    if (ending === 'aborted') call.abort(new Error('The caller went away.'));
    end();
  });
  observed.whenAtRest(() => {
    scratch
      .dispose()
      .catch((error: unknown) => observed.log.error({ error }, 'scratch file not removed'));
  });
  return { observed, scratch, signal: call.signal };
}

async function send(
  outcome: Outcome<AnyReply>,
  exchange: Exchange,
  { observed, signal, parts }: UnderWay & { readonly parts: ListenerParts },
): Promise<void> {
  // The client's next request then opens a new connection, which is routed to another process.
  if (parts.draining.isLeaving) exchange.reply.header('connection', 'close');
  const answering = {
    ...exchange,
    requestRecord: observed.requestRecord,
    elapsed: () => observed.elapsed(),
    strict: parts.strict,
    onBroken(error: unknown): void {
      if (!signal.aborted) observed.log.error({ error }, 'response interrupted');
    },
    onFirstEvent: () => observed.firstEvent(),
  };
  if (!outcome.ok) observed.refused(outcome.problem);
  await sendOutcome(answering, outcome);
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** A request in progress, with its resources. */
interface UnderWay {
  readonly observed: Observation;
  readonly scratch: ReturnType<ScratchRoom['open']>;
  readonly signal: AbortSignal;
}

async function perform(
  exchange: Exchange,
  underWay: UnderWay,
  parts: ListenerParts,
): Promise<Outcome<AnyReply>> {
  const { operation, request } = exchange;
  try {
    const entered = await admitRequest({ ...exchange, observed: underWay.observed }, parts);
    if (!entered.ok) return entered;
    using taken = new DisposableStack();
    const accountId = entered.value.caller?.accountId;
    const takeRoom = (bytes: number): Outcome<void> => {
      const giveBack = parts.bodyRoom.take(bytes, accountId);
      if (giveBack !== undefined) return done(taken.defer(giveBack));
      underWay.observed.shed('bodies');
      return failed(overloaded());
    };
    const { inMemory, onDisk } = bodyBytesOf(operation, request);
    const room = takeRoom(inMemory);
    if (!room.ok) return room;
    if (onDisk > 0) {
      const clearDisk = parts.formRoom.take(onDisk, accountId);
      if (clearDisk === undefined) {
        underWay.observed.shed('forms');
        return failed(overloaded());
      }
      underWay.observed.whenAtRest(clearDisk);
    }
    const stands = { ...underWay, takeRoom, handlers: parts.handlers };
    return await performFor(entered.value, exchange, stands);
  } catch (error) {
    if (!parts.isUnavailable(error)) throw error;
    parts.onUnavailable(error, underWay.observed.log);
    return failed(databaseAway());
  }
}

async function performFor(
  { caller, slot }: AdmittedRequest,
  { operation, request }: Exchange,
  {
    observed,
    scratch,
    signal,
    takeRoom,
    handlers,
  }: UnderWay & Pick<Call<'getResponse'>, 'takeRoom'> & Pick<ListenerParts, 'handlers'>,
): Promise<Outcome<AnyReply>> {
  slot?.lend();
  const read = await readRequest(operation, request, { scratch, signal });
  if (!read.ok) return read;
  if (slot?.takeBack(caller?.accountId) === false) {
    observed.shed('requests');
    return failed(overloaded());
  }
  const { input, fileRules, names } = read.value;
  observed.asks(operation, input);
  const refusal = refusedModel(caller, operation, input);
  if (refusal !== undefined) return failed(refusal);
  signal.throwIfAborted();
  return handlerOf(
    handlers,
    operation.operationId,
  )({
    requestId: request.id,
    caller,
    keyed: isKeyed(read.value) ? await keyedRequest(operation, caller, read.value) : undefined,
    input,
    fileRules,
    names,
    scratch,
    takeRoom,
    requestRecord: observed.requestRecord,
    client: clientOf(request),
    signal,
  });
}

function clientOf({ ip, headers }: FastifyRequest): Client {
  const address = addressIn(ip) ?? ip;
  return { address, userAgent: headers['user-agent'], cookie: headers.cookie };
}

function databaseAway(): Problem {
  const message = "The gateway's database does not answer; send the request again in a moment.";
  return unavailable(message, RETRY_AFTER_UNAVAILABLE_SECONDS);
}

/** The call has been checked against the contract, so it has the type of its operation. */
type AnyHandler = (call: unknown) => Promise<Outcome<AnyReply>>;

function handlerOf(handlers: Handlers, operationId: string): AnyHandler {
  if (!isOperationId(operationId)) throw new Error(`There is no operation ${operationId}.`);
  return handlers[operationId] as AnyHandler;
}
