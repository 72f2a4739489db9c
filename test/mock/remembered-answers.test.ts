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

/** The parts of a request that Prism does not select its reply by. */
interface Said {
  readonly address: string;
  readonly body: object | undefined;
}

/** One request for each example body, with parameter values of its own; two if there is no body. */
function saidOf(operation: Operation): readonly Said[] {
  const examples = [...bodyExamples(operation).values()];
  const json = 'application/json' in operation.bodies;
  return (json ? examples : [undefined, undefined]).map((body, turn) => {
    const given = parametersOf(operation)
      .filter(({ isRequired }) => isRequired)
      .map(({ name, example, schema }): [string, unknown] => {
        const isFree = schema.enum === undefined && schema.pattern === undefined;
        return [name, isFree && name.endsWith('Id') ? `a-name-${turn}` : (example ?? turn + 1)];
      });
    return { address: addressOf(operation, Object.fromEntries(given)), body };
  });
}

function requestOf(operation: Operation, prefer?: string, accept?: string): PrismRequest {
  return { operation, request: { headers: CREDENTIALS, query: {} }, prefer, accept };
}

/** Prism's own reply to a request. */
async function toldByPrism({ operation, prefer, accept }: PrismRequest, { address, body }: Said) {
  const headers = new Headers(CREDENTIALS);
  if (accept !== undefined) headers.set('accept', accept);
  if (prefer !== undefined) headers.set('prefer', prefer);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const answer = await fetch(prism.url + address, {
    method: operation.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.text() };
}

/** Every `Prefer` value with a stable name. */
function preferencesOf(operation: Operation): readonly (string | undefined)[] {
  const codes = Object.keys(operation.responses).map((status) => `code=${status}`);
  const examples = namedExamples(operation).flatMap(({ name, status }) => [
    `example=${name}, code=${status}`,
    ...(status === '200' ? [`example=${name}`] : []),
  ]);
  return [undefined, ...codes, ...examples];
}

function aVideo(prefer?: string): PrismRequest {
  return requestOf(operations.createVideo, prefer);
}

describe('an answer that is remembered', () => {
  test.each(table)(
    '%s: is the one that Prism gives, whatever else is said',
    async (_, operation) => {
      const wanted = [
        ...preferencesOf(operation).map((prefer) => requestOf(operation, prefer)),
        requestOf(operation, undefined, quoteType(operation)),
      ];
      for (const request of wanted) {
        const remembering = rememberingAnswers(ask);
        const first = await remembering(request);
        asked = 0;
        for (const said of saidOf(operation)) {
          expect(first, request.prefer).toMatchObject(await toldByPrism(request, said));
        }
        expect(await remembering(request), request.prefer).toEqual(first);
        expect(asked, request.prefer).toBe(0);
      }
    },
  );

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
    const plain = requestOf(operations.listModels);
    const chosen = { ...plain, request: { ...plain.request, query: { __code: '401' } } };
    expect(await remembering(plain)).toMatchObject({ status: 200 });
    expect(await remembering(chosen)).toMatchObject({ status: 401 });
    expect(await remembering(plain)).toMatchObject({ status: 200 });
  });

  test('is not one that there is not', async () => {
    const remembering = rememberingAnswers(ask);
    asked = 0;
    expect(await remembering(aVideo('example=lost'))).toEqual({ kind: 'refusal' });
    expect(await remembering(aVideo('example=lost'))).toEqual({ kind: 'refusal' });
    expect(asked).toBe(2);
  });

  test('is not given to somebody else', async () => {
    const remembering = rememberingAnswers(ask);
    const known = aVideo();
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
