import { startChatBackends } from '../chat-backends.ts';
import { CHAT_CONNECTIONS, chatLoad, SHORT_QUESTION } from '../chat-load.ts';
import { contestant as patchbay } from '../contestants/patchbay.ts';
import { type LoadProcess, startLoadProcess } from '../load-process.ts';
import { type Turn, turnOf } from '../rounds.ts';
import { type Running, startContestant } from '../running.ts';
import { type Bench, median, type Work } from '../work.ts';

const MAX_PROCESSES = 3;
const WARM_SECONDS = 4;

/** A gateway, and the process that sends load to it. */
interface Member {
  readonly gateway: Running;
  readonly load: LoadProcess;
}

/** One, two and three processes on the same PostgreSQL server. */
export const work: Work = {
  name: 'processes',
  title: `Chat through one, two and three processes on one PostgreSQL, ${CHAT_CONNECTIONS} requests at once in each`,
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const backends = await startChatBackends(stack);
    const members: Member[] = [];
    while (members.length < MAX_PROCESSES) {
      const gateway = await startContestant(patchbay, backends);
      stack.defer(() => gateway.stop());
      const load = startLoadProcess();
      stack.defer(() => load.stop());
      await turnOf(gateway, load, chatLoad(SHORT_QUESTION, { seconds: WARM_SECONDS })(gateway));
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
  const loadOf = chatLoad(SHORT_QUESTION, { seconds });
  return Promise.all(members.map(({ gateway, load }) => turnOf(gateway, load, loadOf(gateway))));
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
