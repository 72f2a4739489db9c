import { counted } from '../counted.ts';
import { kinds } from './check.ts';
import { grouped } from './grouping.ts';
import { type CheckResult, type Report, summaryOf } from './report.ts';

const MAX_BREACHES_SHOWN = 3;

/** Formats a human-readable report: the breaches by operation, the skipped checks, and the summary. */
export function textReport(report: Report): string {
  return [...breachLines(report), ...skipLines(report), ...figureLines(report), ''].join('\n');
}

function breachLines({ results }: Report): readonly string[] {
  const breached = results.filter(({ breaches }) => breaches.length > 0);
  const groups = grouped(breached, ({ operationId }) => operationId);
  return [...groups].flatMap(([operationId, list]) => [
    operationId,
    ...list.flatMap(checkLines),
    '',
  ]);
}

function checkLines({ kind, name, breaches }: CheckResult): readonly string[] {
  const shown = breaches.slice(0, MAX_BREACHES_SHOWN);
  const more = breaches.length - shown.length;
  return [
    `  ✗ ${kind}: ${name}`,
    ...shown.flatMap(({ expected, found, request }) => [
      `      expected  ${expected}`,
      `      came      ${found}`,
      ...(request === undefined ? [] : [`      again     ${request}`]),
    ]),
    ...(more > 0 ? [`      and ${more} more`] : []),
  ];
}

function skipLines({ results }: Report): readonly string[] {
  const groups = grouped(
    results.filter(({ skipped }) => skipped !== undefined),
    ({ skipped }) => skipped ?? '',
  );
  if (groups.size === 0) return [];
  return ['Not checked', ...[...groups].map(([reason, list]) => skipLine(reason, list)), ''];
}

function skipLine(reason: string, list: readonly CheckResult[]): string {
  const operations = [...new Set(list.map(({ operationId }) => operationId))].join(', ');
  return `  ${String(list.length).padStart(4)}  ${reason} (${operations})`;
}

function figureLines(report: Report): readonly string[] {
  const { results, milliseconds, requests, creations, url, fingerprint, deployed, seed } = report;
  const { checks, kept, breached, skipped } = summaryOf(report);
  const byKind = Object.keys(kinds).flatMap((kind) => {
    const count = results.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [`${kind} ${count}`];
  });
  const theirs = deployed ?? 'none that it names';
  return [
    `${url} ${breached === 0 ? 'keeps the contract' : 'breaks the contract'}`,
    `  contract  ${fingerprint}${theirs === fingerprint ? '' : `; the deployment runs ${theirs}`}`,
    `  checks    ${checks}: ${kept} kept, ${breached} breached, ${skipped} not checked`,
    `            ${byKind.join(', ')}`,
    `  asked     ${counted(requests, 'request')}, ${creations} of them for work that may cost`,
    `  took      ${(milliseconds / 1000).toFixed(1)} s, with the seed ${seed}`,
  ];
}
