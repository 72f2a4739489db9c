import { operations } from '../../generated/operations.ts';
import { checkParametersOf } from '../accounts/checked-request.ts';
import { daysAfter, dayText } from '../foundation/calendar.ts';
import { MILLISECONDS_A_DAY } from '../foundation/durations.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { toldUsage } from '../usage/told-usage.ts';
import { GROUPINGS, type Grouping, type UsageSpan } from '../usage/usage-report.ts';
import { accountIn, type OperatorCommand, wanted } from './account-commands.ts';
import type { Given } from './given.ts';
import { OperatorMistake } from './operator-mistake.ts';

/** As a bill is read. */
const USUALLY_BY: readonly Grouping[] = ['model', 'operation'];

/** What an account has used on some days, as it reads it itself. */
export const usage: OperatorCommand = async (parts, given) => {
  const account = await accountIn(parts, given);
  const { from, to } = daysIn(given, parts.clock.now());
  const span = { from, to: daysAfter(to, 1), by: groupingsIn(given) };
  const { rows, total } = await parts.reports.usage(account.id, span);
  const days = { from: dayText(from), to: dayText(to) };
  return { account, usage: { ...days, rows: rows.map(toldUsage), total: toldUsage(total) } };
};

/** The first day and the last, both of which count. */
function daysIn(given: Given, now: Date): Pick<UsageSpan, 'from' | 'to'> {
  const { usual, upTo } = operations.getUsage.days;
  const said = { from: given.optionalDay('from'), to: given.optionalDay('to') };
  const texts = { from: given.optionalText('from'), to: given.optionalText('to') };
  wanted(checkParametersOf('getUsage', definedOnly(texts)));
  const { to = new Date(dayText(now)) } = said;
  const { from = daysAfter(to, -usual) } = said;
  const days = (to.getTime() - from.getTime()) / MILLISECONDS_A_DAY + 1;
  if (days < 1) throw new OperatorMistake('to must not be a day before from.');
  if (days > upTo) {
    throw new OperatorMistake(`A report has ${upTo} days at the most; this has ${days}.`);
  }
  return { from, to };
}

function groupingsIn(given: Given): readonly Grouping[] {
  const named = given.optionalList('by');
  if (named === undefined) return USUALLY_BY;
  const known: readonly string[] = GROUPINGS;
  if (named.every((name) => known.includes(name))) {
    return GROUPINGS.filter((grouping) => named.includes(grouping));
  }
  throw new OperatorMistake(`by must name some of ${GROUPINGS.join(', ')}, with commas between.`);
}
