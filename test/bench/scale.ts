import { readUnitCosts } from './unit-costs.ts';

/**
 * Calculates the resources for 1,000 and 100,000 requests a second from the measured unit costs (`npm run bench --
 * units streams --keep`), and the first bottleneck. Prints the tables of `README.md` in this folder. `npm run
 * bench:scale`.
 */

/** The maximum utilisation of a core; above it, latency rises. */
const BUSY = 0.6;
const MICROSECONDS_PER_SECOND = 1e6;
const SECONDS_PER_DAY = 86_400;
const MEGABYTE = 1e6;
const GIGABYTE = 1e9;

/** A large database server on one machine. The log rate is what a common disk sustains. */
const SERVER = { cores: 32, logMegabytesASecond: 250, connections: 2_000 };

/** A mix of requests. Shares refer to the number of requests. */
interface Mix {
  readonly name: string;
  /** Chat, streamed or not. */
  readonly chat: number;
  /** Events of streams, per request. */
  readonly events: number;
  /** Jobs, from creation to callback. */
  readonly jobs: number;
  readonly lookups: number;
}

const MIXES: readonly Mix[] = [
  { name: 'chat, whole answers', chat: 1, events: 0, jobs: 0, lookups: 0 },
  { name: 'chat, streams of 200 events', chat: 1, events: 200, jobs: 0, lookups: 0 },
  { name: 'jobs with callbacks', chat: 0, events: 0, jobs: 1, lookups: 0 },
  {
    name: 'a product (90 % chat, half of it streams; 2 % jobs; 8 % look-ups)',
    chat: 0.9,
    events: 90,
    jobs: 0.02,
    lookups: 0.08,
  },
];
const RATES = [1_000, 100_000] as const;

/** The resources that a rate of requests needs. */
interface Need {
  /** API processes, and workers; each uses one core. */
  readonly api: number;
  readonly workers: number;
  readonly gigabytes: number;
  readonly serverCores: number;
  readonly loggedMegabytesASecond: number;
  readonly storedGigabytesADay: number;
  readonly connections: number;
}

const COLUMNS = [
  '',
  'api processes',
  'workers',
  'memory GB',
  'database cores',
  'WAL MB/s',
  'stored GB/day',
  'connections',
  'database servers (first bottleneck)',
];

const costs = await readUnitCosts();

for (const perSecond of RATES) {
  print(
    `${perSecond.toLocaleString('en')} requests a second`,
    COLUMNS,
    MIXES.map((mix) => rowOf(mix, perSecond)),
  );
}

function needOf(mix: Mix, perSecond: number): Need {
  const { chat, events, jobs, lookups } = mix;
  const taking = (figure: string): number =>
    chat * cost(`chat.${figure}`) +
    jobs * cost(`job.${figure}`) +
    lookups * cost(`lookup.${figure}`);
  // The cost of a whole job includes its creation, which the API processes have already paid.
  const ending = (figure: string): number =>
    jobs * Math.max(0, cost(`wholeJob.${figure}`) - cost(`job.${figure}`));
  const both = (figure: string): number => (taking(figure) + ending(figure)) * perSecond;
  const streaming = events * cost('event.cpuMicroseconds');
  const api = processesFor((taking('cpuMicroseconds') + streaming) * perSecond);
  const workers = processesFor(ending('cpuMicroseconds') * perSecond);
  return {
    api,
    workers,
    gigabytes:
      (api * cost('chat.residentMegabytes') + workers * cost('wholeJob.residentMegabytes')) / 1000,
    serverCores: both('serverCpuMicroseconds') / MICROSECONDS_PER_SECOND / BUSY,
    loggedMegabytesASecond: both('loggedBytes') / MEGABYTE,
    storedGigabytesADay: (both('storedBytes') * SECONDS_PER_DAY) / GIGABYTE,
    connections: api * cost('chat.connections') + workers * cost('wholeJob.connections'),
  };
}

function processesFor(microsecondsASecond: number): number {
  return Math.ceil(microsecondsASecond / MICROSECONDS_PER_SECOND / BUSY);
}

/** The number of database servers of the assumed size, and the resource that determines it. */
function serversFor(need: Need): { readonly count: number; readonly because: string } {
  const parts = [
    { because: 'processor', count: need.serverCores / SERVER.cores },
    { because: 'log', count: need.loggedMegabytesASecond / SERVER.logMegabytesASecond },
    { because: 'connections', count: need.connections / SERVER.connections },
  ];
  const [most = { because: '', count: 0 }] = parts.toSorted(
    (one, other) => other.count - one.count,
  );
  return most;
}

function rowOf(mix: Mix, perSecond: number): readonly (string | number)[] {
  const need = needOf(mix, perSecond);
  const { count, because } = serversFor(need);
  return [
    mix.name,
    need.api,
    need.workers,
    Math.round(need.gigabytes),
    need.serverCores.toFixed(1),
    need.loggedMegabytesASecond.toFixed(1),
    Math.round(need.storedGigabytesADay),
    need.connections,
    `${Math.max(1, Math.ceil(count))} (${because})`,
  ];
}

function cost(name: string): number {
  const found = costs[name];
  if (found !== undefined) return found;
  throw new Error(`${name} has not been measured; npm run bench -- units streams --keep does.`);
}

function print(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const lines = [line(columns), line(columns.map(() => '---')), ...rows.map(line)];
  process.stdout.write(`${title}:\n\n${lines.join('\n')}\n\n`);
}
