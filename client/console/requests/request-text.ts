import type { Form } from '../../../generated/form-shapes.ts';
import type { JsonObject } from '../../../openapi/validation/outcome.ts';
import { type FormRequest, statesOf } from '../forms/form-request.ts';

/** The path and query of a request, with its parameters filled in. */
export function addressOf({ form, parameters }: FormRequest): string {
  const path = form.path.replace(/\{(\w+)\}/g, (place, name: string) =>
    parameters[name] === undefined ? place : encodeURIComponent(String(parameters[name])),
  );
  const query = form.parameters
    .filter(({ in: place, name }) => place === 'query' && parameters[name] !== undefined)
    .map(({ name }) => [name, String(parameters[name])]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

/** Whether an operation responds with a stream of events. */
export function isEvents({ path }: Form): boolean {
  return path.endsWith('/events');
}

/** The body as the samples show it; operations that can stream a text are called with `stream`. */
export function writtenBody({ form, fields }: FormRequest): JsonObject {
  return form.ways.stream === undefined
    ? fields
    : { ...streamedFields({ form, fields }), stream: true };
}

/** The body of a streamed text. Chat completions report their tokens only on request. */
export function streamedFields({ form, fields }: Pick<FormRequest, 'form' | 'fields'>): JsonObject {
  if (form.ways.stream?.startsWith('chat.') !== true) return fields;
  return { ...fields, stream_options: { include_usage: true } };
}

/** The fields without `stream`, for tools that request the stream themselves. */
export function unstreamedFields(request: Pick<FormRequest, 'form' | 'fields'>): JsonObject {
  if (statesOf(request) === 0) return request.fields;
  const { stream: _, ...fields } = request.fields;
  return fields;
}

/** Quotes a word for a POSIX shell if necessary. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Joins the parts of a command with line continuations. */
export function shellLines(parts: readonly string[]): string {
  return parts.join(' \\\n  ');
}
