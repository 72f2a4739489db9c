import type { LedgerEntry } from '../../../generated/types.ts';
import { done, type Outcome } from '../../foundation/outcome.ts';
import { unitsText } from '../../usage/amounts.ts';
import type { LedgerEntry as Entry, EntryPage } from '../../usage/ledger-entries.ts';
import type { Call, Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { readPage } from './cursor-page.ts';
import { spanOf } from './day-span.ts';
import { told } from './told.ts';

const RULE = 'ledger-span';

/** Returns a page of the account's ledger. */
export function getLedger({ reports }: Pick<Services, 'reports'>): Handler<'getLedger'> {
  return async ({ caller, input: { parameters } }) => {
    const wanted = wantedEntries(parameters);
    if (!wanted.ok) return wanted;
    const { limit, cursor: before } = parameters;
    const { items: entries, next } = await readPage(limit, (upTo) =>
      reports.entries(caller.accountId, { ...wanted.value, before, limit: upTo }),
    );
    const message = entries.length === 1 ? '1 entry.' : `${entries.length} entries.`;
    const data = { entries: entries.map(present), next };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** The filter of the request, as the caller gave it. */
type GivenFilter = Omit<Call<'exportLedger'>['input']['parameters'], 'limit' | 'cursor'>;

/** Validates the filter of the request. */
export function wantedEntries({
  kind,
  jobId,
  keyId,
  ...days
}: GivenFilter): Outcome<Omit<EntryPage, 'limit' | 'before'>> {
  const span = spanOf(days, RULE);
  return span.ok ? done({ kind, jobId, keyId, ...span.value }) : span;
}

function present({ id: entryId, createdAt, lines, ...entry }: Entry): LedgerEntry {
  const { kind, contract, available, reserved, consumed, issued, ...facts } = entry;
  return {
    entryId,
    kind,
    createdAt: createdAt.toISOString(),
    available: unitsText(available),
    reserved: unitsText(reserved),
    consumed: unitsText(consumed),
    issued: unitsText(issued),
    ...told('operation', facts.operation),
    ...told('model', facts.model),
    ...told('rule', facts.rule),
    ...told('moderationCount', facts.moderationCount),
    ...(facts.isGivenUp ? { givenUp: true as const } : {}),
    ...told('requestId', facts.requestId),
    ...told('jobId', facts.jobId),
    ...told('keyId', facts.keyId),
    ...told('personId', facts.personId),
    ...told('note', facts.note),
    ...(lines.length === 0 ? {} : { lines: lines.map(presentLine) }),
    contract,
  };
}

function presentLine({ price, units, ...line }: Entry['lines'][number]) {
  return { ...line, price: unitsText(price), units: unitsText(units) };
}
