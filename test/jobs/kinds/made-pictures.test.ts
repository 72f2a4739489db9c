import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { asCharged, noMoreThanOrdered } from '../../../server/jobs/kinds/made-pictures.ts';
import { aPicture } from '../../operations/pictures.ts';

const mediaType = 'image/png';

test('pictures are of the size that their upstream tells, else of that which their file has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-made-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'picture');
  const bytes = await aPicture({ width: 30, height: 20 });
  await writeFile(path, bytes);
  const open = async () => Readable.from([bytes]);
  const none = async () => Readable.from([Buffer.from('no picture')]);
  expect(
    await asCharged([
      { mediaType, open, size: '7x5' },
      { mediaType, open: none, path },
      { mediaType, open },
      { mediaType, open: none },
    ]),
  ).toEqual([{ size: '7x5' }, { size: '30x20' }, { size: '30x20' }, { size: undefined }]);
});

test('of what an upstream makes, no more is taken than was ordered', () => {
  const open = async () => Readable.from([]);
  const [first, second, third] = ['a', 'b', 'c'].map((size) => ({ mediaType, open, size }));
  if (first === undefined || second === undefined || third === undefined) throw new Error();
  const usage = { textTokens: 1, imageTokens: 0, outputTokens: 3 };
  const made = { ok: true, value: { images: [first, second, third], usage } } as const;
  expect(noMoreThanOrdered(made, { count: 2 })).toEqual({
    ok: true,
    value: { images: [first, second], usage },
  });
  expect(noMoreThanOrdered(made, { count: 4 })).toEqual(made);
});
