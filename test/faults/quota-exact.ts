import { setTimeout as wait } from 'node:timers/promises';
import { costOf, sumOf } from '../../server/usage/amounts.ts';
import { chanceOf } from './chance.ts';
import { chargedWrongly } from './quota-books.ts';
import {
  ask,
  insist,
  jobIn,
  type QuotaRequest,
  type Verdict,
  videoRequest,
} from './quota-callers.ts';
import { SECOND_PRICE, VIDEO_SECONDS } from './quota-settings.ts';
import {
  killAtRandom,
  onQuotaStage,
  type QuotaEnd,
  type QuotaOutcome,
  type QuotaPlan,
  type QuotaStage,
} from './quota-stage.ts';
import { exactly, type Figure, fault, figure } from './reckoning.ts';

/** A balance that pays for so many videos, and a number of requests for one each. */
export interface Rush {
  readonly worth: number;
  readonly requests: number;
}

const PRICE = costOf(SECOND_PRICE, VIDEO_SECONDS);
const MAX_ANSWER_SECONDS = 60;
const [ACCEPTED, UNPAID] = [200, 402];
const PAUSE_MS = { from: 50, upTo: 1_000 } as const;
const LOOK_MS = 20;

/** Sends all requests concurrently, once each, to gateways that stay up. */
export function rushAtOnce(plan: QuotaPlan, rush: Rush): Promise<QuotaOutcome> {
  return onQuotaStage(plan, termsOf(rush), {
    async play({ account: { key }, fleet }) {
      const { path, ...asked } = videoRequest(key, undefined);
      const statuses = await Promise.all(
        numbers(rush.requests).map(async () => {
          const answer = await ask((fleet.address() ?? '') + path, asked);
          return answer?.status ?? 0;
        }),
      );
      return (status: number) => statuses.filter((one) => one === status).length;
    },
    tell: (count, end) => [
      exactly('requests accepted', count(ACCEPTED), rush.worth),
      exactly('requests refused with 402', count(UNPAID), rush.requests - rush.worth),
      fault('other answers', rush.requests - count(ACCEPTED) - count(UNPAID)),
      ...bookFigures(end, rush),
    ],
  });
}

/**
 * Sends all requests concurrently, each with an idempotency key and retried until answered, while gateways are killed.
 * Callers with a reply repeat the request until the last kill and expect the same reply.
 */
export function rushUnderKills(plan: QuotaPlan, rush: Rush): Promise<QuotaOutcome> {
  return onQuotaStage(plan, termsOf(rush), {
    async play(stage) {
      const peace = new AbortController();
      const killing = killAtRandom(stage).finally(() => peace.abort());
      const asked = await Promise.all(
        numbers(rush.requests).map((index) => repeat(stage, index, peace.signal)),
      );
      return { kills: await killing, asked };
    },
    tell({ kills, asked }, end) {
      const accepted = asked.flatMap(({ first }) => (first === undefined ? [] : jobOf(first)));
      const refused = asked.filter(({ first }) => first?.kind === 'unpaid');
      const known = new Set(end.books.jobs.map(({ id }) => id));
      const isSettled = plan.maxCalmSeconds > 0;
      return [
        figure('kills', kills),
        figure('of them on a gateway that served', end.fleet.killed.length),
        figure('times that requests were sent', sumOf(asked.map(({ answers }) => answers))),
        exactly('requests accepted', accepted.length, rush.worth),
        exactly('requests refused with 402', refused.length, rush.requests - rush.worth),
        fault('requests without an answer', asked.filter(({ first }) => !first).length),
        fault('requests answered in two ways', asked.filter(({ isSteady }) => !isSteady).length),
        exactly('jobs that callers were told of', new Set(accepted).size, rush.worth),
        fault('jobs lost', accepted.filter((id) => !known.has(id)).length),
        ...bookFigures(end, rush),
        ...(isSettled ? [fault('reservations still open', end.books.open)] : []),
      ];
    },
  });
}

function termsOf({ worth }: Rush) {
  return { granted: costOf(PRICE, worth), maxAnswer: MAX_ANSWER_SECONDS };
}

function bookFigures({ books }: QuotaEnd, { worth }: Rush): readonly Figure[] {
  const { available, reserved, consumed } = books.balance;
  const states = Map.groupBy(books.jobs, ({ state }) => state);
  const detail = [...states].map(([state, { length }]) => `${length} ${state}`).join(', ');
  return [
    { ...exactly('jobs in the database', books.jobs.length, worth), detail },
    fault('jobs not charged exactly once', chargedWrongly(books)),
    exactly('units available', available, 0),
    exactly('units reserved and consumed', sumOf([reserved, consumed]), costOf(PRICE, worth)),
  ];
}

/** The replies a caller got. */
interface Told {
  readonly first: Verdict | undefined;
  /** The number of final replies. */
  readonly answers: number;
  /** Whether all of them were equal. */
  readonly isSteady: boolean;
}

async function repeat(
  { plan, account, fleet, timeIsUp }: QuotaStage,
  index: number,
  peace: AbortSignal,
): Promise<Told> {
  const chance = chanceOf(`caller ${index} ${plan.seed}`);
  const counter = { address: () => fleet.address(), timeIsUp };
  const request: QuotaRequest = videoRequest(account.key, `${plan.seed}-${index}`);
  const first = await insist(request, counter);
  let [answers, isSteady] = [1, true];
  while (!peace.aborted && first !== undefined) {
    await pause(chance.between(PAUSE_MS.from, PAUSE_MS.upTo), peace);
    const again = await insist(request, counter);
    if (again === undefined) break;
    answers += 1;
    isSteady &&= again.kind === first.kind && jobIn(again.answer) === jobIn(first.answer);
  }
  return { first, answers, isSteady };
}

async function pause(milliseconds: number, over: AbortSignal): Promise<void> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until && !over.aborted) await wait(LOOK_MS);
}

function jobOf({ answer }: Verdict): readonly string[] {
  const id = jobIn(answer);
  return id === undefined ? [] : [id];
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
