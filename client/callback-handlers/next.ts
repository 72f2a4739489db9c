import type { CallbackHandlerOptions } from './handling.ts';
import { answerRequest } from './web.ts';

export type { CallbackHandlerOptions } from './handling.ts';

/**
 * Makes a route handler that receives callbacks: of Next, and of whatever else answers a `Request` with a `Response`.
 *
 * @example
 * // app/hooks/patchbay/route.ts
 * export const POST = callbackHandler({ onEvent: async (event) => save(event.id, event.record) });
 */
export function callbackHandler(
  options: CallbackHandlerOptions,
): (request: Request) => Promise<Response> {
  return (request) => answerRequest(request, options);
}
