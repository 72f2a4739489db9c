import type { Contestant } from '../contestant.ts';
import { gatewayWith } from './patchbay.ts';

/** The gateway without configuration: it calls no upstream, and its sandbox responds. */
export const contestant: Contestant = {
  ...gatewayWith('Patchbay, sandbox', () => []),
  roles: ['mock'],
};
