import { at, type Contract, isList, isNode, listAt, type Node } from './contract.ts';
import { areOpen, namedExamples } from './named-examples.ts';

/** Keywords that contain values rather than schemas. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Keywords besides `type` that do not constrain null. */
const NOT_OF_NULL = new Set(
  `description properties required additionalProperties items minItems maxItems minLength
  maxLength pattern minimum maximum`.split(/\s+/),
);

/**
 * Writes the published contract. It is equivalent to the hand-written one, in a form that code generators of other
 * languages understand: components that they cannot handle are inlined.
 */
export function publishedDocument(contract: Contract): Node {
  const { document } = contract;
  const changed = at(rewritten(document, (node) => changedNode(contract, node)));
  const { callbacks: _, ...components } = at(changed, 'components');
  const schemas = Object.entries(at(components, 'schemas')).filter(
    ([name]) => !isWrittenOut(at(document, 'components', 'schemas', name)),
  );
  return { ...changed, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/** Transforms each object, from the outside in. */
function rewritten(value: unknown, change: (node: Node) => Node): unknown {
  if (isList(value)) return value.map((inner) => rewritten(inner, change));
  if (!isNode(value)) return value;
  const entries = Object.entries(change(value)).map(([key, inner]) => [
    key,
    key.startsWith('x-') || VALUES.has(key) ? inner : rewritten(inner, change),
  ]);
  return Object.fromEntries(entries);
}

function changedNode(contract: Contract, node: Node): Node {
  if (isNode(node.callbacks)) return withCallbacks(contract, node);
  if (!('$ref' in node)) {
    const nullable = withNullInside(contract, withFormatOfFiles(withBooleanSaidTwice(node)));
    const readable = withoutOpenMaps(withUnionsFlat(contract, nullable));
    return withoutOpenExamples(withExamplesNamed(contract, readable));
  }
  const target = contract.resolve(node);
  return isWrittenOut(target) ? withoutOpenExamples(withBooleanSaidTwice(target)) : node;
}

/** Copies the examples of a shared rule to each parameter that uses it, with the parameter's name filled in. */
function withExamplesNamed({ resolve }: Contract, node: Node): Node {
  const named = (schema: unknown, name: string): unknown => {
    if (!isNode(schema)) return schema;
    const examples = at(resolve(schema), 'x-rule-examples');
    if (!areOpen(examples)) return schema;
    return { ...schema, 'x-rule-examples': namedExamples(examples, name) };
  };
  const { name, schema, properties } = node;
  return {
    ...node,
    ...(typeof name === 'string' && isNode(schema) ? { schema: named(schema, name) } : {}),
    ...(isNode(properties) ? { properties: mapped(properties, named) } : {}),
  };
}

/**
 * Drops examples with the placeholder from the rule itself: merged into a request, `{parameter}` would be meaningless.
 */
function withoutOpenExamples(node: Node): Node {
  const { 'x-rule-examples': examples, ...others } = node;
  return isNode(examples) && areOpen(examples) ? others : node;
}

/**
 * Inlines the callbacks of an operation, because openapi-python-client finds them nowhere else, and their parameters:
 * openapi-generator compares these before resolving references, and considers them all equal.
 */
function withCallbacks({ resolve }: Contract, operation: Node): Node {
  const callbacks = mapped(operation.callbacks, (callback) =>
    mapped(resolve(callback), (item) =>
      mapped(item, (sent) => ({
        ...at(sent),
        parameters: listAt(at(sent), 'parameters').map(resolve),
      })),
    ),
  );
  return { ...operation, callbacks };
}

function mapped(value: unknown, change: (inner: unknown, key: string) => unknown): Node {
  return Object.fromEntries(
    Object.entries(at(value)).map(([key, inner]) => [key, change(inner, key)]),
  );
}

/**
 * Whether a schema is inlined instead of being a component: a shared rule, since openapi-python-client gives a schema
 * that consists only of it an arbitrary type; and a boolean constant, which is short enough.
 */
function isWrittenOut(schema: Node): boolean {
  const isRuleAlone = 'x-rule' in schema && !('type' in schema) && !('oneOf' in schema);
  return isRuleAlone || typeof schema.const === 'boolean';
}

/**
 * Repeats the type of a boolean constant in an `allOf`. Otherwise openapi-generator makes it an enumeration of texts,
 * so that Java does not compile and Python rejects the value.
 */
function withBooleanSaidTwice(node: Node): Node {
  return node.type === 'boolean' && typeof node.const === 'boolean'
    ? { ...node, allOf: [{ type: 'boolean' }] }
    : node;
}

/**
 * Marks files also with the `format` of earlier OpenAPI versions, the only one that openapi-python-client and orval
 * know; they would read a file as text.
 */
function withFormatOfFiles(node: Node): Node {
  const isFile = node.type === 'string' && node.contentMediaType === 'application/octet-stream';
  return isFile ? { ...node, format: 'binary' } : node;
}

/** The keys of a schema that is a union and nothing else. */
const OF_UNION = new Set(['title', 'description', 'x-decided', 'oneOf']);

/**
 * Lists the alternatives of a union of unions in one. Otherwise openapi-generator's Java reads some as empty, and its
 * `typescript-fetch` does not compile.
 */
function withUnionsFlat({ resolve }: Contract, node: Node): Node {
  if (!isList(node.oneOf)) return node;
  const flat = (one: unknown): readonly unknown[] => {
    const target = resolve(one);
    const isUnion = isList(target.oneOf) && Object.keys(target).every((key) => OF_UNION.has(key));
    return isUnion ? listAt(target, 'oneOf').flatMap(flat) : [one];
  };
  return { ...node, oneOf: node.oneOf.flatMap(flat) };
}

/**
 * Leaves it unsaid that an alternative of any fields may have any: openapi-generator's Java names a variable after the
 * type of such a map, which does not compile.
 */
function withoutOpenMaps(node: Node): Node {
  if (!isList(node.anyOf)) return node;
  const anyOf = node.anyOf.map((one) => {
    const { additionalProperties, ...others } = at(one);
    const isOpenMap = additionalProperties === true && !('properties' in others);
    return isOpenMap ? others : one;
  });
  return { ...node, anyOf };
}

/**
 * Moves a separate null alternative into the first alternative: openapi-generator takes it for a class of that name,
 * which it does not generate.
 *
 * @throws Error if null would violate the constraints of the first alternative
 */
function withNullInside({ resolve }: Contract, node: Node): Node {
  for (const keyword of ['oneOf', 'anyOf']) {
    const alternatives = listAt(node, keyword);
    const [first, ...others] = alternatives.filter((one) => at(one).type !== 'null');
    if (first === undefined || others.length + 1 === alternatives.length) continue;
    const { title: _, type, ...asked } = resolve(first);
    const clash = Object.keys(asked).find((key) => !NOT_OF_NULL.has(key) && !key.startsWith('x-'));
    if (clash !== undefined) throw new Error(`An alternative cannot be null too, for ${clash}.`);
    const nullable = { type: [type, 'null'], ...asked };
    const { [keyword]: _alternatives, ...beside } = node;
    if (others.length === 0) return { ...nullable, ...beside };
    return { ...node, [keyword]: [nullable, ...others] };
  }
  return node;
}
