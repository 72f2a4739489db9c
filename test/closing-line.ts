import type { TestModule } from 'vitest/node';

/** How much is shown of why a test failed. */
const REASON_CHARACTERS = 200;

/**
 * Ends a test run with one plain line, `N passed, N failed`, for readers of that line alone. Before it, each failed
 * test has a line with its file, its name and the beginning of why: all that is needed where only the end of a long
 * output is kept.
 */
export default class ClosingLine {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures = tests.flatMap((test) => {
      const { state, errors: reasons } = test.result();
      return state === 'failed'
        ? [line(`${test.module.relativeModuleId}: ${test.fullName}`, reasons)]
        : [];
    });
    // A file whose import or setup fails counts as failed, though none of its tests do.
    const broken = modules
      .filter((module) => module.state() === 'failed' && !hasFailedTest(module))
      .map((module) => line(module.relativeModuleId, module.errors()));
    const outside = errors.map((error) => line('outside of tests', [error]));
    const failed = [...failures, ...broken, ...outside];

    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const skipped = tests.filter((test) => test.result().state === 'skipped').length;
    const counts = `${passed} passed, ${failed.length} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
    process.stdout.write(`\n${[...failed, counts].join('\n')}\n`);
  }
}

function hasFailedTest(module: TestModule): boolean {
  return [...module.children.allTests('failed')].length > 0;
}

function line(where: string, reasons: readonly { message: string }[]): string {
  const [reason] = reasons;
  const why = reason === undefined ? 'no reason given' : reason.message.slice(0, REASON_CHARACTERS);
  return `FAILED ${where}: ${why}`.replace(/\s+/g, ' ');
}
