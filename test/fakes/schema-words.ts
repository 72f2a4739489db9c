/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** Any text. */
export const text: Schema = { type: 'string' };
/** An integer of 0 or more. */
export const count: Schema = { type: 'integer', minimum: 0 };
/** Seconds since 1970. */
export const moment: Schema = { type: 'integer', minimum: 1_000_000_000 };

/** The value null. */
export const nothing: Schema = { type: 'null' };

/** A value that matches at least one of the schemas. */
export function either(...schemas: readonly Schema[]): Schema {
  return { anyOf: schemas };
}

/** A value that matches the schema, or null. */
export function orNull(schema: Schema): Schema {
  return either(schema, nothing);
}

/** A list of values that match the schema. */
export function list(items: Schema): Schema {
  return { type: 'array', items };
}

/** One of these values. */
export function only(...values: readonly unknown[]): Schema {
  return { enum: values };
}

/** A closed object, so that no extra member passes. A name that ends in `?` is optional. */
export function object(members: Readonly<Record<string, Schema>>): Schema {
  const names = Object.keys(members);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(members).map(([name, schema]) => [name.replace('?', ''), schema]),
    ),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}
