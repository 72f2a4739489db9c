import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { thePage } from '../client/package/supply-chain.ts';

const ROOT = dirname(import.meta.dirname);

/** The folders that a room may import besides itself, with the reason for the restriction. */
interface Wall {
  readonly mayImport: readonly string[];
  readonly because: string;
}

/** The longest matching path applies, so that a part of a room can have its own restrictions. */
const WALLS: Readonly<Record<string, Wall>> = {
  'openapi/': {
    mayImport: [],
    because: 'the contract is the source of everything and knows nothing of it',
  },
  'generated/': { mayImport: [], because: 'what is generated follows from the contract alone' },
  'client/': {
    mayImport: ['generated/'],
    because: 'the client knows what the contract says, and no server',
  },
  'client/command-line/': {
    mayImport: ['client/', 'generated/'],
    because: 'the command line is a user of the client',
  },
  'client/conformance/': {
    mayImport: ['client/', 'generated/'],
    because: 'a gateway is checked from the contract alone',
  },
  'client/console/': {
    mayImport: ['client/', 'generated/', 'openapi/validation/'],
    because: 'the console is a user of the client, and checks its forms as the gateway does',
  },
  'server/pages/': {
    mayImport: ['generated/pages'],
    because: 'what a browser shows asks for the rest itself',
  },
  'server/foundation/problems.ts': {
    mayImport: ['generated/types'],
    because: 'the contract lists the words for failures',
  },
  'server/foundation/': { mayImport: [], because: 'everything stands on the foundation' },
  'server/database/': {
    mayImport: [
      'server/foundation/folder',
      'server/foundation/free-bytes',
      'server/foundation/operator-error',
      'server/foundation/ownership',
    ],
    because: 'the tables know nothing of what they are used for',
  },
  'server/config/': {
    mayImport: [
      'generated/configuration',
      'generated/shapes',
      'openapi/validation/json-pointer',
      'openapi/validation/nearest',
      'openapi/validation/wording',
      'server/foundation/json-object',
      'server/foundation/operator-error',
    ],
    because: 'settings are read once, and nothing else touches the environment',
  },
  'server/accounts/': {
    mayImport: ['server/database/', 'server/foundation/'],
    because: 'who asks does not depend on what is asked',
  },
  'server/command-line/': {
    mayImport: [
      'generated/operations',
      'generated/requests',
      'server/accounts/',
      'server/usage/',
      'server/config/',
      'server/database/',
      'server/foundation/',
      // The terminal, exit codes and output formats that all commands share.
      'client/command-line/',
    ],
    because:
      'what an operator asks for is about accounts, not about what they ask for; it is checked by the contract',
  },
  'server/command-line/setup-program.ts': {
    mayImport: ['server/', 'client/command-line/'],
    because: 'a command of the program starts a room, and knows nothing else of it',
  },
  'server/command-line/backup-program.ts': {
    mayImport: ['server/', 'client/command-line/'],
    because: 'a command of the program starts a room, and knows nothing else of it',
  },
  'server/backup/': {
    mayImport: [
      'server/assets/open-store',
      'server/assets/shared-folder',
      'server/assets/store',
      'server/command-line/snapshot-asking',
      'server/database/',
      'server/foundation/',
      'server/jobs/queue/boss-queue',
      'server/jobs/changes/resuming',
    ],
    because: 'what is kept is rows and files, whatever they mean; only jobs are to go on',
  },
  'server/doctor/': {
    mayImport: [
      'client/command-line/table',
      'client/server-sent-events',
      'generated/operations',
      'generated/stamp',
      'server/assets/open-store',
      'server/assets/shared-folder',
      'server/command-line/',
      'server/config/',
      'server/database/',
      'server/foundation/',
      'server/mail/transports',
      'server/operations/unmatched-prices',
      'server/operations/unserved-models',
      'server/upstreams/settings-error',
      'server/upstreams/port/',
      'server/upstreams/registry',
      'server/upstreams/routes',
    ],
    because: 'a check-up asks every room how it is, and no vendor by name',
  },
  'server/accounts/key-operations.ts': {
    mayImport: ['generated/operations', 'generated/shapes'],
    because: 'which operations take a key says the contract, by HTTP and by command alike',
  },
  'server/accounts/checked-request.ts': {
    mayImport: ['generated/requests', 'openapi/validation/requests', 'server/foundation/'],
    because: 'what is said of people and keys is checked by the contract, whoever says it',
  },
  'server/accounts/people/': {
    mayImport: [
      'server/accounts/change-log',
      'server/accounts/checked-request',
      'server/database/',
      'server/foundation/',
    ],
    because:
      'people sign up and in without a word of keys, of HTTP or of how mail travels; what they say of themselves is checked by the contract, and what changes of them is written in the account’s one book',
  },
  'server/mail/': {
    mayImport: ['server/foundation/'],
    because: 'who carries mail does not know what is written in it',
  },
  'server/usage/': {
    mayImport: ['server/database/', 'server/foundation/', 'generated/stamp'],
    because:
      'money, vendors and HTTP never meet; of the contract, an entry knows the fingerprint alone',
  },
  'server/assets/': {
    mayImport: ['server/database/', 'server/foundation/'],
    because: 'files know nothing of jobs or operations',
  },
  'server/callbacks/': {
    mayImport: ['server/database/', 'server/foundation/'],
    because: 'a delivery knows an address and a body',
  },
  'server/idempotency/': {
    mayImport: ['server/database/', 'server/foundation/'],
    because: 'that an answer was given does not depend on what it says',
  },
  'server/text-cache/': {
    mayImport: ['server/database/', 'server/foundation/'],
    because: 'that an answer is kept does not depend on what it says',
  },
  'server/kept-responses/': {
    mayImport: ['server/database/', 'server/foundation/'],
    because: 'that a response is kept, and what it goes on from, does not depend on what it says',
  },
  'server/limits/': {
    mayImport: ['server/database/', 'server/foundation/'],
    because: 'how much may be asked does not depend on what is asked',
  },
  'server/upstreams/': {
    mayImport: ['server/foundation/'],
    because:
      'an adapter never sees the contract, nor the contract a vendor; the port is all they share',
  },
  'server/upstreams/patchbay/': {
    mayImport: ['client/', 'generated/', 'server/upstreams/', 'server/foundation/'],
    because: "the contract is this vendor's interface, and its client the way to speak it",
  },
  'server/jobs/': {
    mayImport: [
      'server/upstreams/port/',
      'server/upstreams/routes',
      'server/assets/',
      'server/usage/',
      'server/callbacks/',
      'server/idempotency/',
      'server/text-cache/',
      'server/database/',
      'server/foundation/',
    ],
    because: 'a job speaks to upstreams through the port',
  },
  'server/jobs/job/': {
    mayImport: [
      'server/upstreams/port/',
      'server/assets/assets',
      'server/callbacks/delivery',
      'server/usage/ending',
      'server/foundation/',
    ],
    because: 'what a job is does not depend on where it is kept, nor on who works on it',
  },
  'server/jobs/job/record.ts': {
    mayImport: [
      'server/jobs/job/',
      'server/upstreams/port/',
      'server/foundation/json-object',
      'generated/types',
    ],
    because: 'one presenter writes what lookup and callback show, as the contract has it',
  },
  'server/jobs/job/lifecycle.ts': {
    mayImport: ['generated/lifecycle'],
    because: "a job's states are the contract's",
  },
  'server/jobs/store/': {
    mayImport: ['server/jobs/job/', 'server/database/', 'server/foundation/'],
    because: 'rows are read and written whatever becomes of the job',
  },
  'server/jobs/queue/': {
    mayImport: ['server/database/', 'server/foundation/'],
    because: 'the queue carries messages, whatever they are about',
  },
  'server/jobs/changes/': {
    mayImport: [
      'server/jobs/job/',
      'server/jobs/store/',
      'server/jobs/queue/',
      'server/assets/',
      'server/usage/',
      'server/callbacks/',
      'server/idempotency/',
      'server/database/',
      'server/foundation/',
    ],
    because: 'a change is one transaction, which waits for no upstream',
  },
  'server/jobs/kinds/': {
    mayImport: [
      'server/jobs/job/',
      'server/upstreams/port/',
      'server/assets/',
      'server/usage/',
      'server/foundation/',
    ],
    because: 'what a kind of job makes does not depend on when and by whom it is made',
  },
  'server/jobs/work/': {
    mayImport: [
      'server/jobs/job/',
      'server/jobs/store/',
      'server/jobs/queue/',
      'server/jobs/changes/',
      'server/jobs/kinds/',
      'server/upstreams/port/',
      'server/upstreams/routes',
      'server/assets/',
      'server/database/',
      'server/foundation/',
    ],
    because: 'the work on a job knows of money and of callbacks only that a change sees to them',
  },
  'server/jobs/following/': {
    mayImport: [
      'server/jobs/job/',
      'server/jobs/store/',
      'server/jobs/queue/report',
      'server/database/',
      'server/foundation/',
    ],
    because: 'whoever follows jobs reads them, and moves none',
  },
  'server/operations/': {
    mayImport: [
      'generated/',
      'openapi/validation/',
      'server/jobs/following/watching-all',
      'server/jobs/job/',
      'server/jobs/jobs',
      'server/jobs/kinds/',
      'server/jobs/store/sample-files',
      'server/jobs/store/songs',
      'server/upstreams/port/',
      'server/upstreams/recent-calls',
      'server/upstreams/routes',
      'server/upstreams/embeddings/answering',
      'server/upstreams/text/answering',
      'server/upstreams/text/server-sent-events',
      'server/assets/',
      'server/usage/',
      'server/kept-responses/',
      'server/text-cache/',
      'server/callbacks/',
      'server/idempotency/',
      'server/accounts/',
      'server/database/database.ts',
      'server/foundation/',
    ],
    because: 'an operation reads like its own description: no HTTP, no vendor, no statement',
  },
  'server/http/': {
    mayImport: [
      'generated/',
      'openapi/validation/',
      'server/operations/',
      'server/accounts/',
      'server/assets/',
      'server/idempotency/',
      'server/limits/',
      'server/foundation/',
    ],
    because: 'HTTP hands on checked calls; what they mean is decided behind it',
  },
  'server/metrics/': {
    mayImport: [
      'generated/stamp',
      'server/foundation/',
      'server/jobs/backlog',
      'server/jobs/job/job.ts',
      'server/jobs/job/job-observer',
      'server/upstreams/routes',
    ],
    because:
      'figures take the words of what they count, tell which build counts, and know nothing of HTTP',
  },
  'server/tracing/': {
    mayImport: ['server/foundation/'],
    because: 'who writes traces down knows spans, and not what they are about',
  },
  'server/mock/': {
    mayImport: [
      'generated/',
      'openapi/validation/',
      'server/http/',
      'server/assets/',
      'server/foundation/',
    ],
    because: 'the mock has the contract and the edge of the gateway, and nothing behind it',
  },
  'server/main.ts': {
    mayImport: ['server/program.ts'],
    because: 'what is loaded behind it need not be compiled again at the next start',
  },
  'server/program.ts': {
    mayImport: [
      'server/',
      'client/command-line/',
      'client/conformance/',
      'generated/stamp.ts',
      'package.json',
    ],
    because: 'one command has everything, and each part is a room of its own',
  },
  'server/gateway/people.ts': {
    mayImport: ['server/', 'generated/pages'],
    because: 'links in mails lead to pages',
  },
  'server/serving.ts': {
    mayImport: ['server/', 'generated/pages', 'generated/stamp'],
    because: 'whoever starts a gateway is told where its pages are, and which contract it serves',
  },
  'server/': { mayImport: ['server/'], because: 'the wiring sees every room' },
};

/** Packages that only these places may import. */
const PACKAGE_HOMES: Readonly<Record<string, readonly string[]>> = {
  fastify: ['server/http/', 'server/mock/', 'server/pages/', 'server/gateway/listening.ts'],
  '@fastify/': ['server/http/', 'server/mock/', 'server/pages/'],
  'pg-boss': ['server/jobs/queue/'],
  standardwebhooks: ['server/callbacks/secrets.ts', 'client/callbacks.ts'],
  kysely: [
    'server/database/',
    'server/idempotency/',
    'server/jobs/store/',
    'server/kept-responses/rows.ts',
    'server/usage/',
  ],
  '@electric-sql/pglite': ['server/database/'],
  'openapi-typescript': ['openapi/build/types.ts', 'openapi/build/configuration.ts'],
  'openapi-fetch': ['generated/client.ts'],
  '@stoplight/': ['server/mock/prism.ts'],
  sharp: ['server/upstreams/sandbox/', 'server/assets/inspection.ts'],
  mediabunny: [
    'server/upstreams/sandbox/media/',
    'server/assets/sound-worker.ts',
    'server/assets/length-worker.ts',
    'client/console/',
  ],
  // All other code reads files through a store, independent of where it keeps them.
  '@aws-sdk/': ['server/assets/s3-store.ts'],
  'range-parser': ['server/http/byte-range.ts'],
  fresh: ['server/http/conditional-request.ts'],
  commander: [
    'server/program.ts',
    'server/command-line/',
    'client/command-line/',
    'client/conformance/conformance-program.ts',
  ],
  '@bomb.sh/tab': ['client/command-line/'],
  'ansi-escapes': ['client/command-line/picture.ts'],
  'cli-progress': ['client/command-line/progress.ts'],
  'supports-terminal-graphics': ['client/command-line/'],
  '@clack/prompts': ['client/command-line/', 'server/command-line/'],
  'openapi-react-query': ['client/react.ts'],
  '@tanstack/react-query': ['client/react.ts', 'client/console/'],
  react: ['client/console/'],
  'react-dom': ['client/console/'],
  '@base-ui/': ['client/console/'],
  '@scalar/': ['client/console/reference/'],
  '@visx/': ['client/console/charts/'],
  wouter: ['client/console/'],
  'lucide-react': ['client/console/'],
  vite: ['client/console/vite.config.ts'],
  cockatiel: [
    'server/upstreams/routing/',
    'server/jobs/work/persist-eventually.ts',
    'server/usage/lost-answers.ts',
  ],
  'prom-client': ['server/metrics/'],
  '@opentelemetry/': ['server/tracing/'],
  'better-auth': ['server/accounts/people/'],
  nodemailer: ['server/mail/'],
};

/** Packages that are loaded on first use, so that they do not add to the time and memory of every start. */
const LOADED_LATER = [
  '@aws-sdk/',
  '@electric-sql/pglite',
  'better-auth',
  'file-type',
  'mediabunny',
  'nodemailer',
  'pg-boss',
  'piscina',
  'sharp',
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(openapi|generated|server|client)\/.*\.(tsx?|js)$/.test(file));

describe('the walls between rooms', () => {
  test.each(files)('%s imports only what its room may', (file) => {
    const [room, wall] = wallOf(file);
    for (const target of importsOf(file).filter(isOurs)) {
      const isInside = room.endsWith('/') && room !== 'server/' && target.startsWith(room);
      const isAllowed = isInside || wall.mayImport.some((allowed) => target.startsWith(allowed));
      expect(isAllowed, `${file} imports ${target}, but ${wall.because}`).toBe(true);
    }
  });

  test.each(files)('%s uses no package that is at home elsewhere', (file) => {
    for (const target of importsOf(file).filter((name) => !isOurs(name))) {
      const home = Object.entries(PACKAGE_HOMES).find(([name]) => isPackage(target, name));
      const isAtHome = home?.[1].some((place) => file.startsWith(place)) ?? true;
      expect(isAtHome, `${file} imports ${target}, which only ${home?.[1].join(', ')} may`).toBe(
        true,
      );
    }
  });

  test('what runs in earnest needs no package of development', () => {
    const names = thePage().making.filter((name) => !name.startsWith('@types/'));
    expect(names).toContain('vitest');
    const running = files.filter((file) =>
      /^(server\/(?!mock\/)|generated\/|openapi\/validation\/)/.test(file),
    );
    const needing = running.filter((file) => {
      return importsOf(file).some((target) => names.some((name) => isPackage(target, name)));
    });
    expect(needing).toEqual([]);
  });

  test('a gateway waits at its start for no package that it may never need', () => {
    const loaded = loadedWith('server/gateway/gateway.ts');
    expect(loaded.has('fastify')).toBe(true);
    expect(LOADED_LATER.filter((name) => [...loaded].some((one) => isPackage(one, name)))).toEqual(
      [],
    );
  });

  test('nothing but the build and the command lines reads the environment', () => {
    const readers = files.filter((file) => /process\?*\.env/.test(withoutComments(read(file))));
    expect(readers).toEqual([
      // Environment variables are the defaults of the client's options.
      'client/environment.ts',
      'openapi/build/contract.ts',
      'server/program.ts',
      'server/serving.ts',
    ]);
  });

  test('no adapter knows another upstream, and what adapters share knows none', () => {
    const own = /^server\/upstreams\/(?!(?:embeddings|http|images|port|routing|text)\/)([^/]+)\//;
    for (const file of files.filter((one) => one.startsWith('server/upstreams/'))) {
      if (file === 'server/upstreams/registry.ts') continue;
      const foreign = importsOf(file).filter((target) => {
        const kind = own.exec(target)?.[1];
        return kind !== undefined && kind !== own.exec(file)?.[1];
      });
      expect(foreign, file).toEqual([]);
    }
  });
});

describe('the house', () => {
  test('has exactly the top level that was agreed', () => {
    const top = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => file !== '')
      .map((file) => file.split('/')[0] ?? '');
    const visible = [...new Set(top)].filter((name) => !name.startsWith('.'));
    expect(visible.toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'client',
      'generated',
      'openapi',
      'package-lock.json',
      'package.json',
      'server',
      'test',
      'tsconfig.json',
    ]);
  });

  test('has no drawer for odds and ends', () => {
    const vague = files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\.|\/)/i.test(file));
    expect(vague).toEqual([]);
  });

  test('repeats no model name or voice of the contract in server and client', () => {
    const names = /vidx-|imgx-|imgy-|tune-v\d|'carina'|'zagan'/;
    const repeating = files
      .filter((file) => /^(server|client)\//.test(file))
      .filter((file) => withoutComments(read(file)).match(names));
    expect(repeating).toEqual([]);
  });
});

function wallOf(file: string): [string, Wall] {
  const rooms = Object.entries(WALLS).filter(([room]) => file.startsWith(room));
  const [longest] = rooms.toSorted(([one], [other]) => other.length - one.length);
  if (longest === undefined) throw new Error(`${file} is in no room.`);
  return longest;
}

/** The imports of a file: paths from the root for files of this repository, names for packages. */
function importsOf(file: string): readonly string[] {
  const code = withoutComments(read(file));
  return [...code.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) =>
    targetOf(file, name),
  );
}

/** Resolves an import in a file to a path from the root, or to a package. */
function targetOf(file: string, name: string): string {
  return name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), name)) : name;
}

/** All modules that are loaded before a file runs: its imports, directly and indirectly, except for types. */
function loadedWith(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  loaded.add(file);
  const code = withoutComments(read(file));
  for (const [, name = ''] of code.matchAll(/^(?:im|ex)port (?!type )[^;']*?from '([^']+)'/gm)) {
    const target = targetOf(file, name);
    if (!isOurs(target)) loaded.add(target);
    else if (!loaded.has(target) && /\.[jt]s$/.test(target)) loadedWith(target, loaded);
  }
  return loaded;
}

function isOurs(target: string): boolean {
  return /^(openapi|generated|server|client|test)\//.test(target);
}

function isPackage(target: string, name: string): boolean {
  return name.endsWith('/')
    ? target.startsWith(name)
    : target === name || target.startsWith(`${name}/`);
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
