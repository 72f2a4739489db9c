/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** Any text. */
export const text: Schema = { type: 'string' };
/** A whole number, 0 or more. */
export const count: Schema = { type: 'integer', minimum: 0 };
/** Seconds since 1970. */
export const moment: Schema = { type: 'integer', minimum: 1_000_000_000 };

/** What is null. */
export const nothing: Schema = { type: 'null' };

/** One or more of several. */
export function either(...schemas: readonly Schema[]): Schema {
  return { anyOf: schemas };
}

/** It, or null. */
export function orNull(schema: Schema): Schema {
  return either(schema, nothing);
}

/** A list of such. */
export function list(items: Schema): Schema {
  return { type: 'array', items };
}

/** One of these values. */
export function only(...values: readonly unknown[]): Schema {
  return { enum: values };
}

/** A closed object, so that no member can be made up. A name that ends in `?` may be absent. */
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
