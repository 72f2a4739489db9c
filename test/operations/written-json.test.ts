import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type FileInJson, writeJson } from '../../server/operations/written-json.ts';

/** A file that is read in chunks of the given size. */
function aFile(bytes: Uint8Array, chunk = bytes.length): FileInJson & { opened: number } {
  const file = {
    bytes: bytes.length,
    opened: 0,
    async open() {
      file.opened += 1;
      const count = Math.ceil(bytes.length / chunk);
      const chunks = Array.from({ length: count }, (_, index) =>
        Buffer.from(bytes.subarray(index * chunk, (index + 1) * chunk)),
      );
      return Readable.from(chunks);
    },
  };
  return file;
}

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 31) % 256));

test.each([1, 2, 3, 4, 5, 64, 1000])(
  'a file read in chunks of %i bytes stands in the document whole',
  async (chunk) => {
    for (const length of [0, 1, 2, 3, 4, 998, 999, 1000]) {
      const bytes = BYTES.subarray(0, length);
      const json = writeJson((standIn) => ({ file: standIn(aFile(bytes, chunk)), more: 'ü' }));
      const written = await text(await json.open());
      expect(JSON.parse(written)).toEqual({ file: bytes.toString('base64'), more: 'ü' });
      expect(json.bytes).toBe(Buffer.byteLength(written));
    }
  },
);

test('the document is as long as it says, whatever it says besides', async () => {
  const identifier = '01a1fd2c-bd48-7a4c-823b-1612dd272d13';
  const document = { list: [identifier, `"${identifier}"`, '🌊'], [identifier]: null };
  const json = writeJson(() => document);
  const written = await text(await json.open());
  expect(JSON.parse(written)).toEqual(document);
  expect(json.bytes).toBe(Buffer.byteLength(written));
});

test('the length is unknown where that of a file is', async () => {
  const json = writeJson((standIn) => ({
    files: [standIn(aFile(BYTES)), standIn({ open: async () => Readable.from([BYTES]) })],
  }));
  expect(json.bytes).toBeUndefined();
  const files = JSON.parse(await text(await json.open())).files;
  expect(files).toEqual([BYTES.toString('base64'), BYTES.toString('base64')]);
});

test('files are opened when they are written, and again each time', async () => {
  const file = aFile(BYTES);
  const json = writeJson((standIn) => ({ file: standIn(file) }));
  expect(file.opened).toBe(0);
  const first = await text(await json.open());
  expect(await text(await json.open())).toBe(first);
  expect(file.opened).toBe(2);
});

test('a file that breaks off breaks the document off', async () => {
  const broken = new Error('Broken off.');
  const open = async () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('abc');
        throw broken;
      })(),
    );
  const json = writeJson((standIn) => ({ file: standIn({ bytes: 9, open }) }));
  await expect(text(await json.open())).rejects.toBe(broken);
});
