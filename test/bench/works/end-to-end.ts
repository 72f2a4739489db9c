import { join } from 'node:path';
import { aPostgresql } from '../../a-postgresql.ts';
import { startCallbackReceiver } from '../callback-receiver.ts';
import { gatewayWith } from '../contestants/patchbay.ts';
import { type Delivered, deliver, videoSettings } from '../jobs-to-their-end.ts';
import { startContestant, startScript } from '../running.ts';
import type { Work } from '../work.ts';

/** Constant rates of creation, in jobs a second. */
const RATES = [25, 50, 100] as const;
const WARM_SECONDS = 5;

/** Jobs from creation to callback, on an upstream that finishes each job by the first poll. */
export const work: Work = {
  name: 'end-to-end',
  title: 'Video jobs on PostgreSQL, from creation to callback, at even rates',
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const server = stack.adopt(await aPostgresql(), (running) => running.stop());
    const file = join(import.meta.dirname, '..', 'a-video-upstream.ts');
    const upstream = stack.adopt(await startScript(file), (running) => running.stop());
    const receiver = stack.adopt(await startCallbackReceiver(), (running) => running.stop());
    const settings = videoSettings(upstream.url);
    const gateway = await startContestant(
      gatewayWith('Patchbay', () => settings),
      { upstreamUrl: '', databaseUrl: server.url },
    );
    stack.defer(() => gateway.stop());
    const parts = { load: bench.load, gateway, receiver };
    await deliver({ ...parts, perSecond: RATES[0], seconds: WARM_SECONDS });
    const rows = [];
    for (const perSecond of RATES) {
      const { seconds } = bench;
      rows.push(rowOf(perSecond, await deliver({ ...parts, perSecond, seconds })));
    }
    return {
      tables: [
        {
          columns: ['created a second', 'through a second', 'p50 ms', 'p99 ms', 'CPU µs/job'],
          rows,
        },
      ],
      verdicts: [],
      remarks: [
        'From the creation of a job to the arrival of its callback; an upstream is asked about a job half a second after it has taken it on. Every callback arrived, genuinely signed.',
      ],
    };
  },
};

function rowOf(rate: number, { perSecond, milliseconds, cpuMicroseconds }: Delivered) {
  const at = (part: number): number =>
    Math.round(milliseconds[Math.floor(milliseconds.length * part)] ?? Number.NaN);
  return [rate, Math.round(perSecond), at(0.5), at(0.99), Math.round(cpuMicroseconds)];
}
