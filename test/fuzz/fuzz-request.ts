import type { Operation } from '../../generated/shapes.ts';

/** How a request relates to the contract. */
export type FuzzKind = 'valid' | 'nearly' | 'hostile';

/** How a request authenticates. */
export type Credential = 'key' | 'session' | 'nobody' | 'stranger';

/**
 * A request generated from the contract. Things that must exist, such as a job, are placeholders in double braces,
 * replaced when it is sent; so the request is the same in every run.
 */
export interface FuzzRequest {
  readonly operation: Operation;
  readonly kind: FuzzKind;
  /** A description for people. */
  readonly what: string;
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  /** In order; names may repeat. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: string | Buffer;
  readonly credential: Credential;
  /** Whether it violates the contract, so that it must not be accepted. */
  readonly isRefused: boolean;
}

/** A request before serialization: fields by name, outside and inside the body. */
export interface Draft {
  readonly operation: Operation;
  /** Parameters of path, query and headers. */
  readonly beside: Readonly<Record<string, string | readonly string[]>>;
  readonly mediaType?: string;
  readonly body?: unknown;
  readonly credential: Credential;
}

/** Serializes a draft. Parameters without a value are left out; in the path they become `x`. */
export function written(
  draft: Draft,
  about: Pick<FuzzRequest, 'kind' | 'what' | 'isRefused'>,
): FuzzRequest {
  const { operation, beside, mediaType, body, credential } = draft;
  const headers = (operation.parameters?.list ?? [])
    .filter(({ in: place, name }) => place === 'header' && name in beside)
    .flatMap(({ name }) =>
      listOf(beside[name]).map((value) => [name.toLowerCase(), value] as const),
    )
    .filter(([, value]) => isSendable(value));
  const content = mediaType === undefined ? undefined : contentOf(operation, mediaType, body);
  return {
    ...about,
    operation,
    method: operation.method,
    path: pathOf(operation, beside),
    headers: content === undefined ? headers : [...headers, ['content-type', content.type]],
    ...(content === undefined ? {} : { body: content.body }),
    credential,
  };
}

/** Whether a value is allowed in a header at all; other values are for tests that write raw bytes. */
export function isSendable(value: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}

function pathOf({ path, parameters }: Operation, beside: Draft['beside']): string {
  const query: string[] = [];
  let address = path;
  for (const { name, in: place } of parameters?.list ?? []) {
    const values = listOf(beside[name]);
    if (place === 'path') address = address.replace(`{${name}}`, () => escaped(values[0] ?? 'x'));
    if (place === 'query') query.push(...values.map((value) => `${name}=${escaped(value)}`));
  }
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

/** Percent-encodes everything except placeholders. Lone surrogates have no encoding. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%7B%7B', '{{')
    .replaceAll('%7D%7D', '}}');
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

export const BOUNDARY = 'a-boundary-of-the-tests';

function contentOf(
  { bodies }: Operation,
  mediaType: string,
  body: unknown,
): { readonly type: string; readonly body: string | Buffer } {
  if (mediaType !== 'multipart/form-data') {
    return { type: mediaType, body: JSON.stringify(body) ?? '' };
  }
  const files = bodies[mediaType]?.variants.flatMap((variant) => Object.keys(variant.files)) ?? [];
  return { type: `${mediaType}; boundary=${BOUNDARY}`, body: formOf(body, files) };
}

function formOf(body: unknown, files: readonly string[]): Buffer {
  const parts = Object.entries(body ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) =>
      partOf(name, one, files.includes(name)),
    ),
  );
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function partOf(name: string, value: unknown, isFile: boolean): Buffer {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const about = `name="${name.replaceAll(/["\r\n]/g, '_')}"${isFile ? '; filename="file"' : ''}`;
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; ${about}\r\n\r\n`;
  const content = isFile
    ? Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64')
    : Buffer.from(text);
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
