import type { Readable } from 'node:stream';
import { createPatchbay } from '../../../client/direct.ts';
import type { CallOptions, ContractClient } from '../../../generated/client.ts';
import { operations } from '../../../generated/operations.ts';
import { fingerprintHeader } from '../../../generated/stamp.ts';
import { AnswerFailed, bytesOf } from '../http/answer-failure.ts';
import { NONSENSE } from '../http/json-document.ts';
import type { HttpAnswer, HttpCall, HttpParts, UpstreamHttp } from '../http/upstream-http.ts';
import type { CallContext } from '../port/call.ts';
import { failed, type UpstreamOutcome } from '../port/outcome.ts';
import { keepingRequests } from './kept-request.ts';

/** The connection to the other service: the contract's client on top of an upstream connection. */
export interface Relay {
  /** Calls a method of the client and parses the answer. Its content is not validated. */
  ask<T>(send: Send<T>, context: ReadContext): Promise<UpstreamOutcome<T | undefined>>;
  /** Calls a method of the client without reading the answer: for streams, large answers, and what is passed on. */
  askUnread(send: Send<unknown>, context: UnreadContext): Promise<UpstreamOutcome<HttpAnswer>>;
}

/** Options of a call besides its parameters. */
export interface RelayContext extends CallContext {
  /** The idempotency key of a call that creates something. */
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Options of a call whose answer is parsed. */
interface ReadContext extends RelayContext {
  /** Whether the call names a job or its results, so that 404 means that the key's account does not know it. */
  readonly isAboutJob?: boolean;
}

/** Options of a call whose answer is handed out unread. */
interface UnreadContext extends RelayContext {
  /** Whether the call is answered only once its result is generated: until then, the upstream may be silent. */
  readonly waitsForResult?: boolean;
}

/** Calls a method of the client with the options of the call. */
export type Send<T> = (
  client: ContractClient,
  options: CallOptions,
) => Promise<{ readonly data?: T; readonly response: Response }>;

/** A placeholder: the connection adds the real address. */
const SOMEWHERE = 'http://upstream.invalid';
const [{ header: KEY_HEADER }] = operations.createVideo.keys;

/** Makes the headers that carry a key for a service of the contract. */
export function authorize(secret: string): Readonly<Record<string, string>> {
  return { [KEY_HEADER]: secret };
}

/** Opens the contract's client on a connection. */
export function openRelay(http: UpstreamHttp, { log, name }: HttpParts): Relay {
  const kept = keepingRequests();
  const unread = new WeakMap<Response, HttpAnswer>();
  const clientOn = (respond: Respond, about: Pick<HttpCall, 'isAboutJob' | 'mayBeSilent'> = {}) =>
    createPatchbay({
      baseUrl: SOMEWHERE,
      Request: kept.Request,
      fetch: async (request) => {
        const { call, signal } = kept.toHttpCall(request, { without: KEY_HEADER });
        const outcome = await http.ask({ ...call, ...about }, { signal });
        if (!outcome.ok) throw new AnswerFailed(outcome.failure);
        return respond(outcome.value, signal);
      },
      onContractDifference: (theirs) =>
        log.warn({ upstream: name, theirs }, 'upstream runs a different contract'),
    });
  const reading = clientOn(readable);
  const readingOfJobs = clientOn(readable, { isAboutJob: true });
  const unreadResponse: Respond = (answer) => {
    const response = new Response(null, { headers: headersOf(answer) });
    unread.set(response, answer);
    return response;
  };
  // Clients whose answers are handed out unread.
  const leaving = clientOn(unreadResponse);
  const leavingSilent = clientOn(unreadResponse, { mayBeSilent: 'before-headers' });
  return {
    async ask(send, context) {
      const client = context.isAboutJob === true ? readingOfJobs : reading;
      const outcome = await orFailure(() => send(client, optionsOf(context)));
      return outcome.ok ? { ok: true, value: outcome.value.data } : outcome;
    },
    async askUnread(send, context) {
      const client = context.waitsForResult === true ? leavingSilent : leaving;
      const outcome = await orFailure(() => send(client, optionsOf(context)));
      if (!outcome.ok) return outcome;
      const answer = unread.get(outcome.value.response);
      if (answer === undefined) throw new Error('The response was already read.');
      return { ok: true, value: answer };
    },
  };
}

function optionsOf({ signal, key, headers }: RelayContext): CallOptions {
  return {
    signal,
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  };
}

/**
 * Turns thrown failures of the connection into outcomes; the client rethrows the errors of its `fetch` and of bodies.
 */
async function orFailure<T>(work: () => Promise<T>): Promise<UpstreamOutcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof AnswerFailed) return failed(error.failure);
    if (error instanceof SyntaxError) return failed(NONSENSE);
    throw error;
  }
}

/** Makes the response that the client is given. */
type Respond = (answer: HttpAnswer, signal: AbortSignal) => Response;

/** The response headers that the client reads. */
function headersOf({ headers }: HttpAnswer): Headers {
  const fingerprint = [headers[fingerprintHeader]].flat()[0];
  return new Headers(fingerprint === undefined ? {} : { [fingerprintHeader]: fingerprint });
}

function readable(answer: HttpAnswer, signal: AbortSignal): Response {
  return new Response(streamOf(answer.body, { signal }), { headers: headersOf(answer) });
}

/** The body as a web stream, which reads only on demand. */
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
