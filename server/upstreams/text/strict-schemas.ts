import { isObject, type JsonObject } from '../../foundation/json-object.ts';

/**
 * Whether OpenAI's interfaces accept a schema as strict. They demand that every object is closed and that all of its
 * properties are required, and lack some keywords and formats; the messages interface is less demanding.
 *
 * @see https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 */
export function canBeStrict(schema: JsonObject): boolean {
  return schema.type === 'object' && schema.anyOf === undefined && isStrictIn(schema);
}

function isStrictIn(schema: unknown): boolean {
  if (!isObject(schema)) return true;
  if (Object.keys(schema).some((name) => UNSUPPORTED.has(name))) return false;
  if (schema.format !== undefined && !FORMATS.has(schema.format)) return false;
  return isClosed(schema) && innerSchemas(schema).every(isStrictIn);
}

/** Whether a schema is of no object, or of one whose properties are all listed and required. */
function isClosed({ type, properties, required, additionalProperties }: JsonObject): boolean {
  const isOfObject = type === 'object' || (Array.isArray(type) && type.includes('object'));
  if (!isOfObject && properties === undefined) return true;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const names = isObject(properties) ? Object.keys(properties) : [];
  return additionalProperties === false && names.every((name) => needed.includes(name));
}

function innerSchemas({ properties, $defs, definitions, anyOf, items }: JsonObject) {
  const byName = [properties, $defs, definitions].filter(isObject).flatMap(Object.values<unknown>);
  const listed: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [];
  return [...byName, ...listed, items];
}

const UNSUPPORTED: ReadonlySet<string> = new Set([
  'allOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'default',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
]);

const FORMATS: ReadonlySet<unknown> = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uuid',
]);
