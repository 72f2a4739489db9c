import type { Contestant } from '../contestant.ts';
import { gatewayWith } from './patchbay.ts';

/** The gateway as it is when nothing is configured: it asks nobody, and its sandbox answers. */
export const contestant: Contestant = {
  ...gatewayWith('Patchbay, sandbox', () => []),
  roles: ['mock'],
};
