import { dirname, join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };

const ROOT = dirname(dirname(import.meta.dirname));
const FILE = join(ROOT, 'an-integration.ts');
const HEAD = `import { createPatchbay } from './client/direct.ts';
import { Patchbay } from './client/index.ts';
const patchbay = new Patchbay();
const direct = createPatchbay({});
`;

const { paths, components } = contract;
const documented = [
  ['patchbay.videos.create', paths['/vidx/generations'].post],
  ['patchbay.images.generate', paths['/v1/images/generations'].post],
  ['patchbay.account.keys.create', paths['/account/keys'].post],
  ['patchbay.chat.completions.stream', paths['/v1/chat/completions'].post],
  ['patchbay.quotes.music', paths['/musx/v1/sample'].post],
  // These descriptions include the client's own additions.
  ['patchbay.jobs.list', paths['/jobs'].get],
  ['patchbay.jobs.watch', paths['/jobs/events'].get],
  ['patchbay.account.ledger', paths['/account/ledger'].get],
  ['patchbay.account.changes', paths['/account/changes'].get],
  ['patchbay.assets.get', paths['/assets/{assetId}'].get],
  ['patchbay.music.remove', paths['/musx/v1/samples/{musicId}'].delete],
] as const;

const { JobLimit, LedgerJob, UsageBy } = components.parameters;
const withParameters = [
  ['patchbay.jobs.list', 'limit', JobLimit],
  ['patchbay.account.ledger', 'jobId', LedgerJob],
  ['patchbay.account.usage', 'by', UsageBy],
] as const;

/** Calls, with the type of their result that an editor shows. */
const named = [
  ["await (await patchbay.videos.create({ prompt: 'A' })).wait()", 'VideoJobSucceeded'],
  ["await patchbay.jobs.get('any')", 'Job<JobRecord>'],
  ["await patchbay.quotes.video({ prompt: 'A' })", 'Quote'],
  ['await patchbay.account.get()', 'Account'],
  ['await patchbay.models.list()', 'ModelList'],
  ["await patchbay.images.generate({ prompt: 'A' })", 'ImagesByAddress'],
  ["await direct.getVideoJob({ jobId: 'any' })", 'Outcome<VideoJobRecord, Problem>'],
  ["(await direct.createMessage({ model: 'any', messages: [] })).error", 'ProblemV1 | undefined'],
] as const;

let service: ts.LanguageService;
/** Methods that take a request, whose parameters an editor completes. */
const withRequests = [
  'patchbay.videos.create',
  'patchbay.images.generate',
  'patchbay.images.edit',
  'patchbay.music.upload',
  'patchbay.music.fromSample',
  'patchbay.music.midi',
  'patchbay.chat.completions.create',
  'patchbay.messages.create',
  'patchbay.responses.create',
  'patchbay.embeddings.create',
  'patchbay.account.keys.create',
  'patchbay.account.people.invite',
] as const;

/** Requests for a specific model, with a parameter whose documentation an editor shows. */
const { ImgxQuality, AspectRatio, SampleId, CreateMessageRequest } = components.schemas;
const { temperature } = CreateMessageRequest['x-passed-on'];
const typed = [
  ["patchbay.images.generate({ mode: 'imgx-image-1', quality: 'high' });", 'quality', ImgxQuality],
  [
    "patchbay.videos.create({ model: 'vidx-imagine-video', aspect_ratio: '16:9' });",
    'aspect_ratio',
    AspectRatio,
  ],
  ["patchbay.music.fromSample({ custom: false, music_id: 'x' });", 'music_id', SampleId],
  [
    "patchbay.messages.create({ model: 'any', messages: [], temperature: 1 });",
    'temperature',
    temperature,
  ],
] as const;

/** Methods with an optional stream, and the type of their complete response. */
const plain = [
  ['patchbay.images.generate', 'ImagesByAddress'],
  ['patchbay.images.edit', 'EditResult'],
  ['patchbay.chat.completions.create', 'ChatCompletion'],
  ['patchbay.messages.create', 'Message'],
  ['patchbay.responses.create', 'ModelResponse'],
] as const;

const lines = [
  ...documented.map(([method]) => `${method};`),
  ...withParameters.map(([method]) => `${method}({  });`),
  ...plain.map(([method]) => `${method}.name;`),
  ...withRequests.map((method) => `${method}({});`),
  ...typed.map(([call]) => call),
  ...named.map(([call], index) => `const answer${index} = ${call};`),
];
const program = `${HEAD}${lines.join('\n')}\n`;

/** Opens a language service, as an editor does, for a program that uses the client. */
beforeAll(() => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => '0',
    getScriptSnapshot: (file) => {
      const text = file === FILE ? program : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === FILE || ts.sys.fileExists(file),
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
});

test.each(documented)('an editor shows what the contract says of %s', (method, operation) => {
  const end = program.indexOf(`${method};`) + method.length - 1;
  const info = service.getQuickInfoAtPosition(FILE, end);
  const shown = ts.displayPartsToString(info?.documentation);
  expect(shown.startsWith(`${operation.summary}.`), shown).toBe(true);
  const [sentence = ''] = operation.description.split('\n');
  expect(shown).toContain(sentence);
});

test.each([
  ['patchbay.quotes.music', 'Answers what that would cost; nothing is done or charged.'],
  ['patchbay.chat.completions.stream', 'Answers while it is made, event by event.'],
])('an editor shows at the top how %s asks', (method, way) => {
  const end = program.indexOf(`${method};`) + method.length - 1;
  const info = service.getQuickInfoAtPosition(FILE, end);
  const [, second] = ts.displayPartsToString(info?.documentation).split('\n\n');
  expect(second).toBe(way);
});

test.each(plain)('an editor shows first that %s answers %s', (method, answer) => {
  const end = program.indexOf(`${method}.name`) + method.length - 1;
  const shown = ts.displayPartsToString(service.getQuickInfoAtPosition(FILE, end)?.displayParts);
  expect(shown).toContain(`: Promise<${answer}> (+`);
});

test.each(named.map(([call, name], index) => [call, name, index] as const))(
  'an editor shows what %s answers by the name %s',
  (_, name, index) => {
    const info = service.getQuickInfoAtPosition(FILE, program.indexOf(`answer${index} =`));
    const shown = ts.displayPartsToString(info?.displayParts);
    expect(shown).toBe(`const answer${index}: ${name}`);
  },
);

test('what is imported is offered by few names, and each of them tells something', () => {
  const place = program.indexOf('{ Patchbay }') + 2;
  const offered = service.getCompletionsAtPosition(FILE, place, {})?.entries ?? [];
  const names = offered.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['CreateVideoRequest', 'JobRecord', 'MusicModel']));
  expect(
    names.filter((name) => /^(Parameter|Header|Response(Unauthorized|Forbidden))/.test(name)),
  ).toEqual([]);
  expect(names).not.toContain('PageCursor');
  expect(names.length).toBeLessThan(250);
});

test.each(withParameters)('an editor that completes %s says what %s is', (method, name, stated) => {
  const place = program.indexOf(`${method}({ `) + `${method}({ `.length;
  const shown = service.getCompletionEntryDetails(FILE, place, name, ...UNSET);
  const words = ts.displayPartsToString(shown?.documentation);
  expect(words).toBe(stated.description.trim().replaceAll(/\s+/g, ' '));
});

test.each(withRequests)('an editor says what each parameter of %s is', (method) => {
  const place = program.indexOf(`${method}({}`) + `${method}({`.length;
  const offered = service.getCompletionsAtPosition(FILE, place, {})?.entries ?? [];
  const parameters = offered.filter(
    ({ kind }) => kind === ts.ScriptElementKind.memberVariableElement,
  );
  expect(parameters.length).toBeGreaterThan(0);
  const silent = parameters.filter(({ name }) => {
    const shown = service.getCompletionEntryDetails(FILE, place, name, ...UNSET);
    return ts.displayPartsToString(shown?.documentation) === '';
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test.each(typed)('in %s an editor shows what %s is', (call, name, stated) => {
  const info = service.getQuickInfoAtPosition(
    FILE,
    program.indexOf(`${name}:`, program.indexOf(call)),
  );
  expect(ts.displayPartsToString(info?.documentation)).toBe(stated.description.trim());
});

test('an editor shows words on every property of the types that programs name', () => {
  const source = service.getProgram()?.getSourceFile(join(ROOT, 'generated', 'types.ts'));
  const types = source?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  const properties = types
    .filter(({ name }) => name.text in components.schemas)
    .flatMap(propertiesIn);
  expect(properties.length).toBeGreaterThan(900);
  const silent = properties.filter((property) => {
    const place = property.name.getStart();
    const info = service.getQuickInfoAtPosition(property.getSourceFile().fileName, place);
    return ts.displayPartsToString(info?.documentation) === '';
  });
  expect(silent.map((property) => property.getText())).toEqual([]);
});

function propertiesIn(node: ts.Node): readonly ts.PropertySignature[] {
  const own = ts.isPropertySignature(node) ? [node] : [];
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return [...own, ...children.flatMap(propertiesIn)];
}

const UNSET = [undefined, undefined, undefined, undefined] as const;
