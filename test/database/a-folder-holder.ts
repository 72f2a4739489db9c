import { lockFolder } from '../../server/database/folder-lock.ts';

/** Locks the given folder until the process is killed. */
const [, , folder = ''] = process.argv;
lockFolder(folder);
setInterval(() => {}, 60_000);
