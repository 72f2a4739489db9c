import type { TestModule } from 'vitest/node';

/** Ends a test run with one plain line, `N passed, N failed`, for readers of that line alone. */
export default class ClosingLine {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const statesOf = (module: TestModule): readonly string[] =>
      [...module.children.allTests()].map((test) => test.result().state);
    const states = modules.flatMap(statesOf);
    const count = (state: string): number => states.filter((found) => found === state).length;
    // A file whose import or setup fails counts as failed, though none of its tests do.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && !statesOf(module).includes('failed'),
    );
    const failed = count('failed') + broken.length + errors.length;
    const skipped = count('skipped');
    const line = `${count('passed')} passed, ${failed} failed`;
    process.stdout.write(`\n${skipped === 0 ? line : `${line}, ${skipped} skipped`}\n`);
  }
}
