import { at, type Contract, listAt, type Node, type OperationNode } from './contract.ts';
import { readRequestBodies, type VariantNode } from './requests.ts';

/** The type of an operation's input, as a field named by the operation's identifier. */
export function inputType(contract: Contract, operation: OperationNode): string {
  const parameters = listAt(operation, 'parameters').map(contract.resolve);
  const fields = parameters.map((parameter) => parameterType(contract, parameter, 'checked'));
  const variants = readRequestBodies(contract, operation).flatMap(({ variants }) => variants);
  const bodies = variants.map(variantType);
  const body = bodies.length === 0 ? [] : [`body: ${[...new Set(bodies)].join(' | ')}`];
  const url = fields.length === 0 ? [] : [`parameters: { ${fields.join('; ')} }`];
  return `  ${operation.operationId}: { ${[...url, ...body].join('; ')} };`;
}

/**
 * The type of a parameter outside the body, as a field.
 *
 * @param side - parameters with a default are optional in a request, and present once it is validated
 */
export function parameterType(
  contract: Contract,
  parameter: Node,
  side: 'request' | 'checked',
): string {
  const schema = contract.inline(parameter.schema);
  const isFilled = side === 'checked' && schema.default !== undefined;
  const isThere = parameter.required === true || isFilled;
  const values = listAt(schema, 'enum').map((value) => JSON.stringify(value));
  const plain = schema.type === 'integer' ? 'number' : 'string';
  const type = values.length === 0 ? plain : values.join(' | ');
  const name = String(parameter.name);
  return `${/^[a-z]\w*$/i.test(name) ? name : `'${name}'`}${isThere ? '' : '?'}: ${type}`;
}

/** The type of a validated request: defaults are filled in, and files are files. */
function variantType({ name, defaults, files, types, schema }: VariantNode): string {
  const filled = Object.keys(defaults).filter((key) => !(key in files));
  const fileFields = Object.keys(files).map((key) => {
    const isList = types[key] === 'files' || types[key] === 'array';
    const optional = schema.required?.includes(key) ? '' : '?';
    return `{ ${key}${optional}: ${isList ? 'readonly File[]' : 'File'} }`;
  });
  const base = `types.${name}`;
  // Parameters that are passed on are not validated: their types are for callers only.
  const unlike = [...Object.keys(files), ...Object.keys(at(schema, 'x-passed-on'))];
  const others = unlike.length === 0 ? base : `Without<${base}, ${quoted(unlike)}>`;
  const whole = filled.length === 0 ? others : `Filled<${others}, ${quoted(filled)}>`;
  return [whole, ...fileFields].join(' & ');
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}

/** The type of an operation's result, as a field named by the operation's identifier. */
export function resultType(contract: Contract, operation: OperationNode): string {
  const schema = at(operation, 'responses', '200', 'content', 'application/json').schema;
  const type = schema === undefined ? 'never' : `types.${contract.nameOf(schema)}`;
  return `  ${operation.operationId}: ${type};`;
}
