import { gzipSync } from 'node:zlib';
import { type Plugin, rolldown } from 'rolldown';

/**
 * Bundles a file and all that it imports as an application would, and tells what a page loads of it at once: minified
 * and gzipped, in bytes. What it asks for later, when it is needed, does not count.
 */
export async function sizeOf(input: string, external: readonly RegExp[] = []): Promise<number> {
  const build = await rolldown({
    input,
    platform: 'browser',
    external: [...external],
    plugins: [laterOutside()],
  });
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
