import { KEY } from '../gateway-launch.ts';
import { scriptedProxy } from '../launches.ts';

/** A proxy on Fastify, Ajv and undici, as people write it by hand. */
export const contestant = scriptedProxy('hand-written proxy', 'a-hand-written-proxy.ts', KEY);
