import type { Operation, RequestBody } from '../../generated/shapes.ts';
import type { JsonObject } from '../json-object.ts';
import { callbackParameter, quoteType, takes } from './contract.ts';
import { inside } from './json.ts';

/** A request to an operation, without credentials. */
export interface CheckRequest {
  readonly operation: Operation;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestContent;
  /** Whether it is sent without key or session. */
  readonly isAnonymous?: boolean;
}

/** The content of a request: JSON, a form (files as Base64, as in the contract), or raw text. */
export type RequestContent =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: JsonObject; readonly files: readonly string[] }
  | { readonly kind: 'text'; readonly text: string; readonly mediaType: string };

/** Parameters of a request, inside and outside its body, by name. */
export interface Given {
  readonly operation: Operation;
  readonly fields: JsonObject;
  /** The media type of the body; JSON by default. */
  readonly mediaType?: string;
}

/** Builds a request from parameters. */
export function requestWith({ operation, fields, mediaType = JSON_TYPE }: Given): CheckRequest {
  const list = operation.parameters?.list ?? [];
  const beside = new Set(list.map(({ name }) => name));
  const content = Object.fromEntries(Object.entries(fields).filter(([name]) => !beside.has(name)));
  const headers = list
    .filter(({ in: place, name }) => place === 'header' && fields[name] !== undefined)
    .map(({ name }) => [name.toLowerCase(), String(fields[name])]);
  return {
    operation,
    method: operation.method,
    path: addressOf(operation, fields),
    headers: Object.fromEntries(headers),
    ...(Object.keys(operation.bodies).length === 0
      ? {}
      : { body: contentOf(content, operation.bodies[mediaType], mediaType) }),
  };
}

const JSON_TYPE = 'application/json';

function contentOf(
  fields: JsonObject,
  body: RequestBody | undefined,
  mediaType: string,
): RequestContent {
  if (mediaType !== 'multipart/form-data') return { kind: 'json', value: fields };
  const files = body?.variants.flatMap((variant) => Object.keys(variant.files)) ?? [];
  return { kind: 'form', fields, files };
}

/** The path of a request, with its path and query parameters filled in. */
export function addressOf({ path, parameters }: Operation, given: JsonObject): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters?.list ?? []) {
    const value = given[name];
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (place === 'query' && value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? address : `${address}?${query}`;
}

/** Turns a request into a quote request; returns it unchanged if the operation has no quotes. */
export function asQuote(request: CheckRequest): CheckRequest {
  if (quoteType(request.operation) === undefined) return request;
  const { prefer } = request.headers;
  if (prefer?.includes('quote')) return request;
  const asked = prefer === undefined ? 'quote' : `quote, ${prefer}`;
  return { ...request, headers: { ...request.headers, prefer: asked } };
}

/** Adds an idempotency key to a request; returns it unchanged if the operation accepts none. */
export function underKey(request: CheckRequest, key: string): CheckRequest {
  if (!takes(request.operation, 'Idempotency-Key')) return request;
  return { ...request, headers: { ...request.headers, 'idempotency-key': key } };
}

/** Removes the callback URL from parameters. */
export function uncalled(operation: Operation, fields: JsonObject): JsonObject {
  const parameter = callbackParameter(operation);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== parameter));
}

/** Whether a request suits the alternate URL, which has longer timeouts. */
export function suitsAlternate({ operation, body }: CheckRequest): boolean {
  if (body?.kind !== 'json') return false;
  const { select, variants } = operation.bodies[JSON_TYPE] ?? { variants: [] };
  if (select === undefined) return false;
  const value = inside(body.value, select.parameter);
  return variants.some((variant) => variant.value === value && variant.address === 'alternate');
}

/** Converts content into a body for `fetch`. */
export function bodyOf(content: RequestContent): { body: BodyInit; mediaType?: string } {
  switch (content.kind) {
    case 'json':
      return { body: JSON.stringify(content.value), mediaType: JSON_TYPE };
    case 'text':
      return { body: content.text, mediaType: content.mediaType };
    case 'form':
      return { body: formOf(content) };
  }
}

function formOf({ fields, files }: Extract<RequestContent, { kind: 'form' }>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (files.includes(name)) form.append(name, new Blob([bytesOf(String(one))]), 'file');
      else form.append(name, typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  return form;
}

/** Decodes a file, which the contract writes as plain Base64 or as a data URI. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64'));
}
