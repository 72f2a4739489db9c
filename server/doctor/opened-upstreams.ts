import type { SecretKey } from '../config/secrets.ts';
import { openLog } from '../foundation/log.ts';
import { openUpstreams } from '../upstreams/registry.ts';
import type { Upstreams } from '../upstreams/routes.ts';
import type { SettingsRead } from './settings.ts';

/**
 * Opens upstreams for a look at them, of which no log tells.
 *
 * @throws UpstreamMistake where the settings of one cannot be
 */
export function openedUpstreams(
  settings: SettingsRead['upstreams'],
  keys: ReadonlyMap<string, readonly SecretKey[]> = new Map(),
): Upstreams {
  return openUpstreams({
    settings,
    keys,
    log: openLog('silent'),
    now: () => new Date(),
    traceHeaders: () => ({}),
  });
}
