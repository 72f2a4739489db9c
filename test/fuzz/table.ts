import type { ProcessFigures } from '../watched/a-watched-gateway.ts';
import { type Count, type FuzzOutcome, hasFailed, isFlat } from './campaign.ts';

const KINDS = ['valid', 'nearly', 'hostile'] as const;
const COMPLAINTS_SHOWN = 10;
const MEGABYTE = 1_048_576;

/** Formats the result of a run for people. */
export function fuzzTable(outcome: FuzzOutcome): string {
  const { plan, seconds, counts, breaches, alike, complaints, memory, folder } = outcome;
  const all = [...counts.values()];
  const byOperation = Map.groupBy(all, ({ operationId }) => operationId);
  const width = Math.max(...[...byOperation.keys()].map(({ length }) => length));
  const rows = [...byOperation].map(([operationId, own]) => row(operationId.padEnd(width), own));
  return [
    `${plan.engine}, seed ${plan.seed}`,
    `  ${'operation'.padEnd(width)} ${['requests', ...KINDS].map(column).join(' ')}  by status`,
    ...rows,
    row('all'.padEnd(width), all),
    `  ${total(all)} requests to ${byOperation.size} operations in ${seconds.toFixed(0)} s, ${(total(all) / seconds).toFixed(0)} a second`,
    `  memory of the gateway after each quarter: ${memory.map(memoryText).join('; ')}${isFlat(memory) ? ' ok' : ' BROKEN'}`,
    `  answers outside the contract: ${breaches.length + alike}${breaches.length === 0 ? ' ok' : ' BROKEN'}`,
    ...breaches.map(
      ({ operationId, what, breach, curl }) =>
        `    ${operationId}, ${what}\n      expected ${breach}\n      ${curl}`,
    ),
    `  errors in its log: ${complaints.length}${complaints.length === 0 ? ' ok' : ' BROKEN'}`,
    ...complaints.slice(0, COMPLAINTS_SHOWN).map((line) => `    ${line}`),
    ...(hasFailed(outcome) ? [`  Its log is in ${folder}.`] : []),
  ].join('\n');
}

function row(name: string, counts: readonly Count[]): string {
  const kinds = KINDS.map((kind) => total(counts.filter((one) => one.kind === kind)));
  const statuses = Map.groupBy(counts, ({ status }) => status);
  const told = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, own]) => `${status === 0 ? 'closed' : status}: ${total(own)}`);
  return `  ${name} ${[total(counts), ...kinds].map(String).map(column).join(' ')}  ${told.join(', ')}`;
}

function column(text: string): string {
  return text.padStart(8);
}

function total(counts: readonly Count[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

function memoryText({ rss, heapUsed }: ProcessFigures): string {
  return `${Math.round(rss / MEGABYTE)} MB (heap ${Math.round(heapUsed / MEGABYTE)})`;
}
