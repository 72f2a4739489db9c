import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { aGatewayProcess, type GatewayProcess } from '../a-process.ts';

/**
 * Measures the cost of many jobs in progress: the time of a lookup with ten jobs and with ten thousand, and whether the
 * gateway's memory stays constant. Prints a table. `npm run bench:jobs`, or with other numbers `npm run bench:jobs --
 * 2000 60` (jobs, seconds of observation).
 */

const [, , jobsText = '10000', secondsText = '60'] = process.argv;
const JOBS = Number(jobsText);
const SECONDS = Number(secondsText);
const FEW = 10;
const LOOKUPS = 1_000;
const AT_ONCE = 8;
const KEY = 'a-key-for-measuring';
const MEGABYTE = 2 ** 20;

const agent = new Agent({ connections: AT_ONCE });
const headers = { 'SVC-API-KEY': KEY, 'content-type': 'application/json' };

interface Lookups {
  readonly median: number;
  readonly worst: number;
}

const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'));
await writeFile(
  join(folder, 'patchbay.yaml'),
  'upstreams: { sandbox: { kind: sandbox, jobSeconds: 3600 } }\nlog: { level: warn }\n',
);
const gateway = await aGatewayProcess(
  {
    PATCHBAY_DATA: folder,
    PATCHBAY_API_KEY: KEY,
    ...(process.env.DATABASE_URL === undefined ? {} : { DATABASE_URL: process.env.DATABASE_URL }),
  },
  ['--config', join(folder, 'patchbay.yaml')],
);
try {
  const ids = await createJobs(gateway, FEW);
  await sleep(5_000);
  await lookUp(gateway, ids);
  const few = await lookUp(gateway, ids);
  const began = performance.now();
  ids.push(...(await createJobs(gateway, JOBS - FEW)));
  const creating = (performance.now() - began) / 1000;
  await sleep(5_000);
  const memory = [await residentMegabytes(gateway)];
  const many = await lookUp(gateway, ids);
  for (let second = 0; second < SECONDS; second += 10) {
    await sleep(10_000);
    memory.push(await residentMegabytes(gateway));
  }
  const later = await lookUp(gateway, ids);
  print({ few, many, later, memory, creating });
} finally {
  await gateway.end('SIGKILL');
  await agent.close();
  await rm(folder, { recursive: true, force: true });
}

async function createJobs({ url }: GatewayProcess, count: number): Promise<string[]> {
  const ids: string[] = [];
  const body = JSON.stringify({ prompt: 'A lighthouse at dusk', video_length: '6' });
  let left = count;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const options = { method: 'POST', headers, body, dispatcher: agent } as const;
      const answer = await request(`${url}/vidx/generations`, options);
      const json = await answer.body.json();
      ids.push(jobIdOf(json));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return ids;
}

function jobIdOf(value: unknown): string {
  const text = JSON.stringify(value);
  const id = /"jobId":"([0-9a-f-]{36})"/.exec(text)?.[1];
  if (id === undefined) throw new Error(`The gateway did not take the job: ${text}`);
  return id;
}

/** Looks up jobs one after another, spread over all of them; returns the times in milliseconds. */
async function lookUp({ url }: GatewayProcess, ids: readonly string[]): Promise<Lookups> {
  const times: number[] = [];
  for (let index = 0; index < LOOKUPS; index += 1) {
    const id = ids[(index * 7919) % ids.length];
    const began = performance.now();
    const answer = await request(`${url}/vidx/fetch?jobId=${id}`, { headers, dispatcher: agent });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`A lookup answers ${answer.statusCode}.`);
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  return { median: at(times, 0.5), worst: at(times, 0.99) };
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

async function residentMegabytes({ url }: GatewayProcess): Promise<number> {
  const answer = await request(`${url}/metrics`, { dispatcher: agent });
  const text = await answer.body.text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  return Math.round(bytes / MEGABYTE);
}

function print(found: {
  readonly few: Lookups;
  readonly many: Lookups;
  readonly later: Lookups;
  readonly memory: readonly number[];
  readonly creating: number;
}): void {
  const { few, many, later, memory, creating } = found;
  const row = (name: string, { median, worst }: Lookups): string =>
    `| ${name} | ${median.toFixed(2)} ms | ${worst.toFixed(2)} ms | ${(median / few.median).toFixed(2)} |`;
  const lines = [
    '| lookups | median | 99 % below | ratio of medians |',
    '|---|---|---|---|',
    row(`with ${FEW} jobs in flight`, few),
    row(`with ${JOBS}`, many),
    row(`with ${JOBS}, ${SECONDS} s later`, later),
    '',
    `jobs created a second: ${Math.round((JOBS - FEW) / creating)}`,
    `resident memory every 10 s: ${memory.join(', ')} MB`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
