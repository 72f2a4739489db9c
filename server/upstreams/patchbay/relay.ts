import type { Readable } from 'node:stream';
import { createPatchbay } from '../../../client/direct.ts';
import type { CallOptions, ContractClient } from '../../../generated/client.ts';
import { operations } from '../../../generated/operations.ts';
import { fingerprintHeader } from '../../../generated/stamp.ts';
import { AnswerFailed, bytesOf } from '../http/answer-failure.ts';
import { type JsonDocument, NONSENSE } from '../http/json-document.ts';
import type { HttpAnswer, HttpParts, UpstreamHttp } from '../http/upstream-http.ts';
import type { CallContext } from '../port/call.ts';
import { failed, type UpstreamOutcome } from '../port/outcome.ts';
import { keepingRequests } from './kept-request.ts';

/** The connection to the other service: the contract's client over the connection of an upstream. */
export interface Relay {
  /** Calls a method of the client, and reads the answer whole. Its content is unchecked. */
  ask<T>(send: Send<T>, context: RelayContext): Promise<UpstreamOutcome<T | undefined>>;
  /** Calls a method of the client, and reads the answer whole to pass it on: whole numbers keep their digits. */
  askDocument(send: Send<unknown>, context: RelayContext): Promise<UpstreamOutcome<JsonDocument>>;
  /** Calls a method of the client, and leaves the answer unread: for streams, and for large answers. */
  askUnread(send: Send<unknown>, context: RelayContext): Promise<UpstreamOutcome<HttpAnswer>>;
}

/** What a call carries besides its parameters. */
export interface RelayContext extends CallContext {
  /** The idempotency key of a call that creates something. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call names a job or its results, so that 404 means that the key's account does not know it. */
  readonly isAboutJob?: boolean;
}

/** Calls a method of the client with the options of the call. */
export type Send<T> = (
  client: ContractClient,
  options: CallOptions,
) => Promise<{ readonly data?: T; readonly response: Response }>;

/** A placeholder: the connection knows the address. */
const SOMEWHERE = 'http://upstream.invalid';
const [{ header: KEY_HEADER }] = operations.createVideo.keys;

/** The headers that show a key to a service of the contract. */
export function authorize(secret: string): Readonly<Record<string, string>> {
  return { [KEY_HEADER]: secret };
}

/** Makes a client of the contract on a connection. */
export function openRelay(http: UpstreamHttp, { log, name }: HttpParts): Relay {
  const kept = keepingRequests();
  const unread = new WeakMap<Response, HttpAnswer>();
  const clientOn = (respond: Respond, about: Pick<RelayContext, 'isAboutJob'> = {}) =>
    createPatchbay({
      apiKey: '',
      baseUrl: SOMEWHERE,
      Request: kept.Request,
      fetch: async (request) => {
        const { call, signal } = kept.toHttpCall(request, { without: KEY_HEADER });
        const outcome = await http.ask({ ...call, ...about }, { signal });
        if (!outcome.ok) throw new AnswerFailed(outcome.failure);
        return respond(outcome.value, signal);
      },
      onContractDifference: (theirs) =>
        log.warn({ upstream: name, theirs }, 'upstream runs another contract'),
    });
  const reading = clientOn(readable);
  const readingOfJobs = clientOn(readable, { isAboutJob: true });
  // Their answers bypass the client.
  const leaving = clientOn((answer) => {
    const response = new Response(null, { headers: headersOf(answer) });
    unread.set(response, answer);
    return response;
  });
  const askUnread: Relay['askUnread'] = async (send, context) => {
    const outcome = await orFailure(() => send(leaving, optionsOf(context)));
    if (!outcome.ok) return outcome;
    const answer = unread.get(outcome.value.response);
    if (answer === undefined) throw new Error('The answer has been read.');
    return { ok: true, value: answer };
  };
  return {
    async ask(send, context) {
      const client = context.isAboutJob === true ? readingOfJobs : reading;
      const outcome = await orFailure(() => send(client, optionsOf(context)));
      return outcome.ok ? { ok: true, value: outcome.value.data } : outcome;
    },
    async askDocument(send, context) {
      const outcome = await askUnread(send, context);
      return outcome.ok ? http.readDocument(outcome.value, context) : outcome;
    },
    askUnread,
  };
}

function optionsOf({ signal, key, headers }: RelayContext): CallOptions {
  return {
    signal,
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  };
}

/** The client rethrows errors of its `fetch` and of bodies, so that failures of the connection are kept. */
async function orFailure<T>(work: () => Promise<T>): Promise<UpstreamOutcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof AnswerFailed) return failed(error.failure);
    if (error instanceof SyntaxError) return failed(NONSENSE);
    throw error;
  }
}

/** What the client is given for an answer. */
type Respond = (answer: HttpAnswer, signal: AbortSignal) => Response;

/** The headers of an answer that the client looks at. */
function headersOf({ headers }: HttpAnswer): Headers {
  const fingerprint = [headers[fingerprintHeader]].flat()[0];
  return new Headers(fingerprint === undefined ? {} : { [fingerprintHeader]: fingerprint });
}

function readable(answer: HttpAnswer, signal: AbortSignal): Response {
  return new Response(streamOf(answer.body, { signal }), { headers: headersOf(answer) });
}

/** The body of an answer, read only when the client reads it. */
function streamOf(body: Readable, context: CallContext): ReadableStream<Uint8Array> {
  const chunks = bytesOf(body, context);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel() {
        body.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
