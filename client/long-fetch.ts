/** What sends the requests of Node's `fetch`, as far as it is needed. */
interface Dispatcher {
  dispatch(options: object, handler: unknown): boolean;
}

/** Where Node's `fetch`, and the package undici that it is made of, keep what sends by default. */
const USUAL_DISPATCHER = Symbol.for('undici.globalDispatcher.1');

/** The requests whose answers are being read: what was sent, and what it was made of, whose signal it follows. */
const held = new WeakMap<ReadableStream, readonly (Request | string)[]>();

/**
 * Sends a request that may last long, and can be aborted all the while. In Node, `fetch` by itself gives up after five
 * minutes without headers, before a slow picture is done, and forgets the signal of a request that nobody holds.
 */
export async function longFetch(
  fetch: (request: Request) => Promise<Response>,
  input: Request | string,
  init: RequestInit,
): Promise<Response> {
  const request = new Request(input, { ...init, ...patientDispatcher() });
  const response = await fetch(request);
  if (response.body !== null) held.set(response.body, [request, input]);
  return response;
}

/** The runtime's own `fetch`, in requests that may last long; for clients that make their requests elsewhere. */
export function patientFetch(request: Request): Promise<Response> {
  return longFetch(fetch, request, {});
}

/**
 * The option of Node's `fetch` that leaves it to the caller how long headers may take. What sends is what sends by
 * default, such as a proxy that the program has set. Other runtimes have no such limit, and pass the option over.
 */
function patientDispatcher(): { readonly dispatcher?: Dispatcher } {
  const usual: unknown = Reflect.get(globalThis, USUAL_DISPATCHER);
  if (!isDispatcher(usual)) return {};
  const dispatch: Dispatcher['dispatch'] = (options, handler) =>
    usual.dispatch({ ...options, headersTimeout: 0 }, handler);
  return { dispatcher: { dispatch } };
}

function isDispatcher(value: unknown): value is Dispatcher {
  return (
    typeof value === 'object' &&
    value !== null &&
    'dispatch' in value &&
    typeof value.dispatch === 'function'
  );
}
