import type { TestModule } from 'vitest/node';
import { KINDS } from './a-gateway-on.ts';
import type { CallReport } from './calls.ts';

const MAX_MESSAGE_LENGTH = 100;

/**
 * A reporter that prints a Markdown table for each SDK, with the result of each call on each upstream kind. Run by `npm
 * run sdks`.
 */
export default class Table {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const reports = tests.flatMap((test) => test.meta().sdkCall ?? []);
    for (const sdk of new Set(reports.map((report) => report.sdk))) {
      const own = reports.filter((report) => report.sdk === sdk);
      process.stdout.write(`${[`## ${sdk}`, '', ...tableOf(own)].join('\n')}\n\n`);
    }
    const failed = tests.filter((test) => test.result().state === 'failed');
    for (const test of failed) {
      const reason = test.result().errors?.[0]?.message ?? '';
      process.stdout.write(`Not as expected: ${test.fullName}: ${reason}\n`);
    }
    const passed = tests.length - failed.length;
    process.stdout.write(`${passed} tests as expected, ${failed.length} not.\n`);
  }
}

function tableOf(reports: readonly CallReport[]): readonly string[] {
  const rows = [...new Set(reports.map(({ call }) => call))].map((call) => {
    const cells = KINDS.map((kind) =>
      cell(reports.find((report) => report.call === call && report.kind === kind)),
    );
    // A result that is the same for all kinds is printed once.
    const [first = ''] = cells;
    return [
      call,
      ...(new Set(cells).size === 1 ? [first, ...KINDS.slice(1).map(() => '″')] : cells),
    ];
  });
  const head = ['call', ...KINDS];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
}

function cell(report: CallReport | undefined): string {
  if (report === undefined) return 'not as expected';
  if (report.refusal === undefined) return 'works';
  const { type, status, message } = report.refusal;
  const shown = message.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  const short =
    shown.length > MAX_MESSAGE_LENGTH ? `${shown.slice(0, MAX_MESSAGE_LENGTH)}…` : shown;
  return [type, status, `“${short}”`].filter((part) => part !== undefined).join(' ');
}
