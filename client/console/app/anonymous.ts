import { Patchbay } from '../../index.ts';

/** A client for what can be asked without signing in. */
export const anonymous: Patchbay = new Patchbay({
  baseUrl: location.origin,
  credentials: 'same-origin',
});
