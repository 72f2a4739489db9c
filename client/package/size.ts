import { gzipSync } from 'node:zlib';
import { type InputOptions, type Plugin, rolldown } from 'rolldown';

/** The bundled size of a file in an application, minified and gzipped, in bytes. */
export interface Size {
  /** Code loaded at startup, including imported packages. */
  readonly atOnce: number;
  /** All code, including what is loaded on demand. */
  readonly inAll: number;
}

/** Bundles a file as an application would, and measures the result. */
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
