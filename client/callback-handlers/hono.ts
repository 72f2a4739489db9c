import type { CallbackHandlerOptions } from './handling.ts';
import { answerRead, answerRequest } from './web.ts';

export type { CallbackHandlerOptions } from './handling.ts';

/** The part of Hono's context that is used. */
export interface HonoContext {
  readonly req: {
    readonly raw: Request;
    /** The body, even if middleware has already read it in any form. */
    arrayBuffer(): Promise<ArrayBuffer>;
  };
}

/**
 * Creates a Hono handler that receives callbacks. If middleware has already read the body as text or bytes, Hono's
 * cached copy is used.
 *
 * @example
 * app.post('/hooks/patchbay', callbackHandler({ onEvent: (event) => save(event.id, event.record) }));
 */
export function callbackHandler(
  options: CallbackHandlerOptions,
): (context: HonoContext) => Promise<Response> {
  return async ({ req }) => {
    if (!req.raw.bodyUsed) return answerRequest(req.raw, options);
    const { headers } = req.raw;
    return answerRead({ body: new Uint8Array(await req.arrayBuffer()), headers }, options);
  };
}
