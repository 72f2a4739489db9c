import { isObject, type JsonObject } from '../json-object.ts';

/** What a body or a chunk says went wrong, in a sentence; `undefined` where it is no error. */
export function errorOf(body: JsonObject): string | undefined {
  const { error } = body;
  if (error === undefined || error === null) return undefined;
  if (typeof error === 'string' && error !== '') return error;
  const message = isObject(error) ? error.message : undefined;
  return typeof message === 'string' && message !== ''
    ? message
    : 'The upstream broke off with an error that it does not explain.';
}
