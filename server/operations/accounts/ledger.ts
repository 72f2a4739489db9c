import type { LedgerEntry } from '../../../generated/types.ts';
import { done } from '../../foundation/outcome.ts';
import { unitsText } from '../../usage/amounts.ts';
import type { Entry } from '../../usage/reports.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';

/** Answers a page of the account's ledger. */
export function getLedger({ reports }: Pick<Services, 'reports'>): Handler<'getLedger'> {
  return async ({ caller, input: { parameters } }) => {
    const { kind, limit, cursor: before } = parameters;
    // One more than asked for tells whether there is another page.
    const found = await reports.entries(caller.accountId, { kind, before, limit: limit + 1 });
    const entries = found.slice(0, limit);
    const next = found.length > limit ? (entries.at(-1)?.id ?? null) : null;
    const message = entries.length === 1 ? '1 entry.' : `${entries.length} entries.`;
    const data = { entries: entries.map(present), next };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

function present({ id, createdAt, lines, ...entry }: Entry): LedgerEntry {
  const { available, reserved, consumed, issued, ...facts } = entry;
  return {
    entryId: id,
    createdAt: createdAt.toISOString(),
    available: unitsText(available),
    reserved: unitsText(reserved),
    consumed: unitsText(consumed),
    issued: unitsText(issued),
    ...facts,
    ...(lines === undefined ? {} : { lines: lines.map(presentLine) }),
  };
}

function presentLine({ unit, quantity, price, units }: NonNullable<Entry['lines']>[number]) {
  return { unit, quantity, price: unitsText(price), units: unitsText(units) };
}
