import { randomBytes } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../database/database.ts';
import { findSecret, keepSecret } from '../database/kept-secret.ts';
import { hasCode } from '../foundation/error-code.ts';
import { newIdentifier } from '../foundation/identifiers.ts';

/**
 * Whether an asset folder is the one shared by the other processes of a database; `unknown` before one has marked it.
 */
export type FolderMatch = 'same' | 'other' | 'unknown';

/** The name of the mark in the database, among its secrets. */
export const FOLDER_MARK = 'assets-folder';
const MARK_FILE = '.folder';
const MARK_BYTES = 16;

/**
 * Marks an asset folder as that of a database, unless the database has another. A folder with files but without a mark
 * is accepted: it was used before there were marks, or was restored. Any other folder gets its own mark, so that it is
 * not accepted later, once it contains files.
 */
export async function markFolder(queries: Queries, folder: string): Promise<FolderMatch> {
  const known = await findSecret(queries, FOLDER_MARK);
  if (known !== undefined) {
    const match = await matchFolder(known, folder);
    const mark = await makeMark(folder, match === 'other' ? newMark() : known);
    return mark === known ? 'same' : 'other';
  }
  const value = (await readMark(folder)) ?? newMark();
  // The file is written first, so that others find both marks or neither.
  const mark = await makeMark(folder, value);
  return (await keepSecret(queries, FOLDER_MARK, mark)) === mark ? 'same' : 'other';
}

function newMark(): string {
  return randomBytes(MARK_BYTES).toString('base64url');
}

/** Compares an asset folder with that of a database, without changing anything. */
export async function compareFolder(queries: Queries, folder: string): Promise<FolderMatch> {
  return matchFolder(await findSecret(queries, FOLDER_MARK), folder);
}

/** Compares an asset folder with the mark in a database, if it has one. */
export async function matchFolder(known: string | undefined, folder: string): Promise<FolderMatch> {
  const mark = await readMark(folder);
  if (known === undefined) return 'unknown';
  if (mark === undefined) return (await holdsFiles(folder)) ? 'unknown' : 'other';
  return mark === known ? 'same' : 'other';
}

/** Deletes the mark from the database; part of a restore, which fills another folder. */
export async function forgetFolder(queries: Queries): Promise<void> {
  await queries.deleteFrom('secret').where('name', '=', FOLDER_MARK).execute();
}

async function readMark(folder: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, MARK_FILE), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** @returns the folder's resulting mark: another process may have been faster */
async function makeMark(folder: string, value: string): Promise<string> {
  const written = join(folder, `${MARK_FILE}-${newIdentifier()}`);
  try {
    await writeFile(written, value, { flag: 'wx', flush: true });
    // Creating a link is atomic, and does not replace the mark of another process.
    await link(written, join(folder, MARK_FILE));
    return value;
  } catch (error) {
    const mark = hasCode(error, 'EEXIST') ? await readMark(folder) : undefined;
    if (mark === undefined) throw error;
    return mark;
  } finally {
    await rm(written, { force: true });
  }
}

/** Whether the folder contains files: they are in subfolders named by two digits of their identifiers. */
async function holdsFiles(folder: string): Promise<boolean> {
  try {
    const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
    for (const name of names) if ((await readdir(join(folder, name))).length > 0) return true;
    return false;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
