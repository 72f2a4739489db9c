import { setTimeout as wait } from 'node:timers/promises';
import { sumOf } from '../../server/usage/amounts.ts';
import { chanceOf } from './chance.ts';
import type { Killed } from './fleet.ts';
import { type Books, chargedWrongly } from './quota-books.ts';
import { type Counter, insist, jobIn, type QuotaRequest, videoRequest } from './quota-callers.ts';
import { RULES } from './quota-settings.ts';
import {
  killAtRandom,
  onQuotaStage,
  type QuotaOutcome,
  type QuotaPlan,
  type QuotaStage,
} from './quota-stage.ts';
import { type Figure, fault, figure } from './reckoning.ts';
import { endingOf, TEXT_PATHS, type TextWay, textRequest } from './text-events.ts';

type Kind = 'text' | 'job' | keyof typeof RULES;

/** What callers received completely. */
interface Seen {
  readonly jobs: Set<string>;
  readonly text: SeenText[];
  readonly pictures: Record<keyof typeof RULES, number>;
  unpaid: number;
  unanswered: number;
}

/** A complete text reply. */
interface SeenText {
  readonly requestId: string;
  readonly url: string;
  /** In milliseconds, on this process's monotonic clock. */
  readonly at: number;
}

/** Images are small and thus fast, so the claims of dead gateways can expire soon. */
const MAX_ANSWER_SECONDS = 10;
const CALLERS = 24;
const LOOK_MS = 50;
const ORDERS_PER_KILL = 20;
const ORDERS_FROM = 100;
/** Less than the orders cost, so that the balance runs out first. */
const GRANTED_PART = 0.7;
/** A reply this long before a kill may lack its ledger entry: well beyond the batch interval and the write. */
const MAX_LOST_MS = 2_000;
/** The maximum age of a balance that admits text requests, including the time to write their charges. */
const OWED_MS = 2_000;
const PARTS: readonly (readonly [Kind, number])[] = [
  ['text', 0.5],
  ['keyed', 0.15],
  ['unkeyed', 0.1],
  ['job', 1],
];
const PICTURE_SIZES = { keyed: '256x256', unkeyed: '512x512' } as const;
/** The approximate mean price of an order, in units. */
const MEAN_PRICE = 0.45;

/** Orders text, images and jobs on one account from many callers while gateways are killed. */
export function mixedUnderKills(plan: QuotaPlan): Promise<QuotaOutcome> {
  const orders = ORDERS_FROM + plan.kills * ORDERS_PER_KILL;
  const granted = Math.round(orders * MEAN_PRICE * GRANTED_PART);
  const terms = { granted, maxAnswer: MAX_ANSWER_SECONDS };
  return onQuotaStage(plan, terms, {
    async play(stage) {
      const seen: Seen = {
        jobs: new Set(),
        text: [],
        pictures: { keyed: 0, unkeyed: 0 },
        unpaid: 0,
        unanswered: 0,
      };
      const [kills] = await Promise.all([killAtRandom(stage), orderAll(stage, { orders, seen })]);
      return { kills, seen };
    },
    tell: ({ kills, seen }, { books, fleet }) => [
      figure('kills', kills),
      figure('of them on a gateway that served', fleet.killed.length),
      figure('orders', orders),
      figure('orders refused with 402', seen.unpaid),
      fault('orders without an answer', seen.unanswered),
      ...jobFigures(seen, books),
      ...pictureFigures(seen, books),
      ...textFigures(seen, books, fleet.killed),
      ...balanceFigures(books),
    ],
  });
}

async function orderAll(
  stage: QuotaStage,
  { orders, seen }: { readonly orders: number; readonly seen: Seen },
): Promise<void> {
  const { plan, fleet, timeIsUp } = stage;
  const numbers = Array.from({ length: orders }, (_, index) => index).values();
  const order = async (): Promise<void> => {
    // All callers take from one list, paced so that its last orders coincide with the last kill.
    for (const index of numbers) {
      const due = Math.floor((index * plan.kills) / orders);
      while (fleet.killed.length < due * SERVED_PART && !timeIsUp.aborted) await wait(LOOK_MS);
      await orderOne(stage, index, seen);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, order));
}

/** The assumed fraction of kills that hit a serving gateway; the others hit one during startup. */
const SERVED_PART = 0.7;

async function orderOne(
  { plan, account: { key }, fleet, timeIsUp }: QuotaStage,
  index: number,
  seen: Seen,
): Promise<void> {
  const chance = chanceOf(`order ${index} ${plan.seed}`);
  const [kind] = PARTS.find(([, part]) => chance.happens(part)) ?? ['job'];
  const counter = { address: () => fleet.address(), timeIsUp };
  if (kind === 'text')
    return orderText({ key, index, isStream: chance.happens(0.5) }, counter, seen);
  const idempotencyKey = kind === 'unkeyed' ? undefined : `${plan.seed}-${index}`;
  const request: QuotaRequest =
    kind === 'job'
      ? videoRequest(key, idempotencyKey)
      : {
          path: '/v1/images/generations',
          key,
          idempotencyKey,
          json: {
            mode: 'imgy-2',
            prompt: `A lighthouse, ${index}`,
            size: PICTURE_SIZES[kind],
            response_format: 'b64_json',
          },
        };
  const verdict = await insist(request, counter);
  if (verdict === undefined) seen.unanswered += 1;
  else if (verdict.kind === 'unpaid') seen.unpaid += 1;
  else if (kind === 'job') seen.jobs.add(jobIn(verdict.answer) ?? '');
  else seen.pictures[kind] += 1;
}

async function orderText(
  {
    key,
    index,
    isStream,
  }: { readonly key: string; readonly index: number; readonly isStream: boolean },
  counter: Counter,
  seen: Seen,
): Promise<void> {
  const path = TEXT_PATHS[index % TEXT_PATHS.length] ?? TEXT_PATHS[0];
  const way: TextWay = { path, model: 'any' };
  while (!counter.timeIsUp.aborted) {
    const verdict = await insist(
      { path, key, json: textRequest(way, { stream: isStream }) },
      counter,
    );
    if (verdict === undefined) break;
    const { kind, url, answer } = verdict;
    if (kind === 'unpaid') {
      seen.unpaid += 1;
      return;
    }
    // A stream that was cut with its connection closed cleanly is requested again.
    if (isStream && endingOf(answer.text) !== 'whole') continue;
    seen.text.push({ requestId: answer.requestId, url, at: performance.now() });
    return;
  }
  seen.unanswered += 1;
}

function jobFigures({ jobs: told }: Seen, books: Books): readonly Figure[] {
  const known = new Set(books.jobs.map(({ id }) => id));
  return [
    figure('jobs accepted', told.size),
    fault('jobs lost', [...told].filter((id) => !known.has(id)).length),
    fault('jobs that nobody was told of', [...known].filter((id) => !told.has(id)).length),
    fault('jobs not charged exactly once', chargedWrongly(books)),
  ];
}

function pictureFigures({ pictures }: Seen, { entries, swept, open }: Books): readonly Figure[] {
  const charged = (rule: string): number =>
    entries.filter((entry) => entry.kind === 'settle' && entry.rule === rule).length;
  const [keyed, unkeyed] = [charged(RULES.keyed), charged(RULES.unkeyed)];
  return [
    figure('pictures answered under a key', pictures.keyed),
    fault('of them not charged exactly once', Math.abs(keyed - pictures.keyed)),
    figure('pictures answered without a key', pictures.unkeyed),
    fault('of them not charged', Math.max(0, pictures.unkeyed - unkeyed)),
    figure('pictures charged whose answer was lost', Math.max(0, unkeyed - pictures.unkeyed)),
    figure('reservations of dead processes, given back', swept),
    fault('reservations still open', open),
  ];
}

function textFigures(
  { text: answers }: Seen,
  { text, entries }: Books,
  killed: readonly Killed[],
): readonly Figure[] {
  const written = new Set(text.map(({ request_id }) => request_id));
  const lost = answers.filter(({ requestId }) => !written.has(requestId));
  const ages = lost.map(({ url, at }) => {
    const kill = killed.find((one) => one.url === url && one.at >= at);
    return kill === undefined ? Number.POSITIVE_INFINITY : kill.at - at;
  });
  const charged = entries.filter((entry) => entry.kind === 'settle' && isText(entry));
  return [
    figure('text answers that callers saw whole', answers.length),
    figure('text entries written', text.length),
    figure('text entries lost by kills', lost.length),
    figure('the oldest of them, ms before the kill', Math.ceil(Math.max(0, ...ages))),
    fault('lost otherwise', ages.filter((age) => age > MAX_LOST_MS).length),
    fault('text entries without a charge', Math.abs(text.length - charged.length)),
    fault('text entries written twice', text.length - written.size),
  ];
}

/** Only text may take a balance below zero, and by no more than was admitted before the balance was refreshed. */
function balanceFigures({ balance, entries }: Books): readonly Figure[] {
  const owed = Math.max(0, -balance.available);
  const text = entries.filter((entry) => entry.kind === 'settle' && isText(entry));
  const spent = sumOf(text.map(({ consumed }) => Number(consumed)));
  const windows = text.map(({ created_at: from }) =>
    sumOf(
      text
        .filter(({ created_at: at }) => at >= from && at.getTime() < from.getTime() + OWED_MS)
        .map(({ consumed }) => Number(consumed)),
    ),
  );
  const bound = Math.max(0, ...windows);
  return [
    figure('units available', balance.available),
    figure('units consumed', balance.consumed),
    figure('of them by text', spent),
    figure('units that text may owe: most in 2 s', bound),
    fault('balance below zero beyond that', owed > bound ? 1 : 0),
  ];
}

const TEXT_OPERATIONS: ReadonlySet<string | null> = new Set([
  'createChatCompletion',
  'createMessage',
  'createResponse',
]);

function isText({ operation }: Books['entries'][number]): boolean {
  return TEXT_OPERATIONS.has(operation);
}
