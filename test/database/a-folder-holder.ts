import { lockFolder } from '../../server/database/folder-lock.ts';

/** Claims the folder that is named, and keeps it until it is killed. */
const [, , folder = ''] = process.argv;
lockFolder(folder);
setInterval(() => {}, 60_000);
