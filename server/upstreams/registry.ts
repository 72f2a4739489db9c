import type { Upstream } from './port.ts';
import { openSandbox } from './sandbox/sandbox.ts';

/** The settings of one upstream, by the kind of interface that it speaks. */
export interface UpstreamSettings {
  readonly kind: 'sandbox';
  readonly jobSeconds: number;
}

/** How each kind of upstream is opened. */
const KINDS = {
  sandbox: ({ jobSeconds }: UpstreamSettings, now: () => Date) => openSandbox({ jobSeconds, now }),
} as const satisfies Record<UpstreamSettings['kind'], unknown>;

/** Opens the upstreams that the operator has configured, by their names. */
export function openUpstreams(
  settings: Readonly<Record<string, UpstreamSettings>>,
  now: () => Date,
): ReadonlyMap<string, Upstream> {
  return new Map(Object.entries(settings).map(([name, one]) => [name, KINDS[one.kind](one, now)]));
}
