import { operations } from '../../../generated/operations.ts';
import type { UsageReport, UsageRow } from '../../../generated/types.ts';
import { daysAfter, dayText } from '../../foundation/calendar.ts';
import { counted } from '../../foundation/counted.ts';
import { done, type Outcome } from '../../foundation/outcome.ts';
import { inUnits } from '../../usage/amounts.ts';
import { type ReportDays, reportDays, tooManyDays } from '../../usage/report-days.ts';
import { REPORTED_AMOUNTS, reportedUsage } from '../../usage/reported-usage.ts';
import { GROUPINGS, type Grouping } from '../../usage/usage-report.ts';
import type { Call, Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { endsBeforeItBegins, noDayIn, noSpan } from './day-span.ts';

const RULE = 'usage-span';

type ReportServices = Pick<Services, 'reports' | 'clock'>;
type ReportCall = Call<'getUsage'> | Call<'exportUsage'>;

/** Returns the account's usage report. */
export function getUsage(services: ReportServices): Handler<'getUsage'> {
  return async (call) => {
    const report = await reportFor(services, call);
    if (!report.ok) return report;
    const { total } = report.value;
    const requests = counted(total.requests, 'request');
    const message = `${inUnits(Number(total.units))} in ${requests}.`;
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data: report.value } });
  };
}

/** Exports the usage report as CSV. */
export function exportUsage(
  services: ReportServices & Pick<Services, 'keys'>,
): Handler<'exportUsage'> {
  return async (call) => {
    const report = await reportFor(services, call);
    if (!report.ok) return report;
    // Loaded on demand, as few callers export a table.
    const { stringify } = await import('csv-stringify/sync');
    const groupings = groupingsOf(call);
    const columns = [...groupings.flatMap((group) => COLUMNS[group]), ...REPORTED_AMOUNTS];
    // Text that begins like a formula is escaped, so that no spreadsheet evaluates it. RFC 4180 line endings.
    const options = { header: true, columns, escape_formulas: true, record_delimiter: 'windows' };
    const { rows } = report.value;
    const named = groupings.includes('key') ? await withKeyNames(services, call, rows) : rows;
    return done({ kind: 'table', csv: stringify([...named], options) });
  };
}

/** Adds the keys' names beside their identifiers; deleted keys have none. */
async function withKeyNames(
  { keys }: Pick<Services, 'keys'>,
  { caller }: ReportCall,
  rows: readonly UsageRow[],
): Promise<readonly UsageRow[]> {
  const records = await keys.list(caller.accountId);
  const names = new Map<string, string>(records.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, keyName: names.get(row.keyId ?? '') ?? '' }));
}

const COLUMNS: Readonly<Record<Grouping, readonly string[]>> = {
  day: ['day'],
  key: ['keyId', 'keyName'],
  model: ['model'],
  operation: ['operation'],
};

function groupingsOf({ input }: ReportCall): readonly Grouping[] {
  const named = input.parameters.by.split(',');
  return GROUPINGS.filter((group) => named.includes(group));
}

async function reportFor(
  { reports, clock }: ReportServices,
  call: ReportCall,
): Promise<Outcome<UsageReport['data']>> {
  const days = daysOf(call, clock.now());
  if (!days.ok) return days;
  const { first, last } = days.value;
  const until = daysAfter(last, 1);
  const { accountId } = call.caller;
  const by = groupingsOf(call);
  const span = { from: first, to: until };
  const { rows, total } = await reports.usage(accountId, { ...span, by });
  return done({
    from: dayText(first),
    to: dayText(last),
    rows: rows.map(reportedUsage),
    total: reportedUsage(total),
  });
}

function daysOf({ input: { parameters } }: ReportCall, now: Date): Outcome<ReportDays> {
  const { usual, upTo } = operations.getUsage.days;
  const noDay = noDayIn(parameters, RULE);
  if (noDay !== undefined) return noDay;
  const days = reportDays(parameters, { usual, now });
  if (days.count < 1) return endsBeforeItBegins(RULE);
  return days.count > upTo ? noSpan(RULE, 'from', tooManyDays(days.count, upTo)) : done(days);
}
