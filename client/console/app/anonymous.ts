import { Patchbay } from '../../index.ts';
import { ownGateway } from './own-gateway.ts';

/** A client for requests that need no sign-in. */
export const anonymous: Patchbay = new Patchbay({
  ...ownGateway,
  credentials: 'same-origin',
});
