import { type Report, summaryOf } from './report.ts';

/** Formats a report as JSON: the summary and every check. */
export function jsonReport(report: Report): string {
  const { results, startedAt, ...run } = report;
  const said = { ...run, startedAt: startedAt.toISOString(), summary: summaryOf(report), results };
  return `${JSON.stringify(said, null, 2)}\n`;
}
