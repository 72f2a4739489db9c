import { Patchbay } from '../../index.ts';
import { ownGateway } from './own-gateway.ts';

/** A client for what can be asked without signing in. */
export const anonymous: Patchbay = new Patchbay({
  ...ownGateway,
  credentials: 'same-origin',
});
