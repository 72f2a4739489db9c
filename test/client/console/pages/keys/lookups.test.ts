import { expect, test } from 'vitest';
import { lookupsOf } from '../../../../../client/console/pages/keys/lookups.ts';

test('a job is looked up where the link of its creation leads to, and where jobs of any kind are', () => {
  expect(lookupsOf(['createVideo'])).toEqual(['getVideoJob', 'getJob']);
  expect(lookupsOf(['createVideo', 'createMusic'])).toEqual([
    'getVideoJob',
    'getJob',
    'getMusicJob',
  ]);
});

test('what is answered at once needs no look-up', () => {
  expect(lookupsOf(['createImage', 'createMessage', 'uploadSample', 'getVideoJob'])).toEqual([]);
});
