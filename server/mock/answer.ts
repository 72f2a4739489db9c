import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Scratch, ScratchRoom } from '../assets/scratch.ts';
import { contractInJson, contractInYaml } from '../foundation/contract-document.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { notFound, type Problem } from '../foundation/problems.ts';
import type { Exchange } from '../http/contract-server.ts';
import { challengeOf, sendProblem } from '../http/reply.ts';
import { checkDocument, readDocument, readParameters } from '../http/request.ts';
import { STATUS_OF } from '../http/statuses.ts';
import { sendStoredFile } from '../http/stored-file.ts';
import { adapted } from './adapting.ts';
import { sendCallback } from './callbacks.ts';
import { type CheckedDocument, eventsOf, mockJobOf, preferenceOf } from './choosing.ts';
import { putExampleHeaders } from './example-headers.ts';
import { exampleCallback, exampleFile } from './examples.ts';
import { exampleFileReply } from './files.ts';
import { jobEvents } from './job-events.ts';
import { exampleIdIn, type JobTiming, type MockJob, newJobId, recordOf } from './mock-job.ts';
import {
  callbackAsked,
  isAskedOfMock,
  mayStream,
  nothingSuch,
  quoteType,
  unknownCallback,
} from './preferences.ts';
import { credentialHeaders } from './prism-request.ts';
import type { AskPrism } from './remembered-answers.ts';

/** The settings of the mock. */
export interface MockSettings {
  /** The delay before each answer, in milliseconds. */
  readonly delayMs: number;
  /** The pause between the events of a streamed answer, in milliseconds. */
  readonly eventDelayMs: number;
  /**
   * How long jobs take, in milliseconds. With 0, they are done at once, and have the identifiers of the examples;
   * otherwise each has one of its own.
   */
  readonly jobDelayMs: number;
  /** How long after the end of a job its callback is sent, in milliseconds. */
  readonly callbackDelayMs: number;
  /** Called with the outcome of each callback, and with internal errors, as a sentence. */
  readonly report: (sentence: string) => void;
}

/** Dependencies for answering requests. */
export interface MockAnswerParts {
  readonly settings: MockSettings;
  readonly askPrism: AskPrism;
  readonly scratch: ScratchRoom;
  /** Aborted when the mock stops, to cancel pending callbacks. */
  readonly signal: AbortSignal;
}

/** The origin in the contract's examples, which is replaced; not the one with a port, the alternate address. */
const EXAMPLE_ORIGIN = /https:\/\/gateway\.example\.com(?!:)/g;

/** Answers a request from the contract's examples. */
export async function answer(exchange: Exchange, parts: MockAnswerParts): Promise<FastifyReply> {
  const { operation, request, reply } = exchange;
  const { settings } = parts;
  const scratch = parts.scratch.open();
  try {
    if (settings.delayMs > 0) await sleep(settings.delayMs);
    const checked = await check(exchange, scratch);
    if (!checked.ok) return await refuse(exchange, checked.problem);
    const body = checked.value;
    const unknown = unknownCallback(exchange);
    if (unknown !== undefined) return await refuse(exchange, unknown);
    const isUnasked = !isAskedOfMock(request);
    const isStream = isStreamOnly(operation) || body?.value.stream === true;
    // A quote has no effect, and sends no callback.
    const isDone = quoteType(exchange) === undefined && !isNobody(operation, request);
    if (mayStream(request) && isDone && operation.events !== undefined && isStream) {
      putExampleHeaders(exchange, 200);
      const events = Readable.from(eventsFor(exchange, body, parts));
      return reply.type('text/event-stream; charset=utf-8').send(events);
    }
    if (isUnasked && (await answerContract(exchange))) return reply;
    if (isUnasked && operation.operationId === operations.getAsset.operationId) {
      return await answerFile(exchange);
    }
    return await answerByPrism(exchange, body, parts);
  } finally {
    await scratch.dispose();
  }
}

/** Validates a request as the gateway does. */
async function check(
  { operation, request }: Exchange,
  scratch: Scratch,
): Promise<Outcome<CheckedDocument | undefined>> {
  // Prism itself answers unauthenticated requests.
  if (isNobody(operation, request)) return done(undefined);
  const parameters = readParameters(operation, request);
  if (!parameters.ok) return parameters;
  if (Object.keys(operation.bodies).length === 0) return done(undefined);
  const document = await readDocument(operation, request, { scratch });
  if (!document.ok) return document;
  const { body, value, mediaType } = document.value;
  const checked = checkDocument({ operation, request }, body, value);
  return checked.ok ? done({ mediaType, value: checked.value.value }) : checked;
}

/** Whether an operation needs a key or a session, and the request has neither. */
function isNobody(operation: Operation, { headers }: Exchange['request']): boolean {
  const credentials = credentialHeaders(operation);
  return credentials.length > 0 && credentials.every((header) => headers[header] === undefined);
}

async function answerByPrism(
  exchange: Exchange,
  body: CheckedDocument | undefined,
  parts: MockAnswerParts,
): Promise<FastifyReply> {
  const { operation, request, reply } = exchange;
  const accept = quoteType(exchange);
  const { jobDelayMs } = parts.settings;
  const timing = { jobDelayMs, now: Date.now() };
  const prefer = accept === undefined ? preferenceOf(exchange, body, timing) : undefined;
  const asked = { operation, request, prefer, accept };
  const answered = await parts.askPrism(asked);
  if (answered.kind === 'refusal') return refuse(exchange, nothingSuch(operation));
  const localize = localizing(request);
  const isDone = answered.status < 300 && accept === undefined;
  const text = aboutJob(adapted(answered, exchange, body), mockJobOf(exchange), timing);
  const isCreation = isDone && jobDelayMs > 0 && exampleCallback(operation) !== undefined;
  const identify = isCreation ? identifying(text) : (same: string) => same;
  if (answered.status === STATUS_OF.unauthorized)
    reply.header('www-authenticate', challengeOf(operation));
  const also = accept === undefined ? [] : ['preference-applied'];
  putExampleHeaders(exchange, answered.status, { also, adapt: identify });
  await reply
    .code(answered.status)
    .type(answered.contentType)
    .send(localize(identify(text)));
  if (isDone && body !== undefined) callBack(exchange, body.value, { ...parts, identify });
  return reply;
}

/** Replaces the example's job in an answer with a job that this mock created. */
function aboutJob(text: string, job: MockJob | undefined, timing: JobTiming): string {
  if (job === undefined) return text;
  const record: unknown = JSON.parse(text);
  if (!isObject(record) || record.jobId !== job.exampleId)
    return text.replaceAll(job.exampleId, job.id);
  return JSON.stringify(recordOf(job, record, timing));
}

/** Makes a function that replaces the example's job identifier with a new one, in the answer and in the callback. */
function identifying(answer: string): (text: string) => string {
  const exampleId = exampleIdIn(answer);
  if (exampleId === undefined) return (text) => text;
  const id = newJobId(exampleId);
  return (text) => text.replaceAll(exampleId, id);
}

/** Whether an operation answers with streams only. */
function isStreamOnly({ events, responses }: Operation): boolean {
  return events !== undefined && !('application/json' in (responses[200] ?? {}));
}

/** Sends the callback that a creation requests, after the end of its job and a delay. */
function callBack(
  { operation, request }: Exchange,
  body: JsonObject,
  parts: MockAnswerParts & { readonly identify: (text: string) => string },
): void {
  const callback = exampleCallback(operation);
  const address = callback === undefined ? undefined : body[callback.parameter];
  if (callback === undefined || typeof address !== 'string') return;
  const example = callbackAsked(request);
  const { callbackDelayMs, jobDelayMs, report } = parts.settings;
  const local = localizing(request);
  const localize = (text: string): string => local(parts.identify(text));
  const sent = { callback, address, example, delayMs: jobDelayMs + callbackDelayMs, localize };
  sendCallback(sent, parts.signal).then(report, () => {});
}

/** Serves the contract itself, because its examples are incomplete; returns whether it was requested. */
async function answerContract({ operation, request, reply }: Exchange): Promise<boolean> {
  const addresses = [originOf(request)];
  switch (operation.operationId) {
    case operations.getContract.operationId:
      await reply.type('application/json').send(contractInJson(contract, addresses));
      return true;
    case operations.getContractYaml.operationId:
      await reply.type('application/yaml').send(await contractInYaml(contract, addresses));
      return true;
    default:
      return false;
  }
}

async function answerFile(exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const assetId = isObject(request.params) ? String(request.params.assetId) : '';
  const expires = isObject(request.query) ? Number(request.query.expires) : 0;
  const name = exampleFile(assetId);
  if (name === undefined) return refuse(exchange, notFound('This file is gone.'));
  const file = await exampleFileReply(name, expires);
  const failure = await sendStoredFile(file, { request, reply });
  return failure === undefined ? reply : refuse(exchange, failure);
}

/** Replaces the example origin with that of the mock. */
function localizing(request: FastifyRequest): (text: string) => string {
  return (text) => text.replaceAll(EXAMPLE_ORIGIN, originOf(request));
}

function originOf({ headers, protocol }: FastifyRequest): string {
  return `${protocol}://${headers.host}`;
}

async function refuse(exchange: Exchange, failure: Problem): Promise<FastifyReply> {
  putExampleHeaders(exchange, STATUS_OF[failure.kind]);
  await sendProblem({ ...exchange, strict: false }, failure);
  return exchange.reply;
}

/** The live events of a job that this mock created, or those of the example that fits the request. */
async function* eventsFor(
  exchange: Exchange,
  body: CheckedDocument | undefined,
  { settings, signal }: MockAnswerParts,
): AsyncIterable<string> {
  const { eventDelayMs, jobDelayMs } = settings;
  const localize = localizing(exchange.request);
  const job = mockJobOf(exchange);
  const events =
    job === undefined
      ? paced(eventsOf(exchange, body?.value), eventDelayMs)
      : jobEvents(job, { jobDelayMs, signal });
  for await (const event of events) yield localize(event);
}

async function* paced(events: readonly string[], pauseMs: number): AsyncIterable<string> {
  for (const event of events) {
    yield event;
    await sleep(pauseMs);
  }
}
