import type { Log } from '../foundation/log.ts';
import { openAnthropic } from './anthropic/anthropic.ts';
import type { KeyRing, UpstreamKey } from './http/key-ring.ts';
import { openOpenai } from './openai/openai.ts';
import { openPatchbay } from './patchbay/patchbay.ts';
import type { Upstream } from './port/upstream.ts';
import type { GuardedUpstream, KeyState, Upstreams } from './route-table.ts';
import { Guard, type GuardParts, type GuardSettings } from './routing/guard.ts';
import { openSandbox } from './sandbox/sandbox.ts';
import { UpstreamSettingsError } from './settings-error.ts';
import type { UpstreamParts, UpstreamSettings } from './upstream-parts.ts';
import { openXaiVideo } from './xai-video/xai-video.ts';

/** The kinds of upstreams. A new kind is a line here. */
const KINDS: Readonly<Record<string, (parts: UpstreamParts) => Upstream>> = {
  anthropic: openAnthropic,
  patchbay: openPatchbay,
  sandbox: ({ settings: { jobSeconds }, now }) => openSandbox({ jobSeconds, now }),
  openai: openOpenai,
  'xai-video': openXaiVideo,
};

/** The names of the supported kinds of upstreams. */
export function kindsOfUpstreams(): readonly string[] {
  return Object.keys(KINDS);
}

/** Dependencies and settings of upstreams. */
export interface UpstreamsParts {
  /** By the upstream's name in the configuration. */
  readonly settings: Readonly<Record<string, UpstreamSettings>>;
  /** Their keys, by the same names. */
  readonly keys: ReadonlyMap<string, readonly UpstreamKey[]>;
  readonly log: Log;
  readonly now: () => Date;
  readonly traceHeaders: () => Readonly<Record<string, string>>;
  /** Where a setting was given, such as a line of the settings file. */
  readonly originOf: (path: readonly string[]) => string;
}

/**
 * Opens the configured upstreams.
 *
 * @throws UpstreamSettingsError if one of them cannot be opened
 */
export function openUpstreams({ settings, keys, originOf, ...parts }: UpstreamsParts): Upstreams {
  return new Map(
    Object.entries(settings).map(([name, one]) => {
      const open = KINDS[one.kind];
      if (open === undefined) {
        const path = ['upstreams', name, 'kind'];
        const known = kindsOfUpstreams().join(', ');
        throw new UpstreamSettingsError(
          `${originOf(path)}: ${path.join('.')} must be one of ${known}, not ${one.kind}.`,
        );
      }
      const rings: KeyRing[] = [];
      const onKeyRing = (ring: KeyRing): void => void rings.push(ring);
      const secrets = keys.get(name) ?? [];
      const upstream = open({ ...parts, name, settings: one, keys: secrets, onKeyRing });
      const guarded = guardedBy(upstream, one, whenBreaker(name, one, parts.log));
      return [name, { ...guarded, kind: one.kind, keys: () => keysIn(rings) }];
    }),
  );
}

/** Logs when a breaker opens or closes. */
function whenBreaker(
  name: string,
  { breaker: { restSeconds } }: GuardSettings,
  log: Log,
): GuardParts {
  return {
    onBreaker(state, last) {
      const { kind: failure, message } = last ?? {};
      const why = { upstream: name, restSeconds, failure, message };
      if (state === 'open') log.warn(why, 'upstream left alone');
      else log.info({ upstream: name }, 'upstream called again');
    },
  };
}

/** Wraps open upstreams in guards with limits that are never reached in practice. */
export function guarded(upstreams: ReadonlyMap<string, Upstream>): Upstreams {
  return new Map([...upstreams].map(([name, upstream]) => [name, guardedBy(upstream, AMPLE)]));
}

function guardedBy(
  upstream: Upstream,
  settings: GuardSettings,
  parts?: GuardParts,
): GuardedUpstream {
  // The sandbox fails only on request, which shows nothing about its state.
  const guard = new Guard(upstream.answersAlike === true ? AMPLE : settings, parts);
  return { upstream, guard, keys: () => NO_KEYS };
}

const NO_KEYS: KeyState = { count: 0, usable: 0, setAside: 0 };

function keysIn(rings: readonly KeyRing[]): KeyState {
  return rings.reduce((sum, ring) => {
    const { count, usable } = ring.keys();
    const setAside = sum.setAside + ring.setAside();
    return { count: sum.count + count, usable: sum.usable + usable, setAside };
  }, NO_KEYS);
}

const AMPLE: GuardSettings = {
  concurrency: { calls: 100_000, waiting: 0 },
  breaker: { failures: 10_000, restSeconds: 1 },
};
