import type { Problem } from './problems.ts';

/** The result of an operation: success or expected failure. Only unexpected errors are thrown. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** A success. */
export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** An expected failure. */
export function failed(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}
