import type { LoadProcess } from './load-process.ts';

/** The environment of a measurement. */
export interface Bench {
  /** The process that sends load. */
  readonly load: LoadProcess;
  /** The number of turns of each contestant. */
  readonly rounds: number;
  /** The duration of one measurement, in seconds. */
  readonly seconds: number;
  /** Reports progress, as a line. */
  say(line: string): void;
}

/** A workload to measure. Each file in `works/` exports one. */
export interface Work {
  /** The word that selects it on the command line. */
  readonly name: string;
  /** A description of what is measured, in one sentence. */
  readonly title: string;
  measure(bench: Bench): Promise<WorkReport>;
}

/** The results of a workload. */
export interface WorkReport {
  readonly tables: readonly Table[];
  readonly verdicts: readonly Verdict[];
  /** Notes on how the figures were measured, for their readers. */
  readonly remarks?: readonly string[];
  /** The unit costs of the workload, by names such as `chat.cpuMicroseconds`; the input of `scale.ts`. */
  readonly units?: UnitCosts;
}

/** Costs by name, each in the unit at the end of its name. */
export type UnitCosts = Readonly<Record<string, number>>;

/** A table of figures. */
export interface Table {
  readonly title?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A figure and its bound. */
export interface Verdict {
  /** A description, such as `CPU per request, over the bare Node proxy`. */
  readonly what: string;
  readonly measured: number;
  /** A unit such as `×`, `ms`, `MB`, `a second`. */
  readonly unit: string;
  readonly bound: { readonly atMost: number } | { readonly atLeast: number };
}

/** Whether a figure is within its bound. */
export function holds({ measured, bound }: Verdict): boolean {
  return 'atMost' in bound ? measured <= bound.atMost : measured >= bound.atLeast;
}

/** The median, which a single disturbed measurement does not change. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There are no figures.');
  return middle;
}
