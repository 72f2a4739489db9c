import { aPostgresql } from '../../a-postgresql.ts';
import { gatewayWith } from '../contestants/patchbay.ts';
import { KEY } from '../gateway-launch.ts';
import type { Load } from '../load.ts';
import { type Turn, turnOf, WARM_SECONDS } from '../rounds.ts';
import { type Running, startContestant } from '../running.ts';
import {
  perAnswer,
  type ServerFigures,
  type WatchedServer,
  watchServer,
} from '../server-figures.ts';
import { type Bench, median, type Work } from '../work.ts';

const CONNECTIONS = 64;
/** The sandbox takes so long that no job ends during the measurement. */
const SANDBOX = ['upstreams: { sandbox: { kind: sandbox, jobSeconds: 3600 } }'];

/** A gateway that accepts jobs, and the name of its database if that is on a server. */
interface Taker extends Running {
  readonly database: string | undefined;
}

/** The results of a gateway in one turn. */
interface TakingTurn extends Turn {
  /** The resource use of the database server; undefined if the database is built in. */
  readonly server: ServerFigures | undefined;
}

/** Creation of jobs: validated, reserved, stored and queued before the caller gets a response. */
export const work: Work = {
  name: 'jobs',
  title: `Video jobs taken on durably, each with an idempotency key, ${CONNECTIONS} requests at once`,
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const postgresql = await aPostgresql();
    stack.defer(() => postgresql.stop());
    const server = await watchServer(postgresql.url);
    stack.defer(() => server.close());
    const begin = async (name: string, { database, role = [] }: Place): Promise<Taker> => {
      const databaseUrl =
        database === undefined ? undefined : await server.createDatabase(database);
      const gateway = gatewayWith(name, () => SANDBOX, role);
      const running = await startContestant(gateway, { upstreamUrl: '', databaseUrl });
      stack.defer(() => running.stop());
      await bench.load.send({ ...creating(running), seconds: WARM_SECONDS });
      return { ...running, database };
    };
    const takers = [
      await begin('on PostgreSQL', { database: 'both_roles' }),
      await begin('on PostgreSQL, role api', { database: 'api_alone', role: ['--role', 'api'] }),
      await begin('on the built-in database', {}),
    ];
    const turns = new Map(takers.map((taker) => [taker, [] as TakingTurn[]]));
    for (let round = 0; round < bench.rounds; round += 1) {
      for (const taker of takers) turns.get(taker)?.push(await turn(bench, taker, server));
    }
    const [both, , builtIn] = takers.map((taker) => turns.get(taker) ?? []);
    return {
      tables: [
        {
          columns: COLUMNS,
          rows: [...turns].map(([{ name }, all]) => rowOf(name, all)),
        },
      ],
      verdicts: [
        {
          what: 'jobs: created durably on PostgreSQL, one process',
          measured: rateOf(both ?? []),
          unit: 'a second',
          bound: { atLeast: 1500 },
        },
        {
          what: 'jobs: created durably on the built-in database',
          measured: rateOf(builtIn ?? []),
          unit: 'a second',
          bound: { atLeast: 800 },
        },
      ],
      remarks: [
        'The verdict on PostgreSQL is on one process with both roles, which hands jobs over meanwhile; role api is the ' +
          'same without a worker. The server keeps fsync and synchronous_commit as they are by default.',
      ],
    };
  },
};

/** The database of a gateway, and its role. */
interface Place {
  readonly database?: string;
  readonly role?: readonly string[];
}

async function turn(bench: Bench, taker: Taker, server: WatchedServer): Promise<TakingTurn> {
  const { database } = taker;
  const take = () => turnOf(taker, bench.load, { ...creating(taker), seconds: bench.seconds });
  if (database === undefined) return { ...(await take()), server: undefined };
  const { done, each } = await perAnswer(server, database, take);
  return { ...done, server: each };
}

function creating({ url }: Running): Omit<Load, 'seconds'> {
  return {
    url,
    method: 'POST',
    paths: ['/vidx/generations'],
    headers: { 'content-type': 'application/json', 'svc-api-key': KEY },
    uniqueHeader: 'idempotency-key',
    body: JSON.stringify({ prompt: 'A lighthouse at dusk', video_length: '6' }),
    connections: CONNECTIONS,
    status: 200,
  };
}

const COLUMNS = [
  '',
  'jobs/s',
  'CPU µs/job',
  'p50 ms',
  'p99 ms',
  'MB',
  'server CPU µs/job',
  'transactions/job',
  'WAL bytes/job',
  'stored bytes/job',
  'connections',
];

function rowOf(name: string, turns: readonly TakingTurn[]): readonly (string | number)[] {
  const middle = (figure: (turn: TakingTurn) => number): number => median(turns.map(figure));
  const ofServer = (figure: (server: ServerFigures) => number): string | number =>
    turns.some(({ server }) => server === undefined)
      ? '–'
      : Math.round(middle(({ server }) => (server === undefined ? 0 : figure(server))) * 100) / 100;
  return [
    name,
    Math.round(rateOf(turns)),
    Math.round(middle(({ cpuMicroseconds }) => cpuMicroseconds)),
    middle(({ milliseconds }) => milliseconds.p50).toFixed(1),
    middle(({ milliseconds }) => milliseconds.p99).toFixed(1),
    Math.round(middle(({ residentMegabytes }) => residentMegabytes)),
    ofServer(({ cpuMicroseconds }) => cpuMicroseconds),
    ofServer(({ transactions }) => transactions),
    ofServer(({ loggedBytes }) => loggedBytes),
    ofServer(({ storedBytes }) => storedBytes),
    ofServer(({ connections }) => connections),
  ];
}

function rateOf(turns: readonly TakingTurn[]): number {
  return median(turns.map(({ answers, seconds }) => answers / seconds));
}
