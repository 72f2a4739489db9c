import { isDeepStrictEqual } from 'node:util';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { valueAt } from '../../openapi/validation/json-pointer.ts';
import { fieldsIn, isObject, type JsonObject } from '../foundation/json-object.ts';
import { type ListPage, pageOfJobs, readListMark } from './listing.ts';

/** The events of the streaming example that fits the request best, as one text each. */
export function exampleEvents(operation: Operation, request: JsonObject = {}): readonly string[] {
  const content = valueAt(successContent(operation), '/text~1event-stream');
  const examples = valueAt(content, '/examples');
  const [usual] = isObject(examples) ? Object.keys(examples) : [];
  const name = fittingOf(examples, request) ?? usual;
  const example =
    name === undefined ? valueAt(content, '/example') : valueAt(examples, `/${name}/value`);
  if (typeof example !== 'string') return [];
  return example
    .split('\n\n')
    .map((event) => event.trim())
    .filter((event) => event !== '')
    .map((event) => `${event}\n\n`);
}

/** The records of an example job, from queued to succeeded; empty for other jobs. */
export function exampleRecords(jobId: string): readonly JsonObject[] {
  const records = jobRecords().filter((record) => record.jobId === jobId);
  return ['ON_QUEUE', 'SUCCESS'].flatMap((status) =>
    records.filter((record) => record.status === status),
  );
}

/** The records of the example jobs; for each job, the successful one comes first. */
function jobRecords(): readonly JsonObject[] {
  return Object.values(contract.components.examples)
    .map((example): unknown => example.value)
    .filter(isObject)
    .filter(({ jobId }) => jobId !== undefined);
}

/** The identifiers of all jobs in the examples. */
export function exampleJobIds(): ReadonlySet<string> {
  return new Set(jobRecords().map(({ jobId }) => String(jobId)));
}

/** The name of the example that shows this job in this status, if there is one. */
export function exampleOfJob(
  operation: Operation,
  jobId: string,
  status: 'ON_QUEUE' | 'SUCCESS',
): string | undefined {
  const examples = valueAt(successContent(operation), '/application~1json/examples');
  if (!isObject(examples)) return undefined;
  return Object.keys(examples).find((name) => {
    const value = valueAt(resolve(examples[name]), '/value');
    return isObject(value) && value.jobId === jobId && value.status === status;
  });
}

/** The name of the example that fits a request best, if the contract marks one with `x-when`. */
export function fittingExample(operation: Operation, request: JsonObject): string | undefined {
  return fittingOf(valueAt(successContent(operation), '/application~1json/examples'), request);
}

function fittingOf(examples: unknown, request: JsonObject): string | undefined {
  if (!isObject(examples)) return undefined;
  return Object.keys(examples).find((name) => {
    const when = valueAt(examples[name], '/x-when');
    if (!isObject(when)) return false;
    return Object.entries(when).every(([key, value]) => isDeepStrictEqual(request[key], value));
  });
}

/** A page of the example jobs, if the operation lists jobs. */
export function examplePage(operation: Operation, query: JsonObject): ListPage | undefined {
  const mark = readListMark(successMark(operation, 'application/json', 'x-list-of-jobs'));
  return mark === undefined ? undefined : pageOfJobs(jobRecords(), mark, query);
}

/** The fields whose values an example must repeat from the request (`x-same-as-asked`). */
export function sameAsAsked(operation: Operation, request: JsonObject): JsonObject {
  const names = successMark(operation, 'application/json', 'x-same-as-asked');
  const isSame = (name: string) => Array.isArray(names) && names.includes(name);
  const asked = Object.entries(request);
  return Object.fromEntries(asked.filter(([name, value]) => isSame(name) && value !== null));
}

/** The file name for an example asset. */
export function exampleFile(assetId: string): string | undefined {
  const files = valueAt(nodeOf(operations.getAsset), '/x-example-files');
  const name = isObject(files) ? files[assetId] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** A callback of the contract: the parameter that requests it, and its example bodies by name. */
export interface ExampleCallback {
  readonly parameter: string;
  readonly bodies: Readonly<Record<string, unknown>>;
}

/** The callback of an operation, if it has one. */
export function exampleCallback(operation: Operation): ExampleCallback | undefined {
  const callbacks = valueAt(nodeOf(operation), '/callbacks');
  const [callback] = isObject(callbacks) ? Object.values(callbacks) : [];
  const expressions = resolve(callback);
  if (!isObject(expressions)) return undefined;
  const [expression = '', item] = Object.entries(expressions)[0] ?? [];
  const content = valueAt(item, '/post/requestBody/content/application~1json/examples');
  const examples = isObject(content) ? Object.entries(content) : [];
  const bodies = examples.map(([name, example]) => [name, valueAt(resolve(example), '/value')]);
  const parameter = /^\{\$request\.body#\/(\w+)\}$/.exec(expression)?.[1];
  return parameter === undefined ? undefined : { parameter, bodies: Object.fromEntries(bodies) };
}

/** An example request: its path with required parameters, and its JSON body if there is one. */
export interface ExampleRequest {
  readonly address: string;
  readonly body: JsonObject | undefined;
}

/**
 * The contract's first example of a request, without the callback parameter, because Prism would call it immediately.
 */
export function exampleRequest(operation: Operation): ExampleRequest {
  const node = nodeOf(operation);
  const examples = valueAt(node, '/requestBody/content/application~1json/examples');
  const [example] = isObject(examples) ? Object.values(examples) : [];
  const value = valueAt(resolve(example), '/value');
  const callback = exampleCallback(operation)?.parameter;
  const entries = isObject(value)
    ? Object.entries(value).filter(([name]) => name !== callback)
    : [];
  return {
    address: exampleAddress(operation),
    body: isObject(value) ? Object.fromEntries(entries) : undefined,
  };
}

function exampleAddress(operation: Operation): string {
  const parameters = valueAt(nodeOf(operation), '/parameters');
  const query = new URLSearchParams();
  let path: string = operation.path;
  for (const parameter of Array.isArray(parameters) ? parameters.map(resolve) : []) {
    const name = String(valueAt(parameter, '/name'));
    const example = String(valueAt(parameter, '/example'));
    if (valueAt(parameter, '/required') !== true) continue;
    if (valueAt(parameter, '/in') === 'query') query.set(name, example);
    path = path.replace(`{${name}}`, encodeURIComponent(example));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The secrets in the contract's example, which callbacks are signed with. */
export function exampleSecrets(): readonly string[] {
  const content = successContent(operations.getCallbackSecrets);
  const examples = valueAt(content, '/application~1json/examples');
  const [example] = isObject(examples) ? Object.values(examples) : [];
  const secrets = valueAt(resolve(example), '/value/data/secrets');
  if (!Array.isArray(secrets)) throw new Error('The contract has no example of callback secrets.');
  return secrets.map((one: unknown) => String(valueAt(one, '/secret')));
}

/** An example answer that `Prefer` can select by name. */
export interface NamedExample {
  readonly name: string;
  readonly status: string;
}

/** The named examples of an operation's answers. */
export function namedExamples(operation: Operation): readonly NamedExample[] {
  return statusesOf(operation).flatMap((status) => {
    const content = valueAt(responseOf(operation, status), '/content/application~1json');
    const examples = valueAt(content, '/examples');
    return isObject(examples) ? Object.keys(examples).map((name) => ({ name, status })) : [];
  });
}

/** A header of an answer. */
export interface ExampleHeader {
  readonly name: string;
  readonly isRequired: boolean;
  readonly example: string;
}

/** The headers that an answer can have. */
export function exampleHeaders(operation: Operation, status: number): readonly ExampleHeader[] {
  const headers = fieldsIn(valueAt(responseOf(operation, String(status)), '/headers'));
  return Object.entries(headers).flatMap(([name, node]) => {
    const { required, example } = fieldsIn(resolve(node));
    const isRequired = required === true;
    return example === undefined ? [] : [{ name, isRequired, example: String(example) }];
  });
}

/** The values that `Prefer` can select, as a phrase. */
export function preferable(operation: Operation): string {
  const names = namedExamples(operation).map(({ name, status }) => `${name} (${status})`);
  const examples = names.length === 0 ? '' : `, and the examples ${names.join(', ')}`;
  return `the statuses ${statusesOf(operation).join(', ')}${examples}`;
}

function statusesOf(operation: Operation): readonly string[] {
  const responses = valueAt(nodeOf(operation), '/responses');
  return isObject(responses) ? Object.keys(responses) : [];
}

/** The value of an extension on a media type of the successful answer. */
export function successMark(operation: Operation, mediaType: string, name: `x-${string}`): unknown {
  return valueAt(successContent(operation), `/${mediaType.replace('/', '~1')}/${name}`);
}

function responseOf(operation: Operation, status: string): unknown {
  return resolve(valueAt(nodeOf(operation), `/responses/${status}`));
}

function successContent({ operationId }: Operation): unknown {
  return SUCCESS_CONTENT.get(operationId);
}

function nodeOf({ operationId }: Pick<Operation, 'operationId'>): unknown {
  return NODES.get(operationId);
}

/** The contract's nodes of operations, resolved once because every request needs them. */
const NODES: ReadonlyMap<string, unknown> = new Map(
  Object.values(operations).map(({ operationId, path, method }) => [
    operationId,
    valueAt(contract, `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`),
  ]),
);

const SUCCESS_CONTENT: ReadonlyMap<string, unknown> = new Map(
  [...NODES].map(([operationId, node]) => [operationId, valueAt(node, '/responses/200/content')]),
);

function resolve(node: unknown): unknown {
  const reference = isObject(node) ? node.$ref : undefined;
  return typeof reference === 'string' ? valueAt(contract, reference.slice(1)) : node;
}
