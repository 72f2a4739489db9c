import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose tests start and kill processes, and wait for them longer than they work. */
const LONG = /\/test\/(backup|faults|fuzz|soak)\/|\/test\/main\.test\.ts$/;

/**
 * Begins with the files that take longest, and between them the largest of the others: while some wait, others work, and
 * none is left alone at the end.
 */
export class LongOnesBetween extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const long = usual.filter(({ moduleId }) => LONG.test(moduleId));
    const others = usual.filter(({ moduleId }) => !LONG.test(moduleId));
    const mixed = long.flatMap((file, index) => [file, ...others.slice(index, index + 1)]);
    return [...mixed, ...others.slice(long.length)];
  }
}
