import type { Contestant } from '../contestant.ts';
import { CONTRACT, packageFile } from '../launches.ts';

/** The mock server that most take for a contract, as its package starts it. It checks what it is asked. */
export const contestant: Contestant = {
  name: 'Prism',
  roles: ['mock'],
  async prepare(_parts, port) {
    return {
      command: process.execPath,
      arguments: [
        packageFile('@stoplight/prism-cli', 'dist', 'index.js'),
        'mock',
        CONTRACT,
        '--host=127.0.0.1',
        `--port=${port}`,
        // It need not say anything of every request, so that it is met at its fastest.
        '--verboseLevel=warn',
      ],
      url: `http://127.0.0.1:${port}`,
      headers: {},
    };
  },
};
