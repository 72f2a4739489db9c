/** The part of undici's dispatcher that is used here. */
interface Dispatcher {
  dispatch(options: object, handler: unknown): boolean;
}

/** The global symbol under which Node's `fetch` and undici store the default dispatcher. */
const DEFAULT_DISPATCHER = Symbol.for('undici.globalDispatcher.1');

/**
 * Protects requests from garbage collection while their responses are read: the request that was sent, and the one it
 * was made from, whose signal it follows.
 */
const held = new WeakMap<ReadableStream, readonly (Request | string)[]>();

/**
 * Sends a request that may take long and remains abortable throughout. Node's `fetch` gives up after five minutes
 * without headers, and loses the signal of a request that has been garbage-collected.
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

/** The runtime's own `fetch` without Node's limit for headers, for clients that create their own requests. */
export function patientFetch(request: Request): Promise<Response> {
  return longFetch(fetch, request, {});
}

/**
 * The option that disables the header timeout of Node's `fetch`. It wraps the default dispatcher, which may be a proxy
 * that the program has set. Other runtimes have no such limit and ignore the option.
 */
function patientDispatcher(): { readonly dispatcher?: Dispatcher } {
  const usual: unknown = Reflect.get(globalThis, DEFAULT_DISPATCHER);
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
