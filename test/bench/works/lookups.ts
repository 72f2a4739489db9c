import { aPostgresql } from '../../a-postgresql.ts';
import { gatewayWith } from '../contestants/patchbay.ts';
import { KEY } from '../gateway-launch.ts';
import type { Load } from '../load.ts';
import { type Turn, turnOf } from '../rounds.ts';
import { type Running, startContestant } from '../running.ts';
import { watchServer } from '../server-figures.ts';
import { fillStore, type StoredJobs } from '../stored-jobs.ts';
import { type Bench, median, type Table, type Work } from '../work.ts';

/** The numbers of stored jobs. Each has its own database on the same server, and its own gateway. */
const SIZES = [10, 10_000, 1_000_000] as const;
/**
 * The number of jobs in the smallest store, so that its page is full as well: the cost of a page depends on its jobs.
 */
const PAGE = SIZES[0];
const CONNECTIONS = 2;
const WARM_SECONDS = 2;

/** The kinds of lookup. */
const LOOKUPS = [
  'any job by its identifier',
  'one of the oldest ten',
  'the first page of the list',
] as const;
type Lookup = (typeof LOOKUPS)[number];

/** A gateway with a number of stored jobs. */
interface Store {
  readonly size: number;
  readonly running: Running;
  readonly paths: Readonly<Record<Lookup, readonly string[]>>;
  readonly turns: Readonly<Record<Lookup, Turn[]>>;
}

/** Lookups of jobs, with few and with many stored. */
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

/** Creates an empty database on the server of another one. */
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

/** The median of the ratios, in each round, between the largest store and the smallest. */
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
