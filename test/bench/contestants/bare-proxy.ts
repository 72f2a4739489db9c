import { scriptedProxy } from '../launches.ts';

/** node:http before undici, and nothing else: the limit on this runtime. */
export const contestant = scriptedProxy('bare Node proxy', 'a-bare-proxy.ts');
