import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FilesInJson,
  readJsonWithFiles,
  UnreadableDocument,
} from '../../../server/upstreams/images/json-with-files.ts';

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-json-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function read(chunks: Iterable<string | Uint8Array>, limits: Partial<FilesInJson> = {}) {
  const newPath = async (): Promise<string> => {
    count += 1;
    return join(folder, String(count));
  };
  const bytes = [...chunks].map((chunk) => Buffer.from(chunk));
  const files = { name: 'b64_json', newPath, maxFiles: 2, maxCharacters: 1000, ...limits };
  return readJsonWithFiles(Readable.from(bytes), files);
}

function bytewise(text: string): Uint8Array[] {
  return [...Buffer.from(text)].map((byte) => Uint8Array.of(byte));
}

describe('a document', () => {
  test('is what JSON.parse makes of it, where it holds no file', async () => {
    const document = {
      data: [{ url: 'https://example.com/ä/🌊', revised_prompt: 'A "fox"\n\\ \u0007' }],
      usage: { input_tokens: 12, ratio: -0.5e3, none: null, yes: true, no: false, empty: [{}] },
      b64_json: { not: 'a text' },
    };
    for (const text of [JSON.stringify(document), JSON.stringify(document, null, 2)]) {
      expect(await read([text])).toEqual(document);
      expect(await read(bytewise(text))).toEqual(document);
    }
  });

  test('has the paths of files in their place, in pieces of any size', async () => {
    const file = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
    // Some serializers escape slashes.
    const base64 = JSON.stringify(file.toString('base64')).replaceAll('/', '\\/');
    const text = `{"data": [{"b64_json": ${base64}, "revised_prompt": "A fox"}], "created": 1}`;
    for (const chunks of [[text], bytewise(text)]) {
      const document = await read(chunks);
      expect(document).toMatchObject({ data: [{ revised_prompt: 'A fox' }], created: 1 });
      const [path = ''] = /\/[^"]+/.exec(JSON.stringify(document)) ?? [];
      expect(await readFile(path)).toEqual(file);
    }
  });

  test.each([
    ['no JSON', ['<html>']],
    ['nothing', []],
    ['white space', ['  ']],
    ['half a document', ['{"data": [{"b64_json": "YWJj']],
    ['two documents', ['{}{}']],
    ['no UTF-8', [Uint8Array.of(0x22, 0xff, 0x22)]],
    ['half a character', [Uint8Array.of(0x22, 0xc3)]],
    ['no Base64', ['{"b64_json": "!!!!"}']],
    ['Base64 that is cut', ['{"b64_json": "YWJjY"}']],
    ['too many files', ['{"a": {"b64_json": ""}, "b": {"b64_json": ""}, "b64_json": ""}']],
    ['too long a text', [`{"text": "${'x'.repeat(1001)}"}`]],
    ['too many texts', [JSON.stringify(Array.from({ length: 1001 }, () => ''))]],
    ['too long a name', [`{"${'x'.repeat(1001)}": 1}`]],
    ['too many values', [JSON.stringify(Array.from({ length: 1001 }, () => null))]],
    ['too long a number', ['1'.repeat(1001)]],
    ['too deep a nest', ['['.repeat(1001)]],
  ])('that is %s is refused', async (_, chunks) => {
    await expect(read(chunks)).rejects.toThrow(UnreadableDocument);
  });

  test('whose bytes break off ends by what they end by', async () => {
    const broken = new Error('Broken off.');
    const body = Readable.from(
      (async function* () {
        yield Buffer.from('{"b64_json": "YWJj');
        throw broken;
      })(),
    );
    const newPath = async () => join(folder, 'broken');
    const files = { name: 'b64_json', newPath, maxFiles: 1, maxCharacters: 10 };
    await expect(readJsonWithFiles(body, files)).rejects.toBe(broken);
  });
});
