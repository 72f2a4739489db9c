import { describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { pricesTable } from '../../openapi/build/prices.ts';

const ALIKE = { operationId: 'createResponse', 'x-priced-as': 'createChatCompletion' };

function tableOf(...rules: readonly object[]): readonly string[] {
  const prices = { properties: { rules: { default: rules } } };
  return pricesTable({ properties: { prices } }, [ALIKE]).split('\n').slice(2);
}

describe('the table of prices', () => {
  test('says of each rule what it is for, and what one costs', () => {
    const picture = { operations: ['createImage', 'editImage'], per: 'image', units: 6 };
    const of = { models: ['a'], sizes: ['1x1', '2x1'] };
    expect(tableOf({ id: 'wide', ...picture, ...of }, { id: 'other', ...picture })).toEqual([
      '| `wide` | `createImage`, `editImage` | `a` | `1x1`, `2x1` | 6 per image |',
      '| `other` | `createImage`, `editImage` | all | all | 6 per image |',
    ]);
  });

  test('says what is free, and the prices of tokens', () => {
    const text = { operations: ['createMessage'], per: 'million-tokens', input: 1, output: 4 };
    expect(
      tableOf(
        { id: 'midi', operations: ['extractMidi'], per: 'request', units: 0 },
        { id: 'text', ...text },
      ),
    ).toEqual([
      '| `midi` | `extractMidi` | all | all | free |',
      '| `text` | `createMessage` | all | all | a million tokens: read 1, from the cache 1, written 4 |',
    ]);
  });

  test('lists an operation that is priced as another beside it, unless a rule names it', () => {
    const chat = { operations: ['createChatCompletion'], per: 'request', units: 1 };
    expect(tableOf({ id: 'text', ...chat })).toEqual([
      '| `text` | `createChatCompletion`, `createResponse` | all | all | 1 per request |',
    ]);
    const own = { id: 'own', operations: ['createResponse'], per: 'request', units: 2 };
    expect(tableOf({ id: 'text', ...chat }, own)).toEqual([
      '| `text` | `createChatCompletion` | all | all | 1 per request |',
      '| `own` | `createResponse` | all | all | 2 per request |',
    ]);
  });

  test('is in the reference', () => {
    const tag = contract.tags.find(({ name }) => name === 'Prices');
    expect(tag?.description).toContain(
      '| `video-720p` | `createVideo` | all | `720p` | 10 per second |',
    );
    expect(tag?.description).toContain('GET /v1/models');
  });
});
