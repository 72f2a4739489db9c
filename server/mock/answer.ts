import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Scratch, ScratchRoom } from '../assets/scratch.ts';
import { contractInJson, contractInYaml } from '../foundation/contract-document.ts';
import { counted } from '../foundation/counted.ts';
import { fieldsIn, isObject, type JsonObject } from '../foundation/json-object.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { notFound, type Problem } from '../foundation/problems.ts';
import type { Exchange } from '../http/contract-server.ts';
import { challengeOf, sendProblem } from '../http/reply.ts';
import { checkDocument, readDocument, readParameters } from '../http/request.ts';
import { STATUS_OF } from '../http/statuses.ts';
import { sendStoredFile } from '../http/stored-file.ts';
import { sendCallback } from './callbacks.ts';
import { type CheckedDocument, eventsOf, preferenceOf } from './choosing.ts';
import {
  exampleCallback,
  exampleFile,
  examplePage,
  repeatedList,
  sameAsAsked,
} from './examples.ts';
import { exampleFileReply } from './files.ts';
import type { ListPage } from './listing.ts';
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
  /** How long each answer takes, in milliseconds. */
  readonly delayMs: number;
  /** The pause between the events of a streamed answer, in milliseconds. */
  readonly eventDelayMs: number;
  /** How long after a creation its callback is sent, in milliseconds. */
  readonly callbackDelayMs: number;
  /** Told the outcomes of callbacks. */
  readonly report: (sentence: string) => void;
}

/** What answering needs besides the request. */
export interface MockRoom {
  readonly settings: MockSettings;
  readonly askPrism: AskPrism;
  readonly scratch: ScratchRoom;
  /** Aborts what is still to be sent when the mock stops. */
  readonly signal: AbortSignal;
}

/** The address in the examples of the contract. */
const EXAMPLE_ORIGIN = 'https://gateway.example.com';

/** Answers a request from the contract's examples. */
export async function answer(exchange: Exchange, room: MockRoom): Promise<FastifyReply> {
  const { operation, request, reply } = exchange;
  const { settings } = room;
  const scratch = room.scratch.open();
  try {
    if (settings.delayMs > 0) await sleep(settings.delayMs);
    const checked = await check(exchange, scratch);
    if (!checked.ok) return await refuse(exchange, checked.problem);
    const body = checked.value;
    const unknown = unknownCallback(exchange);
    if (unknown !== undefined) return await refuse(exchange, unknown);
    const isUnasked = !isAskedOfMock(request);
    const isStream = isStreamOnly(operation) || body?.value.stream === true;
    // A quote does nothing, and sends no callback.
    const isDone = quoteType(exchange) === undefined && !isNobody(operation, request);
    if (mayStream(request) && isDone && operation.events !== undefined && isStream) {
      const examples = eventsOf(exchange, body?.value).map(localizing(request));
      const events = Readable.from(paced(examples, settings.eventDelayMs));
      return reply.type('text/event-stream; charset=utf-8').send(events);
    }
    if (isUnasked && (await answerContract(exchange))) return reply;
    if (isUnasked && operation.operationId === operations.getAsset.operationId) {
      return await answerFile(exchange);
    }
    return await answerByPrism(exchange, body, room);
  } finally {
    await scratch.dispose();
  }
}

/** Checks a request as the gateway does. */
async function check(
  { operation, request }: Exchange,
  scratch: Scratch,
): Promise<Outcome<CheckedDocument | undefined>> {
  // Prism itself answers requests without a key.
  if (isNobody(operation, request)) return done(undefined);
  const parameters = readParameters(operation, request);
  if (!parameters.ok) return parameters;
  if (Object.keys(operation.bodies).length === 0) return done(undefined);
  const document = await readDocument(operation, request, scratch);
  if (!document.ok) return document;
  const { body, value, mediaType } = document.value;
  const checked = checkDocument({ operation, request }, body, value);
  return checked.ok ? done({ mediaType, value: checked.value.value }) : checked;
}

/** Whether an operation needs a key or a session, and the request has none. */
function isNobody(operation: Operation, { headers }: Exchange['request']): boolean {
  const credentials = credentialHeaders(operation);
  return credentials.length > 0 && credentials.every((header) => headers[header] === undefined);
}

async function answerByPrism(
  exchange: Exchange,
  body: CheckedDocument | undefined,
  room: MockRoom,
): Promise<FastifyReply> {
  const { operation, request, reply } = exchange;
  const accept = quoteType(exchange);
  const prefer = accept === undefined ? preferenceOf(exchange, body) : undefined;
  const asked = { operation, request, prefer, accept };
  const answered = await room.askPrism(asked);
  if (answered.kind === 'refusal') return refuse(exchange, nothingSuch(operation));
  const localize = localizing(request);
  for (const [name, value] of answered.headers) reply.header(name, localize(value));
  if (answered.status === STATUS_OF.unauthorized)
    reply.header('www-authenticate', challengeOf(operation));
  if (accept !== undefined) reply.header('preference-applied', 'quote');
  const text = adapted(answered, exchange, body);
  await reply.code(answered.status).type(answered.contentType).send(localize(text));
  const isDone = answered.status < 300 && accept === undefined;
  if (isDone && body !== undefined) callBack(exchange, body.value, room);
  return reply;
}

/** Whether an operation only answers streams. */
function isStreamOnly({ events, responses }: Operation): boolean {
  return events !== undefined && !('application/json' in (responses[200] ?? {}));
}

/** Sends the callback that a creation asks for, some time after its answer. */
function callBack({ operation, request }: Exchange, body: JsonObject, room: MockRoom): void {
  const callback = exampleCallback(operation);
  const address = callback === undefined ? undefined : body[callback.parameter];
  if (callback === undefined || typeof address !== 'string') return;
  const example = callbackAsked(request);
  const { callbackDelayMs: delayMs, report } = room.settings;
  const sent = { callback, address, example, delayMs, localize: localizing(request) };
  sendCallback(sent, room.signal).then(report, () => {});
}

/** Answers the contract itself, as its examples show only its form; tells whether that was asked for. */
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

/** Adapts an example to the request: lists show what was asked for, and identifiers are those of the request. */
function adapted(
  { status, body: text }: { readonly status: number; readonly body: string },
  { operation, request }: Exchange,
  body: CheckedDocument | undefined,
): string {
  const isOwnChoice = status < 300 && !isAskedOfMock(request);
  const query = fieldsIn(request.query);
  const page = isOwnChoice ? examplePage(operation, query) : undefined;
  if (page !== undefined) return JSON.stringify(listOf(page));
  const repeated = body === undefined ? undefined : repeatedList(operation, body.value);
  const same = isOwnChoice && body !== undefined ? sameAsAsked(operation, body.value) : {};
  const isIdentified = operation.problems === 'ProblemV1' && text.includes('"request_id"');
  const isAsIs = repeated === undefined && Object.keys(same).length === 0;
  if (isAsIs && !isIdentified) return text;
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) return text;
  const fitted: Record<string, unknown> = { ...value, ...knownTo(value, same) };
  if ('request_id' in fitted) fitted.request_id = request.id;
  return JSON.stringify(repeated === undefined ? fitted : withRepeated(fitted, repeated));
}

/** The fields that a document has, too: a quote is no answer. */
function knownTo(document: JsonObject, fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in document));
}

function withRepeated(
  document: JsonObject,
  { list: name, times }: { readonly list: string; readonly times: number },
): JsonObject {
  const list = document[name];
  return Array.isArray(list) ? { ...document, [name]: repeatedTo(times, list) } : document;
}

/** As many elements as are asked for, each with its place where it tells one, and an address of its own. */
function repeatedTo(length: number, list: readonly unknown[]): readonly unknown[] {
  return Array.from({ length }, (_, index) => {
    const element = list[index % list.length];
    if (!isObject(element)) return element;
    const placed = 'index' in element ? { ...element, index } : element;
    const { url } = element;
    return typeof url === 'string' ? { ...placed, url: addressOfCopy(url, index) } : placed;
  });
}

/** Pages tell pictures apart by their addresses: that of a copy holds some seconds longer. */
function addressOfCopy(url: string, copy: number): string {
  return url.replace(/(?<=[?&]expires=)\d+/, (time) => String(Number(time) + copy));
}

function listOf(page: ListPage): JsonObject {
  const message = `${counted(page.jobs.length, 'job')}.`;
  return { status: 'SUCCESS', message, data: page };
}

/** Replaces the addresses in examples by those of the mock. */
function localizing(request: FastifyRequest): (text: string) => string {
  return (text) => text.replaceAll(EXAMPLE_ORIGIN, originOf(request));
}

function originOf({ headers, protocol }: FastifyRequest): string {
  return `${protocol}://${headers.host}`;
}

async function refuse(exchange: Exchange, failure: Problem): Promise<FastifyReply> {
  await sendProblem({ ...exchange, strict: false }, failure);
  return exchange.reply;
}

async function* paced(events: readonly string[], pauseMs: number): AsyncIterable<string> {
  for (const event of events) {
    yield event;
    await sleep(pauseMs);
  }
}
