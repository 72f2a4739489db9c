import { operations } from '../../../generated/operations.ts';
import { exampleRequest } from '../../../generated/rule-examples.ts';
import type { Operation } from '../../../generated/shapes.ts';
import { fingerprint, fingerprintHeader } from '../../../generated/stamp.ts';
import { isObject, type JsonObject } from '../../json-object.ts';
import { accepts } from '../acceptance.ts';
import type { Check } from '../check.ts';
import {
  allOperations,
  bodyExamples,
  nodeOf,
  parametersOf,
  quoteType,
  resolve,
  responseNode,
} from '../contract.ts';
import type { Deployment } from '../deployment.ts';
import { type Breach, type Finding, found, kept, skipped } from '../finding.ts';
import { inside, listInside, textInside } from '../json.ts';
import { requestWith, uncalled } from '../request.ts';
import { aboutTestObjects } from '../test-objects.ts';
import { judged, shown, violationsOf } from '../verdict.ts';
import { neededExamples } from './rules.ts';

/** Checks of the contract's examples: successful requests, and errors with the requests that cause them. */
export function exampleChecks(): readonly Check[] {
  return allOperations.flatMap((operation) => [
    ...answeredChecks(operation),
    ...formChecks(operation),
    ...refusalChecks(operation),
  ]);
}

type Run = (deployment: Deployment) => Promise<Finding>;

function check(operation: Operation, name: string, run: Run): Check {
  return { operationId: operation.operationId, kind: 'examples', name, run };
}

function answeredChecks(operation: Operation): readonly Check[] {
  if (quoteType(operation) !== undefined) return workChecks(operation);
  const run = SPECIAL[operation.operationId] ?? usualRun(operation);
  return run === undefined ? [] : [check(operation, 'is answered as the contract says', run)];
}

/** Executes the first example of a charged operation for real; the others are only quoted. */
function workChecks(operation: Operation): readonly Check[] {
  const examples = [...bodyExamples(operation)];
  return [
    check(operation, 'does its first example', ({ objects }) => objects.created(operation)),
    ...examples.map(([name, example]) =>
      check(operation, `quotes the example ${name}`, async (deployment) => {
        const fields = await aboutTestObjects(deployment, operation, uncalled(operation, example));
        return accepts(deployment, requestWith({ operation, fields }));
      }),
    ),
  ];
}

/** An operation without body and path parameters is called as it is. */
function usualRun(operation: Operation): Run | undefined {
  const needs = parametersOf(operation).filter(({ isRequired }) => isRequired);
  const changes = operation.method !== 'GET' || operation.acts === true;
  if (needs.length > 0 || changes) return undefined;
  const statuses =
    operation.operationId === operations.getReadiness.operationId ? [200, 503] : [200];
  return (deployment) => judged(deployment, requestWith({ operation, fields: {} }), statuses);
}

/** Operations whose examples refer to objects created before. */
const SPECIAL: Readonly<Record<string, Run>> = {
  [operations.getVideoJob.operationId]: lookup(operations.getVideoJob, operations.createVideo),
  [operations.getMusicJob.operationId]: lookup(operations.getMusicJob, operations.createMusic),
  [operations.getMusicJobV1.operationId]: lookup(operations.getMusicJobV1, operations.createMusic),
  [operations.getJob.operationId]: lookup(operations.getJob, operations.createVideo),
  [operations.getModel.operationId]: modelLookup,
  [operations.getAsset.operationId]: fileFetch,
  [operations.getContract.operationId]: sameContract,
  // It is unknown whether the key is an operator's.
  [operations.listUpstreams.operationId]: (deployment) =>
    judged(
      deployment,
      requestWith({ operation: operations.listUpstreams, fields: {} }),
      [200, 403],
    ),
  [operations.rotateCallbackSecret.operationId]: (deployment) =>
    judged(
      deployment,
      requestWith({ operation: operations.rotateCallbackSecret, fields: {} }),
      [200],
    ),
};

function lookup(operation: Operation, maker: Operation): Run {
  return async (deployment) => {
    const job = await deployment.objects.endedJob(maker);
    if ('missing' in job) return skipped(job.missing);
    return judged(deployment, requestWith({ operation, fields: { jobId: job.value } }), [200]);
  };
}

async function modelLookup(deployment: Deployment): Promise<Finding> {
  const listed = await judged(deployment, requestWith(MODEL_LIST), [200]);
  const modelId = textInside(listed.answer.json, 'data', 0, 'id');
  if (modelId === undefined) return skipped('this deployment lists no model');
  const operation = operations.getModel;
  const finding = await judged(deployment, requestWith({ operation, fields: { modelId } }), [200]);
  const id = textInside(finding.answer.json, 'id');
  if (finding.breaches.length > 0 || id === modelId) return finding;
  return found([{ expected: `the model ${modelId}`, found: shown(finding.answer) }]);
}

const MODEL_LIST = { operation: operations.listModels, fields: {} };

/** Checks range requests for a file, and conditional requests for one that is already cached. */
async function fileFetch(deployment: Deployment): Promise<Finding> {
  const { answer } = await deployment.objects.created(operations.createImage);
  const address = textInside(answer.json, 'data', 0, 'url');
  if (address === undefined || !URL.canParse(address)) return skipped('no picture has been made');
  const { pathname, search } = new URL(address);
  const operation = operations.getAsset;
  const base = requestWith({ operation, fields: {} });
  const path = pathname + search;
  if (!/^\/assets\//.test(path)) return skipped('the files of this deployment are elsewhere');
  const whole = await judged(deployment, { ...base, path }, [200]);
  const etag = whole.answer.headers.get('etag');
  const part = { ...base, path, headers: { range: 'bytes=0-9' } };
  const findings = [whole, await judged(deployment, part, [206])];
  if (etag !== null) {
    const known = { ...base, path, headers: { 'if-none-match': etag, ...HAD_BEFORE } };
    findings.push(await judged(deployment, known, [304]));
  }
  return found(findings.flatMap(({ breaches }) => breaches));
}

/** Without it, `fetch` marks conditional requests as `no-cache` (Fetch standard, section 4.6). */
const HAD_BEFORE = { 'cache-control': 'max-age=0' };

/** Checks that the deployment serves the contract that it is checked against. */
async function sameContract(deployment: Deployment): Promise<Finding> {
  const request = requestWith({ operation: operations.getContract, fields: {} });
  const finding = await judged(deployment, request, [200]);
  const theirs = finding.answer.headers.get(fingerprintHeader);
  if (finding.breaches.length > 0 || theirs === fingerprint) return finding;
  const expected = `the contract ${fingerprint}, which this kit was made from`;
  return found([{ expected, found: String(theirs), request: deployment.curl(request) }]);
}

/** Checks the form encoding with the first JSON example, its files sent as files. */
function formChecks(operation: Operation): readonly Check[] {
  const form = operation.bodies[FORM];
  const [example] = bodyExamples(operation).values();
  const isSame = form?.variants.every(({ types }) =>
    Object.keys(example ?? {}).every((name) => name in types),
  );
  if (form === undefined || example === undefined || isSame !== true) return [];
  const run: Run = (deployment) => {
    const fields = uncalled(operation, example);
    return accepts(deployment, requestWith({ operation, fields, mediaType: FORM }));
  };
  return [check(operation, 'quotes its first example as a form', run)];
}

const FORM = 'multipart/form-data';

/** Checks the contract's error examples, each of which names the request that causes it. */
function refusalChecks(operation: Operation): readonly Check[] {
  const content = inside(responseNode(operation, 400), 'content', 'application/json', 'examples');
  return Object.entries(isObject(content) ? content : {}).flatMap(([name, node]) => {
    const { 'x-request': patch, value } = resolve(node);
    if (!isObject(patch)) return [];
    return [
      check(operation, `refuses the example ${name}`, async (deployment) => {
        const fields = await refusedFields(deployment, operation, patch);
        return refusedAsShown(deployment, requestWith({ operation, fields }), value);
      }),
    ];
  });
}

async function refusedFields(
  deployment: Deployment,
  operation: Operation,
  patch: JsonObject,
): Promise<JsonObject> {
  const beside =
    nodeOf(operation).requestBody === undefined
      ? shownParameters(operation)
      : neededExamples(operation);
  const [example = {}] = bodyExamples(operation).values();
  const base = { ...beside, ...example };
  return exampleRequest(await aboutTestObjects(deployment, operation, base), patch);
}

function shownParameters(operation: Operation): JsonObject {
  const shownOnes = parametersOf(operation).filter(({ example }) => example !== undefined);
  return Object.fromEntries(shownOnes.map(({ name, example }) => [name, example]));
}

async function refusedAsShown(
  deployment: Deployment,
  request: Parameters<Deployment['send']>[0],
  expected: unknown,
): Promise<Finding> {
  const { answer, ...finding } = await judged(deployment, request, [400]);
  if (finding.breaches.length > 0 || finding.skipped !== undefined) return finding;
  const breaches = [
    ...difference(textInside(expected, 'message'), textInside(answer.json, 'message')),
    ...listInside(expected, 'data', 'violations').flatMap((violation, index) =>
      difference(textInside(violation, 'rule'), violationsOf(answer)[index]?.rule),
    ),
    ...difference(keysOf(expected), keysOf(answer.json)),
    ...difference(
      JSON.stringify(inside(expected, 'data', 'suggestion')),
      JSON.stringify(inside(answer.json, 'data', 'suggestion')),
    ),
  ];
  return breaches.length === 0
    ? kept
    : found(breaches.map((breach) => ({ ...breach, request: deployment.curl(request) })));
}

function keysOf(value: unknown): string {
  return isObject(value) ? Object.keys(value).toSorted().join(', ') : '';
}

function difference(expected: string | undefined, came: string | undefined): readonly Breach[] {
  if (expected === undefined || expected === came) return [];
  return [{ expected: `'${expected}'`, found: came === undefined ? 'nothing' : `'${came}'` }];
}
