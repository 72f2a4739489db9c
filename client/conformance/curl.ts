import { isObject } from '../json-object.ts';
import type { CheckRequest, RequestContent } from './request.ts';

/** A shell command that repeats a request. Secrets are taken from the environment. */
export function curlLine(request: CheckRequest, baseUrl: string): string {
  const parts = [
    ...(request.method === 'HEAD' ? ['curl -sSI'] : ['curl -sS', `-X ${request.method}`]),
    quoted(baseUrl + request.path),
    ...credentialParts(request),
    ...Object.entries(request.headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
  ];
  const { body } = request;
  if (body === undefined) return parts.join(' ');
  const { before = '', part } = bodyPart(body);
  return `${before}${[...parts, part].join(' ')}`;
}

function credentialParts({ operation, isAnonymous }: CheckRequest): readonly string[] {
  if (isAnonymous === true) return [];
  const [key] = operation.keys;
  if (key !== undefined) return [`-H "${key.header}: ${key.prefix}$PATCHBAY_API_KEY"`];
  if (operation.session === undefined) return [];
  const token = operation.session.tokenHeader;
  return ['-H "cookie: $PATCHBAY_COOKIE"', ...(token ? [`-H "${token}: $PATCHBAY_CSRF"`] : [])];
}

const MAX_SHOWN_CHARACTERS = 2000;

function bodyPart(body: RequestContent): { readonly before?: string; readonly part: string } {
  switch (body.kind) {
    case 'text':
      return {
        part: `-H ${quoted(`content-type: ${body.mediaType}`)} -d ${quoted(shortened(body.text))}`,
      };
    case 'form':
      return { part: Object.entries(body.fields).map(formField(body.files)).join(' ') };
    case 'json': {
      const text = JSON.stringify(body.value);
      const type = "-H 'content-type: application/json'";
      if (text.length <= MAX_SHOWN_CHARACTERS) return { part: `${type} -d ${quoted(text)}` };
      const written = quoted(`JSON.stringify(${expression(body.value)})`);
      return { before: `node -p ${written} | `, part: `${type} -d @-` };
    }
  }
}

function formField(files: readonly string[]) {
  return ([name, value]: [string, unknown]): string => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `-F ${quoted(`${name}=${files.includes(name) ? '@file' : shortened(text)}`)}`;
  };
}

/** Writes a value as a JavaScript expression, abbreviating long repetitions. */
function expression(value: unknown): string {
  if (typeof value === 'string') return textExpression(value);
  if (Array.isArray(value)) return listExpression(value);
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${expression(one)}`,
  );
  return `{${fields.join(', ')}}`;
}

function listExpression(list: readonly unknown[]): string {
  const [first] = list;
  const isSame = list.length > 1 && list.every((one) => one === first);
  return isSame
    ? `Array(${list.length}).fill(${expression(first)})`
    : `[${list.map(expression).join(', ')}]`;
}

const REPEATED_UNITS = [1, 2, 4];

/** Abbreviates a long text, assumed to repeat its middle, with a prefix and a suffix. */
function textExpression(text: string): string {
  if (text.length <= MAX_SHOWN_CHARACTERS) return JSON.stringify(text);
  const middle = Math.floor(text.length / 2);
  for (const length of REPEATED_UNITS) {
    const unit = text.slice(middle, middle + length);
    const [from, to] = [runStart(text, unit, middle), runEnd(text, unit, middle)];
    if (to - from < text.length / 2) continue;
    const repeated = `${JSON.stringify(unit)}.repeat(${(to - from) / length})`;
    return `${JSON.stringify(text.slice(0, from))} + ${repeated} + ${JSON.stringify(text.slice(to))}`;
  }
  return JSON.stringify(shortened(text));
}

function runStart(text: string, unit: string, middle: number): number {
  let from = middle;
  while (text.startsWith(unit, from - unit.length) && from >= unit.length) from -= unit.length;
  return from;
}

function runEnd(text: string, unit: string, middle: number): number {
  let to = middle;
  while (text.startsWith(unit, to) && to < text.length) to += unit.length;
  return to;
}

function shortened(text: string): string {
  return text.length <= MAX_SHOWN_CHARACTERS
    ? text
    : `${text.slice(0, MAX_SHOWN_CHARACTERS)}… (${text.length} characters)`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
