import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMock, type TestMock } from '../a-mock.ts';

const ROOT = join(import.meta.dirname, '../..');
const GUIDES = ['README.md', 'client/README.md'];
const FILES = join(ROOT, 'openapi/examples/files');

/** The source files of the package's entry points. */
const ENTRIES: Readonly<Record<string, string>> = {
  patchbay: 'client/index.ts',
  'patchbay/direct': 'client/direct.ts',
  'patchbay/callbacks': 'client/callbacks.ts',
  'patchbay/callbacks/express': 'client/callback-handlers/express.ts',
  'patchbay/callbacks/fastify': 'client/callback-handlers/fastify.ts',
  'patchbay/callbacks/hono': 'client/callback-handlers/hono.ts',
  'patchbay/callbacks/next': 'client/callback-handlers/next.ts',
  'patchbay/react': 'client/react.ts',
  'patchbay/testing': 'client/testing.ts',
  'patchbay/openapi.json': 'generated/openapi.json',
};

/** Declares a package that the guides use and that is not installed here. */
const BESIDE = `declare module '@msw/source/open-api' {
  export function fromOpenApi(contract: string): Promise<readonly unknown[]>;
}
`;

/** A program as it appears in a guide. */
interface Snippet {
  readonly title: string;
  readonly file: string;
  readonly code: string;
}

const snippets = (await Promise.all(GUIDES.map(snippetsIn))).flat();

async function snippetsIn(guide: string): Promise<readonly Snippet[]> {
  const text = await readFile(join(ROOT, guide), 'utf8');
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, kind, code = ''], index) => ({
    title: `${guide}, ${index + 1}: ${/^(?!import|\/\/).+/m.exec(code)?.[0]}`,
    file: join(ROOT, `${guide.replaceAll(/\W/g, '-')}-${index + 1}.${kind}`),
    code,
  }));
}

describe('the programs of the guides', () => {
  let program: ts.Program;

  beforeAll(() => {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
    const paths = Object.fromEntries(
      Object.entries(ENTRIES).map(([entry, path]) => [entry, [join(ROOT, path)]]),
    );
    const beside = join(ROOT, 'beside.d.ts');
    const texts = new Map([
      ...snippets.map(({ file, code }) => [file, code] as const),
      [beside, BESIDE],
    ]);
    const host = ts.createCompilerHost({ ...options, paths });
    const { fileExists, getSourceFile } = host;
    host.fileExists = (file) => texts.has(file) || fileExists(file);
    host.getSourceFile = (file, version, ...others) => {
      const text = texts.get(file);
      return text === undefined
        ? getSourceFile(file, version, ...others)
        : ts.createSourceFile(file, text, version);
    };
    program = ts.createProgram([...texts.keys()], { ...options, paths }, host);
  });

  test.each(snippets)('compile: $title', ({ file }) => {
    const faults = ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(faults).toEqual([]);
  });
});

const OF_CLIENT = ['patchbay', 'patchbay/direct', 'patchbay/testing', 'node:fs/promises'];

/** Programs of the client's guide that end by themselves and call only a gateway. */
const runnable = snippets.filter(({ title, code }) => {
  const entries = [...code.matchAll(/ from '(.+)'/g)].map(([, entry]) => entry);
  const isOfClient = entries.every((entry) => OF_CLIENT.includes(entry ?? ''));
  return title.startsWith('client/') && isOfClient && !code.includes('.watch(');
});

describe('the programs of the guides that call a gateway', () => {
  let mock: TestMock;
  let folder: string;

  beforeAll(async () => {
    mock = await aMock();
    folder = await mkdtemp(join(tmpdir(), 'patchbay-guides-'));
    for (const name of ['kite.png', 'beach.png']) {
      await copyFile(join(FILES, 'picture.png'), join(folder, name));
    }
    await copyFile(join(FILES, 'song.mp3'), join(folder, 'hum.mp3'));
  });

  afterAll(async () => {
    await mock.stop();
    await rm(folder, { recursive: true });
  });

  test.each(runnable)('run on the mock to their end: $title', async ({ code }) => {
    const path = join(folder, `program-${runnable.findIndex((one) => one.code === code)}.ts`);
    const placed = code.replace(/ from '(patchbay.*)'/g, (_, entry: string) => {
      return ` from '${pathToFileURL(join(ROOT, ENTRIES[entry] ?? '')).href}'`;
    });
    await writeFile(path, placed);
    const env = { PATCHBAY_BASE_URL: mock.url, PATCHBAY_API_KEY: 'any' };
    const ran = await promisify(execFile)(process.execPath, [path], { cwd: folder, env });
    expect(ran.stderr).toBe('');
  });

  test('are most of those that use the client', () => {
    expect(runnable.length).toBeGreaterThanOrEqual(7);
  });
});
