import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failed } from '../../server/foundation/outcome.ts';
import { notFound } from '../../server/foundation/problems.ts';
import type { Answer } from '../a-gateway.ts';
import { aListener, type TestListener } from './a-listener.ts';
import { KEY_HEADER, sendRaw } from './raw-requests.ts';

let listener: TestListener;
/** The identifiers looked up. */
let asked: string[];

beforeAll(async () => {
  listener = await aListener({
    getVideoJob: async ({ input }) => {
      asked.push(input.parameters.jobId);
      return failed(notFound('No such job.'));
    },
    getAsset: async ({ input }) => {
      asked.push(input.parameters.assetId);
      return failed(notFound('No such file.'));
    },
    createImage: async ({ input }) => {
      asked.push(input.body.prompt);
      return failed(notFound('No such picture.'));
    },
    createMessage: async ({ input }) => {
      asked.push(input.body.model);
      return failed(notFound('No such model.'));
    },
  });
});

beforeEach(() => {
  asked = [];
});

afterAll(() => listener.stop());

function ask(pathAndQuery: string): Promise<Answer> {
  return sendRaw(listener.url, { path: pathAndQuery, headers: [KEY_HEADER] });
}

describe('a job identifier in the query', () => {
  test.each([
    ['is missing', '', 'required', 'jobId is required.'],
    ['is repeated', '?jobId=x&jobId=x', 'type', 'jobId must be a string, not a list.'],
    [
      'is empty',
      '?jobId=',
      'job-id',
      /^jobId must be the identifier .+ \(1 to 200 characters\)\.$/,
    ],
    ['has 10 kB', `?jobId=${'a'.repeat(10_000)}`, 'job-id', /; it has 10000\.$/],
    ['has 201 characters', `?jobId=${'%F0%9F%8C%8A'.repeat(201)}`, 'job-id', /; it has 201\.$/],
  ])('that %s is 400 (A13)', async (_what, query, rule, message) => {
    const answer = await ask(`/vidx/fetch${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json.data.violations).toEqual([
      {
        parameter: 'jobId',
        rule,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      },
    ]);
    expect(asked).toEqual([]);
  });

  test.each([
    ['SQL', "1'%3B%20drop%20table%20job%3B--", "1'; drop table job;--"],
    ['control characters', '%00%0a%1b', '\u0000\n\u001b'],
    ['bytes that are no text', '%ff', '%ff'],
    ['200 characters of four bytes', '%F0%9F%8C%8A'.repeat(200), '🌊'.repeat(200)],
  ])('of %s is looked up as it is (A13)', async (_what, sent, meant) => {
    expect((await ask(`/vidx/fetch?jobId=${sent}`)).status).toBe(404);
    expect(asked).toEqual([meant]);
  });

  test.each([
    ['in another case', '?jobID=x', 'jobID', '; did you mean jobId?'],
    ['as the creation calls it', '?job_id=x', 'job_id', '; did you mean jobId?'],
    ['as a list of another making', '?jobId[]=x', 'jobId[]', '; did you mean jobId?'],
    ['with company', '?jobId=x&foo=1', 'foo', '.'],
  ])('%s is 400, and the wrong name is told', async (_what, query, parameter, end) => {
    const answer = await ask(`/vidx/fetch${query}`);
    const message = `There is no parameter ${parameter}${end}`;
    expect([answer.status, answer.json.data.violations]).toEqual([
      400,
      [{ parameter, rule: 'unknown-parameter', message }],
    ]);
    expect(asked).toEqual([]);
  });
});

describe('a parameter that nobody knows', () => {
  test('is let pass in the address of a file, to which links may add something', async () => {
    await ask('/assets/a?expires=1&signature=x&utm=1&__proto__=y');
    expect(asked).toEqual(['a']);
  });
});

test.each([
  ['from', 'createdFrom'],
  ['to', 'createdBefore'],
])(
  'a parameter %s, as other lists have it, is told by the name that this list has',
  async (name, meant) => {
    const answer = await ask(`/jobs?${name}=2026-11-01`);
    const [violation] = answer.json.data.violations;
    expect([answer.status, violation.message]).toEqual([
      400,
      `There is no parameter ${name}; did you mean ${meant}?`,
    ]);
  },
);

describe('a parameter in the query of an operation of the public interfaces', () => {
  const post = (path: string, json: object) => listener.call(path, { json });

  test('is refused by name where nobody knows it, and nothing is made', async () => {
    const answer = await post('/v1/images/generations?size=256x256&n=9', { prompt: 'A fox' });
    const named = ['size', 'n'].map((parameter) => expect.objectContaining({ parameter }));
    expect([answer.status, answer.json.data.violations]).toEqual([400, named]);
    expect(answer.json.error).toMatchObject({ type: 'invalid_request_error', param: 'size' });
    expect(asked).toEqual([]);
  });

  test('is let pass where an SDK says it with every request', async () => {
    await post('/v1/images/generations?api-version=2025-04-01-preview', { prompt: 'A fox' });
    expect(asked).toEqual(['A fox']);
  });

  test('is let pass where the upstream may know it', async () => {
    const messages = [{ role: 'user', content: 'Hello' }];
    await post('/v1/messages?beta=true', { model: 'any', messages });
    expect(asked).toEqual(['any']);
  });
});

describe('a path parameter', () => {
  test('is decoded once', async () => {
    await ask('/assets/a%252Fb?expires=1&signature=x');
    expect(asked).toEqual(['a%2Fb']);
  });

  test('keeps its rule at every length that fits into a request', async () => {
    for (const length of [201, 1_001, 10_000]) {
      const answer = await ask(`/assets/${'a'.repeat(length)}?expires=1&signature=x`);
      expect([answer.status, answer.json.message]).toEqual([
        400,
        `assetId must have at most 200 characters; it has ${length}.`,
      ]);
    }
    expect(asked).toEqual([]);
  });
});
