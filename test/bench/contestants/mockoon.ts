import type { Contestant } from '../contestant.ts';
import { CONTRACT, packageFile } from '../launches.ts';

/** A third-party mock server, which does not validate requests. */
export const contestant: Contestant = {
  name: '@mockoon/cli',
  roles: ['mock'],
  async prepare(_parts, port) {
    return {
      command: process.execPath,
      arguments: [
        packageFile('@mockoon/cli', 'bin', 'run.js'),
        'start',
        '--data',
        CONTRACT,
        '--hostname',
        '127.0.0.1',
        '--port',
        String(port),
        '--disable-log-to-file',
        '--disable-admin-api',
      ],
      url: `http://127.0.0.1:${port}`,
      headers: {},
    };
  },
};
