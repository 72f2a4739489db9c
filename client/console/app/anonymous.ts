import { Patchbay } from '../../index.ts';

/** A client that asks for what needs nobody to be signed in. */
export const anonymous: Patchbay = new Patchbay({
  baseUrl: location.origin,
  credentials: 'same-origin',
});
