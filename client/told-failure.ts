import { errorTypes } from '../generated/problems.ts';
import type { ProblemV1 } from '../generated/types.ts';
import { errorOf, isProblem } from './error-reading.ts';

/** Not Modified: the caller's copy is still valid, which is no failure. */
const NOT_MODIFIED = 304;
/** The headers that describe the body, which is replaced. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'transfer-encoding', 'content-type'];

/**
 * Gives every failure the gateway's envelope. A proxy may answer a failure with a page, or with no body, which openapi-
 * fetch, and callers that test `if (error)`, take for a success.
 *
 * @returns the answer, or one with its status and headers and a problem for its body
 */
export async function toldFailure(response: Response): Promise<Response> {
  if (response.ok || response.status === NOT_MODIFIED) return response;
  if (isProblem(parsed(await response.clone().text()))) return response;
  await response.body?.cancel();
  const headers = new Headers(response.headers);
  for (const name of OF_THE_BODY) headers.delete(name);
  const { status, statusText, type, url, redirected } = response;
  // Set afterwards, as `Response` does not take the status of a redirect that pages are not told of.
  return Object.defineProperties(Response.json(problemOf(response), { headers }), {
    ok: { value: false },
    status: { value: status },
    statusText: { value: statusText },
    type: { value: type },
    url: { value: url },
    redirected: { value: redirected },
  });
}

/** The envelope for a failure, with the further fields of operations under `/v1/`. */
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

/** A body parsed as JSON; `undefined` where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
