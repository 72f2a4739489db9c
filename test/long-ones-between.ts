import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose tests start and kill processes, and spend most of their time waiting for them. */
const LONG = /\/test\/(backup|faults|fuzz)\/|\/test\/main\.test\.ts$/;

/**
 * Runs the slowest files first, alternating with the largest of the others, so that some work while others wait, and no
 * slow file is left to run alone at the end.
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
