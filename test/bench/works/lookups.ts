import { aPostgresql } from '../../a-postgresql.ts';
import { gatewayWith } from '../contestants/patchbay.ts';
import { KEY } from '../gateway-launch.ts';
import type { Load } from '../load.ts';
import { type Turn, turnOf } from '../rounds.ts';
import { type Running, startContestant } from '../running.ts';
import { watchServer } from '../server-figures.ts';
import { fillStore, type StoredJobs } from '../stored-jobs.ts';
import { type Bench, median, type Table, type Work } from '../work.ts';

/** How many jobs the stores hold. Each has a database of its own on the same server, and a gateway of its own. */
const SIZES = [10, 10_000, 1_000_000] as const;
/** As many as the smallest store has: a page that is full there, too, since what a page costs is its jobs. */
const PAGE = SIZES[0];
const CONNECTIONS = 2;
const WARM_SECONDS = 2;

/** What is looked up. */
const LOOKUPS = [
  'any job by its identifier',
  'one of the oldest ten',
  'the first page of the list',
] as const;
type Lookup = (typeof LOOKUPS)[number];

/** A gateway before a store of jobs. */
interface Store {
  readonly size: number;
  readonly running: Running;
  readonly paths: Readonly<Record<Lookup, readonly string[]>>;
  readonly turns: Readonly<Record<Lookup, Turn[]>>;
}

/** Looking jobs up, where few are stored and where many are. */
export const work: Work = {
  name: 'lookups',
  title: `Jobs looked up on PostgreSQL, with ${SIZES.map((size) => size.toLocaleString('en')).join(', ')} stored`,
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const postgresql = await aPostgresql();
    stack.defer(() => postgresql.stop());
    const stores: Store[] = [];
    for (const size of SIZES) {
      const gateway = gatewayWith(`${size} stored`, () => [
        'upstreams: { sandbox: { kind: sandbox } }',
      ]);
      const databaseUrl = await databaseOn(postgresql.url, `stored_${size}`);
      const running = await startContestant(gateway, { upstreamUrl: '', databaseUrl });
      stack.defer(() => running.stop());
      const ids = await fillStore(databaseUrl, size);
      stores.push({ size, running, paths: pathsTo(ids), turns: noTurns() });
    }
    for (const store of stores) {
      for (const lookup of LOOKUPS) {
        await bench.load.send({ ...asking(store, lookup), seconds: WARM_SECONDS });
      }
    }
    for (let round = 0; round < bench.rounds; round += 1) {
      for (const lookup of LOOKUPS) {
        for (const store of stores) store.turns[lookup].push(await turn(bench, store, lookup));
      }
    }
    const worst = Math.max(...LOOKUPS.map((lookup) => growth(stores, lookup)));
    return {
      tables: LOOKUPS.map((lookup) => tableOf(stores, lookup)),
      verdicts: [
        {
          what: `lookups: p99 with ${SIZES.at(-1)?.toLocaleString('en')} jobs over ${SIZES[0]}`,
          measured: worst,
          unit: '×',
          bound: { atMost: 1.3 },
        },
      ],
      remarks: [
        `The verdict is on the kind of look-up that grows the most. A page of the list has ${PAGE} jobs, full in each store.`,
      ],
    };
  },
};

/** Makes an empty database beside another one. */
async function databaseOn(url: string, name: string): Promise<string> {
  const server = await watchServer(url);
  try {
    return await server.createDatabase(name);
  } finally {
    await server.close();
  }
}

function pathsTo({ any, oldest }: StoredJobs): Store['paths'] {
  const pathOf = (id: string): string => `/jobs/${id}`;
  return {
    'any job by its identifier': any.map(pathOf),
    'one of the oldest ten': oldest.map(pathOf),
    'the first page of the list': [`/jobs?limit=${PAGE}`],
  };
}

function noTurns(): Store['turns'] {
  return {
    'any job by its identifier': [],
    'one of the oldest ten': [],
    'the first page of the list': [],
  };
}

function asking({ running, paths }: Store, lookup: Lookup): Omit<Load, 'seconds'> {
  return {
    url: running.url,
    method: 'GET',
    paths: paths[lookup],
    headers: { 'svc-api-key': KEY },
    connections: CONNECTIONS,
    status: 200,
  };
}

function turn({ load, seconds }: Bench, store: Store, lookup: Lookup): Promise<Turn> {
  return turnOf(store.running, load, { ...asking(store, lookup), seconds });
}

function p99({ milliseconds }: Turn): number {
  return milliseconds.p99;
}

/** The middle of the ratios, round by round, between the largest store and the smallest. */
function growth(stores: readonly Store[], lookup: Lookup): number {
  const [least, largest] = [stores[0], stores.at(-1)];
  const before = least?.turns[lookup] ?? [];
  const after = largest?.turns[lookup] ?? [];
  return median(
    after.map((one, round) => p99(one) / (before[round]?.milliseconds.p99 ?? Number.NaN)),
  );
}

function tableOf(stores: readonly Store[], lookup: Lookup): Table {
  const columns = ['jobs stored', 'CPU µs/look-up', 'look-ups/s', 'p50 ms', 'p99 ms'];
  const rows = stores.map(({ size, turns }) => {
    const middle = (figure: (one: Turn) => number): number => median(turns[lookup].map(figure));
    return [
      size.toLocaleString('en'),
      Math.round(middle(({ cpuMicroseconds }) => cpuMicroseconds)),
      Math.round(middle(({ answers, seconds }) => answers / seconds)),
      middle(({ milliseconds }) => milliseconds.p50).toFixed(2),
      middle(p99).toFixed(2),
    ];
  });
  return { title: lookup, columns, rows };
}
