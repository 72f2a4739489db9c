import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { readSettings } from '../../server/config/settings.ts';
import { openLog } from '../../server/foundation/log.ts';
import { startGateway } from '../../server/gateway/gateway.ts';
import type { CrashPoint } from '../../server/jobs/job/crash-points.ts';
import { openSandbox } from '../../server/upstreams/sandbox/sandbox.ts';
import { openLoopback } from './loopback-adapter.ts';

/**
 * A gateway in a process of its own that sends itself a signal at a given step of a job. It runs on loopback upstreams,
 * and on the sandbox for operations these lack.
 * The environment adds the upstream URLs, in the order of the settings, and the step and signal of the fault. The
 * process begins when it reads a line, and exits when its parent is gone.
 */
const { UPSTREAM_URLS = '', UPSTREAM_KNOWS_KEYS, FAULT_STEP, FAULT_SIGNAL } = process.env;
const settings = readSettings({}, process.env);
const urls = UPSTREAM_URLS.split(' ');
const sandbox = openSandbox({ jobSeconds: 0, now: () => new Date() });
await once(process.stdin, 'data');
process.stdin.resume().once('end', () => process.exit(1));
const gateway = await startGateway(settings, {
  log: openLog(settings.log.level),
  upstreams: new Map(
    Object.keys(settings.upstreams).map((name, at) => [name, upstreamAt(urls[at])]),
  ),
  onCrashPoint: faultAt(FAULT_STEP, Number(process.env.FAULT_OCCURRENCE ?? 1)),
});
process.once('SIGTERM', () => {
  gateway.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.stdout.write(`serves at ${gateway.url}\n`);
// Most of these processes are killed and would not save their compile cache on exit.
flushCompileCache();

function upstreamAt(url = '') {
  const loopback = openLoopback({ url, knowsKeys: UPSTREAM_KNOWS_KEYS === '1' });
  const close = async () => void (await Promise.all([sandbox.close(), loopback.close()]));
  return { ...sandbox, ...loopback, close };
}

function faultAt(step: string | undefined, occurrence: number): (crashPoint: CrashPoint) => void {
  let seen = 0;
  return (now) => {
    if (now !== step) return;
    seen += 1;
    if (seen !== occurrence) return;
    // Written synchronously: queued output would be lost.
    writeSync(process.stdout.fd, `at ${step}\n`);
    process.kill(process.pid, FAULT_SIGNAL === 'SIGSTOP' ? 'SIGSTOP' : 'SIGKILL');
  };
}
