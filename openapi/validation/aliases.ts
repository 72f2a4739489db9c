import type { RequestBody } from '../build/shapes.ts';
import { broken, type Checked, isObject, type JsonObject, passed } from './outcome.ts';

/** For parameters given under an alias: the alias, by parameter. Messages to the caller use it. */
export type GivenNames = ReadonlyMap<string, string>;

/** A body in which every parameter has its own name and form. */
export interface RenamedBody {
  readonly value: JsonObject;
  readonly names: GivenNames;
}

/**
 * Normalizes parameters: renames aliases, unwraps values that may be wrapped in an object, and removes null where it
 * counts as absent, so that validators see one form only. A null under an unknown name stays, to be rejected.
 */
export function renameAliases(given: JsonObject, form: RequestBody): Checked<RenamedBody> {
  const { aliases, unwrap, nullIsAbsent } = form;
  const body = nullIsAbsent === undefined ? given : withoutNulls(given, form, nullIsAbsent);
  const wrapped = Object.keys(unwrap);
  if (aliases.length === 0 && wrapped.length === 0) return passed({ value: body, names: NONE });
  const renamed: Record<string, unknown> = { ...body };
  const names = new Map<string, string>();
  const unwrapAt = (name: string, parameter: string): void => {
    const field = unwrap[parameter];
    if (field !== undefined && Object.hasOwn(renamed, name)) {
      renamed[name] = unwrapped(renamed[name], field);
    }
  };
  for (const { alias, parameter } of aliases) unwrapAt(alias, parameter);
  for (const parameter of wrapped) unwrapAt(parameter, parameter);
  for (const { alias, parameter } of aliases) {
    if (!Object.hasOwn(renamed, alias)) continue;
    const isConflict =
      Object.hasOwn(renamed, parameter) && !isSame(renamed[parameter], renamed[alias]);
    if (isConflict) {
      const message = `${alias} is another name for ${parameter}; both are given, with different values.`;
      return broken([{ parameter, rule: 'alias-conflict', message }]);
    }
    if (!Object.hasOwn(renamed, parameter)) names.set(parameter, alias);
    renamed[parameter] = renamed[alias];
    delete renamed[alias];
  }
  return passed({ value: renamed, names });
}

const NONE: GivenNames = new Map();

function withoutNulls(
  body: JsonObject,
  { variants, aliases }: RequestBody,
  nullIsAbsent: readonly string[],
): JsonObject {
  const isKnown = (name: string): boolean =>
    variants.some(({ types }) => Object.hasOwn(types, name)) ||
    nullIsAbsent.includes(name) ||
    aliases.some(({ alias }) => alias === name);
  const kept = Object.entries(body).filter(([name, value]) => value !== null || !isKnown(name));
  return Object.fromEntries(kept);
}

function unwrapped(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => unwrapped(item, field));
  const isWrapped =
    isObject(value) && Object.keys(value).length === 1 && Object.hasOwn(value, field);
  return isWrapped ? value[field] : value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
