import { askGateway, askQueries } from '../command-line/asking.ts';
import { holdsDatabase } from '../database/built-in-database.ts';
import type { DatabaseAsItIs } from '../database/database.ts';
import { DatabaseUnreachable, SERVER_ADVICE } from '../database/database-errors.ts';
import { type MigrationState, readMigrationState } from '../database/migrate.ts';
import { openDatabaseAsItIs } from '../database/open-database.ts';
import {
  ENCODING,
  ENCODING_ADVICE,
  ONLY_READ,
  readServerFacts,
  type ServerFacts,
} from '../database/server-facts.ts';
import { obstacleToTables, readTablesPlace } from '../database/tables-place.ts';
import { counted } from '../foundation/counted.ts';
import { openLog } from '../foundation/log.ts';
import { type AskAccounts, checkAccounts } from './accounts.ts';
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts';
import type { Holder } from './folder-holder.ts';
import { checkLedgers } from './ledger.ts';
import type { SettingsRead } from './settings.ts';
import { checkSharedFolder } from './shared-folder.ts';

const ABOUT = 'database';

/** The findings about the database and, for a server, by how many seconds its clock is ahead of this machine's. */
export interface CheckedDatabase {
  readonly findings: readonly Finding[];
  readonly secondsAhead?: number;
}

/** Inputs of the database check. */
export interface DatabaseCheckParts {
  readonly settings: SettingsRead;
  readonly holder: Holder;
  /** Whether the environment has a key that the next start adds. */
  readonly hasChosenKey: boolean;
}

/** Checks the database, its tables, its accounts and, for a server, the shared folder. Changes nothing. */
export async function checkDatabase(parts: DatabaseCheckParts): Promise<CheckedDatabase> {
  const { settings, holder } = parts;
  const { databaseUrl, data: folder } = settings;
  if (databaseUrl === undefined) {
    if (holder === 'gateway') return checkThroughGateway(parts);
    if (holder === 'somebody') return { findings: [heldBySomebody(folder)] };
    if (!holdsDatabase(folder)) return { findings: [fine(ABOUT, 'the first start creates it')] };
  }
  try {
    const database = await openDatabaseAsItIs({ databaseUrl, folder });
    try {
      return await checkOpened(parts, database);
    } finally {
      await database.close();
    }
  } catch (error) {
    return { findings: [unusable(databaseUrl, error)] };
  }
}

/** Checks through the running gateway, which has the built-in database open and has migrated its tables. */
async function checkThroughGateway(parts: DatabaseCheckParts): Promise<CheckedDatabase> {
  const { data: folder } = parts.settings;
  const ask: AskAccounts = async (request) => {
    const answer = await askGateway(folder, request);
    if (answer === undefined)
      throw new Error('The gateway that has the built-in database open no longer answers.');
    return answer;
  };
  const opened = fine(ABOUT, 'the built-in one, open in the running gateway');
  return { findings: [opened, ...(await checkAsked(ask, parts, { isServer: false }))] };
}

async function checkOpened(
  parts: DatabaseCheckParts,
  { queries }: DatabaseAsItIs,
): Promise<CheckedDatabase> {
  const { accounts, moderation, databaseUrl } = parts.settings;
  const facts = await readServerFacts(queries);
  const { version, time } = facts;
  const isServer = databaseUrl !== undefined;
  const ahead = isServer ? { secondsAhead: (time.getTime() - Date.now()) / 1000 } : {};
  const where = isServer ? 'the server answers' : 'the built-in one';
  const opened = [fine(ABOUT, `${where}, PostgreSQL ${version}`), ...wrongWith(facts)];
  const state = await readMigrationState(queries);
  const isCurrent = state.pending.length === 0 && state.foreign.length === 0;
  const context = { accounts, moderation, log: openLog('silent') };
  const ask: AskAccounts = (request) => askQueries(queries, context, request);
  const known = isCurrent ? await checkAsked(ask, parts, { isServer }) : [];
  const shared = isCurrent && isServer ? await checkSharedFolder(queries, parts.settings) : [];
  const place = state.applied.length === 0 ? await placeOf(queries) : [];
  return { findings: [...opened, tablesOf(state), ...place, ...known, ...shared], ...ahead };
}

async function checkAsked(
  ask: AskAccounts,
  parts: DatabaseCheckParts,
  where: { readonly isServer: boolean },
): Promise<readonly Finding[]> {
  return [...(await checkAccounts(ask, parts)), ...(await checkLedgers(ask, where))];
}

/** Checks that the first start can create the tables, if there are none yet. */
async function placeOf(queries: DatabaseAsItIs['queries']): Promise<readonly Finding[]> {
  const obstacle = obstacleToTables(await readTablesPlace(queries));
  return obstacle === undefined ? [] : [problem('tables', obstacle.says, obstacle.advice)];
}

/** The reasons why a reachable database is unusable. */
function wrongWith({ encoding, isOnlyRead }: ServerFacts): readonly Finding[] {
  const readOnly = problem(ABOUT, ONLY_READ.says, ONLY_READ.advice);
  const encoded = problem(
    ABOUT,
    `It keeps text as ${encoding}, which lacks most letters.`,
    ENCODING_ADVICE,
  );
  return [...(isOnlyRead ? [readOnly] : []), ...(encoding === ENCODING ? [] : [encoded])];
}

function tablesOf({ applied, pending, foreign }: MigrationState): Finding {
  const about = 'tables';
  if (foreign.length > 0) {
    const says = `A newer Patchbay has changed them: ${foreign.join(', ')}.`;
    return problem(about, says, 'Run that version, or restore a backup.');
  }
  if (pending.length === 0) return fine(about, `up to date, ${counted(applied.length, 'change')}`);
  if (applied.length === 0) return fine(about, 'none yet; the first start creates them');
  const says = `${pending.length} of ${applied.length + pending.length} changes are pending.`;
  return warning(about, says, 'patchbay migrate applies them, and so does the next start.');
}

function heldBySomebody(folder: string): Finding {
  const says = `Another process has ${folder} open, and takes no commands.`;
  return problem(
    ABOUT,
    says,
    'Try again if it is just starting; otherwise find and stop it, or choose another data folder.',
  );
}

function unusable(databaseUrl: string | undefined, error: unknown): Finding {
  if (databaseUrl === undefined) {
    const advice = 'If its files are damaged, restore the data folder from a backup.';
    return problem(ABOUT, reasonOf(error), advice);
  }
  const isUnreachable = error instanceof DatabaseUnreachable;
  const says = withoutUrl(isUnreachable ? error.says : reasonOf(error), databaseUrl);
  return problem(ABOUT, says, isUnreachable ? error.advice : SERVER_ADVICE);
}

/** Percent-decodes a password; one with a stray `%` is not encoded, and returned as is. */
function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch (error) {
    if (error instanceof URIError) return password;
    throw error;
  }
}

/**
 * Removes the database's URL, which may contain a password, and the password from a text. A longer word that contains
 * the password, such as the user's name, stays.
 */
export function withoutUrl(text: string, url: string): string {
  const { password = '' } = URL.parse(url) ?? {};
  const passwords = [password, decoded(password)].filter((secret) => secret !== '');
  return passwords.reduce(
    (clean, secret) => clean.replaceAll(wholeWord(secret), '(hidden)'),
    text.replaceAll(url, '(hidden)'),
  );
}

function wholeWord(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${RegExp.escape(text)}(?![\\p{L}\\p{N}_])`, 'gu');
}
