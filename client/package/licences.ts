import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/** Matches the folder and the name of the package that a file belongs to. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

const BETWEEN_LICENCES = '\n----\n\n';

/** Writes the licences of bundled packages into a file beside the bundle, as they require. */
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

/** Lists the packages in a licence file. */
export function packagesToldIn(licences: string): string[] {
  return licences.split(BETWEEN_LICENCES).map((text) => text.slice(0, text.indexOf('\n')));
}

/** The licence text of a package, or the manifest's statement if there is none. */
async function licenceIn(folder: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
  if (name !== undefined) return readFile(join(folder, name), 'utf8');
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (typeof manifest.license !== 'string') throw new Error(`${folder} has no licence.`);
  const author = manifest.author?.name ?? manifest.author;
  return `Licence: ${manifest.license}${author === undefined ? '' : `\nAuthor: ${author}`}\n`;
}
