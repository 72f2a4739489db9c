import type { Form } from '../../../generated/form-shapes.ts';
import type { JsonObject } from '../../../openapi/validation/outcome.ts';
import { type FormRequest, statesOf } from '../forms/form-request.ts';

/** The path of a request with the parameters that stand in it, and its query. */
export function addressOf({ form, parameters }: FormRequest): string {
  const path = form.path.replace(/\{(\w+)\}/g, (place, name: string) =>
    parameters[name] === undefined ? place : encodeURIComponent(String(parameters[name])),
  );
  const query = form.parameters
    .filter(({ in: place, name }) => place === 'query' && parameters[name] !== undefined)
    .map(({ name }) => [name, String(parameters[name])]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

/** Whether an operation answers with events, one after the other. */
export function isEvents({ path }: Form): boolean {
  return path.endsWith('/events');
}

/** The body as the snippets show it: as text, it is asked for as it is written. */
export function writtenBody({ form, fields }: FormRequest): JsonObject {
  return form.ways.stream === undefined
    ? fields
    : { ...streamedFields({ form, fields }), stream: true };
}

/** The body of a text that is asked for as it is written. Chat completions tell its tokens only where that is asked for. */
export function streamedFields({ form, fields }: Pick<FormRequest, 'form' | 'fields'>): JsonObject {
  if (form.ways.stream?.startsWith('chat.') !== true) return fields;
  return { ...fields, stream_options: { include_usage: true } };
}

/** The fields for what asks for a stream by itself. */
export function unstreamedFields(request: Pick<FormRequest, 'form' | 'fields'>): JsonObject {
  if (statesOf(request) === 0) return request.fields;
  const { stream: _, ...fields } = request.fields;
  return fields;
}

/** A word for a shell of POSIX, quoted where it has to be. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Puts the parts of a command on lines of their own. */
export function shellLines(parts: readonly string[]): string {
  return parts.join(' \\\n  ');
}
