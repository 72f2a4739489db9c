import { join } from 'node:path';
import type { Contestant, ContestantParts } from '../contestant.ts';
import { gatewayLaunch } from '../gateway-launch.ts';

/** The gateway with all features: keys, validation, metering, metrics, logging. */
export const contestant: Contestant = gatewayWith('Patchbay', ({ upstreamUrl }) => [
  `upstreams: { measured: { kind: openai, baseUrl: '${upstreamUrl}/v1' } }`,
  'models: [{ id: "*", upstream: measured }]',
]);

/** Limits that are too high to be reached. */
const LIMITS =
  'limits: { account: { requestsPerMinute: 1000000000, tokensPerMinute: 1000000000000 } }';

/** The gateway with the upstreams of a workload, given as lines of settings, and with further flags. */
export function gatewayWith(
  name: string,
  upstreams: (parts: ContestantParts) => readonly string[],
  furtherFlags: readonly string[] = [],
): Contestant {
  return {
    name,
    roles: ['proxy'],
    prepare(parts, port) {
      const { folder, databaseUrl } = parts;
      const settings = [...upstreams(parts), LIMITS];
      const data = join(folder, 'data');
      return gatewayLaunch({ folder, data, databaseUrl, settings, furtherFlags }, port);
    },
  };
}
