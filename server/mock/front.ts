import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { openScratchRoom, type Scratch, type ScratchRoom } from '../assets/scratch.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { type Problem, problem } from '../foundation/problems.ts';
import { putCommonHeaders, putDeprecation, sendProblem } from '../http/reply.ts';
import { readDocument, readParameters } from '../http/request.ts';
import { answerUnknownPath } from '../http/unknown-path.ts';
import { checkBody } from '../http/validation.ts';
import { exampleEvents, fittingExample } from './examples.ts';
import { askPrism, type CheckedDocument } from './prism-request.ts';

/** How the mock behaves. */
export interface MockSettings {
  /** The address of the Prism behind. */
  readonly prismUrl: string;
  /** How long each answer takes, in milliseconds. */
  readonly delayMs: number;
  /** The pause between the events of a streamed answer, in milliseconds. */
  readonly eventDelayMs: number;
}

const PARAMETER_LENGTH_UP_TO = 1_000;

/**
 * Makes the front of the mock server. It does what Prism does not: malformed bodies, forms, streams event by
 * event, and errors in the contract's envelope with the sentence of the broken rule. Prism answers the rest
 * from the contract's examples.
 */
export async function makeMockFront(settings: MockSettings): Promise<FastifyInstance> {
  const scratch = await openScratchRoom(join(tmpdir(), `patchbay-mock-${newIdentifier()}`), {
    alone: true,
  });
  const app = Fastify({
    genReqId: newIdentifier,
    routerOptions: { maxParamLength: PARAMETER_LENGTH_UP_TO },
    bodyLimit: Number.MAX_SAFE_INTEGER,
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    putCommonHeaders(request, reply);
    // Front-end teams call the mock from pages of their own.
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', '*');
  });
  for (const operation of Object.values(operations)) {
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answer({ operation, request, reply }, settings, scratch),
    });
  }
  app.options('/*', (request, reply) => answerPreflight(request, reply));
  app.setNotFoundHandler((request, reply) => answerUnknownPath(request, reply));
  return app;
}

interface Exchange {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer(exchange: Exchange, settings: MockSettings, room: ScratchRoom) {
  const { operation, request, reply } = exchange;
  const scratch = room.open();
  try {
    await sleep(settings.delayMs);
    putDeprecation(operation, reply);
    const checked = await check(exchange, scratch);
    if (!checked.ok) return await refuse(exchange, checked.problem);
    const body = checked.value;
    const wantsStream = body?.value.stream === true && request.headers.prefer === undefined;
    if (wantsStream && operation.events !== undefined) {
      const events = Readable.from(paced(exampleEvents(operation), settings.eventDelayMs));
      return reply.type('text/event-stream; charset=utf-8').send(events);
    }
    return await passOn(exchange, body, settings);
  } finally {
    await scratch.dispose();
  }
}

/** Checks a request as the gateway does. */
async function check(
  { operation, request }: Exchange,
  scratch: Scratch,
): Promise<Outcome<CheckedDocument | undefined>> {
  const isKeyless = operation.keys.every(({ header }) => request.headers[header] === undefined);
  // Prism answers for a missing key; it needs no well-formed request to do so.
  if (operation.keys.length > 0 && isKeyless) return done(undefined);
  const parameters = readParameters(operation, request);
  if (!parameters.ok) return parameters;
  if (Object.keys(operation.bodies).length === 0) return done(undefined);
  const document = await readDocument(operation, request, scratch);
  if (!document.ok) return document;
  const { body, value, mediaType } = document.value;
  const checked = checkBody(body, value);
  return checked.ok ? done({ mediaType, value: checked.value.value }) : checked;
}

async function passOn(
  exchange: Exchange,
  body: CheckedDocument | undefined,
  { prismUrl }: MockSettings,
): Promise<FastifyReply> {
  const { operation, request, reply } = exchange;
  const example = body === undefined ? undefined : fittingExample(operation, body.value);
  const usual = example === undefined ? undefined : `example=${example}`;
  const prefer = request.headers.prefer?.toString() ?? usual;
  const answered = await askPrism(prismUrl, { operation, request, body, prefer });
  if (answered.kind === 'refusal') return refuse(exchange, problem('not-found', answered.message));
  for (const [name, value] of answered.headers) reply.header(name, value);
  return reply.code(answered.status).type(answered.contentType).send(answered.body);
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

function answerPreflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wanted = request.headers['access-control-request-headers'] ?? '*';
  return reply
    .code(204)
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', wanted)
    .send();
}
