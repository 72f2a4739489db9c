import { Writable } from 'node:stream';
import { openLog } from '../../server/foundation/log.ts';
import type { UpstreamParts, UpstreamSettings } from '../../server/upstreams/upstream-parts.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';

/** Settings of an upstream under test; others have defaults, with short timeouts. */
export interface Asked extends Partial<Omit<UpstreamSettings, 'timeouts'>> {
  readonly baseUrl: string;
  readonly timeouts?: Partial<UpstreamSettings['timeouts']>;
  /** The secrets of its keys. */
  readonly secrets?: readonly string[];
}

/** The parts of an upstream, with its log. */
export function upstreamParts({ secrets = [UPSTREAM_KEY], timeouts, ...asked }: Asked): {
  readonly parts: UpstreamParts;
  readonly logged: readonly string[];
} {
  const logged: string[] = [];
  const log = openLog(
    'debug',
    new Writable({
      write(line, _encoding, done) {
        logged.push(String(line));
        done();
      },
    }),
  );
  const settings: UpstreamSettings = {
    kind: 'tested',
    jobSeconds: 0,
    headers: {},
    keyRestMinutes: 10,
    askedAgainMinutes: 10,
    timeouts: { connect: 5, firstByte: 5, idle: 5, total: 10, ...timeouts },
    concurrency: { calls: 10, waiting: 10 },
    breaker: { failures: 5, restSeconds: 1 },
    answerMegabytes: 1,
    allowPrivateResults: false,
    ...asked,
  };
  const keys = secrets.map((secret, index) => ({ label: `KEY_${index}`, secret }));
  const now = () => new Date();
  return {
    parts: { name: 'tested', settings, keys, log, now, traceHeaders: () => ({}) },
    logged,
  };
}
