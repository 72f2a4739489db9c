import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defineConfig, type UserConfig } from 'tsdown';
import { inAscii } from './ascii.ts';
import { contractBeside } from './contract-beside.ts';
import { COPIED } from './copied.ts';
import { licencesOfPackages } from './licences.ts';
import { runtimeImports } from './runtime-imports.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const OUT = join(ROOT, 'dist');

/** The database that a first start unpacks, at the path where the program expects it. */
const PREPARED_DATABASE = 'server/prepared-database.br';

/** Packages bundled into the library, so that its users need not install them. */
const INSIDE = ['eventsource-parser', 'openapi-react-query', 'openapi-typescript-helpers'];

/**
 * Packages not bundled into the program: they contain binaries or load files from their own folder, or are large and
 * rarely needed.
 */
const BESIDE_PROGRAM = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@electric-sql/pglite',
  '@mediabunny/mp3-encoder',
  '@redocly/cli',
  '@stoplight/prism-cli',
  '@stoplight/prism-core',
  '@stoplight/prism-http-server',
  'better-auth',
  'dejavu-fonts-ttf',
  'libopus-wasm',
  'mediabunny',
  'piscina',
  'sharp',
];

// Leftovers of an earlier build would be published too.
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
  // Plugin timings only concern authors of plugins.
  checks: { bundlerTimings: false },
  logLevel: 'warn',
} satisfies UserConfig;

/** The importable library: for Node 20, browsers and workers. */
const library: UserConfig = {
  ...shared,
  name: 'library',
  entry: {
    index: 'client/index.ts',
    direct: 'client/direct.ts',
    callbacks: 'client/callbacks.ts',
    'callbacks/*': 'client/callback-handlers/{express,fastify,hono,next}.ts',
    react: 'client/react.ts',
    testing: 'client/testing.ts',
  },
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  deps: { alwaysBundle: INSIDE, onlyBundle: INSIDE },
  outputOptions: { chunkFileNames: 'parts/[name].js' },
  plugins: [licencesOfPackages('licences.txt')],
};

/**
 * The command line and the gateway with their dependencies: a few files that load in a tenth of the time of the more
 * than a thousand that they are made of. Dynamic imports have files of their own. All files lie two folders deep,
 * beside the workers, like the sources, which resolve paths relative to themselves.
 */
const program: UserConfig = {
  ...shared,
  name: 'program',
  entry: {
    'server/main': 'server/main.ts',
    'server/parts/sound-worker': 'server/assets/sound-worker.ts',
    'server/parts/length-worker': 'server/assets/length-worker.ts',
    'server/parts/studio-worker': 'server/upstreams/sandbox/media/studio-worker.ts',
  },
  platform: 'node',
  target: 'node20',
  dts: false,
  // Source maps would be larger than the program. Functions and classes keep their names, so that stack traces remain
  // readable.
  sourcemap: false,
  // Node parses the source at every start and keeps it in memory, so it is minified.
  minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  deps: {
    alwaysBundle: (id) => !BESIDE_PROGRAM.some((name) => id === name || id.startsWith(`${name}/`)),
    neverBundle: [...BESIDE_PROGRAM.map((name) => new RegExp(`^${name}(/|$)`)), 'pg-native'],
    onlyBundle: false,
  },
  // Licences are in a separate file.
  outputOptions: { chunkFileNames: 'server/parts/[name].js', comments: false },
  plugins: [
    contractBeside(),
    runtimeImports(),
    inAscii(),
    licencesOfPackages('server/licences.txt'),
  ],
  onSuccess: async () => {
    for (const path of COPIED) await cp(join(ROOT, path), join(OUT, path), { recursive: true });
    const words = [join(ROOT, 'server/prepare-database.ts'), join(OUT, PREPARED_DATABASE)];
    await promisify(execFile)(process.execPath, words);
  },
};

export default defineConfig([library, program]);
