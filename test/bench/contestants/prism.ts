import type { Contestant } from '../contestant.ts';
import { CONTRACT, packageFile } from '../launches.ts';

/** The most common mock server for contracts, started as its package does. It validates requests. */
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
        // Does not log every request, which makes it as fast as possible.
        '--verboseLevel=warn',
      ],
      url: `http://127.0.0.1:${port}`,
      headers: {},
    };
  },
};
