import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { openLog } from '../../server/foundation/log.ts';
import { type Gateway, startGateway } from '../../server/gateway/gateway.ts';
import type { Upstream } from '../../server/upstreams/port/upstream.ts';
import { type Answer, type CallOptions, send, TEST_KEY, testSettings } from '../a-gateway.ts';
import { aHoldingSandbox } from './a-holding-sandbox.ts';

/** The persistent storage of a gateway. */
export interface Place {
  readonly data: string;
  readonly databaseUrl?: string;
}

/** A gateway whose storage outlives it. */
export interface LastingGateway extends Pick<Gateway, 'url' | 'stop'> {
  readonly data: string;
  /** Sends a request with the key of the local account. */
  call(path: string, options?: CallOptions): Promise<Answer>;
}

/** The duration of a job in the sandbox, in seconds. */
const JOB_SECONDS = 1;

/** Starts a gateway. With `letGo`, work with a held prompt does not finish until that signal is aborted. */
export async function aLastingGateway(
  place: Place,
  { letGo }: { readonly letGo?: AbortSignal } = {},
): Promise<LastingGateway> {
  const settings = testSettings(place.data, {
    ...(place.databaseUrl === undefined ? {} : { databaseUrl: place.databaseUrl }),
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: JOB_SECONDS } },
    callbacks: { allowPrivate: true },
    timeouts: { shutdown: 1 },
  });
  const sandbox = { jobSeconds: JOB_SECONDS, now: () => new Date() };
  const upstreams: ReadonlyMap<string, Upstream> | undefined =
    letGo && new Map([['sandbox', aHoldingSandbox(sandbox, letGo)]]);
  const gateway = await startGateway(settings, {
    log: openLog('silent'),
    ...(upstreams && { upstreams }),
  });
  return {
    url: gateway.url,
    data: place.data,
    stop: () => gateway.stop(),
    call: (path, options = {}) =>
      send(gateway.url + path, {
        ...options,
        headers: { 'SVC-API-KEY': TEST_KEY, ...options.headers },
      }),
  };
}

/** A temporary folder, empty. */
export async function anEmptyFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'patchbay-backup-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

const ENDS: readonly unknown[] = ['SUCCESS', 'FAILED'];

/** Polls a job until it has ended, and returns its record. */
export function ended({ call }: Pick<LastingGateway, 'call'>, jobId: string) {
  return vi.waitFor(
    async () => {
      const { json } = await call(`/jobs/${jobId}`);
      if (!ENDS.includes(json.status)) throw new Error(`The job has not ended: ${json.message}`);
      return json;
    },
    { timeout: 60_000, interval: 50 },
  );
}
