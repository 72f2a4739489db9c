import { FormData as UpstreamForm } from 'undici';
import type { HttpCall } from '../http/upstream-http.ts';
import type { CallContext } from '../port/call.ts';

/** What a request was made of. */
interface Source {
  readonly content: unknown;
  readonly asked: AbortSignal;
}

/** Requests that keep what they were made of. */
export interface KeptRequests {
  readonly Request: typeof Request;
  /**
   * Turns a request of the client into a call of the connection.
   *
   * @param options - `without`: a header that the connection sets itself
   */
  toHttpCall(request: Request, options: { readonly without: string }): KeptCall;
}

/** What the client wants to send. */
export interface KeptCall extends CallContext {
  readonly call: HttpCall;
}

/** Every service of the contract knows idempotency keys. */
const IDEMPOTENCY_KEY = 'idempotency-key';

/**
 * Makes a class of requests that keep their source. Their body can be sent again with another key, files in it are read
 * from where they are, and their signal is the caller's own.
 *
 * It is made where it is wanted, as whoever names `Request` has Node load its own fetch, which takes a start 28 ms.
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
      if (source === undefined) throw new Error('A request of the client was not kept.');
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
  throw new Error('The client sends neither JSON nor a form.');
}

/** The connection's library needs forms of its own class. Files are handed on unread. */
function upstreamForm(form: FormData): UpstreamForm {
  const copy = new UpstreamForm();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}
