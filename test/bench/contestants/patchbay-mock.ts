import { join } from 'node:path';
import type { Contestant } from '../contestant.ts';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'server', 'main.ts');

/** The stateless mock that responds with the contract's examples: Prism behind the gateway's own validation. */
export const contestant: Contestant = {
  name: 'patchbay mock',
  roles: ['mock'],
  async prepare(_parts, port) {
    return {
      command: process.execPath,
      arguments: [MAIN, 'mock', '--port', String(port)],
      url: `http://127.0.0.1:${port}`,
      headers: {},
    };
  },
};
