import { errorTypes } from '../generated/problems.ts';
import type { ProblemV1 } from '../generated/types.ts';
import { errorOf, isProblem } from './error-reading.ts';

/** What a caller has is still good, which is no failure. */
const NOT_MODIFIED = 304;
/** What the body of a failure was, and that of the problem in its place is not. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'transfer-encoding', 'content-type'];

/**
 * Has every failure told in the gateway's words. What stands on the way to one answers with a page, or with nothing,
 * which openapi-fetch, and whoever asks `if (error)`, takes for a success.
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
  // No answer can be made with the status of a redirect that pages are not told of.
  return Object.defineProperties(Response.json(problemOf(response), { headers }), {
    ok: { value: false },
    status: { value: status },
    statusText: { value: statusText },
    type: { value: type },
    url: { value: url },
    redirected: { value: redirected },
  });
}

/** What the gateway would say, in the words of both kinds of operations: those under `/v1/` have more of them. */
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

/** What a body says as JSON; `undefined` where it says nothing so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
