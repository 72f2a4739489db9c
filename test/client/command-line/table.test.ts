import { expect, test } from 'vitest';
import { writeTable } from '../../../client/command-line/table.ts';

test('columns are as wide as what stands in them, with nothing behind the last', () => {
  const rows = [
    { name: 'a', state: 'active' },
    { name: 'lönger 🙂', state: 'x' },
  ];
  expect(writeTable(['name', 'state'], rows)).toBe(
    ['NAME      STATE', 'a         active', 'lönger 🙂  x', ''].join('\n'),
  );
});

test('a list of nothing is its headings', () => {
  expect(writeTable(['name'], [])).toBe('NAME\n');
});

test('what steers terminals is written out', () => {
  const name = 'a\u001b[2J\n\u202eb\u0085';
  expect(writeTable(['name'], [{ name }])).toBe('NAME\na\\u{1b}[2J\\u{a}\\u{202e}b\\u{85}\n');
});
