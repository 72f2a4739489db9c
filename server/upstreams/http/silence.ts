import type { HttpCall } from './upstream-http.ts';

/** The timeouts for the response headers, and between chunks of the body, in milliseconds; 0 is none. */
export interface Silence {
  readonly headersTimeout: number;
  readonly bodyTimeout: number;
}

/** The timeouts for the silence of a call, by when it may be silent. */
export function silenceOf({ mayBeSilent }: HttpCall, usual: Silence): Silence {
  if (mayBeSilent === undefined) return usual;
  const { headersTimeout, bodyTimeout } = usual;
  if (typeof mayBeSilent === 'object') {
    return { headersTimeout, bodyTimeout: Math.max(headersTimeout, bodyTimeout) };
  }
  return { headersTimeout: 0, bodyTimeout: mayBeSilent === 'throughout' ? 0 : bodyTimeout };
}
