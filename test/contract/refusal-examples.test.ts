import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { exampleRequest, type Operation } from '../../generated/shapes.ts';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aSignedInPerson, type SignedInPerson } from '../a-signed-in-person.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { addressOf, pathExamples } from './example-requests.ts';

/**
 * The contract's examples of refusals are what front-end teams see on the mock. Each says by which request it
 * comes about (`x-request`, merged into the operation's first example); here the gateway must say the same.
 */

// biome-ignore lint/suspicious/noExplicitAny: the contract is read here as the data that it is.
type Node = any;

interface RefusalCase {
  readonly name: string;
  readonly operation: Operation;
  readonly patch: Record<string, unknown>;
  readonly expected: Node;
}

let gateway: TestGateway;
let person: SignedInPerson;
let sample: string;

beforeAll(async () => {
  gateway = await aGateway();
  person = await aSignedInPerson(gateway);
  // The examples speak of a sample of sixty seconds.
  const upload = await gateway.call('/musx/v1/upload', { form: aFormWith('file', aRecording(60)) });
  sample = upload.json.data.music_id;
});

afterAll(() => gateway.stop());

describe('the gateway refuses as the contract shows', () => {
  test.each(refusals())('$name', async ({ operation, patch, expected }) => {
    const { path, ...options } = requestOf(operation, patch);
    const answer = await gateway.call(path, { ...options, headers: person.headers });
    expect(answer.status, answer.text).toBe(400);
    const { request_id, ...shown } = expected;
    expect(answer.json).toMatchObject(shown);
    expect(Object.keys(answer.json)).toEqual(Object.keys(expected));
    expect(answer.json.request_id === undefined).toBe(request_id === undefined);
  });
});

function refusals(): RefusalCase[] {
  return Object.values<Operation>(operations).flatMap((operation) => {
    const examples = nodeOf(operation).responses['400']?.content['application/json'].examples ?? {};
    return Object.entries<Node>(examples)
      .filter(([, example]) => example['x-request'] !== undefined)
      .map(([name, example]) => ({
        name: `${operation.operationId}: ${name}`,
        operation,
        patch: example['x-request'],
        expected: example.value,
      }));
  });
}

function nodeOf({ path, method }: Operation): Node {
  return (contract.paths as Node)[path][method.toLowerCase()];
}

function requestOf(operation: Operation, patch: Record<string, unknown>) {
  const node = nodeOf(operation);
  if (node.requestBody === undefined) {
    const given = (node.parameters as Node[])
      .map(resolve)
      .map(({ name, example }) => [name, example]);
    const request = exampleRequest(Object.fromEntries(given), patch);
    return { path: addressOf(operation, request), method: operation.method };
  }
  const [first] = Object.values<Node>(node.requestBody.content['application/json'].examples);
  const base = { ...first.value, ...('music_id' in first.value ? { music_id: sample } : {}) };
  const path = addressOf(operation, pathExamples(operation));
  return { path, method: operation.method, json: exampleRequest(base, patch) };
}

function resolve(node: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((place: Node, key: string) => place[key], contract);
}
