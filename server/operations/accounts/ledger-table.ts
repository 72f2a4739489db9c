import type { Member } from '../../accounts/people/members.ts';
import { done } from '../../foundation/outcome.ts';
import { sumOf } from '../../usage/amounts.ts';
import type { LedgerEntry } from '../../usage/ledger-entries.ts';
import type { Handler } from '../call.ts';
import type { Services } from '../services.ts';
import { wantedEntries } from './ledger.ts';

/** How many entries are in memory at once, however large the export is. */
const ENTRIES_AT_ONCE = 500;

const COLUMNS = [
  ...['createdAt', 'entryId', 'kind', 'available', 'reserved', 'consumed', 'issued'],
  ...['operation', 'model', 'rule', 'requests', 'seconds', 'images', 'songs'],
  ...['inputTokens', 'cachedInputTokens', 'cacheWriteTokens', 'outputTokens'],
  ...['keyId', 'keyName', 'personId', 'personName', 'personEmail'],
  ...['jobId', 'requestId', 'moderationCount', 'givenUp', 'note', 'contract'],
] as const satisfies readonly (keyof ReturnType<typeof lineOf>)[];

type TableServices = Pick<Services, 'reports' | 'keys' | 'people'>;

/** Exports the ledger as CSV, reading it while it is sent. */
export function exportLedger({ reports, keys, people }: TableServices): Handler<'exportLedger'> {
  return async ({ caller, input: { parameters } }) => {
    const { accountId } = caller;
    const wanted = wantedEntries(parameters);
    if (!wanted.ok) return wanted;
    const records = await keys.list(accountId);
    // A key must not learn anything about people.
    const members = caller.kind === 'person' ? await people.members(accountId) : [];
    const names: Names = {
      keys: new Map(records.map(({ id, name }): [string, string] => [id, name])),
      people: new Map(members.map((member) => [member.personId, member])),
    };
    const read = (before?: string) =>
      reports.entries(accountId, { ...wanted.value, before, limit: ENTRIES_AT_ONCE });
    // Read before the reply begins, so that a failed read becomes an error response.
    const first = await read();
    // Loaded on demand, as few callers export a table.
    const { stringify } = await import('csv-stringify/sync');
    // RFC 4180 line endings.
    const options = { columns: [...COLUMNS], escape_formulas: true, record_delimiter: 'windows' };
    const write = (entries: readonly LedgerEntry[], header: boolean): string =>
      stringify(
        entries.map((entry) => lineOf(entry, names)),
        { ...options, header },
      );
    return done({ kind: 'table', csv: portions(first, { read, write }) });
  };
}

/** The names of the account's keys and people; deleted ones have none. */
interface Names {
  readonly keys: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, Member>;
}

/** How the table is read and written. */
interface Passing {
  readonly read: (before: string) => Promise<readonly LedgerEntry[]>;
  readonly write: (entries: readonly LedgerEntry[], header: boolean) => string;
}

async function* portions(
  first: readonly LedgerEntry[],
  { read, write }: Passing,
): AsyncGenerator<string, void> {
  yield write(first, true);
  for (let entries = first; entries.length === ENTRIES_AT_ONCE; ) {
    const last = entries.at(-1);
    if (last === undefined) return;
    entries = await read(last.id);
    if (entries.length > 0) yield write(entries, false);
  }
}

/**
 * One row. Text that begins like a formula is escaped, so that no spreadsheet evaluates it; amounts are numbers and
 * need none.
 */
function lineOf(entry: LedgerEntry, names: Names) {
  const { id: entryId, createdAt, lines, keyId, personId, isGivenUp, ...facts } = entry;
  const person = names.people.get(personId ?? '');
  const cached = quantityOf(lines, 'cached-input-token');
  const written =
    quantityOf(lines, 'cache-write-token') + quantityOf(lines, 'long-cache-write-token');
  return {
    ...facts,
    entryId,
    createdAt: createdAt.toISOString(),
    requests: quantityOf(lines, 'request'),
    seconds: quantityOf(lines, 'second'),
    images: quantityOf(lines, 'image'),
    songs: quantityOf(lines, 'song'),
    inputTokens: quantityOf(lines, 'input-token') + cached + written,
    cachedInputTokens: cached,
    cacheWriteTokens: written,
    outputTokens: quantityOf(lines, 'output-token'),
    givenUp: isGivenUp ? 'true' : '',
    keyId,
    keyName: names.keys.get(keyId ?? ''),
    personId,
    personName: person?.name,
    personEmail: person?.email,
  };
}

/** The total quantity of one unit; images of several sizes have a line each. */
function quantityOf(
  lines: LedgerEntry['lines'],
  unit: LedgerEntry['lines'][number]['unit'],
): number {
  return sumOf(lines.flatMap((line) => (line.unit === unit ? [line.quantity] : [])));
}
