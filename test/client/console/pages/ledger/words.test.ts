import { expect, test } from 'vitest';
import {
  happening,
  movementsOf,
  priceInWords,
  reasonsFor,
  signed,
} from '../../../../../client/console/pages/ledger/words.ts';
import type { LedgerEntry } from '../../../../../generated/types.ts';

const BASE = {
  entryId: '01a1fd2d-447b-7d5a-9fd1-2aabfe228f21',
  createdAt: '2026-11-21T08:16:02.450Z',
  available: '0',
  reserved: '0',
  consumed: '0',
  issued: '0',
  contract: '3fa94c0d12ab',
};
const WORK = { operation: 'createVideo', model: 'a-model', rule: 'video-720p' };

test('what happened is told in a line', () => {
  const entries: readonly LedgerEntry[] = [
    { ...BASE, kind: 'grant' },
    { ...BASE, kind: 'adjust', available: '-5' },
    { ...BASE, ...WORK, kind: 'reserve' },
    { ...BASE, ...WORK, kind: 'release' },
    {
      ...BASE,
      ...WORK,
      kind: 'settle',
      lines: [{ unit: 'second', quantity: 6, price: '10', units: '60' }],
    },
    {
      ...BASE,
      kind: 'settle',
      lines: [
        { unit: 'input-token', quantity: 1, price: '1', units: '0.000001' },
        { unit: 'output-token', quantity: 1200, price: '4', units: '0.0048' },
      ],
    },
    {
      ...BASE,
      kind: 'settle',
      lines: [
        { unit: 'image', size: '1024x1024', quantity: 2, price: '4', units: '8' },
        { unit: 'image', size: '1536x1024', quantity: 1, price: '6', units: '6' },
      ],
    },
    {
      ...BASE,
      kind: 'settle',
      operation: 'extractMidi',
      lines: [{ unit: 'request', quantity: 1, price: '2', units: '2' }],
    },
  ];
  expect(entries.map(happening)).toEqual([
    'Units granted',
    'Balance adjusted',
    'Reserved to create a video',
    'Released the reservation to create a video',
    'Charged for 6 seconds of video',
    'Charged for 1 input token and 1,200 output tokens',
    'Charged for 2 images of 1024x1024 and 1 image of 1536x1024',
    'Charged to extract MIDI from a song',
  ]);
});

test('amounts have their sign and the book that they concern', () => {
  const entry = { available: '-60', reserved: '60', consumed: '0' };
  expect(movementsOf(entry)).toEqual([
    { book: 'available', amount: '-60' },
    { book: 'reserved', amount: '60' },
  ]);
  expect(['60', '-0.000167', '0'].map(signed)).toEqual(['+60', '−0.000167', '0']);
  const free = { available: '0', reserved: '0', consumed: '0' };
  expect(movementsOf(free)).toEqual([{ book: 'spent', amount: '0' }]);
});

test('a charge says how much of the reservation was charged', () => {
  const entry = {
    ...BASE,
    ...WORK,
    kind: 'settle',
    available: '20',
    reserved: '-60',
    consumed: '40',
  } as const;
  expect(reasonsFor(entry)).toEqual([
    'Cost of the request to create a video with a-model (price rule video-720p).',
    'Of 60 reserved units, 40 were charged and 20 released.',
  ]);
});

test('a refusal by moderation says whether it was free', () => {
  const refused = { ...BASE, ...WORK, moderationCount: 4 };
  expect(reasonsFor({ ...refused, kind: 'settle', consumed: '60' }).at(-1)).toContain(
    'refusal number 4 in the current window: the first ones are free, and this one was charged.',
  );
  expect(reasonsFor({ ...refused, kind: 'release' }).at(-1)).toContain('this one was free.');
});

test('work that was given up says whether it was free', () => {
  const givenUp = { ...BASE, ...WORK, givenUp: true } as const;
  expect(reasonsFor({ ...givenUp, kind: 'settle', consumed: '60' }).at(-1)).toContain(
    'Stopped work is free up to a limit, and this exceeded it and was charged.',
  );
  expect(reasonsFor({ ...givenUp, kind: 'release' }).at(-1)).toContain('this was free.');
});

test('the price of tokens is that of a million', () => {
  expect(priceInWords({ unit: 'output-token', price: '4' })).toBe('4 per million');
  expect(priceInWords({ unit: 'second', price: '10' })).toBe('10 per second');
});
