import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { pages } from '../../generated/pages.ts';
import { usualAddresses } from '../../generated/stamp.ts';
import { licencesOfPackages } from '../package/licences.ts';
import { showKeptTheme, THEME_PLACE } from './app/kept-theme.ts';

const HERE = import.meta.dirname;
const BUILT = join(HERE, 'built');
const GATEWAY_PATHS = /^\/(?!console(\/|$)|@|node_modules\/)/;

/** Builds the console as static files, which the gateway serves under `/console`. */
export default defineConfig({
  root: HERE,
  base: '/console/',
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: 'es2023',
    // Styles, pictures and fonts stay files instead of `data:` URLs, so that no content security policy has to permit
    // these.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Packages mark their client-side parts for server rendering (`use client`); here, all code is client-side.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      input: { index: join(HERE, 'index.html'), reference: join(HERE, 'reference.html') },
    },
  },
  // The development server proxies to a gateway on its default address.
  server: { proxy: { [GATEWAY_PATHS.source]: usualAddresses.main } },
  plugins: [themeFirst(), licencesOfPackages(basename(pages.licences)), compressed()],
});

/**
 * Applies the theme before the first paint, by a separate script that blocks rendering: a module would run too late,
 * and the content security policy permits no inline script.
 */
function themeFirst(): Plugin {
  const source = `(${showKeptTheme})(${JSON.stringify(THEME_PLACE)});\n`;
  const name = `assets/theme-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'theme-first',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/console/${name}` }, injectTo: 'head-prepend' },
    ],
  };
}

const TEXT = /\.(js|css|html|svg|json|txt)$/;

/** Writes compressed copies of all text files, so that the gateway need not compress them. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(BUILT, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(file)));
    },
  };
}

async function compress(file: string): Promise<void> {
  const path = join(BUILT, file);
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, brotliCompressSync(content, { params }));
  await writeFile(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
