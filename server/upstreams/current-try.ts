import { AsyncLocalStorage } from 'node:async_hooks';

/** An attempt at an upstream. */
interface Try {
  /** The upstream's name of the model, if the call names one. */
  readonly model: string | undefined;
  requestId: string | undefined;
}

/**
 * The current attempt. The connection records the request identifier with it, and logs its model, through whichever
 * adapter the call was made.
 */
const tries = new AsyncLocalStorage<Try>();

/**
 * Runs an attempt; within it, `requestIdOfTry` returns the upstream's request identifier, and `modelOfTry` the model.
 */
export function asTry<T>(ask: () => Promise<T>, model?: string): Promise<T> {
  return tries.run({ model, requestId: undefined }, ask);
}

/** The upstream's name of the model that the current attempt is for, if it is for one. */
export function modelOfTry(): string | undefined {
  return tries.getStore()?.model;
}

/** The upstream's identifier of the last request of this attempt, which its support asks for. */
export function requestIdOfTry(): string | undefined {
  return tries.getStore()?.requestId;
}

/** Records the upstream's identifier of an answered request. */
export function noteRequestId(requestId: string | undefined): void {
  const current = tries.getStore();
  if (current !== undefined) current.requestId = requestId;
}

/**
 * The headers that identify a request, by precedence: Azure's (which sends a less useful one besides), Anthropic's, and
 * that of OpenAI, Patchbay and most others.
 */
const HEADERS = ['apim-request-id', 'request-id', 'x-request-id'];
/** The value is untrusted and is logged. */
const REQUEST_ID = /^[\w.:/=+-]{1,128}$/;

/** Reads the upstream's request identifier from response headers; `undefined` if there is no valid one. */
export function readRequestId(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  return HEADERS.flatMap((name) => headers[name] ?? []).find((value) => REQUEST_ID.test(value));
}
