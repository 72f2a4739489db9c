// Generated from openapi/ (contract cc255b945a14) by `npm run generate`. Do not edit.
/** Reads a value inside a document by its JSON pointer (RFC 6901). */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const key of pointerKeys(pointer)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** The keys of a JSON pointer. */
export function pointerKeys(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
