import { startChatBackends } from '../chat-backends.ts';
import { CHAT_CONNECTIONS, chatLoad, SHORT_QUESTION } from '../chat-load.ts';
import { contestant as bare } from '../contestants/bare-proxy.ts';
import { contestant as patchbay } from '../contestants/patchbay.ts';
import { contestant as portkey } from '../contestants/portkey.ts';
import { contestantsFor, onPostgresql } from '../contestants.ts';
import {
  difference,
  type LoadOf,
  middle,
  ratio,
  type Standing,
  standingOf,
  standingsTable,
  startWarm,
  type Turn,
  turnsOf,
  WARM_SECONDS,
} from '../rounds.ts';
import type { Running } from '../running.ts';
import type { Bench, Verdict, Work } from '../work.ts';

const LARGE_BYTES = 100_000;
/** The constant rate at which resource use is compared. The slowest contestant can serve about twice as many. */
const EVEN_PER_SECOND = 300;
/** After this many responses, the CPU time per response is about stable, since the compiler has done its work. */
const WARM_ANSWERS = 20_000;
const LARGE_WARM_SECONDS = 1;
/** The duration of each measurement, as a share of `--seconds`, so that the whole takes less than four minutes. */
const SHARES = { closed: 0.4, even: 0.8, large: 0.4, half: 0.8 } as const;

const REMARK =
  'With ten requests at once, who is faster is asked more often, and a request then costs less: its peers are awake, ' +
  'and waking them is what most of a write to them costs. So what a request costs is compared at the same even rate, ' +
  `${EVEN_PER_SECOND} a second, at which what a process does beside requests counts too; the sender sleeps in between, ` +
  'so the times of that table are no latencies. The ledger of the built-in database is paid in Patchbay’s own process, ' +
  'that of PostgreSQL in another; the verdicts are on PostgreSQL, as whoever serves chat at a rate runs it.';

/** Non-streamed chat: a short question, and one of 100 kB. */
export const work: Work = {
  name: 'chat',
  title: `Chat, not streamed, ${CHAT_CONNECTIONS} requests at once, and evenly`,
  async measure(bench) {
    await using started = new AsyncDisposableStack();
    const { upstreamUrl, databaseUrl } = await startChatBackends(started);
    const onServer = onPostgresql(patchbay, databaseUrl);
    const running = await startWarm(bench, [...(await contestantsFor('proxy')), onServer], {
      upstreamUrl,
      loadOf: chatLoad(SHORT_QUESTION),
      warmAnswers: WARM_ANSWERS,
      started,
    });
    const seconds = (share: keyof typeof SHARES) => ({ seconds: bench.seconds * SHARES[share] });
    const closed = await turnsOf(bench, running, chatLoad(SHORT_QUESTION, seconds('closed')));
    const evenly = { perSecond: EVEN_PER_SECOND, isCoarse: true };
    await warmBy(bench, running, chatLoad(SHORT_QUESTION, { ...evenly, seconds: WARM_SECONDS }));
    const even = await turnsOf(
      bench,
      running,
      chatLoad(SHORT_QUESTION, { ...evenly, ...seconds('even') }),
    );
    const large = await largeOnes(bench, running, seconds('large').seconds);
    const ours = standingOf(closed, onServer.name);
    const perSecond = Math.round(middle(ours, ({ answers, seconds: took }) => answers / took) / 2);
    const compared = running.filter(({ name }) => [bare.name, onServer.name].includes(name));
    await warmBy(bench, compared, chatLoad(SHORT_QUESTION, { perSecond, seconds: WARM_SECONDS }));
    const half = await turnsOf(
      bench,
      compared,
      chatLoad(SHORT_QUESTION, { perSecond, ...seconds('half') }),
    );
    const halfTitle = `a short question, ${perSecond} times a second: half of what ${onServer.name} can answer`;
    return {
      tables: [
        standingsTable(`a short question, ${EVEN_PER_SECOND} times a second`, even),
        standingsTable(`a short question, ${CHAT_CONNECTIONS} at once`, closed),
        standingsTable(`a question of 100 kB, ${CHAT_CONNECTIONS} at once`, large),
        standingsTable(halfTitle, half),
      ],
      verdicts: [...verdictsOnCpu(even, onServer.name), verdictOnTime(half, onServer.name)],
      remarks: [REMARK],
    };
  },
};

/**
 * Warms contestants up again for a new load, as another rate or size takes different code paths, which have to be
 * compiled.
 */
async function warmBy(bench: Bench, running: readonly Running[], loadOf: LoadOf): Promise<void> {
  await turnsOf({ ...bench, rounds: 1 }, running, loadOf);
}

async function largeOnes(
  bench: Bench,
  running: readonly Running[],
  seconds: number,
): Promise<readonly Standing[]> {
  const words = 'A long one. '.repeat(LARGE_BYTES / 12);
  await warmBy(bench, running, chatLoad(words, { seconds: LARGE_WARM_SECONDS }));
  return turnsOf(bench, running, chatLoad(words, { seconds }));
}

function verdictsOnCpu(even: readonly Standing[], name: string): readonly Verdict[] {
  const ours = standingOf(even, name);
  const over = (other: string): number =>
    ratio(ours, standingOf(even, other), ({ cpuMicroseconds }: Turn) => cpuMicroseconds);
  return [
    {
      what: 'chat: CPU per request, over the bare Node proxy',
      measured: over(bare.name),
      unit: '×',
      bound: { atMost: 1.25 },
    },
    {
      what: `chat: CPU per request, over ${portkey.name}`,
      measured: over(portkey.name),
      unit: '×',
      bound: { atMost: 0.2 },
    },
  ];
}

function verdictOnTime(half: readonly Standing[], name: string): Verdict {
  const p99 = ({ milliseconds }: Turn): number => milliseconds.p99;
  return {
    what: 'chat: p99 added over the bare proxy at half load',
    measured: difference(standingOf(half, name), standingOf(half, bare.name), p99),
    unit: 'ms',
    bound: { atMost: 0.5 },
  };
}
