import { fieldsIn, isObject, type JsonObject } from '../../../foundation/json-object.ts';

/** Whether the caller of a stream wants a chunk that tells the tokens used. */
export function asksForUsage({ stream_options: options }: JsonObject): boolean {
  return isObject(options) && options.include_usage === true;
}

/** A stream tells what it has consumed only where it is asked to. */
export function tellingUsage(body: JsonObject): JsonObject {
  const given = fieldsIn(body.stream_options);
  return { ...body, stream_options: { ...given, include_usage: true } };
}
