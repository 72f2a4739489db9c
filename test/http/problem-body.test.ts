import { describe, expect, test } from 'vitest';
import { validateProblem, validateProblemV1 } from '../../generated/validators.js';
import {
  moderated,
  notFound,
  type ProblemKind,
  problem,
  refused,
  unauthorized,
  unavailable,
} from '../../server/foundation/problems.ts';
import { problemBody } from '../../server/http/problem-body.ts';
import { STATUS_OF } from '../../server/http/statuses.ts';

const VIOLATION = { parameter: 'n', rule: 'image-count', message: 'n must be 1.', allowed: [1] };
const FAILURES = [
  refused([VIOLATION], { n: 1 }),
  moderated('It is refused.', 'prompt'),
  unauthorized('The key is wrong.'),
  notFound('It is not there.', { code: 'model_not_found', parameter: 'model' }),
  unavailable('Come again.', 5),
  problem('timed-out', 'It was too slow.', { reason: 'timeout' }),
];

function isKind(text: string): text is ProblemKind {
  return text in STATUS_OF;
}

describe('the body of a problem', () => {
  test.each(FAILURES)('keeps the contract in both envelopes: $kind', (failure) => {
    expect(validateProblem(problemBody(failure, 'Problem', 'a-request'))).toBe(true);
    expect(validateProblemV1(problemBody(failure, 'ProblemV1', 'a-request'))).toBe(true);
  });

  test.each(Object.keys(STATUS_OF).filter(isKind))('has a class for the SDKs: %s', (kind) => {
    const body = problemBody(problem(kind, 'So it is.'), 'ProblemV1', 'a-request');
    expect(validateProblemV1(body)).toBe(true);
  });

  test('says what a program can use of it', () => {
    expect(problemBody(refused([VIOLATION], { n: 1 }), 'ProblemV1', 'a-request')).toEqual({
      status: 'FAILED',
      message: 'n must be 1.',
      data: { violations: [VIOLATION], suggestion: { n: 1 } },
      type: 'error',
      error: {
        type: 'invalid_request_error',
        code: 'image-count',
        param: 'n',
        message: 'n must be 1.',
      },
      request_id: 'a-request',
    });
  });

  test('says nothing of data where there is none', () => {
    expect(problemBody(unavailable('Come again.', 5), 'Problem', 'a-request')).toEqual({
      status: 'FAILED',
      message: 'Come again.',
    });
  });

  test('tells moderation from a broken rule', () => {
    expect(problemBody(moderated('It is refused.', 'prompt'), 'ProblemV1', 'x')).toMatchObject({
      data: { reason: 'moderation' },
      error: { type: 'invalid_request_error', code: 'moderation', param: 'prompt' },
    });
  });
});
