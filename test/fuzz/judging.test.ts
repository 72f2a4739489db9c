import { describe, expect, test } from 'vitest';
import type { Answer } from '../../client/conformance/answer.ts';
import { breachOf, type SentRequest } from './judging.ts';

const WRONG = {
  parameter: 'prompt',
  rule: 'required',
  message: 'prompt is required.',
};
const REFUSAL = { status: 'FAILED', message: WRONG.message, data: { violations: [WRONG] } };
const POST: SentRequest = { method: 'POST', path: '/vidx/generations', body: '{}' };

function answer(status: number, json: unknown, headers: Record<string, string> = {}): Answer {
  const common = { 'x-request-id': '01a1fd2c-bd48-7a4c-823b-1612dd272d13' };
  return {
    status,
    headers: new Headers({
      ...common,
      'x-contract-fingerprint': '0123456789ab',
      'content-type': 'application/json',
      ...headers,
    }),
    text: JSON.stringify(json),
    mediaType: 'application/json',
    json,
  };
}

function breach(sent: SentRequest, answered: Answer, isRefused = false): string | undefined {
  return breachOf({ isRefused }, sent, answered);
}

describe('an answer to a made-up request', () => {
  test('is right where the contract has it', () => {
    expect(breach(POST, answer(400, REFUSAL), true)).toBeUndefined();
    const wrongMethod = answer(405, { status: 'FAILED', message: 'No.' }, { allow: 'POST' });
    expect(breach({ ...POST, method: 'PUT' }, wrongMethod)).toBeUndefined();
  });

  test('may be a failure where the sandbox is asked for one, and nowhere else', () => {
    const failed = answer(503, { status: 'FAILED', message: 'No.' }, { 'retry-after': '1' });
    expect(breach(POST, failed)).toContain("no failure of the gateway's own");
    expect(breach({ ...POST, body: '[sandbox:status=503]' }, failed)).toBeUndefined();
  });

  test.each<[string, SentRequest, Answer, string]>([
    ['with a status that the operation does not have', POST, answer(418, REFUSAL), 'a status'],
    ['with a body of another shape', POST, answer(400, { error: 'no' }), 'keeps its schema'],
    [
      'whose message does not say what is wrong',
      POST,
      answer(400, { ...REFUSAL, message: 'Bad request.' }),
      'a message that names',
    ],
    [
      'whose violation does not name its parameter',
      POST,
      answer(400, {
        ...REFUSAL,
        message: 'It is required.',
        data: { violations: [{ ...WRONG, message: 'It is required.' }] },
      }),
      'a message that names',
    ],
    [
      'of no operation without the methods that there are',
      { ...POST, method: 'PUT' },
      answer(405, { status: 'FAILED', message: 'No.' }),
      'the header allow',
    ],
  ])('is wrong %s', (_name, sent, answered, expected) => {
    expect(breach(sent, answered)).toContain(expected);
  });

  test('is wrong where it accepts what the contract refuses', () => {
    expect(breach(POST, answer(200, { status: 'SUCCESS' }), true)).toContain('a refusal');
  });
});
