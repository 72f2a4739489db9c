import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/database/open-database.ts';
import { chanceOf } from '../faults/chance.ts';
import { readBooks } from '../faults/quota-books.ts';
import { type Figure, isBroken } from '../faults/reckoning.ts';
import { readWritten } from '../faults/what-happened.ts';
import { type Books, newBooks } from './books.ts';
import { drawErrand, type Ending, ERRANDS } from './errands.ts';
import { type Measure, measure, type Ran } from './measures.ts';
import { type FaultCounts, makeMischief } from './mischief.ts';
import { aSoakStage, EMAIL, type Engine, PASSWORD, type SoakStage } from './soak-stage.ts';
import { type SoakEvidence, verdicts } from './verdicts.ts';

/** The parameters of a run. */
export interface SoakPlan {
  readonly engine: Engine;
  /** The duration of load and faults, in seconds. */
  readonly seconds: number;
  /** Errands started per second. */
  readonly perSecond: number;
  readonly seed: string;
  /** The maximum wait afterwards for jobs and callbacks to end, in seconds. */
  readonly maxCalmSeconds: number;
  /** The interval of measurements, in seconds. */
  readonly measureSeconds: number;
  readonly onMeasure?: (now: Measure, ran: readonly Ran[]) => void;
}

/** The result of a run. */
export interface SoakOutcome {
  readonly plan: SoakPlan;
  readonly figures: readonly Figure[];
  readonly measures: readonly Measure[];
  readonly ran: readonly Ran[];
  readonly faults: FaultCounts;
  readonly complaints: readonly string[];
}

/** Whether a promise was broken. */
export function hasFailed({ figures }: SoakOutcome): boolean {
  return figures.some(isBroken);
}

const STEADY_PART = 0.7;
const HEARD_PART = 0.7;
const SETTLED_LOOK_MS = 500;
const MAX_ANSWER_SECONDS = 30;

/** Runs mixed load with random faults, waits for work to end, and verifies the results. */
export async function soak(plan: SoakPlan): Promise<SoakOutcome> {
  await using stage = await aSoakStage(plan.engine);
  const books = newBooks();
  const began = performance.now();
  const over = AbortSignal.timeout(plan.seconds * 1000);
  const timeIsUp = AbortSignal.timeout((plan.seconds + plan.maxCalmSeconds) * 1000);
  const ran: Ran[] = [];
  const measures: Measure[] = [];
  const load = putUnderLoad({ stage, plan, books, began, over, timeIsUp, ran });
  const measuring = measureAll({ stage, plan, books, began, over, ran, measures });
  const [faults] = await Promise.all([
    makeMischief(stage, chanceOf(`mischief ${plan.seed}`), over),
    load,
    measuring,
  ]);
  await untilSettled(stage, books, timeIsUp);
  measures.push(await measure(stage, books, began));
  const evidence = await evidenceOf(stage, { books, ran, measures });
  return {
    plan,
    measures,
    ran,
    faults,
    figures: verdicts(evidence),
    complaints: await stage.steady.complaints(),
  };
}

interface Load {
  readonly stage: SoakStage;
  readonly plan: SoakPlan;
  readonly books: Books;
  readonly began: number;
  readonly over: AbortSignal;
  readonly timeIsUp: AbortSignal;
  readonly ran: Ran[];
}

/** Starts errands at a constant rate, independent of their duration. */
async function putUnderLoad(load: Load): Promise<void> {
  const { plan, began, over } = load;
  const asked: Promise<void>[] = [];
  while (!over.aborted) {
    asked.push(runOne(load, asked.length));
    const next = began + (asked.length * 1000) / plan.perSecond;
    await wait(Math.max(0, next - performance.now()));
  }
  await Promise.all(asked);
}

async function runOne(
  { stage, plan, books, began, timeIsUp, ran }: Load,
  index: number,
): Promise<void> {
  const chance = chanceOf(`errand ${index} ${plan.seed}`);
  const name = drawErrand(chance);
  const mortal = chance.happens(STEADY_PART) ? undefined : stage.mortal.gateway;
  const isHeard = chance.happens(HEARD_PART);
  const bad = stage.badReceivers[Math.floor(chance.between(0, stage.badReceivers.length))];
  const from = performance.now();
  const ending = await ERRANDS[name]
    ?.run({
      url: mortal?.url ?? stage.steady.url,
      isSteady: mortal === undefined,
      key: stage.account.key,
      person: { email: EMAIL, password: PASSWORD },
      hookUrl: isHeard || bad === undefined ? stage.receiver.url : bad,
      isHeard,
      chance,
      books,
      address: () => stage.steady.url,
      timeIsUp,
    })
    .catch((error: unknown): Ending => (isTimeUp(error) ? 'late' : 'closed'));
  const took = performance.now() - from;
  const isDead = mortal !== undefined && mortal !== stage.mortal.gateway;
  const told = ending === 'closed' && isDead ? 'closed by a kill' : ending;
  ran.push({ errand: name, ending: told ?? 'closed', took, at: (from - began) / 1000 });
}

function isTimeUp(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

async function measureAll({
  stage,
  plan,
  books,
  began,
  over,
  ran,
  measures,
}: Omit<Load, 'timeIsUp'> & { readonly measures: Measure[] }): Promise<void> {
  while (!over.aborted) {
    const next = began + (measures.length + 1) * plan.measureSeconds * 1000;
    await wait(Math.max(0, next - performance.now()), undefined, { signal: over }).catch(() => {});
    const since = measures.at(-1)?.seconds ?? 0;
    const now = await measure(stage, books, began);
    measures.push(now);
    plan.onMeasure?.(
      now,
      ran.filter(({ at, took }) => at + took / 1000 > since),
    );
  }
}

/** Waits until every job has ended and every good receiver has its callback. */
async function untilSettled(
  { steady, account, receiver }: SoakStage,
  { jobs }: Books,
  timeIsUp: AbortSignal,
): Promise<void> {
  const isTold = (id: string): boolean => (receiver.told.get(id)?.accepted ?? 0) > 0;
  const headers = { 'SVC-API-KEY': account.key };
  while (!timeIsUp.aborted) {
    const heard = [...jobs].filter(([, { isHeard }]) => isHeard).map(([id]) => id);
    const answer = await fetch(`${steady.url}/jobs?status=ON_QUEUE&limit=1`, { headers });
    const body: { data?: { jobs?: readonly unknown[] } } = JSON.parse(await answer.text());
    if (body.data?.jobs?.length === 0 && heard.every(isTold)) return;
    await wait(SETTLED_LOOK_MS);
  }
}

async function evidenceOf(
  stage: SoakStage,
  known: Pick<SoakEvidence, 'ran' | 'measures'> & { readonly books: Books },
): Promise<SoakEvidence> {
  const { steady, mortal, postgresql, folder, account, receiver } = stage;
  const isOver = [steady, mortal.gateway].filter((one) => one?.end !== undefined).length;
  const surprises = mortal.surprises + isOver;
  const mortalEnd = await mortal.gateway?.stop();
  const ends = [await steady.stop(), ...(mortalEnd === undefined ? [] : [mortalEnd])];
  const database = await openDatabase({
    databaseUrl: postgresql?.url,
    folder,
    onConnectionLost: () => {},
  });
  try {
    const terms = { maxAnswer: MAX_ANSWER_SECONDS };
    return {
      ...known,
      written: await readWritten(database.queries, folder),
      quota: await readBooks(database.queries, account.id, terms),
      receiver,
      surprises,
      ends,
    };
  } finally {
    await database.close();
  }
}
