import { join } from 'node:path';
import { compareFolder, type FolderMatch } from '../assets/shared-folder.ts';
import type { Queries } from '../database/database.ts';
import { type Finding, fine, problem, reasonOf, warning } from './finding.ts';
import type { SettingsRead } from './settings.ts';

const ABOUT = 'shared files';

/** Checks that all processes on a database server store their files in the same folder. */
export async function checkSharedFolder(
  queries: Queries,
  { data, assets }: Pick<SettingsRead, 'data' | 'assets'>,
): Promise<readonly Finding[]> {
  if (assets.store.kind !== 'folder') return [];
  const folder = join(data, 'assets');
  try {
    return [findingOf(await compareFolder(queries, folder), folder)];
  } catch (error) {
    const advice = 'Ask doctor as the user whom the gateway runs as.';
    return [warning(ABOUT, `${folder} cannot be read: ${reasonOf(error)}`, advice)];
  }
}

function findingOf(match: FolderMatch, folder: string): Finding {
  switch (match) {
    case 'same':
      return fine(ABOUT, `${folder} is shared with the other processes on this database`);
    case 'unknown':
      return fine(ABOUT, 'the next start marks the folder for other processes');
    case 'other': {
      const says = `${folder} is not the folder with the files of this database, so some files are not found`;
      const advice =
        'Give all processes one data folder, or keep files in a bucket (assets.store). ' +
        "Where the former folder is lost: delete from secret where name = 'assets-folder'.";
      return problem(ABOUT, says, advice);
    }
  }
}
