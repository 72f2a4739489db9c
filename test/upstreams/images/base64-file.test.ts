import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Base64File, NotBase64 } from '../../../server/upstreams/images/base64-file.ts';

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-base64-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function decoded(pieces: readonly string[]): Promise<Buffer> {
  count += 1;
  const file = await Base64File.open(join(folder, String(count)));
  try {
    for (const piece of pieces) await file.add(Buffer.from(piece));
    await file.end();
    return await readFile(file.path);
  } finally {
    await file.close();
  }
}

/** Splits a text at the given positions. */
function cut(text: string, places: readonly number[]): string[] {
  const ends = [...places.map((place) => place % (text.length + 1)), text.length].toSorted(
    (one, other) => one - other,
  );
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

test('Base64 is decoded wherever it is cut', async () => {
  const cuts = fc.array(fc.nat(), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), cuts, async (bytes, places) => {
      const pieces = cut(Buffer.from(bytes).toString('base64'), places);
      expect(await decoded(pieces)).toEqual(Buffer.from(bytes));
    }),
    { numRuns: 100 },
  );
});

test.each([196_608, 196_607, 196_606, 49_152, 49_151])(
  'Base64 of %i bytes is decoded, far more than is gathered at once',
  async (length) => {
    const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 251));
    const text = bytes.toString('base64');
    expect(await decoded(text.match(/.{1,257}/g) ?? [])).toEqual(bytes);
    expect(await decoded([text])).toEqual(bytes);
  },
);

test('padding may be left out', async () => {
  expect(await decoded(['YW', 'I'])).toEqual(Buffer.from('ab'));
});

test.each([
  ['a character of no digit', ['YWI!']],
  ['a line end', ['YWJj\n', 'YWJj']],
  ['one digit over', ['YWJjY']],
  ['padding in the middle', ['YQ==', 'YWJj']],
  ['padding in the middle of much', ['YQ==', 'YWJj'.repeat(20_000)]],
  ['too much padding', ['YWI==']],
  ['three of padding', ['Y===']],
  ['a character of several bytes', ['YWJ\u0141']],
  ['nothing but padding', ['=']],
])('%s is refused', async (_, pieces) => {
  await expect(decoded(pieces)).rejects.toThrow(NotBase64);
});
