import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FILE = join(import.meta.dirname, 'hovered.ts');

/** A name in a program, with the words that an editor shows for it. */
interface Hovered {
  readonly name: string;
  readonly told: string;
}

/** The parameters in a program. */
function parametersIn(program: string): readonly Hovered[] {
  return namesIn(program, (node) => (ts.isPropertyAssignment(node) ? node.name : undefined));
}

/** The methods that a program calls. */
function methodsIn(program: string): readonly Hovered[] {
  return namesIn(program, (node) =>
    ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) ? node.name : undefined,
  );
}

function namesIn(
  program: string,
  nameOf: (node: ts.Node) => ts.Node | undefined,
): readonly Hovered[] {
  const service = ts.createLanguageService(hostOf(program));
  const told = (name: ts.Node): string =>
    ts.displayPartsToString(service.getQuickInfoAtPosition(FILE, name.getStart())?.documentation);
  const within = (node: ts.Node): readonly ts.Node[] => [
    ...[nameOf(node)].filter((name) => name !== undefined),
    ...node.getChildren().flatMap(within),
  ];
  const source = service.getProgram()?.getSourceFile(FILE);
  const names = source === undefined ? [] : within(source);
  return names.map((name) => ({ name: name.getText(), told: told(name) }));
}

function errorsIn(program: string): readonly string[] {
  const faults = ts.createLanguageService(hostOf(program)).getSemanticDiagnostics(FILE);
  return faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

function hostOf(program: string): ts.LanguageServiceHost {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const readFile = (file: string) => (file === FILE ? program : ts.sys.readFile(file));
  return {
    readFile,
    fileExists: (file) => file === FILE || ts.sys.fileExists(file),
    getCompilationSettings: () => options,
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  };
}

test('an editor describes each parameter, also before a model is named', () => {
  const parameters = parametersIn(`
    import { Patchbay } from '../../client/index.ts';
    const { images, quotes, videos } = new Patchbay();
    videos.create({ prompt: 'A fox', video_length: '6', resolution_name: '720p' });
    videos.create({ model: 'vidx-imagine-video', prompt: 'A fox', video_length: '7' });
    images.generate({ prompt: 'A fox', size: '512x512', n: 2, quality: 'standard' });
    images.generate({ mode: 'imgy-3', prompt: 'A fox', quality: 'hd', style: 'vivid' });
    images.edit({ prompt: 'A fox', image: 'fox.png', size: '512x512' });
    images.edit({ mode: 'imgx-image-1', prompt: 'A fox', image: 'fox.png', quality: 'low' });
    images.generateJob({ prompt: 'A fox' });
    images.editJob({ prompt: 'A fox', image: 'fox.png' });
    quotes.video({ prompt: 'A fox' });
    quotes.image({ prompt: 'A fox' });
    quotes.edit({ prompt: 'A fox', image: 'fox.png' });
  `);
  expect(parameters).toHaveLength(28);
  expect(parameters.filter(({ told }) => told === '')).toEqual([]);
});

describe('of the methods for single operations', () => {
  const program = `
    import { createPatchbay } from '../../client/direct.ts';
    const direct = createPatchbay();
    direct.createVideo({ prompt: 'A fox', video_length: '6', resolution_name: '720p' });
    direct.createVideo({ model: 'vidx-imagine-video', prompt: 'A fox', video_length: '7' });
    direct.createImage({ prompt: 'A fox', size: '512x512', n: 2, quality: 'standard' });
    direct.createImage({ mode: 'imgy-3', prompt: 'A fox', quality: 'hd', style: 'vivid' });
    direct.createImageJob({ prompt: 'A fox' });
    direct.editImage({ prompt: 'A fox', image: [new Blob()], size: '512x512' });
    direct.editImage({ mode: 'imgx-image-1', prompt: 'A fox', image: ['x'], quality: 'low' });
    direct.quoteVideo({ prompt: 'A fox' });
    direct.streamEditImage({ mode: 'imgx-image-1', prompt: 'A fox', image: [new Blob()] });
  `;

  test('an editor describes each parameter, too', () => {
    const parameters = parametersIn(program);
    expect(parameters).toHaveLength(26);
    expect(parameters.filter(({ told }) => told === '')).toEqual([]);
  });

  test('an editor describes each method once, whichever model is named', () => {
    const methods = methodsIn(program);
    expect(methods).toHaveLength(9);
    for (const { told } of methods) expect(told).toMatch(/^(?:Create|Edit) .+\.\n/);
    for (const { told } of methods) expect(told.match(/The price depends/g)).toHaveLength(1);
  });

  test('an error says what the last overload does not take, which takes every model', () => {
    expect(
      errorsIn(`
        import { createPatchbay } from '../../client/direct.ts';
        createPatchbay().createVideo({ prompt: 'A fox', aspect_ratio: '7:7' });
        createPatchbay().createImage({ prompt: 'A fox', sizes: '512x512' });
      `),
    ).toEqual([
      expect.stringContaining(`Type '"7:7"' is not assignable to type 'AspectRatio`),
      expect.stringContaining("Did you mean to write 'size'?"),
    ]);
  });
});

test('an editor describes each parameter of a hook, too, once a model is named', () => {
  const parameters = parametersIn(`
    import { createPatchbayHooks } from '../../client/react.ts';
    const hooks = createPatchbayHooks();
    const video = hooks.useMutation('post', '/vidx/generations');
    video.mutate({ body: { model: 'vidx-imagine-video', prompt: 'A fox', video_length: '7' } });
    const image = hooks.useMutation('post', '/v1/images/generations');
    image.mutate({ body: { mode: 'imgy-3', prompt: 'A fox', quality: 'hd', style: 'vivid' } });
  `).filter(({ name }) => name !== 'body');
  expect(parameters).toHaveLength(7);
  expect(parameters.filter(({ told }) => told === '')).toEqual([]);
});
