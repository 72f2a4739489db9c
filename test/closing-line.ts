import type { TestModule } from 'vitest/node';

/** Ends a test run with one plain line, `N passed, N failed`, for whoever reads only that. */
export default class ClosingLine {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string): number => states.filter((found) => found === state).length;
    // A file that could not even be read has no tests to fail.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && module.children.size === 0,
    );
    const failed = count('failed') + broken.length + errors.length;
    const skipped = count('skipped');
    const line = `${count('passed')} passed, ${failed} failed`;
    process.stdout.write(`\n${skipped === 0 ? line : `${line}, ${skipped} skipped`}\n`);
  }
}
