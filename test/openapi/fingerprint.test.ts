import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { fingerprint } from '../../generated/stamp.ts';
import type { Node } from '../../openapi/build/contract.ts';
import { explanatoryExtensions } from '../../openapi/build/extensions.ts';
import { fingerprintOf } from '../../openapi/build/fingerprint.ts';

const explanatory = await explanatoryExtensions();

const Song = {
  title: 'Song',
  description: 'What is sung.',
  type: 'object',
  properties: { title: { type: 'string', maxLength: 80, examples: ['Snow'] } },
  'x-decided': 'A song needs a name.',
};

function withSong(song: Node): string {
  return fingerprintOf({ openapi: '3.1.2', components: { schemas: { Song: song } } }, explanatory);
}

const usual = withSong(Song);

test('is that of the contract that gateways serve', () => {
  expect(fingerprintOf(contract, explanatory)).toBe(fingerprint);
});

test.each<[string, Node]>([
  ['words', { ...Song, title: 'A song', description: 'What is sung, mostly.' }],
  ['a reason', { ...Song, 'x-decided': 'Else nobody finds it.' }],
  ['an example', { ...Song, properties: { title: { type: 'string', maxLength: 80 } } }],
  ['the order of keys', Object.fromEntries(Object.entries(Song).toReversed())],
])('does not change with %s', (_, song) => {
  expect(withSong(song)).toBe(usual);
});

test.each<[string, Node]>([
  ['a bound', { ...Song, properties: { title: { type: 'string', maxLength: 90 } } }],
  ['a property that is called like a word', { ...Song, properties: {} }],
  ['a value that looks like a word', { ...Song, default: { title: 'Snow' } }],
  ['an extension that states a rule', { ...Song, 'x-rule': 'song' }],
])('changes with %s', (_, song) => {
  expect(withSong(song)).not.toBe(usual);
});
