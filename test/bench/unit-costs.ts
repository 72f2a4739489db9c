import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnitCosts } from './work.ts';

const FILE = join(import.meta.dirname, 'unit-costs.json');

/** Stores measured unit costs, replacing those with the same names. */
export async function keepUnitCosts(measured: UnitCosts): Promise<void> {
  const kept = { ...(await readUnitCosts()), ...measured };
  const sorted = Object.entries(kept).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rounded = sorted.map(([name, cost]) => [name, Number(cost.toPrecision(4))]);
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}

/** Reads the stored unit costs; empty if there are none. */
export async function readUnitCosts(): Promise<UnitCosts> {
  const text = await readFile(FILE, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const kept: UnitCosts = JSON.parse(text);
  return kept;
}
