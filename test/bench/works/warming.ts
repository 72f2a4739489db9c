import { startChatBackends } from '../chat-backends.ts';
import { CHAT_CONNECTIONS, chatLoad, SHORT_QUESTION } from '../chat-load.ts';
import type { Contestant } from '../contestant.ts';
import { contestant as bare } from '../contestants/bare-proxy.ts';
import { contestant as handWritten } from '../contestants/hand-written.ts';
import { contestant as patchbay } from '../contestants/patchbay.ts';
import { onPostgresql } from '../contestants.ts';
import { processFigures } from '../process-figures.ts';
import { middle, type Standing, startWarm } from '../rounds.ts';
import { startContestant } from '../running.ts';
import type { Bench, Work } from '../work.ts';

/** The ends of the stretches that are measured, in requests since the start. */
const STRETCHES = [1_000, 3_000, 6_000, 12_000, 25_000, 50_000] as const;
/** Faster than any contestant, so that no load goes far beyond the end of its stretch. */
const MAX_PER_SECOND = 25_000;
const SECONDS_FROM = 0.03;

/** The number of requests until the CPU time per request is stable. */
export const work: Work = {
  name: 'warming',
  title: `Chat after a start, ${CHAT_CONNECTIONS} requests at once`,
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const { upstreamUrl, databaseUrl } = await startChatBackends(stack);
    await warmOthers(bench, upstreamUrl);
    const contestants = [bare, handWritten, onPostgresql(patchbay, databaseUrl)];
    const starts: Standing<readonly number[]>[] = [];
    for (const contestant of contestants) {
      const turns: (readonly number[])[] = [];
      for (let round = 0; round < bench.rounds; round += 1) {
        turns.push(await stretchesOf(bench, contestant, upstreamUrl));
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
              Math.round(middle(start, (all) => all[index] ?? Number.NaN)),
            ),
          ]),
        },
      ],
      verdicts: [],
    };
  },
};

/** Warms up the upstream and the sender, so that only the contestants get faster. */
async function warmOthers(bench: Bench, upstreamUrl: string): Promise<void> {
  await using started = new AsyncDisposableStack();
  await startWarm(bench, [bare], { upstreamUrl, loadOf: chatLoad(SHORT_QUESTION), started });
}

/** The CPU time per request in each stretch after a start, in microseconds. */
async function stretchesOf(
  { load }: Bench,
  contestant: Contestant,
  upstreamUrl: string,
): Promise<readonly number[]> {
  const running = await startContestant(contestant, { upstreamUrl });
  try {
    const stretches: number[] = [];
    let answers = 0;
    let before = { answers, ...(await processFigures(running.pid)) };
    for (const upTo of STRETCHES) {
      while (answers < upTo) {
        const seconds = Math.max(SECONDS_FROM, (upTo - answers) / MAX_PER_SECOND);
        answers += (await load.send(chatLoad(SHORT_QUESTION, { seconds })(running))).answers;
      }
      const after = { answers, ...(await processFigures(running.pid)) };
      const taken = after.cpuMicroseconds - before.cpuMicroseconds;
      stretches.push(taken / (after.answers - before.answers));
      before = after;
    }
    return stretches;
  } finally {
    await running.stop();
  }
}
