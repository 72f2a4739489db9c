import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../../../client/console/forms/check.ts';
import {
  type FormRequest,
  requestOf,
  valuesOf,
} from '../../../client/console/forms/form-request.ts';
import { commandLineOf } from '../../../client/console/requests/command-line.ts';
import { curlOf } from '../../../client/console/requests/curl.ts';
import { typescriptOf } from '../../../client/console/requests/typescript.ts';
import { commands } from '../../../generated/commands.ts';
import type { Form } from '../../../generated/form-shapes.ts';
import { forms } from '../../../generated/forms.ts';

const ORIGIN = 'http://127.0.0.1:8080';
const ROOT = join(import.meta.dirname, '../../..');

/** All examples of the contract, and the operations without fields, as requests; each file is a small one. */
const rows = Object.values(forms).flatMap((form: Form) => {
  const examples = form.examples.length === 0 ? [{ title: '', values: {} }] : form.examples;
  return examples.map(({ title, values }) => {
    const request = requestFor(form, values);
    return [`${form.operationId} ${title}`, request] as const;
  });
});

function requestFor(form: Form, values: Readonly<Record<string, unknown>>): FormRequest {
  const filled = valuesOf(form, values);
  const needed = form.parameters.filter(({ isRequired }) => isRequired);
  const places = Object.fromEntries(needed.map(({ name }) => [name, 'an-identifier']));
  const variant = form.variants[filled.variant];
  const files = (variant?.fields ?? [])
    .filter(({ kind, isRequired }) => kind.startsWith('file') && isRequired)
    .map(({ name }) => [name, [new File(['a'], "it's.png")]]);
  const fields = { ...filled.fields, ...places };
  return requestOf(form, { ...filled, fields }, Object.fromEntries(files));
}

test('events are shown by curl as they come', () => {
  for (const form of [forms.streamJobs, forms.streamJobEvents]) {
    expect(curlOf(requestFor(form, {}), ORIGIN)).toMatch(/^curl -N /);
  }
});

test('a picture that is to be shown while it is made is asked for so, wherever one asks', () => {
  const example = forms.createImage.examples.find(({ values }) => values.partial_images === 3);
  const request = requestFor(forms.createImage, example?.values ?? {});
  const words = wordsOf(curlOf(request, ORIGIN));
  expect(words).toContain('-N');
  expect(JSON.parse(words[words.indexOf('-d') + 1] ?? '')).toMatchObject({
    stream: true,
    partial_images: 3,
  });
  expect(typescriptOf(request, ORIGIN)).toContain('of patchbay.images.generateStream({');
  expect(typescriptOf(request, ORIGIN)).not.toContain('stream: true');
  expect(commandLineOf(request, ORIGIN)).toContain('--partial-images 3');
});

test('a text is asked for by curl as it is written, with its tokens at the end', () => {
  const bodyOf = (form: Form) => {
    const words = wordsOf(curlOf(requestFor(form, form.examples[0]?.values ?? {}), ORIGIN));
    return JSON.parse(words[words.indexOf('-d') + 1] ?? '');
  };
  const usage = { include_usage: true };
  expect(bodyOf(forms.createChatCompletion)).toMatchObject({ stream: true, stream_options: usage });
  for (const form of [forms.createMessage, forms.createResponse]) {
    expect(bodyOf(form)).toMatchObject({ stream: true });
    expect(bodyOf(form)).not.toHaveProperty('stream_options');
  }
});

const folder = mkdtempSync(join(tmpdir(), 'patchbay-snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a request of an example', () => {
  test.each(rows.filter(([, { form }]) => form.asker !== 'anybody'))(
    '%s keeps the contract',
    (_, request) => {
      const found = violationsOf(request).filter(
        ({ parameter }) => !request.form.parameters.some(({ name }) => name === parameter),
      );
      expect(found).toEqual([]);
    },
  );

  test.each(rows)('%s is a command of curl that a shell reads as it is meant', (_, request) => {
    const words = wordsOf(curlOf(request, ORIGIN));
    expect(words[0]).toBe('curl');
    expect(words.some((word) => word.startsWith(ORIGIN))).toBe(true);
    expect(
      words.some((word) => /\{\w+\}/.test(word.split('?')[0] ?? '') && word.startsWith('http')),
    ).toBe(false);
    if (request.form.asker === 'account') expect(words).toContain('SVC-API-KEY: a-key');
    const data = words[words.indexOf('-d') + 1];
    if (words.includes('-d')) expect(JSON.parse(data ?? '')).toMatchObject(request.fields);
    const parts = words.filter((_word, place) => words[place - 1] === '-F');
    expect(parts.length).toBe(Object.values(request.files).flat().length);
  });

  test.each(rows)('%s is said on the command line by its own options', (_, request) => {
    const code = commandLineOf(request, ORIGIN);
    const all: Readonly<Record<string, { readonly name: string } | undefined>> = commands;
    const shape = all[request.form.operationId];
    if (shape === undefined) expect(code).toBeUndefined();
    if (code === undefined) return;
    const words = wordsOf(code);
    expect(words.slice(0, 1 + (shape?.name.split(' ').length ?? 0)).join(' ')).toBe(
      `patchbay ${shape?.name}`,
    );
    for (const word of words.filter((one) => one.startsWith('--'))) {
      expect(code).toContain(word);
    }
  });

  test('is a program of TypeScript that compiles', { timeout: 60_000 }, () => {
    const names = rows.flatMap(([, request], index) => {
      const code = typescriptOf(request, ORIGIN);
      if (code === undefined) return [];
      const file = join(folder, `snippet-${index}.mts`);
      const library = join(ROOT, 'client/index.ts');
      writeFileSync(file, code.replace("'patchbay'", `'${library}'`));
      return [file];
    });
    expect(names.length).toBeGreaterThan(30);
    const program = ts.createProgram(names, {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
      lib: [
        'lib.esnext.d.ts',
        'lib.dom.d.ts',
        'lib.dom.iterable.d.ts',
        'lib.dom.asynciterable.d.ts',
      ],
    });
    const faults = names.flatMap((name) =>
      ts.getPreEmitDiagnostics(program, program.getSourceFile(name)).map((diagnostic) => {
        const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
        return `${program.getSourceFile(name)?.text.split('\n').slice(5, 8).join(' ')}: ${text}`;
      }),
    );
    expect(faults).toEqual([]);
  });
});

test('a text has a command, and what no argument can say has none', () => {
  const commandOf = (form: Form, input: unknown) => {
    const model = 'a-model';
    return commandLineOf(requestOf(form, { variant: 0, fields: { model, input } }, {}), ORIGIN);
  };
  const { createEmbedding, createResponse } = forms;
  expect(wordsOf(commandOf(createResponse, 'Hello') ?? '')).toContain('Hello');
  expect(commandOf(createResponse, [{ role: 'user', content: 'Hello' }])).toBeUndefined();
  const texts = wordsOf(commandOf(createEmbedding, ['at dusk', 'at night']) ?? '');
  expect(texts.slice(0, 4)).toEqual(['patchbay', 'embed', 'at dusk', 'at night']);
  expect(commandOf(createEmbedding, [64, 22361])).toBeUndefined();
  expect(commandOf(createEmbedding, [[64], [22361]])).toBeUndefined();
});

describe('what a shell could take for something else', () => {
  const form = forms.createVideo;
  const asked = (prompt: string) => requestOf(form, { variant: 0, fields: { prompt } }, {});

  test.each(['it\'s $HOME `date` "quoted"\n\\', '--help', '@file', 'двa 🎉'])(
    '%j stays what it is',
    (prompt) => {
      const curl = wordsOf(curlOf(asked(prompt), ORIGIN));
      expect(JSON.parse(curl[curl.indexOf('-d') + 1] ?? '')).toMatchObject({ prompt });
      const line = wordsOf(commandLineOf(asked(prompt), ORIGIN) ?? '');
      expect(line).toContain(prompt);
    },
  );

  test('an argument that begins with a dash stands behind two of them', () => {
    const line = wordsOf(commandLineOf(asked('--help'), ORIGIN) ?? '');
    expect(line.slice(-2)).toEqual(['--', '--help']);
  });

  test('a list of arguments stands behind two dashes where any of them begins with one', () => {
    const fields = { model: 'a-model', input: ['a', '-b'] };
    const request = requestOf(forms.createEmbedding, { variant: 0, fields }, {});
    const line = wordsOf(commandLineOf(request, ORIGIN) ?? '');
    expect(line.slice(0, 3)).toEqual(['patchbay', 'embed', '--model']);
    expect(line.slice(-3)).toEqual(['--', 'a', '-b']);
  });
});

/** The words into which a shell splits a command. */
function wordsOf(command: string): readonly string[] {
  const script = `for word in ${command.replaceAll(/\\\n/g, ' ')}\ndo printf '%s\\0' "$word"; done`;
  const output = execFileSync('sh', ['-c', script], {
    encoding: 'utf8',
    env: { PATCHBAY_API_KEY: 'a-key', HOME: '/nowhere', PATH: process.env.PATH },
  });
  return output.split('\0').slice(0, -1);
}
