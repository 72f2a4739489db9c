import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '../../server/config/settings.ts';
import { checkPrices } from '../../server/doctor/prices.ts';
import type { PriceRule } from '../../server/usage/price-rules.ts';

function found(...rules: readonly PriceRule[]): readonly string[] {
  return checkPrices(rules).map(({ state, about, says }) => `${state} ${about} ${says}`);
}

/** The example settings file, which sets nothing. */
const USUAL = join(import.meta.dirname, '../../server/config/patchbay.example.yaml');

const TOKENS = { per: 'million-tokens', input: 1, output: 1 } as const;

test('a price is told of that names a model which none of its operations takes', () => {
  expect(
    found(
      { id: 'fine', operations: ['createImage'], models: ['imgy2'], per: 'image', units: 1 },
      { id: 'clip', operations: ['createVideo'], models: ['imgy-2'], per: 'second', units: 1 },
      { id: 'text', operations: ['createMessage'], models: ['imgy-2', 'claude'], ...TOKENS },
    ),
  ).toEqual([
    'warning prices The price fine names the model imgy2, which none of its operations takes. Did you mean imgy-2?',
    'warning prices The price clip names the model imgy-2, which none of its operations takes.',
    'warning prices The price text names the model imgy-2, which none of its operations takes.',
  ]);
});

test('nothing is said of prices that can match', () => {
  expect(
    found(
      {
        id: 'edit',
        operations: ['createImage', 'editImage'],
        models: ['imgy-3', 'imgy-2'],
        per: 'image',
        units: 1,
      },
      { id: 'gpt', operations: ['createChatCompletion'], models: ['gpt-5', 'o3'], ...TOKENS },
      { id: 'free', operations: ['uploadSample'], per: 'request', units: 0 },
    ),
  ).toEqual([]);
});

test('a price is told of that names a size or a quality which none of its models has', () => {
  const image = { per: 'image', units: 1 } as const;
  expect(
    found(
      { id: 'clip', operations: ['createVideo'], sizes: ['480', '720p'], per: 'second', units: 1 },
      {
        id: 'wide',
        operations: ['createImage'],
        models: ['imgy-2'],
        sizes: ['1536x1024'],
        ...image,
      },
      { id: 'song', operations: ['createMusic'], sizes: ['720p'], per: 'song', units: 1 },
      { id: 'best', operations: ['createImage'], qualities: ['hdd'], ...image },
    ),
  ).toEqual([
    'warning prices The price clip names the size 480, which none of its models has. Did you mean 480p?',
    'warning prices The price wide names the size 1536x1024, which none of its models has. Did you mean 1024x1024?',
    'warning prices The price song names the size 720p, which none of its models has.',
    'warning prices The price best names the quality hdd, which none of its models has. Did you mean hd?',
  ]);
});

test('nothing is said of sizes and qualities that some model has, or that are left to it', () => {
  const image = { per: 'image', units: 1 } as const;
  expect(
    found(
      { id: 'auto', operations: ['createImage'], sizes: ['auto'], qualities: ['auto'], ...image },
      { id: 'both', operations: ['createImage', 'editImage'], sizes: ['512x512'], ...image },
      { id: 'wide', operations: ['createImage'], sizes: ['1536x1024'], ...image },
    ),
  ).toEqual([]);
});

test('nothing is said of the usual prices', () => {
  expect(found(...readConfiguration({ config: USUAL }, {}).prices.rules)).toEqual([]);
});
