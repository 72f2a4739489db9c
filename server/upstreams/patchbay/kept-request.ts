import { FormData as UpstreamForm } from 'undici';
import type { HttpCall } from '../http/upstream-http.ts';
import type { CallContext } from '../port.ts';

/**
 * A request that keeps its source. Its body can be sent again with another key, files in it are read from where they
 * are, and its signal is the caller's own.
 */
export class KeptRequest extends Request {
  readonly content: unknown;
  readonly asked: AbortSignal;

  constructor(input: RequestInfo | URL, { body, signal, ...init }: RequestInit = {}) {
    super(input, init);
    this.content = body;
    this.asked = signal ?? this.signal;
  }
}

/** Every service of the contract knows idempotency keys. */
const IDEMPOTENCY_KEY = 'idempotency-key';

/** What the client wants to send. */
export interface KeptCall extends CallContext {
  readonly call: HttpCall;
}

/**
 * Turns a request of the client into a call of the connection.
 *
 * @param options - `without`: a header that the connection sets itself
 */
export function toHttpCall(request: Request, { without }: { readonly without: string }): KeptCall {
  if (!(request instanceof KeptRequest)) throw new Error('A request of the client was not kept.');
  const { method, url, headers, content, asked: signal } = request;
  const { pathname, search } = new URL(url);
  const call: HttpCall = {
    method: method === 'GET' ? 'GET' : 'POST',
    path: pathname + search,
    headers: Object.fromEntries([...headers].filter(([name]) => name !== without)),
    ...bodyOf(content),
    isRepeatable: headers.has(IDEMPOTENCY_KEY),
  };
  return { call, signal };
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
