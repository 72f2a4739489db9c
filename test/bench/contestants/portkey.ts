import type { Contestant } from '../contestant.ts';
import { KEY } from '../gateway-launch.ts';
import { packageFile } from '../launches.ts';

/** A third-party gateway, started as its package does. */
export const contestant: Contestant = {
  name: '@portkey-ai/gateway',
  roles: ['proxy'],
  async prepare({ upstreamUrl }, port) {
    return {
      command: process.execPath,
      arguments: [
        packageFile('@portkey-ai/gateway', 'build', 'start-server.js'),
        `--port=${port}`,
        '--headless',
      ],
      environment: { NODE_ENV: 'production', TRUSTED_CUSTOM_HOSTS: '127.0.0.1,localhost' },
      url: `http://127.0.0.1:${port}`,
      headers: {
        'x-portkey-provider': 'openai',
        'x-portkey-custom-host': `${upstreamUrl}/v1`,
        authorization: `Bearer ${KEY}`,
      },
    };
  },
};
