import type { Queries } from '../database/database.ts';
import type { Clock } from '../foundation/clock.ts';
import { MILLISECONDS_PER_HOUR, MILLISECONDS_PER_MINUTE } from '../foundation/durations.ts';
import {
  forgetMinutes,
  HOUR,
  hoursWithMinutes,
  MINUTE,
  SUMMED_AT_ONCE,
  type SumSpan,
  staleIn,
  sumEach,
  sumMinutes,
} from './usage-sums.ts';

/** The parts of a span, in order: sums of hours, sums of minutes, and entries that must be read directly. */
export interface SummedSpan {
  /** Where the sums of hours end, and those of minutes begin. */
  readonly minutesFrom: Date;
  /** Where the sums of minutes end, and the entries begin. */
  readonly entriesFrom: Date;
}

/** Dependencies of sums. */
export interface SumParts {
  readonly queries: Queries;
  readonly clock: Clock;
  /** Up to this many entries are read directly, which is faster than summing them first. */
  readonly fewEntries: number;
  /** Up to this many entries are summed in one statement. */
  readonly summedAtOnce?: number;
}

/** Charges of text are written a moment after their time; later ones cause a minute to be summed again. */
const WRITTEN_WITHIN_MS = MILLISECONDS_PER_MINUTE;

/**
 * Sums up the past of a span of whole hours, where it has many entries: hours that are over, and the minutes of the
 * current one. Sums are stored with the number of their entries; with a late entry they are made anew.
 */
export async function sumPast(span: SumSpan, parts: SumParts): Promise<SummedSpan> {
  const { from, to } = span;
  if (from >= to || (await hasFew(span, parts))) return { minutesFrom: from, entriesFrom: from };
  const now = parts.clock.now().getTime();
  const hour = startOf(now, MILLISECONDS_PER_HOUR);
  const minute = startOf(now - WRITTEN_WITHIN_MS, MILLISECONDS_PER_MINUTE);
  const minutesFrom = within(span, hour);
  const entriesFrom = within(span, Math.max(hour, minute));
  await sumHours(
    { ...span, to: minutesFrom },
    { ...parts, lastHour: new Date(hour - MILLISECONDS_PER_HOUR) },
  );
  const current = { ...span, from: minutesFrom, to: entriesFrom };
  await sumEach(parts.queries, MINUTE, {
    ...current,
    stale: await staleIn(parts.queries, MINUTE, current),
  });
  return { minutesFrom, entriesFrom };
}

function startOf(time: number, length: number): number {
  return Math.floor(time / length) * length;
}

function within({ from, to }: SumSpan, time: number): Date {
  return new Date(Math.min(Math.max(time, from.getTime()), to.getTime()));
}

async function hasFew(
  { accountId, from, to }: SumSpan,
  { queries, fewEntries }: SumParts,
): Promise<boolean> {
  const found = await queries
    .selectFrom('ledger_entry')
    .select(({ lit }) => lit(1).as('one'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'settle')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .offset(fewEntries)
    .limit(1)
    .executeTakeFirst();
  return found === undefined;
}

/**
 * Sums hours that are over, and deletes the sums of their minutes; also of earlier hours that have such, as who always
 * asks for the current day never asks for its last hour again. The minutes of the last hour stay: another process,
 * whose clock is a little behind, may still read them.
 */
async function sumHours(
  span: SumSpan,
  { lastHour, ...parts }: SumParts & { readonly lastHour: Date },
): Promise<void> {
  const { queries } = parts;
  const before = span.from < lastHour ? span.from : lastHour;
  const left = await hoursWithMinutes(queries, { accountId: span.accountId, before });
  for (const hours of [...left, span]) {
    await sumStale(hours, parts);
    // Only of hours whose own sums are made by now: other reports may be making those of other hours from minutes.
    const to = hours.to < lastHour ? hours.to : lastHour;
    await forgetMinutes(queries, { ...hours, to });
  }
}

/** Sums hours. One with very many entries is summed by minutes, so that no statement takes too long. */
async function sumStale(
  span: SumSpan,
  { queries, summedAtOnce = SUMMED_AT_ONCE }: SumParts,
): Promise<void> {
  const { accountId } = span;
  const stale = await staleIn(queries, HOUR, span);
  const isDense = ({ entries }: { readonly entries: number }) => entries > summedAtOnce;
  await sumEach(queries, HOUR, { accountId, stale: stale.filter((hour) => !isDense(hour)) });
  for (const hour of stale.filter(isDense)) {
    const to = new Date(hour.start.getTime() + MILLISECONDS_PER_HOUR);
    const minutes = await staleIn(queries, MINUTE, { accountId, from: hour.start, to });
    await sumEach(queries, MINUTE, { accountId, stale: minutes });
    await sumMinutes(queries, { accountId, hour });
  }
}
