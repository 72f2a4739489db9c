import type { SecretKey } from '../config/secrets.ts';
import { openLog } from '../foundation/log.ts';
import { openUpstreams } from '../upstreams/registry.ts';
import type { Upstreams } from '../upstreams/routes.ts';
import type { SettingsRead } from './settings.ts';

/**
 * Opens upstreams for a check, without logging.
 *
 * @throws UpstreamSettingsError if one of them cannot be opened
 */
export function openedUpstreams(
  { upstreams: settings, originOf }: Pick<SettingsRead, 'upstreams' | 'originOf'>,
  keys: ReadonlyMap<string, readonly SecretKey[]> = new Map(),
): Upstreams {
  return openUpstreams({
    settings,
    keys,
    originOf,
    log: openLog('silent'),
    now: () => new Date(),
    traceHeaders: () => ({}),
  });
}
