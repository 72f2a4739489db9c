import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/** The folder of the package that a file belongs to, and its name. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

const BETWEEN_LICENCES = '\n----\n\n';

/** Writes the licences of packages whose code is inside the bundle into a file beside it, as they demand. */
export function licencesOfPackages(fileName: string): Plugin {
  return {
    name: 'licences-of-packages',
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const folders = new Map(
        modules.flatMap((id) => {
          const [, folder, name] = PACKAGE.exec(id) ?? [];
          return folder === undefined || name === undefined ? [] : [[name, folder] as const];
        }),
      );
      const texts = [...folders]
        .toSorted()
        .map(async ([name, folder]) => `${name}\n\n${await licenceIn(folder)}`);
      const source = (await Promise.all(texts)).join(BETWEEN_LICENCES);
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The packages whose licences such a file tells. */
export function packagesToldIn(licences: string): string[] {
  return licences.split(BETWEEN_LICENCES).map((text) => text.slice(0, text.indexOf('\n')));
}

/** The text that comes with the package, or, where none does, what its manifest says. */
async function licenceIn(folder: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
  if (name !== undefined) return readFile(join(folder, name), 'utf8');
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (typeof manifest.license !== 'string') throw new Error(`${folder} has no licence.`);
  const author = manifest.author?.name ?? manifest.author;
  return `Licence: ${manifest.license}${author === undefined ? '' : `\nAuthor: ${author}`}\n`;
}
