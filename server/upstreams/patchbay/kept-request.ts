import { FormData as UpstreamForm } from 'undici';
import type { HttpCall } from '../http/upstream-http.ts';
import type { CallContext } from '../port/call.ts';

/** The original body and signal of a request. */
interface Source {
  readonly content: unknown;
  readonly asked: AbortSignal;
}

/** A `Request` class that keeps the original body and signal. */
export interface KeptRequests {
  readonly Request: typeof Request;
  /**
   * Turns a request of the client into a call of the connection.
   *
   * @param options - `without`: a header that the connection sets itself
   */
  toHttpCall(request: Request, options: { readonly without: string }): KeptCall;
}

/** A call that the client has built. */
export interface KeptCall extends CallContext {
  readonly call: HttpCall;
}

/** Every service of the contract supports idempotency keys. */
const IDEMPOTENCY_KEY = 'idempotency-key';

/**
 * Makes a class of requests that keep their original body and signal. The body can thus be resent with another key,
 * files in it are read in place, and the signal is the caller's own.
 *
 * The class is made on demand, because referring to `Request` makes Node load its fetch implementation, which adds 28
 * ms to a start.
 */
export function keepingRequests(): KeptRequests {
  const sources = new WeakMap<Request, Source>();
  return {
    Request: class extends Request {
      constructor(input: RequestInfo | URL, { body, signal, ...init }: RequestInit = {}) {
        super(input, init);
        sources.set(this, { content: body, asked: signal ?? this.signal });
      }
    },
    toHttpCall(request, { without }) {
      const source = sources.get(request);
      if (source === undefined)
        throw new Error('The request of the client library was not captured.');
      const { method, url, headers } = request;
      const { pathname, search } = new URL(url);
      const call: HttpCall = {
        method: method === 'GET' ? 'GET' : 'POST',
        path: pathname + search,
        headers: Object.fromEntries([...headers].filter(([name]) => name !== without)),
        ...bodyOf(source.content),
        isRepeatable: headers.has(IDEMPOTENCY_KEY),
      };
      return { call, signal: source.asked };
    },
  };
}

function bodyOf(content: unknown): Pick<HttpCall, 'body'> {
  if (content === undefined) return {};
  if (typeof content === 'string') return { body: { kind: 'json-text', text: content } };
  if (content instanceof FormData) return { body: { kind: 'form', form: upstreamForm(content) } };
  throw new Error('The client library sent a body that is neither JSON nor a form.');
}

/** The HTTP library requires its own form class. Files are passed on unread. */
function upstreamForm(form: FormData): UpstreamForm {
  const copy = new UpstreamForm();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}
