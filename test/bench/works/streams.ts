import { startChatBackends } from '../chat-backends.ts';
import { CHAT_PATH, chatLoad, questionOf, SHORT_QUESTION } from '../chat-load.ts';
import type { Contestant } from '../contestant.ts';
import { contestant as bare } from '../contestants/bare-proxy.ts';
import { contestant as patchbay } from '../contestants/patchbay.ts';
import { contestantsFor, onPostgresql } from '../contestants.ts';
import type { LoadProcess } from '../load-process.ts';
import { processFigures } from '../process-figures.ts';
import {
  difference,
  middle,
  ratio,
  type Standing,
  standingOf,
  startAtRest,
  WARM_SECONDS,
} from '../rounds.ts';
import type { Running } from '../running.ts';
import { EVENTS } from '../stamped-events.ts';
import type { StreamFigures, StreamLoad } from '../stream-load.ts';
import type { Bench, Table, Work } from '../work.ts';

const STREAMS = 100;
/** With this pause, a stream takes about four seconds, and all of them together have 5,000 events a second. */
const PAUSE_MILLISECONDS = 20;
const BEGINNING_SECONDS = 1;
/**
 * Enough for about 800 streams: the code that starts a response, compiled for whole responses, is recompiled for
 * streams.
 */
const STREAMS_WARM_SECONDS = 32;
const DIRECT = 'the upstream itself';

/** The results of a contestant in one turn. */
interface StreamTurn extends StreamFigures {
  /** Per event. */
  readonly cpuMicroseconds: number;
  readonly residentMegabytes: number;
}

/** Streamed chat, at the speed of a typical model. */
export const work: Work = {
  name: 'streams',
  title: `Streamed chat of ${EVENTS} events, ${STREAMS} streams at once`,
  async measure(bench) {
    await using stack = new AsyncDisposableStack();
    const { upstreamUrl, upstreamPid, databaseUrl } = await startChatBackends(stack, {
      EVENT_PAUSE: String(PAUSE_MILLISECONDS),
    });
    const direct = { name: DIRECT, pid: upstreamPid, url: upstreamUrl, headers: {} };
    const onServer = onPostgresql(patchbay, databaseUrl);
    const contestants = [...(await contestantsFor('proxy')), onServer];
    const { running, remarks } = await startThoseWhoCan(bench, contestants, {
      upstreamUrl,
      started: stack,
    });
    const standings = await inRounds(bench, [direct, ...running]);
    const cpu = ({ cpuMicroseconds }: StreamTurn): number => cpuMicroseconds;
    const ours = standingOf(standings, onServer.name);
    return {
      tables: [tableOf(standings)],
      verdicts: [
        {
          what: 'streams: CPU per event, over the bare pipe',
          measured: ratio(ours, standingOf(standings, bare.name), cpu),
          unit: '×',
          bound: { atMost: 1.3 },
        },
      ],
      units: { 'event.cpuMicroseconds': middle(ours, cpu) },
      remarks,
    };
  },
};

/** Starts all contestants that can stream, and warms them up. */
async function startThoseWhoCan(
  { load }: Bench,
  contestants: readonly Contestant[],
  parts: Parameters<typeof startAtRest>[1],
): Promise<{ readonly running: readonly Running[]; readonly remarks: readonly string[] }> {
  const running: Running[] = [];
  const remarks: string[] = [];
  for (const one of await startAtRest(contestants, parts)) {
    try {
      // Streams start as any request does, but are too few to get that code compiled.
      await load.send(chatLoad(SHORT_QUESTION, { seconds: WARM_SECONDS })(one));
      await load.sendStreams(streamsOf(one, STREAMS_WARM_SECONDS));
      running.push(one);
    } catch (error) {
      remarks.push(`${one.name} is left out, it does not stream as it should: ${error}`);
    }
  }
  return { running, remarks };
}

/** A target of requests: a contestant, or the upstream itself. */
type Asked = Pick<Running, 'name' | 'pid' | 'url' | 'headers'>;

async function inRounds(
  { load, rounds, seconds }: Bench,
  all: readonly Asked[],
): Promise<readonly Standing<StreamTurn>[]> {
  const turns = new Map(all.map(({ name }) => [name, [] as StreamTurn[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of all) turns.get(one.name)?.push(await turnOf(one, load, seconds));
  }
  return [...turns].map(([name, its]) => ({ name, turns: its }));
}

async function turnOf(one: Asked, load: LoadProcess, seconds: number): Promise<StreamTurn> {
  const before = await processFigures(one.pid);
  const figures = await load.sendStreams(streamsOf(one, seconds));
  const after = await processFigures(one.pid);
  const cpuMicroseconds = (after.cpuMicroseconds - before.cpuMicroseconds) / figures.events;
  return { ...figures, cpuMicroseconds, residentMegabytes: after.residentMegabytes };
}

function streamsOf({ url, headers }: Asked, seconds: number): StreamLoad {
  return {
    url,
    path: CHAT_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...questionOf(SHORT_QUESTION), stream: true }),
    streams: STREAMS,
    beginningSeconds: BEGINNING_SECONDS,
    seconds,
  };
}

function tableOf(standings: readonly Standing<StreamTurn>[]): Table {
  const direct = standingOf(standings, DIRECT);
  const columns = [
    '',
    'CPU µs/event',
    'events/s',
    'first event p50 ms',
    'p99 ms',
    'added to an event p50 ms',
    'p99 ms',
    'MB',
  ];
  const rows = standings.map((standing) => {
    const added = (figure: (turn: StreamTurn) => number): string =>
      standing === direct ? '' : difference(standing, direct, figure).toFixed(2);
    return [
      standing.name,
      middle(standing, ({ cpuMicroseconds }) => cpuMicroseconds).toFixed(1),
      Math.round(middle(standing, ({ events, seconds }) => events / seconds)),
      middle(standing, ({ firstEvent }) => firstEvent.p50).toFixed(2),
      middle(standing, ({ firstEvent }) => firstEvent.p99).toFixed(2),
      added(({ age }) => age.p50),
      added(({ age }) => age.p99),
      Math.round(middle(standing, ({ residentMegabytes }) => residentMegabytes)),
    ];
  });
  return { columns, rows };
}
