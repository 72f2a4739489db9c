import { fieldsIn, isObject, type JsonObject } from '../../../foundation/json-object.ts';

/** Whether the caller of a stream asked for a chunk with token counts. */
export function asksForUsage({ stream_options: options }: JsonObject): boolean {
  return isObject(options) && options.include_usage === true;
}

/** Requests token counts; a stream reports them only on request. */
export function tellingUsage(body: JsonObject): JsonObject {
  const given = fieldsIn(body.stream_options);
  return { ...body, stream_options: { ...given, include_usage: true } };
}
