import { join } from 'node:path';
import { aPostgresql } from '../../a-postgresql.ts';
import { contestant as patchbay } from '../contestants/patchbay.ts';
import { type LoadProcess, startLoadProcess } from '../load-process.ts';
import { type Turn, turnOf } from '../rounds.ts';
import { type Running, startContestant, startScript } from '../running.ts';
import { type Bench, median, type Work } from '../work.ts';

const PROCESSES_UP_TO = 3;
const CONNECTIONS = 10;
const WARM_SECONDS = 4;

/** A gateway, and who sends load to it. */
interface Member {
  readonly gateway: Running;
  readonly load: LoadProcess;
}

/** One process against two against three on one PostgreSQL. */
export const work: Work = {
  name: 'processes',
  title: `Chat through one, two and three processes on one PostgreSQL, ${CONNECTIONS} requests at once in each`,
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const postgresql = await aPostgresql();
    stack.defer(() => postgresql.stop());
    const upstream = await startScript(join(import.meta.dirname, '..', 'a-text-upstream.ts'));
    stack.defer(() => upstream.stop());
    const members: Member[] = [];
    while (members.length < PROCESSES_UP_TO) {
      const parts = { upstreamUrl: upstream.url, databaseUrl: postgresql.url };
      const gateway = await startContestant(patchbay, parts);
      stack.defer(() => gateway.stop());
      const load = startLoadProcess();
      stack.defer(() => load.stop());
      await turnOf(gateway, load, asking(gateway, WARM_SECONDS));
      members.push({ gateway, load });
    }
    const sizes = members.map((_, index) => index + 1);
    const rounds = new Map(sizes.map((size) => [size, [] as (readonly Turn[])[]]));
    for (let round = 0; round < bench.rounds; round += 1) {
      for (const size of sizes) {
        rounds.get(size)?.push(await together(members.slice(0, size), bench));
      }
    }
    return {
      tables: [
        {
          columns: ['processes', 'requests/s in all', 'CPU µs/request', 'p99 ms', 'MB each'],
          rows: [...rounds].map(([size, turns]) => rowOf(size, turns)),
        },
      ],
      verdicts: [],
      remarks: [
        'Gateways, load, upstream and database share the processors of one machine: where these are busy, what tells is ' +
          'the CPU of a request, which must stay the same however many processes there are.',
      ],
    };
  },
};

function together(members: readonly Member[], { seconds }: Bench): Promise<readonly Turn[]> {
  return Promise.all(
    members.map(({ gateway, load }) => turnOf(gateway, load, asking(gateway, seconds))),
  );
}

function asking({ url, headers }: Running, seconds: number) {
  return {
    url,
    method: 'POST' as const,
    paths: ['/v1/chat/completions'],
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      model: 'bench',
      messages: [{ role: 'user', content: 'A short question?' }],
    }),
    connections: CONNECTIONS,
    seconds,
    status: 200,
  };
}

function rowOf(size: number, rounds: readonly (readonly Turn[])[]): readonly (string | number)[] {
  const all = rounds.flat();
  const rates = rounds.map((turns) =>
    turns.reduce((sum, { answers, seconds }) => sum + answers / seconds, 0),
  );
  return [
    size,
    Math.round(median(rates)),
    Math.round(median(all.map(({ cpuMicroseconds }) => cpuMicroseconds))),
    median(all.map(({ milliseconds }) => milliseconds.p99)).toFixed(2),
    Math.round(median(all.map(({ residentMegabytes }) => residentMegabytes))),
  ];
}
