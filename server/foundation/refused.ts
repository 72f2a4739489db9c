import { done, failed, type Outcome } from './outcome.ts';
import type { Problem } from './problems.ts';

/** Carries an expected failure out of a transaction, which is rolled back by it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The outcome of work that ends with `Refused` where it fails as expected. */
export async function unlessRefused<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return done(await work);
  } catch (error) {
    if (error instanceof Refused) return failed(error.problem);
    throw error;
  }
}
