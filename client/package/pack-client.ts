import { join, relative } from 'node:path';
import { withClientPackage } from './client-package.ts';
import { kilobytes, pack } from './tarball.ts';

/** Beside the file of the whole package it would be overwritten by it: both have one name. */
const FOLDER = join(import.meta.dirname, '..');

const { path, size, unpackedSize } = await withClientPackage(({ folder }) => pack(folder, FOLDER));
process.stdout.write(
  `${relative(process.cwd(), path)}: ${kilobytes(size)}, unpacked ${kilobytes(unpackedSize)}\n`,
);
