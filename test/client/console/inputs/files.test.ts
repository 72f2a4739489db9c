import { describe, expect, test } from 'vitest';
import { added, fits, moved, removed, sizeText } from '../../../../client/console/inputs/files.ts';

function aFile(name: string, type = 'image/png'): File {
  return new File(['x'], name, { type });
}

const one = aFile('one.png');
const two = aFile('two.png');
const three = aFile('three.png');
const song = aFile('song.mp3', 'audio/mpeg');

describe('adding files', () => {
  test('puts new ones behind those chosen before', () => {
    const { files, refusals } = added([one], [two, three], { accept: '', maxCount: 16 });
    expect(files).toEqual([one, two, three]);
    expect(refusals).toEqual([]);
  });

  test('refuses what is of another kind, by name, and keeps the rest', () => {
    const accept = 'image/png, image/webp';
    const { files, refusals } = added([], [song, one], { accept, maxCount: 16 });
    expect(files).toEqual([one]);
    expect(refusals).toEqual(['song.mp3 has an unsupported type. Supported: PNG or WEBP.']);
  });

  test('refuses what is too many, by name', () => {
    const { files, refusals } = added([one], [two, three], { accept: '', maxCount: 2 });
    expect(files).toEqual([one, two]);
    expect(refusals).toEqual(['three.png was skipped: at most 2 files are allowed.']);
  });

  test('replaces the only one', () => {
    expect(added([one], [two], { accept: '', maxCount: 1 }).files).toEqual([two]);
  });

  test('changes nothing where nothing fits', () => {
    const files = [one];
    expect(added(files, [song], { accept: 'image/*', maxCount: 3 }).files).toBe(files);
    expect(added(files, [two], { accept: '', maxCount: 1 }).files).not.toBe(files);
  });
});

test.each([
  ['image/png', 'image/*', true],
  ['image/png', 'audio/*', false],
  ['', 'audio/wav', true],
  ['image/png', '.PNG', true],
  ['image/png', '', true],
])('a file of type "%s" fits "%s": %s', (type, accept, isFitting) => {
  expect(fits(aFile('a.png', type), accept)).toBe(isFitting);
});

test('files are put in another order, and taken away', () => {
  expect(moved([one, two, three], 2, 0)).toEqual([three, one, two]);
  expect(moved([one, two, three], 0, 1)).toEqual([two, one, three]);
  expect(removed([one, two, three], 1)).toEqual([one, three]);
});

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [26_214_400, '25.0 MB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
