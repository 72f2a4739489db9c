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

/** The database that a first start unpacks, where the program looks for it. */
const PREPARED_DATABASE = 'server/prepared-database.br';

/** Packages that come inside the library, so that its users need not install them. */
const INSIDE = ['eventsource-parser', 'openapi-react-query', 'openapi-typescript-helpers'];

/**
 * Packages that stay beside the program: they bring binaries and files that they look for beside themselves, or are
 * large and seldom wanted.
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
  // How long its parts take is of interest to those who write them.
  checks: { bundlerTimings: false },
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
 * The command line and the gateway behind it, with the packages that they stand on: a few files that load in a tenth
 * of the time of the thousand and more that they are made of. What is imported when it is needed is in files of its
 * own. All files lie two folders deep, beside the workers, as the sources do that look for something around them.
 */
const program: UserConfig = {
  ...shared,
  name: 'program',
  entry: {
    'server/main': 'server/main.ts',
    'server/parts/sound-worker': 'server/assets/sound-worker.ts',
    'server/parts/studio-worker': 'server/upstreams/sandbox/media/studio-worker.ts',
  },
  platform: 'node',
  target: 'node20',
  dts: false,
  // Larger than the program. Functions and classes keep their names, by which traces of errors tell where they were.
  sourcemap: false,
  // Node keeps the text of all that is loaded, and reads it at every start; so it is short.
  minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  deps: {
    alwaysBundle: (id) => !BESIDE_PROGRAM.some((name) => id === name || id.startsWith(`${name}/`)),
    neverBundle: [...BESIDE_PROGRAM.map((name) => new RegExp(`^${name}(/|$)`)), 'pg-native'],
    onlyBundle: false,
  },
  // Licences are in a file of their own.
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
