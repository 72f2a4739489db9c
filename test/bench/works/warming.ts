import { join } from 'node:path';
import { aPostgresql } from '../../a-postgresql.ts';
import { CHAT_CONNECTIONS, chatLoad, SHORT_QUESTION } from '../chat-load.ts';
import type { Contestant } from '../contestant.ts';
import { contestant as bare } from '../contestants/bare-proxy.ts';
import { contestant as handWritten } from '../contestants/hand-written.ts';
import { contestant as patchbay } from '../contestants/patchbay.ts';
import { onPostgresql } from '../contestants.ts';
import { middle, type Standing, turnOf, WARM_SECONDS } from '../rounds.ts';
import { startContestant, startScript } from '../running.ts';
import type { Bench, Work } from '../work.ts';

/** A stretch of requests ends when there have been so many since the start. */
const STRETCHES = [1_000, 3_000, 6_000, 12_000, 25_000, 50_000] as const;
/** Nobody answers more in a second, so that no load goes far beyond the end of its stretch. */
const A_SECOND_UP_TO = 25_000;
const SECONDS_FROM = 0.03;

/** What requests cost after a start, as more and more of the code is compiled. */
interface Stretch {
  readonly upTo: number;
  readonly cpuMicroseconds: number;
}

/** How many requests it takes until one costs what all later ones do. */
export const work: Work = {
  name: 'warming',
  title: `Chat after a start, ${CHAT_CONNECTIONS} requests at once`,
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const postgresql = await aPostgresql();
    stack.defer(() => postgresql.stop());
    const upstream = await startScript(join(import.meta.dirname, '..', 'a-text-upstream.ts'));
    stack.defer(() => upstream.stop());
    await warmOthers(bench, upstream.url);
    const contestants = [bare, handWritten, onPostgresql(patchbay, postgresql.url)];
    const starts: Standing<readonly Stretch[]>[] = [];
    for (const contestant of contestants) {
      const turns: (readonly Stretch[])[] = [];
      for (let round = 0; round < bench.rounds; round += 1) {
        turns.push(await stretchesOf(bench, contestant, upstream.url));
      }
      starts.push({ name: contestant.name, turns });
    }
    return {
      tables: [
        {
          title: 'CPU µs of a request, of those since the column before',
          columns: ['', ...STRETCHES.map((upTo) => `up to ${upTo.toLocaleString('en')}`)],
          rows: starts.map((start) => [
            start.name,
            ...STRETCHES.map((_, index) =>
              Math.round(middle(start, (all) => all[index]?.cpuMicroseconds ?? Number.NaN)),
            ),
          ]),
        },
      ],
      verdicts: [],
    };
  },
};

/** The upstream and the sender are not to be what gets faster. */
async function warmOthers({ load }: Bench, upstreamUrl: string): Promise<void> {
  const running = await startContestant(bare, { upstreamUrl });
  try {
    await load.send(chatLoad(SHORT_QUESTION, { seconds: WARM_SECONDS })(running));
  } finally {
    await running.stop();
  }
}

async function stretchesOf(
  { load }: Bench,
  contestant: Contestant,
  upstreamUrl: string,
): Promise<readonly Stretch[]> {
  const running = await startContestant(contestant, { upstreamUrl });
  try {
    const stretches: Stretch[] = [];
    let all = 0;
    for (const upTo of STRETCHES) {
      let answers = 0;
      let cpu = 0;
      while (all < upTo) {
        const seconds = Math.max(SECONDS_FROM, (upTo - all) / A_SECOND_UP_TO);
        const turn = await turnOf(running, load, chatLoad(SHORT_QUESTION, { seconds })(running));
        all += turn.answers;
        answers += turn.answers;
        cpu += turn.cpuMicroseconds * turn.answers;
      }
      stretches.push({ upTo, cpuMicroseconds: cpu / answers });
    }
    return stretches;
  } finally {
    await running.stop();
  }
}
