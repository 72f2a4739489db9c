import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyExamples, parametersOf, quoteType } from '../../client/conformance/contract.ts';
import { addressOf } from '../../client/conformance/request.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { namedExamples } from '../../server/mock/examples.ts';
import { type Prism, startPrism } from '../../server/mock/prism.ts';
import { askPrism, type PrismRequest } from '../../server/mock/prism-request.ts';
import { type AskPrism, rememberingAnswers } from '../../server/mock/remembered-answers.ts';

let prism: Prism;
let asked: number;

beforeAll(async () => {
  prism = await startPrism(contract, { kind: 'mock' });
});

afterAll(() => prism.close());

const ask: AskPrism = (passed) => {
  asked += 1;
  return askPrism(prism.url, passed);
};

const table: [string, Operation][] = Object.entries(operations);

const CREDENTIALS = {
  'svc-api-key': 'any',
  cookie: 'patchbay.session_token=a-session',
  'x-csrf-token': 'a-token',
};

/** A request for each example of a body, with values of its own beside it; two where there is no body. */
function requestsOf(operation: Operation, prefer?: string, accept?: string): PrismRequest[] {
  const examples = [...bodyExamples(operation).values()];
  const json = 'application/json' in operation.bodies;
  return (json ? examples : [undefined, undefined]).map((value, turn) => {
    const given = parametersOf(operation)
      .filter(({ isRequired }) => isRequired)
      .map(({ name, example, schema }): [string, unknown] => {
        const isFree = schema.enum === undefined && schema.pattern === undefined;
        return [name, isFree && name.endsWith('Id') ? `a-name-${turn}` : (example ?? turn + 1)];
      });
    return {
      operation,
      request: {
        url: addressOf(operation, Object.fromEntries(given)),
        headers: CREDENTIALS,
        query: {},
      },
      body: value === undefined ? undefined : { mediaType: 'application/json', value },
      prefer,
      accept,
    };
  });
}

/** Everything that `Prefer` can ask for by a lasting name. */
function preferencesOf(operation: Operation): readonly (string | undefined)[] {
  const codes = Object.keys(operation.responses).map((status) => `code=${status}`);
  const examples = namedExamples(operation).flatMap(({ name, status }) => [
    `example=${name}, code=${status}`,
    ...(status === '200' ? [`example=${name}`] : []),
  ]);
  return [undefined, ...codes, ...examples];
}

function aVideo(prefer: string | undefined): PrismRequest {
  const [request] = requestsOf(operations.createVideo, prefer);
  if (request === undefined) throw new Error('The contract shows no request for a video.');
  return request;
}

describe('an answer that is remembered', () => {
  test.each(table)('%s: is the one that Prism gives', async (_name, operation) => {
    const wanted = [
      ...preferencesOf(operation).map((prefer) => requestsOf(operation, prefer)),
      requestsOf(operation, undefined, quoteType(operation)),
    ];
    for (const requests of wanted) {
      const remembering = rememberingAnswers(ask);
      const [first] = requests;
      if (first === undefined) throw new Error('The contract shows no request.');
      await remembering(first);
      asked = 0;
      for (const request of requests) {
        const own = await askPrism(prism.url, request);
        expect(own, request.prefer).toMatchObject({ kind: 'answer', foundFault: false });
        expect(await remembering(request), request.prefer).toEqual(own);
      }
      expect(asked, first.prefer).toBe(0);
    }
  });

  test.each([
    'dynamic=true',
    'code=200, dynamic=true',
    'code=200;dynamic=true',
    'Dynamic = true',
    'seed=1',
    'code="200"',
  ])('is not the one to Prefer: %s', async (prefer) => {
    asked = 0;
    const remembering = rememberingAnswers(ask);
    await remembering(aVideo(prefer));
    await remembering(aVideo(prefer));
    expect(asked).toBe(2);
  });

  test('is not one that the address chose', async () => {
    const remembering = rememberingAnswers(ask);
    const [plain] = requestsOf(operations.listModels);
    if (plain === undefined) throw new Error('There is no request for the models.');
    const url = `${plain.request.url}?__code=401`;
    const chosen = { ...plain, request: { ...plain.request, url, query: { __code: '401' } } };
    expect(await remembering(plain)).toMatchObject({ status: 200 });
    expect(await remembering(chosen)).toMatchObject({ status: 401 });
    expect(await remembering(plain)).toMatchObject({ status: 200 });
  });

  test('is not one in which Prism found a fault, nor one that there is not', async () => {
    const remembering = rememberingAnswers(ask);
    const good = aVideo(undefined);
    const body = { mediaType: 'application/json', value: { prompt: 7 } };
    expect(await remembering({ ...good, body })).toMatchObject({ status: 400, foundFault: true });
    expect(await remembering(good)).toMatchObject({ status: 200 });
    asked = 0;
    expect(await remembering(aVideo('example=lost'))).toEqual({ kind: 'refusal' });
    expect(await remembering(aVideo('example=lost'))).toEqual({ kind: 'refusal' });
    expect(asked).toBe(2);
  });

  test('is not given to somebody else', async () => {
    const remembering = rememberingAnswers(ask);
    const known = aVideo(undefined);
    const nobody = { ...known, request: { ...known.request, headers: {} } };
    expect(await remembering(known)).toMatchObject({ status: 200 });
    expect(await remembering(nobody)).toMatchObject({ status: 401 });
    expect(await remembering(known)).toMatchObject({ status: 200 });
  });

  test('goes when there are too many, the one that was not asked for longest first', async () => {
    const remembering = rememberingAnswers(ask, 2);
    asked = 0;
    for (const code of [200, 503, 200, 429, 200]) await remembering(aVideo(`code=${code}`));
    expect(asked).toBe(3);
    await remembering(aVideo('code=503'));
    expect(asked).toBe(4);
  });
});
