import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readSettings } from '../../server/config/settings.ts';
import { openLog } from '../../server/foundation/log.ts';
import { startGateway } from '../../server/gateway/gateway.ts';
import type { ProcessFigures } from './a-watched-gateway.ts';

const NANOSECONDS_PER_MILLISECOND = 1e6;
const MICROSECONDS_PER_SECOND = 1e6;

/**
 * A gateway as in production, in a process of its own, which reports its figures when its parent asks. Memory is
 * measured after garbage collection, so that figures are comparable.
 */
const settings = readSettings({}, process.env);
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const gateway = await startGateway(settings, { log: openLog(settings.log.level) });
process.on('message', () => process.send?.(figures()));
// The parent process is gone.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => {
  gateway.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.send?.({ url: gateway.url, alternateUrl: gateway.alternateUrl });

function figures(): ProcessFigures {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const told = {
    rss,
    heapUsed,
    external,
    descriptors: openDescriptors(),
    sockets: process.getActiveResourcesInfo().filter((name) => name.startsWith('TCPSocket')).length,
    delayMs: delay.percentile(99) / NANOSECONDS_PER_MILLISECOND,
    cpuSeconds: (user + system) / MICROSECONDS_PER_SECOND,
  };
  delay.reset();
  return told;
}

function openDescriptors(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
}
