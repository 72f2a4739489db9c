import type { Operation, RequestBody } from '../../generated/shapes.ts';
import type { JsonObject } from '../json-object.ts';
import { callbackParameter, quoteType, takes } from './contract.ts';
import { inside } from './json.ts';

/** A request to an operation, before it is known who asks. */
export interface CheckRequest {
  readonly operation: Operation;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestContent;
  /** Whether it is sent without key and session. */
  readonly isAnonymous?: boolean;
}

/** What a request carries: JSON, a form (files as Base64, as the contract writes them), or a text as it is. */
export type RequestContent =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: JsonObject; readonly files: readonly string[] }
  | { readonly kind: 'text'; readonly text: string; readonly mediaType: string };

/** Parameters of a request, in its body and beside it, by their names. */
export interface Given {
  readonly operation: Operation;
  readonly fields: JsonObject;
  /** How the body is written; JSON where nothing is said. */
  readonly mediaType?: string;
}

/** Makes the request that gives these parameters. */
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

/** The address of a request with parameters in its path and query. */
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

/** The same request, asked for its price alone; itself, where the operation quotes none. */
export function asQuote(request: CheckRequest): CheckRequest {
  if (quoteType(request.operation) === undefined) return request;
  const { prefer } = request.headers;
  if (prefer?.includes('quote')) return request;
  const asked = prefer === undefined ? 'quote' : `quote, ${prefer}`;
  return { ...request, headers: { ...request.headers, prefer: asked } };
}

/** The same request under a key that makes it safe to repeat; itself, where the operation takes none. */
export function underKey(request: CheckRequest, key: string): CheckRequest {
  if (!takes(request.operation, 'Idempotency-Key')) return request;
  return { ...request, headers: { ...request.headers, 'idempotency-key': key } };
}

/** Parameters without the address of a callback, where nobody is to be called back. */
export function uncalled(operation: Operation, fields: JsonObject): JsonObject {
  const parameter = callbackParameter(operation);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== parameter));
}

/** Whether a request suits the alternate address, which waits longer. */
export function suitsAlternate({ operation, body }: CheckRequest): boolean {
  if (body?.kind !== 'json') return false;
  const { select, variants } = operation.bodies[JSON_TYPE] ?? { variants: [] };
  if (select === undefined) return false;
  const value = inside(body.value, select.parameter);
  return variants.some((variant) => variant.value === value && variant.address === 'alternate');
}

/** What `fetch` is given of a body. */
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

/** The contract writes the content of a file as Base64, by itself or in a `data:` address. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64'));
}
