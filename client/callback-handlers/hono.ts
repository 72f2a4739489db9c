import type { CallbackHandlerOptions } from './handling.ts';
import { answerRequest } from './web.ts';

export type { CallbackHandlerOptions } from './handling.ts';

/** The part of Hono's context that is needed. */
export interface HonoContext {
  readonly req: { readonly raw: Request };
}

/**
 * Makes a handler of Hono that receives callbacks.
 *
 * @example
 * app.post('/hooks/patchbay', callbackHandler({ onEvent: (event) => save(event.id, event.record) }));
 */
export function callbackHandler(
  options: CallbackHandlerOptions,
): (context: HonoContext) => Promise<Response> {
  return ({ req }) => answerRequest(req.raw, options);
}
