import { isObject } from '../../foundation/json-object.ts';
import type { UpstreamCheck } from '../port/upstream.ts';
import type { HttpAnswer, HttpCall, UpstreamHttp } from './upstream-http.ts';

/**
 * A check by one request. Any JSON reply means that the key is accepted.
 *
 * @param readModels - reads the names of models from the body, if it is a list of models
 */
export function checkBy(
  http: UpstreamHttp,
  call: HttpCall,
  readModels: (body: unknown) => readonly string[] | undefined = () => undefined,
): UpstreamCheck {
  return {
    baseUrl: http.baseUrl,
    async ask(context) {
      const asked = await http.ask(call, context);
      if (!asked.ok) return asked;
      const body = await http.readJson(asked.value, context);
      if (!body.ok) return body;
      const models = readModels(body.value);
      return { ok: true, value: { ...timeOf(asked.value), ...(models && { models }) } };
    },
  };
}

/**
 * Reads `{data: [{id}]}`, the model list of many interfaces; `undefined` if the body is something else, or one page of
 * several.
 */
export function listedModels(body: unknown): readonly string[] | undefined {
  if (!isObject(body) || !Array.isArray(body.data) || body.has_more === true) return undefined;
  return body.data.filter(isObject).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}

/** Reads the `Date` header (RFC 9110, section 6.6.1). */
function timeOf({ headers }: HttpAnswer): { readonly time?: Date } {
  const time = new Date(String(headers.date));
  return Number.isNaN(time.getTime()) ? {} : { time };
}
