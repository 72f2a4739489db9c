import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'tsdown';
import { contractBeside } from './contract-beside.ts';
import { licencesOfPackages } from './licences.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const OUT = join(ROOT, 'dist');

/** What files of the program look for at the place where they lie in the source. */
const COPIED = ['generated/openapi.json', 'openapi/examples/files', 'client/console/built'];

/** What no debugger shows to anybody's profit; the maps of these files are larger than all others together. */
const UNREADABLE = [
  'generated/validators.js',
  'generated/request-validators.js',
  'generated/configuration-validator.js',
];

/** Packages that come inside the library, so that its users need not install them. */
const INSIDE = ['eventsource-parser', 'openapi-react-query', 'openapi-typescript-helpers'];

// What an earlier build has left would be published too.
await rm(OUT, { recursive: true, force: true });

const shared = {
  cwd: ROOT,
  root: ROOT,
  outDir: OUT,
  format: 'esm',
  sourcemap: true,
  clean: false,
  fixedExtension: false,
  hash: false,
  failOnWarn: true,
  logLevel: 'warn',
} satisfies UserConfig;

/** What programs import: for Node 20, browsers and workers. */
const library: UserConfig = {
  ...shared,
  name: 'library',
  entry: {
    index: 'client/index.ts',
    direct: 'client/direct.ts',
    callbacks: 'client/callbacks.ts',
    'callbacks/*': 'client/callback-handlers/{express,fastify,hono,next}.ts',
    react: 'client/react.ts',
  },
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  deps: { alwaysBundle: INSIDE, onlyBundle: INSIDE },
  outputOptions: { chunkFileNames: 'parts/[name].js' },
  plugins: [licencesOfPackages()],
};

/**
 * The command line and the gateway behind it: one file a source file, so that what is looked for beside a file is
 * there, and nothing is loaded before it is asked for.
 */
const program: UserConfig = {
  ...shared,
  name: 'program',
  entry: ['server/main.ts', 'server/upstreams/sandbox/media/studio-worker.ts'],
  platform: 'node',
  target: 'node20',
  dts: false,
  unbundle: true,
  deps: { neverBundle: true },
  plugins: [contractBeside()],
  onSuccess: async () => {
    for (const path of COPIED) await cp(join(ROOT, path), join(OUT, path), { recursive: true });
    for (const path of UNREADABLE) await leaveWithoutMap(join(OUT, path));
  },
};

export default defineConfig([library, program]);

async function leaveWithoutMap(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  await writeFile(file, code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
  await rm(`${file}.map`);
}
