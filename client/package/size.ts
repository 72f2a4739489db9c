import { gzipSync } from 'node:zlib';
import { type InputOptions, type Plugin, rolldown } from 'rolldown';

/** What an application bundles of a file, minified and gzipped, in bytes. */
export interface Size {
  /** What is loaded at once, with the packages that are imported. */
  readonly atOnce: number;
  /** That, and what is loaded when it is needed. */
  readonly inAll: number;
}

/** Bundles a file as an application would, and weighs what comes of it. */
export async function sizeOf(input: string, external: readonly RegExp[] = []): Promise<Size> {
  const [atOnce, inAll] = await Promise.all([
    weigh({ input, external: [...external], plugins: [laterOutside()] }),
    weigh({ input, external: [...external] }),
  ]);
  return { atOnce, inAll };
}

async function weigh(options: InputOptions): Promise<number> {
  const build = await rolldown({ ...options, platform: 'browser' });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  await build.close();
  const [{ code }] = output;
  return gzipSync(code, { level: 9 }).length;
}

function laterOutside(): Plugin {
  return {
    name: 'later-outside',
    resolveId: (id, _importer, { kind }) =>
      kind === 'dynamic-import' ? { id, external: true } : null,
  };
}
