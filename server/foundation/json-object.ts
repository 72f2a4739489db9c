/** A JSON object with unchecked fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a JSON value; empty if it is not an object. */
export function fieldsIn(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The objects in a list; empty if the value is not a list. */
export function objectsOf(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Parses a JSON object; `undefined` if the text is not one. */
export function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of an object that are defined. */
export function definedOnly<Fields extends object>(fields: Fields): Defined<Fields>;
export function definedOnly(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The fields that are always there, and as optional ones those that may be undefined. */
type Defined<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<
    Fields[Name],
    undefined
  >;
};

/** Returns a non-empty string; `undefined` for everything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
