import type { Operation } from '../../generated/shapes.ts';

/** How a request stands to the contract. */
export type FuzzKind = 'valid' | 'nearly' | 'hostile';

/** Who asks. */
export type Credential = 'key' | 'session' | 'nobody' | 'stranger';

/**
 * A request made up from the contract. What must be there, such as a job, stands in it as a name in double braces, and
 * is put in when it is sent, so that the request is the same in every run.
 */
export interface FuzzRequest {
  readonly operation: Operation;
  readonly kind: FuzzKind;
  /** What it is about, for people. */
  readonly what: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** In order; a name may come twice. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: string | Buffer;
  readonly credential: Credential;
  /** Whether the contract itself refuses it, so that it must not be accepted. */
  readonly isRefused: boolean;
}

/** A request before it is written down: fields by name, beside the body and in it. */
export interface Draft {
  readonly operation: Operation;
  /** Parameters of path, query and headers. */
  readonly beside: Readonly<Record<string, string | readonly string[]>>;
  readonly mediaType?: string;
  readonly body?: unknown;
  readonly credential: Credential;
}

/** Writes a draft down. Parameters that it has no value for are left out; in a path they are `x`. */
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

/** What a header may hold at all; the rest is for tests that write bytes. */
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

/** Encodes all but the names of what is put in later. Lone surrogates have no encoding. */
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
