import { isObject } from '../json-object.ts';

/** The value at a path of keys; `undefined` if there is none. */
export function inside(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((place, key) => {
    if (Array.isArray(place)) return place[Number(key)];
    return isObject(place) && Object.hasOwn(place, key) ? place[key] : undefined;
  }, value);
}

/** The text at a path of keys; `undefined` if there is none. */
export function textInside(
  value: unknown,
  ...keys: readonly (string | number)[]
): string | undefined {
  const found = inside(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

/** The list at a path of keys; empty if there is none. */
export function listInside(
  value: unknown,
  ...keys: readonly (string | number)[]
): readonly unknown[] {
  const found = inside(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** Parses JSON; `undefined` if the text is not valid JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
