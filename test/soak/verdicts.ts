import type { VerifyingReceiver } from '../faults/a-verifying-receiver.ts';
import type { Books as QuotaBooks } from '../faults/quota-books.ts';
import { type Figure, fault, figure, reckon } from '../faults/reckoning.ts';
import type { Written } from '../faults/what-happened.ts';
import type { Books } from './books.ts';
import { type Measure, percentile, type Ran } from './measures.ts';

/** The data needed to decide whether promises were kept and nothing grew. */
export interface SoakEvidence {
  readonly books: Books;
  readonly ran: readonly Ran[];
  readonly measures: readonly Measure[];
  readonly written: Written;
  readonly quota: QuotaBooks;
  readonly receiver: Pick<VerifyingReceiver, 'told' | 'unverified'>;
  /** How many gateways exited by themselves. */
  readonly surprises: number;
  /** How the gateways ended that were asked to stop. */
  readonly ends: readonly (NodeJS.Signals | number)[];
}

const MEGABYTE = 1_048_576;
const MAX_HEAP_GROWTH = 24;
const MAX_RSS_GROWTH = 96;
const MAX_DESCRIPTOR_GROWTH = 40;
/** Warm-up time, in which a process takes memory that it keeps: buffers, compiled code, threads. */
const WARM_SECONDS = 240;
const MAX_SLOWER = 2;
const MAX_SLOWER_MS = 1_000;
const MAX_ROWS_GROWTH = 1_000;
/** Tables that are swept continuously, so that they must not grow. */
const PASSING_TABLES = ['reservation', 'limit_window', 'limit_place', 'verification'] as const;

/** Compares promises with results, and the last quarter with the second. */
export function verdicts(evidence: SoakEvidence): readonly Figure[] {
  return [
    ...answerFigures(evidence),
    ...keptFigures(evidence),
    ...flatFigures(evidence.measures),
    ...latencyFigures(evidence),
  ];
}

function answerFigures({ ran, books, surprises, ends }: SoakEvidence): readonly Figure[] {
  const count = (isSo: (one: Ran) => boolean): number => ran.filter(isSo).length;
  return [
    figure('errands', ran.length),
    fault(
      'answers 500',
      count(({ ending }) => ending === 500),
    ),
    fault(
      'connections closed without an answer, but by kills',
      count(({ ending }) => ending === 'closed'),
    ),
    fault(
      'answers that did not come in a minute',
      count(({ ending }) => ending === 'late'),
    ),
    fault('orders never answered', books.unanswered),
    fault('answers under one key that differ', books.differing),
    fault('gateways that ended by themselves', surprises),
    fault('gateways that did not stop in good order', ends.filter((how) => how !== 0).length),
  ];
}

const NO_UPSTREAM = { submissions: 0, jobsByKey: new Map(), mischief: { cut: 0, limited: 0 } };
/**
 * Figures of `reckon` that do not apply here: they assume one kind of job on one upstream, with other receivers and
 * files.
 */
const NOT_HERE = [
  'callbacks missing',
  'results stored twice',
  'submissions',
  'drafts that the sweep will find',
];

const TEXT: ReadonlySet<string> = new Set([
  'createMessage',
  'createChatCompletion',
  'createResponse',
  'createEmbedding',
]);

function keptFigures({ books, written, receiver, quota }: SoakEvidence): readonly Figure[] {
  const promised = new Set(books.jobs.keys());
  const heard = [...books.jobs].filter(([, { isHeard }]) => isHeard).map(([id]) => id);
  const isMissing = (id: string): boolean => (receiver.told.get(id)?.accepted ?? 0) === 0;
  const metered = new Set(quota.text.map(({ request_id }) => request_id));
  const charged = quota.entries.filter(
    ({ kind, operation, job_id }) =>
      kind === 'settle' && job_id === null && TEXT.has(operation ?? ''),
  );
  return [
    ...reckon({ promised, written, receiver, upstream: NO_UPSTREAM }).filter(
      ({ name }) => !NOT_HERE.some((other) => name.startsWith(other)),
    ),
    figure('jobs whose receiver is good', heard.length),
    fault('of them not told', heard.filter(isMissing).length),
    figure('text answers that came whole', books.text.size),
    fault('of them not metered', [...books.text].filter((id) => !metered.has(id)).length),
    fault('text entries without a charge', Math.abs(quota.text.length - charged.length)),
    fault('text entries written twice', quota.text.length - metered.size),
    fault('differences in the ledger', quota.differences.length),
    fault('reservations still open', quota.open),
  ];
}

function flatFigures(measures: readonly Measure[]): readonly Figure[] {
  // The last measurement is from after the load.
  const under = measures.slice(0, -1);
  const second = quarter(under, 1);
  const last = quarter(under, 3);
  const grown = (read: (one: Measure) => number): number =>
    Math.round(median(last.map(read)) - median(second.map(read)));
  const isWarm = lastsUntilWarm(measures);
  // In a run of a few seconds all of these still grow, the more the slower the machine.
  const bounded = (name: string, growth: number, upTo: number): Figure =>
    isWarm
      ? {
          ...fault(name, growth > upTo ? growth : 0),
          detail: `${growth}, and up to ${upTo} is flat`,
        }
      : figure(`${name} while it was warming up`, growth);
  const rowsOf = (table: string) => (one: Measure) =>
    one.tables.find(({ name }) => name === `public.${table}`)?.rows ?? 0;
  const rowsOfQueue = (one: Measure): number =>
    one.tables
      .filter(({ name }) => name.startsWith('pgboss.'))
      .reduce((sum, { rows }) => sum + rows, 0);
  return [
    bounded(
      'MB of heap that it grew',
      grown(({ process }) => process.heapUsed / MEGABYTE),
      MAX_HEAP_GROWTH,
    ),
    bounded(
      'MB of memory that it grew',
      grown(({ process }) => process.rss / MEGABYTE),
      MAX_RSS_GROWTH,
    ),
    bounded(
      'descriptors that it grew',
      grown(({ process }) => process.descriptors),
      MAX_DESCRIPTOR_GROWTH,
    ),
    ...PASSING_TABLES.map((table) =>
      bounded(`rows that ${table} grew`, grown(rowsOf(table)), MAX_ROWS_GROWTH),
    ),
    figure('rows that the queue grew', grown(rowsOfQueue)),
    fault('temporary files at the end', measures.at(-1)?.files.temporary ?? 0),
    figure('files that killed gateways have left', measures.at(-1)?.files.left ?? 0),
  ];
}

/** Whether the load lasted long enough for memory and latency figures to be meaningful. */
function lastsUntilWarm(measures: readonly Measure[]): boolean {
  return (measures.at(-2)?.seconds ?? 0) >= WARM_SECONDS;
}

function latencyFigures({ ran, measures }: SoakEvidence): readonly Figure[] {
  const good = ran
    .filter(({ ending }) => ending === 200)
    .toSorted((one, other) => one.at - other.at);
  const p50 = (part: number): number =>
    Math.round(
      percentile(
        quarter(good, part).map(({ took }) => took),
        0.5,
      ),
    );
  const [second, last] = [p50(1), p50(3)];
  const isSlower = last > second * MAX_SLOWER && last - second > MAX_SLOWER_MS;
  // In a run of a few seconds, other processes dominate the figures.
  if (!lastsUntilWarm(measures))
    return [
      figure('median of good answers in the second quarter, ms', second),
      figure('in the last', last),
    ];
  return [
    figure('median of good answers in the second quarter, ms', second),
    { ...fault('ms slower in the last', isSlower ? last - second : 0), detail: `${last} ms` },
  ];
}

function quarter<T>(list: readonly T[], number: number): readonly T[] {
  const length = list.length / 4;
  return list.slice(Math.floor(number * length), Math.max(1, Math.floor((number + 1) * length)));
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
