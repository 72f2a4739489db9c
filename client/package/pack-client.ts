import { join, relative } from 'node:path';
import { withClientPackage } from './client-package.ts';
import { kilobytes, pack } from './tarball.ts';

/** A separate folder: both packages have the same name, so one tarball would overwrite the other. */
const FOLDER = join(import.meta.dirname, '..');

const { path, size, unpackedSize } = await withClientPackage(({ folder }) => pack(folder, FOLDER));
process.stdout.write(
  `${relative(process.cwd(), path)}: ${kilobytes(size)}, unpacked ${kilobytes(unpackedSize)}\n`,
);
