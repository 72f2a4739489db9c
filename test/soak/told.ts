import { tableOf } from '../faults/reckoning.ts';
import { type Measure, percentile, type Ran } from './measures.ts';
import { hasFailed, type SoakOutcome } from './soak.ts';

const MEGABYTE = 1_048_576;
const KILOBYTE = 1024;
const LARGEST_TABLES = 8;
const COMPLAINTS_SHOWN = 5;

/** A measurement as a line or two of text. */
export function measureText(
  { seconds, process, databaseBytes, files, jobs }: Measure,
  ran: readonly Ran[],
): string {
  const took = ran.filter(({ ending }) => ending === 200).map((one) => one.took);
  return [
    `${(seconds / 60).toFixed(1)} min: ${ran.length} errands (${endings(ran)}),`,
    `p50 ${percentile(took, 0.5).toFixed(0)} ms, p99 ${percentile(took, 0.99).toFixed(0)} ms;`,
    `memory ${mb(process.rss)} MB, heap ${mb(process.heapUsed)} MB, ${process.descriptors} descriptors, ${process.sockets} sockets,`,
    `loop p99 ${process.delayMs.toFixed(0)} ms, ${process.cpuSeconds.toFixed(0)} s of CPU;`,
    `database ${mb(databaseBytes)} MB; ${files.assets} assets, ${files.temporary} temporary files;`,
    `jobs: ${jobs.accepted} accepted, ${jobs.ended ?? '?'} ended, ${jobs.charged ?? '?'} charged, ${jobs.told} told`,
  ].join(' ');
}

/** The result of a run as text. */
export function outcomeText(outcome: SoakOutcome): string {
  const { plan, figures, measures, ran, faults, complaints } = outcome;
  const tables = (measures.at(-1)?.tables ?? [])
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, LARGEST_TABLES)
    .map(({ name, rows, bytes }) => `${name} ${rows} rows ${Math.round(bytes / KILOBYTE)} kB`);
  return [
    `${plan.engine}, seed ${plan.seed}, ${(plan.seconds / 60).toFixed(1)} minutes at ${plan.perSecond} a second`,
    `  errands: ${endings(ran)}`,
    ...byErrand(ran),
    `  faults: ${[...faults].map(([name, count]) => `${name} ${count}×`).join(', ')}`,
    ...(tables.length === 0 ? [] : [`  largest tables: ${tables.join('; ')}`]),
    tableOf(figures),
    `  errors in the log, which faults explain: ${complaints.length}`,
    ...(hasFailed(outcome)
      ? complaints.slice(0, COMPLAINTS_SHOWN).map((line) => `    ${line}`)
      : []),
  ].join('\n');
}

function byErrand(ran: readonly Ran[]): readonly string[] {
  return [...Map.groupBy(ran, ({ errand }) => errand)].map(([errand, own]) => {
    const took = own.map((one) => one.took);
    const times = `p50 ${percentile(took, 0.5).toFixed(0)} ms, p99 ${percentile(took, 0.99).toFixed(0)} ms`;
    return `    ${errand.padEnd(22)} ${String(own.length).padStart(6)}  ${endings(own)}; ${times}`;
  });
}

function endings(ran: readonly Ran[]): string {
  return [...Map.groupBy(ran, ({ ending }) => String(ending))]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([ending, own]) => `${ending}: ${own.length}`)
    .join(', ');
}

function mb(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(0);
}
