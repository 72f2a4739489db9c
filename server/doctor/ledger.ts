import { CommandError } from '../command-line/command-error.ts';
import { counted } from '../foundation/counted.ts';
import { isObject } from '../foundation/json-object.ts';
import type { AskAccounts } from './accounts.ts';
import { type Finding, fine, problem } from './finding.ts';

const ABOUT = 'books';
/** As many as a database server reads in about a second beside its other work. */
const ENTRIES_UP_TO_ON_SERVER = 1_000_000;
const MAX_SHOWN = 3;

/** Checks that balances agree with the ledger's entries; on a database server, for a limited number of entries. */
export async function checkLedgers(
  ask: AskAccounts,
  { isServer }: { readonly isServer: boolean },
): Promise<readonly Finding[]> {
  const bounds = isServer ? { maxEntries: ENTRIES_UP_TO_ON_SERVER } : {};
  try {
    const { books } = await ask({ command: 'accounts verify', arguments: bounds });
    return isObject(books) ? [booksOf(books)] : [];
  } catch (error) {
    // The running gateway may be too old to know this command.
    if (error instanceof CommandError) return [fine(ABOUT, 'were not checked')];
    throw error;
  }
}

function booksOf({ differences, accounts, leftOut }: Readonly<Record<string, unknown>>): Finding {
  const all: readonly unknown[] = Array.isArray(differences) ? differences : [];
  const wrong = all.filter(isObject);
  if (wrong.length > 0) {
    const shown = wrong
      .slice(0, MAX_SHOWN)
      .map(({ accountId, message }) => `of ${String(accountId)} ${String(message)}`);
    const more = wrong.length > MAX_SHOWN ? `, and ${wrong.length - MAX_SHOWN} more` : '';
    const advice =
      'Somebody has changed the tables, or this is a fault of Patchbay: keep a backup, and report it.';
    return problem(ABOUT, `Balances and entries do not agree: ${shown.join('; ')}${more}`, advice);
  }
  const rest =
    Number(leftOut) > 0 ? `; ${Number(leftOut)} larger or later accounts were skipped` : '';
  return fine(
    ABOUT,
    `those of ${counted(Number(accounts), 'account')} agree with their entries${rest}`,
  );
}
