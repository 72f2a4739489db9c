import { operations } from '../../generated/operations.ts';
import { checkParametersOf } from '../accounts/checked-request.ts';
import { daysAfter, dayText } from '../foundation/calendar.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { type ReportDays, reportDays, tooManyDays } from '../usage/report-days.ts';
import { reportedUsage } from '../usage/reported-usage.ts';
import { GROUPINGS, type Grouping } from '../usage/usage-report.ts';
import { accountIn, type OperatorCommand, wanted } from './account-commands.ts';
import { CommandError } from './command-error.ts';
import type { Given } from './given.ts';

/** The default grouping, as for a bill. */
const USUALLY_BY: readonly Grouping[] = ['model', 'operation'];

/** Reports an account's usage for a range of days, the same as the account itself can read. */
export const usage: OperatorCommand = async (parts, given) => {
  const account = await accountIn(parts, given);
  const { first, last } = daysIn(given, parts.clock.now());
  const span = { from: first, to: daysAfter(last, 1), by: groupingsIn(given) };
  const { rows, total } = await parts.reports.usage(account.id, span);
  const days = { from: dayText(first), to: dayText(last) };
  return {
    account,
    usage: { ...days, rows: rows.map(reportedUsage), total: reportedUsage(total) },
  };
};

/** The first and the last day, both inclusive. */
function daysIn(given: Given, now: Date): ReportDays {
  const { usual, upTo } = operations.getUsage.days;
  const named = { from: given.optionalDay('from'), to: given.optionalDay('to') };
  wanted(checkParametersOf('getUsage', definedOnly(named)));
  const days = reportDays(named, { usual, now });
  if (days.count < 1) throw new CommandError('to must not be a day before from.');
  if (days.count > upTo) throw new CommandError(tooManyDays(days.count, upTo));
  return days;
}

function groupingsIn(given: Given): readonly Grouping[] {
  const named = given.optionalList('by');
  if (named === undefined) return USUALLY_BY;
  const known: readonly string[] = GROUPINGS;
  if (named.every((name) => known.includes(name))) {
    return GROUPINGS.filter((grouping) => named.includes(grouping));
  }
  throw new CommandError(`by must be one or more of ${GROUPINGS.join(', ')}, separated by commas.`);
}
