import type { CallbackHandlerOptions } from './handling.ts';
import { answerRequest } from './web.ts';

export type { CallbackHandlerOptions } from './handling.ts';

/**
 * Creates a route handler that receives callbacks, for Next and any framework that maps a `Request` to a `Response`.
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
