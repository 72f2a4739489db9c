import { AsyncLocalStorage } from 'node:async_hooks';

/** A try at an upstream. */
interface Try {
  requestId: string | undefined;
}

/** Whatever an upstream is asked through, its connection notes the identifier with the try that it belongs to. */
const tries = new AsyncLocalStorage<Try>();

/** Tries an upstream; whatever it calls the request is `requestIdOfTry` until the end. */
export function asTry<T>(ask: () => Promise<T>): Promise<T> {
  return tries.run({ requestId: undefined }, ask);
}

/** The upstream's own identifier of the last request of this try, which its support asks for. */
export function requestIdOfTry(): string | undefined {
  return tries.getStore()?.requestId;
}

/** Notes what an upstream calls the request that it has answered. */
export function noteRequestId(requestId: string | undefined): void {
  const current = tries.getStore();
  if (current !== undefined) current.requestId = requestId;
}

/**
 * The headers that identify a request: of Azure (beside one that says less), of Anthropic, and of OpenAI, Patchbay and
 * most others.
 */
const HEADERS = ['apim-request-id', 'request-id', 'x-request-id'];
/** A stranger sends it, and it goes into the log. */
const REQUEST_ID = /^[\w.:/=+-]{1,128}$/;

/** Reads what an upstream calls a request from the headers of its answer; `undefined` where it says nothing usable. */
export function readRequestId(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  return HEADERS.flatMap((name) => headers[name] ?? []).find((value) => REQUEST_ID.test(value));
}
