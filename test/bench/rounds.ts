import { setTimeout as sleep } from 'node:timers/promises';
import type { Contestant } from './contestant.ts';
import type { Load, LoadFigures } from './load.ts';
import { processFigures } from './process-figures.ts';
import { type Running, startContestant } from './running.ts';
import { type Bench, median, type Table } from './work.ts';

/** The results of a contestant in one round. */
export interface Turn extends LoadFigures {
  readonly cpuMicroseconds: number;
  readonly residentMegabytes: number;
}

/** Creates the load for a contestant. */
export type LoadOf = (running: Running) => Load;

/** The results of a contestant in all rounds, one turn per round. */
export interface Standing<One = Turn> {
  readonly name: string;
  readonly turns: readonly One[];
}

/** The time to warm each contestant up before it is measured, so that the compilers have done most of their work. */
export const WARM_SECONDS = 6;
const MAX_WARM_TIMES = 4;
/** A process that has just started cleans up once it is idle. */
const REST_MILLISECONDS = 5_000;

/** How to start and load contestants. */
export interface Rounds {
  readonly upstreamUrl: string;
  readonly loadOf: LoadOf;
  /** The minimum number of responses during warm-up, which slow contestants need more time for. */
  readonly warmAnswers?: number;
}

/** Starts contestants, and measures each with the same load once per round, see {@link turnsOf}. */
export async function inRounds(
  bench: Bench,
  contestants: readonly Contestant[],
  rounds: Rounds,
): Promise<readonly Standing[]> {
  await using started = new AsyncDisposableStack();
  // Awaited here, because the contestants are stopped when this function returns.
  return await turnsOf(
    bench,
    await startWarm(bench, contestants, { ...rounds, started }),
    rounds.loadOf,
  );
}

/**
 * Starts contestants one after another, lets them become idle, and warms each up with the load. They are stopped with
 * the stack.
 */
export async function startWarm(
  { load }: Bench,
  contestants: readonly Contestant[],
  { loadOf, warmAnswers = 0, ...parts }: Rounds & Started,
): Promise<readonly Running[]> {
  const running = await startAtRest(contestants, parts);
  for (const one of running) {
    let answers = 0;
    for (let times = 0; times < MAX_WARM_TIMES; times += 1) {
      answers += (await load.send({ ...loadOf(one), seconds: WARM_SECONDS })).answers;
      if (answers >= warmAnswers) break;
    }
  }
  return running;
}

/** The stack that stops contestants. */
interface Started {
  readonly started: AsyncDisposableStack;
}

/**
 * Starts contestants one after another, and lets them become idle, so that their cleanup after the start does not
 * disturb contestants that are already warm. They are stopped with the stack.
 */
export async function startAtRest(
  contestants: readonly Contestant[],
  { upstreamUrl, started }: Pick<Rounds, 'upstreamUrl'> & Started,
): Promise<readonly Running[]> {
  const running: Running[] = [];
  for (const contestant of contestants) {
    const one = await startContestant(contestant, { upstreamUrl });
    started.defer(() => one.stop());
    running.push(one);
  }
  await sleep(REST_MILLISECONDS);
  return running;
}

/**
 * Measures all contestants once per round, one after another, so that external disturbances affect all of them alike.
 * All of them keep running throughout.
 */
export async function turnsOf(
  { load, rounds }: Pick<Bench, 'load' | 'rounds'>,
  running: readonly Running[],
  loadOf: LoadOf,
): Promise<readonly Standing[]> {
  const turns = new Map(running.map(({ name }) => [name, [] as Turn[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of running) {
      const turn = await turnOf(one, load, loadOf(one)).catch((cause: unknown) => {
        throw new Error(`${one.name} could not be measured: ${String(cause)}`, { cause });
      });
      turns.get(one.name)?.push(turn);
    }
  }
  return [...turns].map(([name, all]) => ({ name, turns: all }));
}

/** Measures one turn of a running contestant. */
export async function turnOf(
  { pid }: Pick<Running, 'pid'>,
  load: Bench['load'],
  asked: Load,
): Promise<Turn> {
  const before = await processFigures(pid);
  const figures = await load.send(asked);
  const after = await processFigures(pid);
  const cpuMicroseconds = (after.cpuMicroseconds - before.cpuMicroseconds) / figures.answers;
  return { ...figures, cpuMicroseconds, residentMegabytes: after.residentMegabytes };
}

/** The median of a figure over the rounds. */
export function middle<One>({ turns }: Standing<One>, figure: (turn: One) => number): number {
  return median(turns.map(figure));
}

/** The median of the ratio between two contestants' figures in each round. */
export function ratio<One>(
  one: Standing<One>,
  other: Standing<One>,
  figure: (turn: One) => number,
): number {
  return median(byRound(one, other, (turn, against) => figure(turn) / figure(against)));
}

/** The median of the difference between two contestants' figures in each round. */
export function difference<One>(
  one: Standing<One>,
  other: Standing<One>,
  figure: (turn: One) => number,
): number {
  return median(byRound(one, other, (turn, against) => figure(turn) - figure(against)));
}

function byRound<One>(
  one: Standing<One>,
  other: Standing<One>,
  compare: (turn: One, against: One) => number,
): readonly number[] {
  return one.turns.map((turn, round) => {
    const against = other.turns[round];
    if (against === undefined) throw new Error(`${other.name} has missed a round.`);
    return compare(turn, against);
  });
}

/** A table with a row for each contestant. */
export function standingsTable(title: string, standings: readonly Standing[]): Table {
  const columns = ['', 'CPU µs/request', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'MB'];
  const rows = standings.map((standing) => [
    standing.name,
    Math.round(middle(standing, ({ cpuMicroseconds }) => cpuMicroseconds)),
    Math.round(middle(standing, ({ answers, seconds }) => answers / seconds)),
    middle(standing, ({ milliseconds }) => milliseconds.p50).toFixed(2),
    middle(standing, ({ milliseconds }) => milliseconds.p95).toFixed(2),
    middle(standing, ({ milliseconds }) => milliseconds.p99).toFixed(2),
    Math.round(middle(standing, ({ residentMegabytes }) => residentMegabytes)),
  ]);
  return { title, columns, rows };
}

/** The results of the contestant with a name. */
export function standingOf<One>(standings: readonly Standing<One>[], name: string): Standing<One> {
  const found = standings.find((standing) => standing.name === name);
  if (found === undefined) throw new Error(`${name} was not measured.`);
  return found;
}
