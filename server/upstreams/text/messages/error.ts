import { isObject, type JsonObject } from '../json-object.ts';

/** What a body or an event says went wrong, in a sentence; `undefined` where it is no error. */
export function errorOf({ type, error }: JsonObject): string | undefined {
  if (type !== 'error') return undefined;
  const message = isObject(error) ? error.message : undefined;
  return typeof message === 'string' && message !== ''
    ? message
    : 'The upstream broke off with an error that it does not explain.';
}
