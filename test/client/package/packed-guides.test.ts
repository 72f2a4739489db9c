import { expect, test } from 'vitest';
import { filesLinkedIn, packedGuide } from '../../../client/package/packed-guides.ts';

const places = new Map([
  ['client/README.md', 'README.md'],
  ['LICENSE', 'LICENSE'],
  ['server/config/example.yaml', 'dist/server/config/example.yaml'],
]);

test.each([
  ['[the licence](../LICENSE)', '[the licence](LICENSE)'],
  ['[settings](../server/config/example.yaml)', '[settings](dist/server/config/example.yaml)'],
  ['[above](#above), [here](README.md#above)', '[above](#above), [here](README.md#above)'],
  [
    '[mail](mailto:a@example.com), [a](https://a.example/b)',
    '[mail](mailto:a@example.com), [a](https://a.example/b)',
  ],
])('a link of a packed guide leads to where the file lies in the package: %s', (text, packed) => {
  expect(packedGuide(text, 'client/README.md', places)).toBe(packed);
});

test('what leads to a file that is not packed is only its words', () => {
  const text =
    'See [`test/README.md`](../test/README.md#commands).\n![The console](console/a.webp)';
  expect(packedGuide(text, 'client/README.md', places)).toBe('See `test/README.md`.\nThe console');
});

test('the files that a guide leads to are told by their paths', () => {
  const text = '[a](../LICENSE) ![b](console/a.webp) [c](#c) [d](https://d.example)';
  expect(filesLinkedIn(text, 'client/README.md')).toEqual(['LICENSE', 'client/console/a.webp']);
});
