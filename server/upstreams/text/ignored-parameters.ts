import type { JsonObject } from '../../foundation/json-object.ts';
import type { CallersDialect } from './dialect.ts';
import { isEmpty } from './fields.ts';

/** The request's parameters that are dropped when it is translated into another interface. */
export function ignoredParameters(body: JsonObject, { hints }: CallersDialect): readonly string[] {
  return hints.filter((name) => {
    const value = body[name];
    return value !== undefined && value !== null && value !== false && !isEmpty(value);
  });
}
