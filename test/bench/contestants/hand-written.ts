import { KEY } from '../gateway-launch.ts';
import { scriptedProxy } from '../launches.ts';

/** A typical hand-written proxy, on Fastify, Ajv and undici. */
export const contestant = scriptedProxy('hand-written proxy', 'a-hand-written-proxy.ts', KEY);
