import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const FILE = join(import.meta.dirname, 'hovered.ts');

/** The parameters in a program, each with the words that an editor shows for it. */
function parametersIn(
  program: string,
): readonly { readonly name: string; readonly told: string }[] {
  const service = ts.createLanguageService(hostOf(program));
  const told = (name: ts.Node): string =>
    ts.displayPartsToString(service.getQuickInfoAtPosition(FILE, name.getStart())?.documentation);
  const within = (node: ts.Node): readonly ts.PropertyName[] => [
    ...(ts.isPropertyAssignment(node) ? [node.name] : []),
    ...node.getChildren().flatMap(within),
  ];
  const source = service.getProgram()?.getSourceFile(FILE);
  const names = source === undefined ? [] : within(source);
  return names.map((name) => ({ name: name.getText(), told: told(name) }));
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
