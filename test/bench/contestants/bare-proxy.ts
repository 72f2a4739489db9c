import { scriptedProxy } from '../launches.ts';

/** Only node:http and undici: the lower bound for a proxy on this runtime. */
export const contestant = scriptedProxy('bare Node proxy', 'a-bare-proxy.ts');
