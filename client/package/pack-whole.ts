import { join, relative } from 'node:path';
import { megabytes, pack } from './tarball.ts';
import { withWholePackage } from './whole-package.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const { path, size, unpackedSize } = await withWholePackage(({ folder }) => pack(folder, ROOT));
process.stdout.write(
  `${relative(process.cwd(), path)}: ${megabytes(size)}, unpacked ${megabytes(unpackedSize)}\n`,
);
