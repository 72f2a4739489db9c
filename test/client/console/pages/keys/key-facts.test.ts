import { expect, test } from 'vitest';
import {
  limitsInWords,
  makerInWords,
  stateOf,
} from '../../../../../client/console/pages/keys/key-facts.ts';

const KEY = {
  keyId: '01a1fd2c-bd48-7a4c-823b-1612dd272d13',
  name: 'production',
  prefix: 'pb_5f0c2e9a7b41',
  limits: {},
  spent: { day: '0', month: '0' },
  createdAt: '2026-11-21T08:15:30.120Z',
};
const NOW = new Date('2026-11-22T00:00:00Z');

test('a key is live until it ends or is revoked', () => {
  const words = [
    KEY,
    { ...KEY, expiresAt: '2027-11-22T00:00:00Z' },
    { ...KEY, expiresAt: '2026-11-23T00:00:00Z' },
    { ...KEY, expiresAt: '2026-11-22T00:00:00Z' },
    { ...KEY, revokedAt: '2026-11-21T09:00:00Z', expiresAt: '2027-11-22T00:00:00Z' },
  ].map((key) => stateOf(key, NOW).word);
  expect(words).toEqual(['Active', 'Active', 'Expires soon', 'Expired', 'Revoked']);
});

test('a key is of who made it, of somebody who has left, or of the operator', () => {
  const personId = '01a1fd2c-0c11-7f52-9b1a-7d3c5e9f2a4b';
  const made = [{ createdBy: { personId, name: 'Ada' } }, { createdBy: { personId } }, {}];
  expect(made.map(makerInWords)).toEqual(['Ada', 'a former member', 'the operator']);
});

test('limits are told a line each with what is spent of them, in the words of the contract', () => {
  expect(limitsInWords(KEY)).toEqual([]);
  const limits = {
    operations: ['createVideo', 'createImage', 'editImage', 'listModels', 'getJob'],
    models: ['a-model'],
    requestsPerMinute: 6000,
    unitsPerMonth: 0.5,
  };
  expect(limitsInWords({ limits, spent: { day: '0.25', month: '0.4' } })).toEqual([
    'Only: Create a video, Create images, Edit images and 2 more',
    'Only with a-model',
    'Up to 6,000 requests per minute',
    'Up to 0.5 units per month, 0.4 spent',
  ]);
});
