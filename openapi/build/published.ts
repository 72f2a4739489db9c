import { at, type Contract, isList, isNode, listAt, type Node } from './contract.ts';
import { areOpen, namedExamples } from './named-examples.ts';

/** What holds values, in which nothing is a schema. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** What a schema can ask besides its type that asks nothing of null. */
const NOT_OF_NULL = new Set(
  `description properties required additionalProperties items minItems maxItems minLength
  maxLength pattern minimum maximum`.split(/\s+/),
);

/**
 * Writes the contract as it is published. It says what the one that is written by hand says, in words that generators
 * of other languages understand: what they stumble over as a component stands where it is used.
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

/** Changes each object, from the outside in. */
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
    return withoutOpenExamples(withExamplesNamed(contract, nullable));
  }
  const target = contract.resolve(node);
  return isWrittenOut(target) ? withoutOpenExamples(withBooleanSaidTwice(target)) : node;
}

/** Writes the examples of a rule that several parameters share beside each of them, by its name. */
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

/** The rule itself does not know the names: merged into a request, `{parameter}` would say nothing. */
function withoutOpenExamples(node: Node): Node {
  const { 'x-rule-examples': examples, ...others } = node;
  return isNode(examples) && areOpen(examples) ? others : node;
}

/**
 * Writes out the callbacks of an operation, which openapi-python-client looks for nowhere else, and their parameters:
 * openapi-generator compares these before it follows their references, and takes them all for the same one.
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
 * Whether a schema is no component of its own: a rule that several requests share, for which openapi-python-client
 * takes whatever has it alone; and a boolean constant, which says little enough to stand where it is used.
 */
function isWrittenOut(schema: Node): boolean {
  const isRuleAlone = 'x-rule' in schema && !('type' in schema) && !('oneOf' in schema);
  return isRuleAlone || typeof schema.const === 'boolean';
}

/**
 * Says of a boolean constant a second time that it is a boolean: else openapi-generator makes an enumeration of it whose
 * values are texts, so that Java does not compile and Python refuses the very value.
 */
function withBooleanSaidTwice(node: Node): Node {
  return node.type === 'boolean' && typeof node.const === 'boolean'
    ? { ...node, allOf: [{ type: 'boolean' }] }
    : node;
}

/**
 * Says of a file that it is one in the word of earlier versions as well: openapi-python-client and orval know no other,
 * and take it for text.
 */
function withFormatOfFiles(node: Node): Node {
  const isFile = node.type === 'string' && node.contentMediaType === 'application/octet-stream';
  return isFile ? { ...node, format: 'binary' } : node;
}

/**
 * Lets the first alternative be null as well, where null is an alternative by itself: openapi-generator takes that for
 * a class of the name, and makes none.
 *
 * @throws Error where null would not keep what the first alternative asks
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
