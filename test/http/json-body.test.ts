import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { done } from '../../server/foundation/outcome.ts';
import { parseJson } from '../../server/http/json-body.ts';
import type { Answer } from '../a-gateway.ts';
import { aListener, type TestListener } from './a-listener.ts';

let listener: TestListener;
/** The inputs that the operation received. */
let inputs: unknown[];

beforeAll(async () => {
  listener = await aListener({
    createVideo: async ({ input }) => {
      inputs.push(input.body);
      const body = { status: 'SUCCESS' as const, message: 'Taken.', data: { jobId: 'a-job' } };
      return done({ kind: 'json', body });
    },
  });
});

beforeEach(() => {
  inputs = [];
});

afterAll(() => listener.stop());

/** The depth and value limits of video creation in the contract. */
const LIMITS = { bodyBytes: 1_048_576, depth: 16, values: 1_000 };

function post(body: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
  return listener.call('/vidx/generations', {
    body,
    headers: { 'content-type': 'application/json' },
  });
}

function nested(levels: number): string {
  return `{"prompt":${'['.repeat(levels)}${']'.repeat(levels)}}`;
}

describe('a body that cannot be read', () => {
  test.each([
    ['no JSON', '{"prompt":', /^The body is not well-formed JSON: .+\.$/],
    ['nothing', '', 'The body is empty; this operation takes a JSON object.'],
    ['white space', ' \n', /^The body is not well-formed JSON: /],
    ['JSON with something behind it', '{"prompt":"x"} x', /not well-formed JSON/],
    ['a comment', '{"prompt":"x" /* so */}', /not well-formed JSON/],
    ['NaN', '{"prompt":NaN}', /not well-formed JSON/],
    ['a list', '[]', 'The body must be an object, not a list.'],
    ['null', 'null', 'The body must be an object, not null.'],
    ['a text', '"x"', 'The body must be an object, not a string.'],
    ['a number', '1', 'The body must be an object, not a number.'],
    ['true', 'true', 'The body must be an object, not true.'],
    ['too many levels', nested(17), 'The body is nested more than 16 levels deep.'],
    ['100,000 levels', nested(100_000), 'The body is nested more than 16 levels deep.'],
    [
      'too many values',
      JSON.stringify({ prompt: Array(1000).fill(0) }),
      'The body holds more than 1000 values.',
    ],
  ])('%s: is 400 and says so (A4)', async (_what, body, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.json.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(answer.json.data.violations).toHaveLength(1);
    expect(answer.json.data.violations[0]).toMatchObject({ parameter: '' });
    expect(inputs).toEqual([]);
  });

  test.each([
    ['a byte that begins nothing', [0xff]],
    ['a character cut short', [0xe2, 0x82]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['more bytes than a character needs', [0xc0, 0xaf]],
  ])('text that is not UTF-8, %s: is 400 (A6)', async (_what, bytes) => {
    const body = Buffer.concat([Buffer.from('{"prompt":"'), Buffer.from(bytes), Buffer.from('"}')]);
    const answer = await post(new Uint8Array(body));
    expect([answer.status, answer.json.message]).toEqual([
      400,
      'The body is not well-formed JSON: it is not UTF-8.',
    ]);
  });

  test('is quoted on one line, and not at length', () => {
    const outcome = parseJson(Buffer.from(`{"a":\u0007${'x'.repeat(1000)}`), LIMITS);
    const message = outcome.ok ? '' : outcome.problem.message;
    expect(message).not.toMatch(/\p{Cc}/u);
    expect(message.length).toBeLessThan(300);
  });
});

describe('a body that takes long to read', () => {
  const { limits } = operations.createMessage;
  /** The limit on blocking the event loop, in CPU time, so that other processes do not count. */
  const MAX_HELD_MS = 50;
  const TURNS = 3;
  const million = <T>(one: (index: number) => T): T[] =>
    Array.from({ length: 1_000_000 }, (_none, index) => one(index));

  test.each<[string, () => string]>([
    ['a million keys', () => `{${million((index) => `"k${index}":0`).join()}}`],
    ['a million levels', () => '['.repeat(1_000_000)],
    ['a text of 10 MB', () => `{"model":"${'a'.repeat(10_000_000)}"}`],
    ['a million escaped quotation marks', () => `{"model":"${'\\"'.repeat(1_000_000)}"}`],
  ])('holds the event loop for no longer than it may: %s (A4)', (_what, write) => {
    const bytes = Buffer.from(write());
    const turns = Array.from({ length: TURNS }, () => {
      const before = process.threadCpuUsage();
      parseJson(bytes, limits);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...turns)).toBeLessThan(MAX_HELD_MS);
  });
});

describe('a body that can be read in two ways', () => {
  test('with a mark of byte order, is read without it (A6)', async () => {
    expect((await post('\ufeff{"prompt":"x"}')).status).toBe(200);
    expect(inputs).toMatchObject([{ prompt: 'x' }]);
  });

  test('with a key twice, counts the last one, in the check as in what is passed on (A6)', async () => {
    expect((await post('{"prompt":"","prompt":"x"}')).status).toBe(200);
    expect(inputs).toMatchObject([{ prompt: 'x' }]);
    expect((await post('{"prompt":"x","prompt":""}')).status).toBe(400);
  });

  test.each([
    ['NUL', '\\u0000', '\u0000'],
    ['half a pair', '\\ud800', '\ud800'],
    ['a character outside the first plane', '\\ud83c\\udf0a', '🌊'],
  ])('with %s in a text, keeps it (A6)', async (_what, written, meant) => {
    expect((await post(`{"prompt":"a${written}b"}`)).status).toBe(200);
    expect(inputs).toMatchObject([{ prompt: `a${meant}b` }]);
  });

  test('at the limits themselves is read', () => {
    expect(parseJson(Buffer.from(nested(15)), LIMITS).ok).toBe(true);
    const full = JSON.stringify({ prompt: Array(998).fill(0) });
    expect(parseJson(Buffer.from(full), LIMITS).ok).toBe(true);
  });
});

describe('a key that would change what objects are', () => {
  test.each([
    '{"prompt":"x","__proto__":{"polluted":true}}',
    '{"prompt":"x","\\u005f_proto__":{"polluted":true}}',
    '{"prompt":"x","reference_audios":[{"voice_id":"leo","__proto__":{"polluted":true}}]}',
    '{"prompt":"x","constructor":{"prototype":{"polluted":true}}}',
  ])('is 400 and changes nothing: %s (A5)', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.json.message).toMatch(/__proto__ or constructor\.prototype/);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(inputs).toEqual([]);
  });

  test.each(['constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    '%s is no parameter just because every object has it (A5)',
    async (name) => {
      const answer = await post(`{"prompt":"x","${name}":"y"}`);
      expect(answer.status).toBe(400);
      expect(answer.json.data).toEqual({
        violations: [
          {
            parameter: name,
            rule: 'unknown-parameter',
            message: `There is no parameter ${name}.`,
          },
        ],
      });
    },
  );
});
