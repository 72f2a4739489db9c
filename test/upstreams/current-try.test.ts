import { expect, test } from 'vitest';
import {
  asTry,
  noteRequestId,
  readRequestId,
  requestIdOfTry,
} from '../../server/upstreams/current-try.ts';

test.each([
  ['of OpenAI and Patchbay', { 'x-request-id': 'req_1' }, 'req_1'],
  ['of Anthropic', { 'request-id': 'req_2' }, 'req_2'],
  ['of Azure', { 'apim-request-id': 'a-3', 'x-request-id': 'b-3' }, 'a-3'],
  ['that is sent twice', { 'x-request-id': ['one', 'two'] }, 'one'],
  ['beside one that is none', { 'request-id': 'a b', 'x-request-id': 'c' }, 'c'],
])('the identifier %s is read', (_whose, headers, requestId) => {
  expect(readRequestId(headers)).toBe(requestId);
});

test.each([
  ['that is not there', {}],
  ['that is empty', { 'x-request-id': '' }],
  ['that is too long', { 'x-request-id': 'x'.repeat(129) }],
  ['with the codes of a terminal', { 'x-request-id': '\u001b[31mred' }],
  ['that is a sentence', { 'x-request-id': 'call me Ishmael' }],
])('an identifier %s is none', (_how, headers) => {
  expect(readRequestId(headers)).toBeUndefined();
});

test('each try has the identifier of its own last request', async () => {
  const both = Promise.withResolvers<void>();
  const tries = ['one', 'two'].map((name) =>
    asTry(async () => {
      noteRequestId(`${name}-first`);
      if (name === 'two') both.resolve();
      await both.promise;
      noteRequestId(name);
      return requestIdOfTry();
    }),
  );
  expect(await Promise.all(tries)).toEqual(['one', 'two']);
  expect(requestIdOfTry()).toBeUndefined();
});
