import type { LoadProcess } from './load-process.ts';

/** What a work is measured with. */
export interface Bench {
  /** The process that sends load. */
  readonly load: LoadProcess;
  /** How often every contestant has its turn. */
  readonly rounds: number;
  /** How long one measurement lasts, in seconds. */
  readonly seconds: number;
  /** Writes a line for whoever watches. */
  say(line: string): void;
}

/** A kind of work that is measured. A file in `works/` holds one. */
export interface Work {
  /** One word, by which it is asked for. */
  readonly name: string;
  /** What is measured, in a sentence. */
  readonly title: string;
  measure(bench: Bench): Promise<WorkReport>;
}

/** What measuring a work came to. */
export interface WorkReport {
  readonly tables: readonly Table[];
  readonly verdicts: readonly Verdict[];
  /** What whoever reads the figures should know of how they came about. */
  readonly remarks?: readonly string[];
  /** What one unit of the work costs, by names such as `chat.cpuMicroseconds`; the calculation of scale goes by them. */
  readonly units?: UnitCosts;
}

/** Costs by their names, each in the unit that the name ends with. */
export type UnitCosts = Readonly<Record<string, number>>;

/** Rows of figures. */
export interface Table {
  readonly title?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A figure, and what it must reach. */
export interface Verdict {
  /** Such as `CPU per request, over the bare Node proxy`. */
  readonly what: string;
  readonly measured: number;
  /** Such as `×`, `ms`, `MB`, `a second`. */
  readonly unit: string;
  readonly bound: { readonly atMost: number } | { readonly atLeast: number };
}

/** Whether a figure reaches what it must. */
export function holds({ measured, bound }: Verdict): boolean {
  return 'atMost' in bound ? measured <= bound.atMost : measured >= bound.atLeast;
}

/** The middle one of some figures, which one that was disturbed does not move. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There are no figures.');
  return middle;
}
