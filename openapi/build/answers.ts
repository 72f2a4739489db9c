import {
  at,
  type Contract,
  isNode,
  listAt,
  type Node,
  type OperationNode,
  readContract,
  textAt,
} from './contract.ts';

/**
 * Adds to every response what responses have in common (`x-answers`), so that operations need not repeat it: headers
 * and, under `/v1/`, the error fields that the SDKs of the public APIs expect. A response's own definitions take
 * precedence.
 */
export function withAnswers(document: Node): Node {
  const contract = readContract(document);
  const answers = contract.operations.map((operation) => answersOf(contract, operation));
  const { 'x-answers': _, ...others } = document;
  const components = at(document, 'components');
  const used = answers.flatMap(({ used }) => used);
  const apart = Object.entries(at(components, 'responses')).filter(
    ([name]) => !used.includes(name),
  );
  const shared = answers.flatMap(({ shared }) => [...shared]);
  return {
    ...others,
    paths: withResponses(at(document, 'paths'), answers),
    components: { ...components, responses: Object.fromEntries([...apart, ...shared]) },
  };
}

/** The responses of an operation, and those of them that several operations share, by name. */
interface Answers {
  readonly operation: OperationNode;
  readonly responses: Node;
  readonly shared: ReadonlyMap<string, Node>;
  /** The original names of the shared ones. */
  readonly used: readonly string[];
}

function answersOf(contract: Contract, operation: OperationNode): Answers {
  const stated = Object.entries(at(operation, 'responses'));
  const used = stated.filter(([, response]) => '$ref' in at(response));
  const shared = new Map<string, Node>();
  const responses = stated.map(([status, response]): [string, Node] => {
    const answer = completed(contract, operation, { status, ...contract.resolve(response) });
    // A deprecated operation has response headers of its own.
    if (!('$ref' in at(response)) || operation.deprecated === true) return [status, answer];
    const name = nameOf(contract, response, answer);
    shared.set(name, answer);
    return [status, { $ref: `#/components/responses/${name}` }];
  });
  return {
    operation,
    responses: Object.fromEntries(responses),
    shared,
    used: used.map(([, response]) => contract.nameOf(response)),
  };
}

/** The name of a shared response. Errors have two formats, each with its own name. */
function nameOf(contract: Contract, response: unknown, answer: Node): string {
  const name = contract.nameOf(response);
  const { schema } = at(answer, 'content', 'application/json');
  const isV1 = isNode(schema) && contract.nameOf(schema) === 'ProblemV1';
  return isV1 && !name.endsWith('V1') ? `${name}V1` : name;
}

/** A response and its status. */
interface Stated extends Node {
  readonly status: string;
}

function completed(
  contract: Contract,
  operation: OperationNode,
  { status, description, headers, content, 'x-by-upstream': isByUpstream, ...others }: Stated,
): Node {
  const isV1 = operation.path.startsWith('/v1/');
  const sets = [
    'every',
    ...(isV1 ? ['v1'] : []),
    ...(isLimited(contract, operation, status) ? ['limited'] : []),
    ...(isByUpstream === true ? ['upstream'] : []),
    ...(operation.deprecated === true ? ['deprecated'] : []),
  ];
  const common = sets.map((name) => at(contract.document, 'x-answers', name));
  return {
    description,
    headers: Object.assign({}, ...common, headers),
    ...(content === undefined
      ? {}
      : { content: isV1 ? contentV1(contract, content, status) : content }),
    ...others,
  };
}

/**
 * Whether a response has rate limit headers. Authentication precedes the limits; shared responses are those of limited
 * operations.
 */
function isLimited({ document }: Contract, operation: OperationNode, status: string): boolean {
  if (status === '401') return false;
  const isShared = '$ref' in at(operation, 'responses', status);
  const { security } = operation.security === undefined ? document : operation;
  return isShared || 'x-limit-by' in operation || listAt({ security }, 'security').length > 0;
}

function contentV1(contract: Contract, content: unknown, status: string): Node {
  const json = at(content, 'application/json');
  const { schema, example, examples } = json;
  if (!isNode(schema) || !('$ref' in schema) || contract.nameOf(schema) !== 'Problem') {
    return at({ content }, 'content');
  }
  const complete = (value: unknown) => exampleV1(contract, at({ value }, 'value'), status);
  const named = Object.entries(at({ examples }, 'examples')).map(([name, one]) => [
    name,
    { ...at(one), value: complete(at(one).value) },
  ]);
  const whole = {
    ...json,
    schema: { $ref: '#/components/schemas/ProblemV1' },
    ...(example === undefined ? {} : { example: complete(example) }),
    ...(examples === undefined ? {} : { examples: Object.fromEntries(named) }),
  };
  return { ...at({ content }, 'content'), 'application/json': whole };
}

/** The body of an error in the format of `/v1/`. Fields of its `error` that do not follow from the others are given. */
function exampleV1(
  { document }: Contract,
  { error: given, ...problem }: Node,
  status: string,
): Node {
  const schema = at(document, 'components', 'schemas', 'ProblemV1');
  const [requestId] = listAt(at(schema, 'properties', 'request_id'), 'examples');
  const data = at(problem, 'data');
  const first = at(listAt(data, 'violations')[0]);
  return {
    ...problem,
    type: 'error',
    error: {
      type: at(schema, 'x-error-types')[status],
      code: textAt(data, 'code') ?? textAt(first, 'rule') ?? null,
      param: textAt(data, 'parameter') ?? textAt(first, 'parameter') ?? null,
      message: problem.message,
      ...at(given),
    },
    request_id: requestId,
  };
}

function withResponses(paths: Node, answers: readonly Answers[]): Node {
  const byPath = Map.groupBy(answers, ({ operation }) => operation.path);
  const items = Object.entries(paths).map(([path, item]): [string, Node] => {
    const operations = (byPath.get(path) ?? []).map(({ operation, responses }) => {
      const method = operation.method.toLowerCase();
      return [method, { ...at(item, method), responses }];
    });
    return [path, { ...at(item), ...Object.fromEntries(operations) }];
  });
  return Object.fromEntries(items);
}
