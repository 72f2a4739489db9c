import { describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { withAnswers } from '../../openapi/build/answers.ts';
import { at, type Node, readContract } from '../../openapi/build/contract.ts';

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const COMMON = {
  every: { 'x-request-id': header('Id') },
  v1: { 'request-id': header('V1Id') },
  limited: { ratelimit: header('Limit') },
  upstream: { 'x-upstream': header('Upstream') },
  deprecated: { deprecation: header('Deprecation') },
};
const PROBLEM = { $ref: '#/components/schemas/Problem' };
const ProblemV1 = {
  'x-error-types': { 400: 'invalid_request_error', 403: 'permission_error' },
  properties: { request_id: { examples: ['1'] } },
};

/** A contract with one operation, after its responses have been completed. */
function completed(path: string, operation: Node, responses: Node = {}): Node {
  const document = {
    'x-answers': COMMON,
    security: [{ Key: [] }],
    paths: { [path]: { get: { operationId: 'get', ...operation } } },
    components: { responses, schemas: { Problem: {}, ProblemV1 } },
  };
  return withAnswers(document);
}

function answersAt(document: Node, path: string): Node {
  return at(document, 'paths', path, 'get', 'responses');
}

const refusal = (value: Node) => ({
  description: 'No.',
  content: { 'application/json': { schema: PROBLEM, example: value } },
});

describe('what answers have in common', () => {
  test('is on every answer, with the limits where requests are limited', () => {
    const responses = { 200: { description: 'Yes.' }, 401: { description: 'Who?' } };
    const { every, limited } = COMMON;
    expect(answersAt(completed('/x', { responses }), '/x')).toEqual({
      200: { description: 'Yes.', headers: { ...every, ...limited } },
      401: { description: 'Who?', headers: every },
    });
    expect(answersAt(completed('/x', { responses, security: [] }), '/x')).toEqual({
      200: { description: 'Yes.', headers: every },
      401: { description: 'Who?', headers: every },
    });
  });

  test('is on answers that operations share, which keep their own', () => {
    const own = { 'retry-after': header('RetryAfter'), ratelimit: header('Own') };
    const Late = { description: 'Late.', headers: own, 'x-by-upstream': true };
    const responses = { 504: { $ref: '#/components/responses/Late' } };
    const document = completed('/x', { responses }, { Late, Received: { description: 'Sent.' } });
    expect(answersAt(document, '/x')).toEqual(responses);
    const { every, limited, upstream } = COMMON;
    expect(at(document, 'components', 'responses')).toEqual({
      Received: { description: 'Sent.' },
      Late: { description: 'Late.', headers: { ...every, ...limited, ...upstream, ...own } },
    });
  });

  test('is with each answer of a deprecated operation, also those that others share', () => {
    const responses = { 401: { $ref: '#/components/responses/Who' } };
    const document = completed(
      '/x',
      { responses, deprecated: true },
      { Who: { description: 'Who?' } },
    );
    const { every, deprecated } = COMMON;
    expect(answersAt(document, '/x')).toEqual({
      401: { description: 'Who?', headers: { ...every, ...deprecated } },
    });
  });

  test('under /v1/ is what SDKs read of errors, which have a name of their own', () => {
    const Forbidden = refusal({ message: 'No.', data: { code: 'suspended' } });
    const responses = { 403: { $ref: '#/components/responses/Forbidden' } };
    const document = completed('/v1/x', { responses }, { Forbidden });
    expect(answersAt(document, '/v1/x')).toEqual({
      403: { $ref: '#/components/responses/ForbiddenV1' },
    });
    const { every, v1, limited } = COMMON;
    expect(at(document, 'components', 'responses')).toEqual({
      ForbiddenV1: {
        description: 'No.',
        headers: { ...every, ...v1, ...limited },
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/ProblemV1' },
            example: {
              message: 'No.',
              data: { code: 'suspended' },
              type: 'error',
              error: { type: 'permission_error', code: 'suspended', param: null, message: 'No.' },
              request_id: '1',
            },
          },
        },
      },
    });
  });

  test('under /v1/ names the first rule that is broken', () => {
    const violations = [{ parameter: 'n', rule: 'count' }, { parameter: 'm' }];
    const responses = { 400: refusal({ message: 'No.', data: { violations } }) };
    const { content } = at(answersAt(completed('/v1/x', { responses }), '/v1/x'), '400');
    expect(at(content, 'application/json', 'example', 'error')).toEqual({
      ...{ type: 'invalid_request_error', code: 'count', param: 'n', message: 'No.' },
    });
  });

  test('under /v1/ leaves an error that is written out as it is', () => {
    const schema = { $ref: '#/components/schemas/ProblemV1' };
    const content = { 'application/json': { schema, example: { error: { code: 'mine' } } } };
    const responses = { 400: { description: 'No.', content } };
    const document = completed('/v1/x', { responses });
    expect(at(answersAt(document, '/v1/x'), '400').content).toEqual(content);
  });
});

test('every answer of the contract says which request it is of, and which contract made it', () => {
  const { document, operations, resolve } = readContract(contract);
  const responses = operations.flatMap((operation) => Object.values(at(operation, 'responses')));
  expect(responses.length).toBeGreaterThan(operations.length);
  for (const response of responses) {
    const names = Object.keys(at(resolve(response), 'headers'));
    expect(names).toEqual(expect.arrayContaining(['x-request-id', 'x-contract-fingerprint']));
  }
  expect(document).not.toHaveProperty('x-answers');
});
