import { readdir } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLoadProcess } from './load-process.ts';
import { keepUnitCosts } from './unit-costs.ts';
import { holds, type Table, type Verdict, type Work, type WorkReport } from './work.ts';

/**
 * Measures the cost of the gateway, compared with alternatives. Prints tables, and a verdict for each figure with a
 * bound. `npm run bench` measures all workloads, and `npm run bench -- chat mock` the given ones; `--rounds` and
 * `--seconds` set the number and duration of the measurements of each contestant; `--keep` writes the unit costs of
 * each workload to `unit-costs.json`, the input of `npm run bench:scale`. Exits with 1 if a figure violates its bound.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    keep: { type: 'boolean', default: false },
  },
});

// So that what this process does at its exit is done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const works = await allWorks();
const unknown = positionals.filter((name) => !works.some((work) => work.name === name));
if (unknown.length > 0) {
  const names = works.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no work ${unknown.join(', ')}; there are ${names}.\n`);
  process.exit(2);
}

say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
const verdicts: Verdict[] = [];
const units: Record<string, number> = {};
for (const work of works) {
  if (positionals.length > 0 && !positionals.includes(work.name)) continue;
  const report = await measured(work);
  verdicts.push(...report.verdicts);
  Object.assign(units, report.units);
}
printVerdicts(verdicts);
if (values.keep) await keepUnitCosts(units);
process.exitCode = verdicts.every(holds) ? 0 : 1;

async function allWorks(): Promise<readonly Work[]> {
  const folder = join(import.meta.dirname, 'works');
  const files = (await readdir(folder)).toSorted();
  const all = await Promise.all(
    files.map(async (file): Promise<{ readonly work: Work }> => import(join(folder, file))),
  );
  return all.map(({ work }) => work);
}

async function measured(work: Work): Promise<WorkReport> {
  say(`## ${work.title} (${work.name})\n`);
  const load = startLoadProcess();
  try {
    const bench = { load, rounds: Number(values.rounds), seconds: Number(values.seconds), say };
    const report = await work.measure(bench);
    for (const table of report.tables) printTable(table);
    for (const remark of report.remarks ?? []) say(`${remark}\n`);
    return report;
  } finally {
    load.stop();
  }
}

function printTable({ title, columns, rows }: Table): void {
  if (title !== undefined) say(`${title}:\n`);
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  say([line(columns), line(columns.map(() => '---')), ...rows.map(line), ''].join('\n'));
}

function printVerdicts(all: readonly Verdict[]): void {
  const rows = all.map((verdict) => {
    const { what, measured, unit, bound } = verdict;
    const wanted = 'atMost' in bound ? `≤ ${bound.atMost}` : `≥ ${bound.atLeast}`;
    return [what, `${rounded(measured)} ${unit}`, wanted, holds(verdict) ? 'yes' : 'NO'];
  });
  printTable({
    title: 'What must be reached',
    columns: ['work', 'measured', 'wanted', 'reached'],
    rows,
  });
}

function rounded(figure: number): number {
  return Number(figure.toPrecision(3));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
