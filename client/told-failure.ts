import { errorTypes } from '../generated/problems.ts';
import type { ProblemV1 } from '../generated/types.ts';
import { errorOf, isProblem } from './error-reading.ts';

/** Not Modified: the caller's copy is still valid, so this is not a failure. */
const NOT_MODIFIED = 304;
/** The headers that describe the body, which is replaced. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'transfer-encoding', 'content-type'];

/**
 * Ensures that every failure has the gateway's error envelope. A proxy may reply to a failure with an HTML page or an
 * empty body, which openapi-fetch, and callers that test `if (error)`, mistake for success.
 *
 * @returns the response, or one with the same status and headers and an error body
 */
export async function toldFailure(response: Response): Promise<Response> {
  if (response.ok || response.status === NOT_MODIFIED) return response;
  if (isProblem(parsed(await response.clone().text()))) return response;
  await response.body?.cancel();
  const headers = new Headers(response.headers);
  for (const name of OF_THE_BODY) headers.delete(name);
  const { status, statusText, type, url, redirected } = response;
  // Set afterwards, because the constructor of `Response` rejects the status of an opaque redirect.
  return Object.defineProperties(Response.json(problemOf(response), { headers }), {
    ok: { value: false },
    status: { value: status },
    statusText: { value: statusText },
    type: { value: type },
    url: { value: url },
    redirected: { value: redirected },
  });
}

/** The error envelope, including the additional fields of operations under `/v1/`. */
function problemOf(response: Response): ProblemV1 {
  const { message, requestId = '' } = errorOf(response, undefined);
  const type = errorTypes[response.status] ?? 'api_error';
  return {
    status: 'FAILED',
    message,
    data: {},
    type: 'error',
    error: { type, code: null, param: null, message },
    request_id: requestId,
  };
}

/** Parses a body as JSON; `undefined` if it is not valid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
