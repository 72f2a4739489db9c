import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contestant } from './contestant.ts';

const FOLDER = join(import.meta.dirname, 'contestants');

/** All contestants for a role, from the files of the folder. */
export async function contestantsFor(
  role: Contestant['roles'][number],
): Promise<readonly Contestant[]> {
  const files = (await readdir(FOLDER)).toSorted();
  const all = await Promise.all(
    files.map(
      async (file): Promise<{ readonly contestant: Contestant }> => import(join(FOLDER, file)),
    ),
  );
  return all.map(({ contestant }) => contestant).filter(({ roles }) => roles.includes(role));
}

/** The same contestant on a database server, under a different name. */
export function onPostgresql(contestant: Contestant, databaseUrl: string): Contestant {
  return {
    ...contestant,
    name: `${contestant.name} on PostgreSQL`,
    prepare: (parts, port) => contestant.prepare({ ...parts, databaseUrl }, port),
  };
}
