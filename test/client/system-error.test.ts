import { expect, test } from 'vitest';
import { codeOf, reasonOf } from '../../client/system-error.ts';

test('the reason of an error is the innermost one, and never nothing', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:1'), { code: 'ECONNREFUSED' });
  const tried = Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' });
  const failed = (cause: Error) => new TypeError('fetch failed', { cause });
  expect(reasonOf(failed(refused))).toBe('connect ECONNREFUSED ::1:1');
  // Node's error for a host name with two addresses.
  expect(reasonOf(failed(tried))).toBe('ECONNREFUSED');
  expect(reasonOf(new RangeError())).toBe('RangeError');
  expect(reasonOf('enough')).toBe('enough');
});

test('an error of the system has a code, and others have none', () => {
  expect(codeOf(Object.assign(new Error(), { code: 'ENOENT' }))).toBe('ENOENT');
  const others = [new Error(), new DOMException('Too late.', 'TimeoutError'), 'ENOENT', undefined];
  for (const other of others) expect(codeOf(other)).toBeUndefined();
});
