import { inputType, resultType } from './checked-types.ts';
import { Code, print } from './code.ts';
import {
  at,
  type Contract,
  isNode,
  listAt,
  listedValues,
  type Node,
  type OperationNode,
  type Schema,
  textAt,
} from './contract.ts';
import { readPhrases, type StatedPhrase } from './phrases.ts';
import { readPricing } from './pricing.ts';
import { type RequestBodyNode, readRequestBodies, type VariantNode } from './requests.ts';
import { readOperationRules } from './rules.ts';
import { readKeys, readSession } from './security.ts';
import { validatorName } from './validators.ts';

/** The source code of the route table, and the schemas whose validators it uses. */
export interface OperationsSource {
  readonly code: string;
  readonly schemas: ReadonlyMap<string, Schema>;
  /** Request validators are separate, so that a page need not load those of responses. */
  readonly requests: string;
  readonly requestSchemas: ReadonlyMap<string, Schema>;
}

/** The limits of an operation without a body. */
const NO_BODY_LIMITS = { bodyBytes: 0, depth: 0, values: 0 };

/** Writes the route table: everything that the server, the mock and the client need of each operation. */
export function writeOperations(contract: Contract): OperationsSource {
  const [schemas, use] = collected();
  const [requestSchemas, useInRequests] = collected();
  const rows = contract.operations.map((operation) => [
    operation.operationId,
    readOperation(contract, operation, use),
  ]);
  const requests = contract.operations.map((operation) => [
    operation.operationId,
    readRequest(contract, operation, useInRequests),
  ]);
  const code = [
    "import { requests } from './requests.ts';",
    "import type { Filled, Operation, Without } from './shapes.ts';",
    "import type * as types from './types.ts';",
    "import * as check from './validators.js';",
    '',
    '/** Every operation of the contract, by its identifier. */',
    `export const operations = ${print(Object.fromEntries(rows))} as const satisfies Record<string, Operation>;`,
    '',
    '/** The identifier of an operation. */',
    'export type OperationId = keyof typeof operations;',
    '',
    '/**',
    ' * What an operation is given, once its request has been checked: defaults are filled in, and files are',
    ' * whatever the server hands them on as.',
    ' */',
    `export interface OperationInputs<File> {\n${contract.operations.map((operation) => inputType(contract, operation)).join('\n')}\n}`,
    '',
    '/** What an operation answers with status 200, as JSON. */',
    `export interface OperationResults {\n${contract.operations.map((operation) => resultType(contract, operation)).join('\n')}\n}`,
    '',
  ].join('\n');
  return { code, schemas, requests: requestsCode(Object.fromEntries(requests)), requestSchemas };
}

function requestsCode(requests: Node): string {
  return `import * as check from './request-validators.js';
import type { Operation } from './shapes.ts';

/** How the requests of every operation are checked, by its identifier. */
export const requests = ${print(requests)} as const satisfies Record<string, Pick<Operation, 'parameters' | 'bodies'>>;
`;
}

/** The schemas whose validators are used, and a function that registers one and returns its validator's name. */
function collected(): readonly [ReadonlyMap<string, Schema>, Use] {
  const schemas = new Map<string, Schema>();
  return [
    schemas,
    (name, schema) => {
      schemas.set(name, schema);
      return new Code(`check.${validatorName(name)}`);
    },
  ];
}

type Use = (name: string, schema: Schema) => Code;

function readOperation(contract: Contract, operation: OperationNode, use: Use): Node {
  const bodies = readRequestBodies(contract, operation);
  return {
    operationId: operation.operationId,
    method: operation.method,
    path: operation.path,
    summary: textAt(operation, 'summary'),
    deprecation: operation['x-deprecation'],
    models: readModels(contract, operation, bodies),
    pricing: readPricing(operation, bodies),
    pricedAs: operation['x-priced-as'],
    isFree: operation['x-free'],
    keys: readKeys(contract, operation).map(({ header, prefix }) => ({
      header: header.toLowerCase(),
      prefix,
    })),
    session: readSession(contract, operation),
    limitBy: operation['x-limit-by'],
    acts: operation['x-acts'],
    maxStreams: operation['x-streams-up-to'],
    days: operation['x-days'],
    problems: readProblems(contract, operation),
    unrepeated: readUnrepeated(contract, operation),
    limits: operation['x-limits'] ?? NO_BODY_LIMITS,
    ...requestOf(operation),
    rules: readOperationRules(operation).map(({ stated: _stated, ...rule }) => rule),
    responses: readResponses(contract, operation, use),
    events: readEvents(contract, operation, use),
    isEndless: isEndless(operation),
  };
}

/** The part of an operation that is read from the request validators. */
function requestOf({ operationId, parameters }: OperationNode): Node {
  const place = `requests.${operationId}`;
  return {
    ...(listAt({ parameters }, 'parameters').length === 0
      ? {}
      : { parameters: new Code(`${place}.parameters`) }),
    bodies: new Code(`${place}.bodies`),
  };
}

function readRequest(contract: Contract, operation: OperationNode, use: Use): Node {
  const bodies = readRequestBodies(contract, operation);
  return {
    parameters: readPlainParameters(contract, operation, use),
    bodies: Object.fromEntries(bodies.map((body) => [body.mediaType, readBody(body, use)])),
  };
}

/** The values of the parameter that names the model, over all variants. */
function readModels(
  contract: Contract,
  operation: OperationNode,
  bodies: readonly RequestBodyNode[],
): Node | undefined {
  const parameter = textAt(operation, 'x-model');
  if (parameter === undefined) return undefined;
  if (operation['x-open-models'] === true) {
    const choosers = listAt(contract.document, 'x-model-choosers');
    return { parameter, values: 'open', choosers };
  }
  const values = bodies.flatMap(({ variants }) =>
    variants.flatMap(({ schema }) => {
      return listedValues(schema.properties?.[parameter] ?? {});
    }),
  );
  return { parameter, values: [...new Set(values)] };
}

/** Whether an event stream is endless; absent if it is not. */
function isEndless(operation: OperationNode): true | undefined {
  const stream = at(operation, 'responses', '200', 'content', 'text/event-stream');
  return stream['x-endless'] === true ? true : undefined;
}

function readEvents(contract: Contract, operation: OperationNode, use: Use): Code | undefined {
  const stream = at(operation, 'responses', '200', 'content', 'text/event-stream');
  const name = textAt(stream, 'x-events');
  if (name === undefined) return undefined;
  return use(name, contract.inline(at(contract.document, 'components', 'schemas', name)));
}

function readBody(body: RequestBodyNode, use: Use): Node {
  return {
    select: body.select === undefined ? undefined : without(body.select, 'stated'),
    variants: body.variants.map((variant) => readVariant(variant, use)),
    aliases: body.aliases,
    synonyms: body.synonyms,
    unwrap: body.unwrap,
    nullIsAbsent: body.nullIsAbsent,
    exclusive: mapValues(body.exclusive, (exclusive) => without(exclusive, 'stated', 'variant')),
  };
}

function readVariant(variant: VariantNode, use: Use): Node {
  return {
    name: variant.name,
    value: variant.value,
    validate: use(variant.name, variant.schema),
    phrases: readable(variant.phrases),
    required: variant.schema.required ?? [],
    defaults: variant.defaults,
    types: variant.types,
    ...reservedBy(variant.schema),
    ...secretsOf(variant.schema),
    files: mapValues(variant.files, (rules) => rules.map((rule) => without(rule, 'stated'))),
    address: variant.address,
  };
}

/** The names that the rules of a schema reject. */
function reservedBy({ allOf = [] }: Schema): Node {
  const reserved = allOf.flatMap((rule) => listAt(at(rule, 'propertyNames', 'not'), 'enum'));
  return reserved.length === 0 ? {} : { reserved };
}

/** The parameters that must never be echoed. */
function secretsOf({ properties = {} }: Schema): Node {
  const secrets = Object.keys(properties).filter((name) => properties[name]?.['x-secret'] === true);
  return secrets.length === 0 ? {} : { secrets };
}

function readable(phrases: Readonly<Record<string, StatedPhrase>>): Node {
  return mapValues(phrases, (phrase) => without(phrase, 'stated'));
}

function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function without(value: object, ...keys: readonly string[]): Node {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

function readProblems(contract: Contract, operation: OperationNode): string {
  const problem = at(
    contract.resolve(at(operation, 'responses', '500')),
    'content',
    'application/json',
  );
  return contract.nameOf(problem.schema);
}

/** The statuses whose responses tell SDKs not to retry. */
function readUnrepeated(contract: Contract, operation: OperationNode): readonly number[] {
  return Object.entries(at(operation, 'responses')).flatMap(([status, response]) =>
    'x-should-retry' in at(contract.resolve(response), 'headers') ? [Number(status)] : [],
  );
}

function readPlainParameters(
  contract: Contract,
  operation: OperationNode,
  use: Use,
): Node | undefined {
  const parameters = listAt(operation, 'parameters').map(contract.resolve);
  if (parameters.length === 0) return undefined;
  const schema: Schema = {
    type: 'object',
    required: parameters
      .filter(({ required }) => required === true)
      .map(({ name }) => String(name)),
    properties: Object.fromEntries(
      parameters.map((parameter) => [String(parameter.name), contract.inline(parameter.schema)]),
    ),
  };
  const name = `${operation.operationId[0]?.toUpperCase()}${operation.operationId.slice(1)}Parameters`;
  return {
    list: parameters.map((parameter) => {
      const schema = contract.inline(parameter.schema);
      const { type, default: usual, 'x-synonyms': synonyms } = schema;
      return { name: parameter.name, in: parameter.in, type, default: usual, synonyms };
    }),
    validate: use(name, schema),
    phrases: readable(readPhrases(schema)),
  };
}

function readResponses(contract: Contract, operation: OperationNode, use: Use): Node {
  return mapValues(at(operation, 'responses'), (response) =>
    mapValues(at(contract.resolve(response), 'content'), (media) => {
      const { schema } = at(media);
      const isReference = isNode(schema) && '$ref' in schema;
      return isReference ? use(contract.nameOf(schema), contract.inline(schema)) : null;
    }),
  );
}
