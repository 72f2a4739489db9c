import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { isEmpty } from '../fields.ts';

/** Keywords that the interface supports with any value. */
const SUPPORTED: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  'title',
  'type',
  'const',
  'enum',
  'default',
  'required',
]);
/** Keywords with a schema, a list of schemas, or schemas by name. */
const LISTS: ReadonlySet<string> = new Set(['anyOf', 'allOf', 'oneOf']);
const BY_NAME: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions']);
const FORMATS: ReadonlySet<unknown> = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'uri',
  'ipv4',
  'ipv6',
  'uuid',
]);

/**
 * Writes a schema that answers or inputs are to match strictly. The interface supports only a part of JSON Schema there
 * and refuses the rest, such as bounds: these go into the description, where the model reads them, as the vendor's SDKs
 * do. Objects must not be open; one that is a map, by a schema for further properties, stays as it is for the upstream
 * to refuse.
 *
 * @see https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
 */
export function strictSchema(schema: JsonObject): JsonObject {
  const { description, additionalProperties: further, ...keywords } = schema;
  const isReference = typeof schema.$ref === 'string';
  const written: Record<string, unknown> = isReference ? { $ref: schema.$ref } : {};
  const told: string[] = [];
  for (const [name, value] of Object.entries(keywords)) {
    if (isReference && !BY_NAME.has(name)) continue;
    if (isSupported(name, value))
      written[name === 'oneOf' ? 'anyOf' : name] = translatedWithin(name, value);
    else told.push(`${name}: ${JSON.stringify(value)}`);
  }
  if (isReference) return written;
  const bounds = told.length === 0 ? [] : [`{${told.join(', ')}}`];
  const texts = [...(typeof description === 'string' ? [description] : []), ...bounds];
  return {
    ...written,
    ...(texts.length === 0 ? {} : { description: texts.join('\n\n') }),
    ...writeFurther(schema.properties, further),
  };
}

function isSupported(name: string, value: unknown): boolean {
  if (name === 'format') return FORMATS.has(value);
  if (name === 'minItems') return value === 0 || value === 1;
  return SUPPORTED.has(name) || LISTS.has(name) || BY_NAME.has(name) || name === 'items';
}

/** The value of a keyword, with the schemas in it written too. */
function translatedWithin(name: string, value: unknown): unknown {
  if (name === 'items') return writeInner(value);
  if (LISTS.has(name) && Array.isArray(value)) return value.map(writeInner);
  if (!BY_NAME.has(name) || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, writeInner(inner)]));
}

function writeInner(schema: unknown): unknown {
  return isObject(schema) ? strictSchema(schema) : schema;
}

/** Closes an object that lists its properties. */
function writeFurther(properties: unknown, further: unknown): JsonObject {
  const isOpen = further === undefined || further === true || isEmpty(further);
  if (isOpen && isObject(properties)) return { additionalProperties: false };
  return further === undefined ? {} : { additionalProperties: further };
}
