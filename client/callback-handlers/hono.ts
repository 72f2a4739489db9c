import type { CallbackHandlerOptions } from './handling.ts';
import { answerRead, answerRequest } from './web.ts';

export type { CallbackHandlerOptions } from './handling.ts';

/** The part of Hono's context that is needed. */
export interface HonoContext {
  readonly req: {
    readonly raw: Request;
    /** The body, also where something has read it before, in whatever form. */
    arrayBuffer(): Promise<ArrayBuffer>;
  };
}

/**
 * Makes a handler of Hono that receives callbacks. A body that something has read before as text or as bytes is taken
 * from what Hono keeps of it.
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
