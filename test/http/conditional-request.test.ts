import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import {
  type ConditionsResult,
  evaluateConditions,
  isRangeWanted,
} from '../../server/http/conditional-request.ts';

const VERSION = { etag: '"abc"', 'last-modified': 'Thu, 01 Jan 2026 12:00:00 GMT' };
const BEFORE = 'Thu, 01 Jan 2026 11:59:59 GMT';
const SAME = VERSION['last-modified'];
const AFTER = 'Thu, 01 Jan 2026 12:00:01 GMT';

describe('the conditions of a request', () => {
  test.each<[ConditionsResult, IncomingHttpHeaders]>([
    ['hold', {}],
    ['hold', { 'if-match': '"abc"' }],
    ['hold', { 'if-match': '"x", "abc"' }],
    ['hold', { 'if-match': '*' }],
    ['fail', { 'if-match': '"x"' }],
    ['fail', { 'if-match': 'W/"abc"' }],
    ['fail', { 'if-match': 'abc' }],
    ['fail', { 'if-match': '' }],
    ['hold', { 'if-unmodified-since': SAME }],
    ['hold', { 'if-unmodified-since': AFTER }],
    ['fail', { 'if-unmodified-since': BEFORE }],
    ['hold', { 'if-unmodified-since': 'yesterday' }],
    ['not-modified', { 'if-none-match': '"abc"' }],
    ['not-modified', { 'if-none-match': 'W/"abc"' }],
    ['not-modified', { 'if-none-match': '"x", "abc"' }],
    ['not-modified', { 'if-none-match': '*' }],
    ['hold', { 'if-none-match': '"x"' }],
    ['not-modified', { 'if-modified-since': SAME }],
    ['not-modified', { 'if-modified-since': AFTER }],
    ['hold', { 'if-modified-since': BEFORE }],
    ['hold', { 'if-modified-since': 'yesterday' }],
    ['not-modified', { 'if-none-match': '"abc"', 'cache-control': 'no-cache' }],
  ])('%s: %j', (verdict, headers) => {
    expect(evaluateConditions(headers, VERSION)).toBe(verdict);
  });

  test.each<[string, ConditionsResult, IncomingHttpHeaders]>([
    ['if-match before its date', 'hold', { 'if-match': '"abc"', 'if-unmodified-since': BEFORE }],
    ['if-match before if-none-match', 'fail', { 'if-match': '"x"', 'if-none-match': '"abc"' }],
    [
      'a date before if-none-match',
      'fail',
      { 'if-unmodified-since': BEFORE, 'if-none-match': '*' },
    ],
    [
      'if-none-match before its date',
      'hold',
      { 'if-none-match': '"x"', 'if-modified-since': SAME },
    ],
  ])('are weighed in order: %s', (_what, verdict, headers) => {
    expect(evaluateConditions(headers, VERSION)).toBe(verdict);
  });
});

describe('a range', () => {
  test.each([undefined, '"abc"', SAME])('is wanted if the version is %s', (version) => {
    expect(isRangeWanted({ 'if-range': version }, VERSION)).toBe(true);
  });

  test.each(['"x"', 'W/"abc"', '"abc", "x"', BEFORE, AFTER, 'abc', ''])(
    'is not wanted of another version: %s',
    (version) => {
      expect(isRangeWanted({ 'if-range': version }, VERSION)).toBe(false);
    },
  );
});
