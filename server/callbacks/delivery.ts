import { request } from 'undici';
import type { Outgoing } from '../foundation/outgoing.ts';

/** What came of posting a callback. */
export type Delivery =
  | { readonly kind: 'delivered' }
  /** The receiver wants no more of them (410). */
  | { readonly kind: 'unwanted' }
  | { readonly kind: 'failed'; readonly detail: string };

const RECEIVER_TIMEOUT_MS = 15_000;
const GONE = 410;

/**
 * Posts a body to a receiver. Only a 2xx status counts as delivered; redirects are not followed.
 *
 * @param body - JSON text
 */
export async function deliver(
  outgoing: Outgoing,
  url: string,
  body: string,
  signal: AbortSignal,
): Promise<Delivery> {
  const verdict = outgoing.check(url);
  if (!verdict.ok) return failed(`the address is refused: ${verdict.reason}`);
  try {
    const { statusCode, body: answer } = await request(url, {
      method: 'POST',
      dispatcher: outgoing.dispatcher,
      headers: { 'content-type': 'application/json', 'user-agent': 'patchbay' },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(RECEIVER_TIMEOUT_MS)]),
    });
    await answer.dump();
    if (statusCode === GONE) return { kind: 'unwanted' };
    const isDelivered = statusCode >= 200 && statusCode < 300;
    return isDelivered
      ? { kind: 'delivered' }
      : failed(`the receiver answers with status ${statusCode}`);
  } catch (error) {
    return failed(String(error));
  }
}

function failed(detail: string): Delivery {
  return { kind: 'failed', detail };
}
