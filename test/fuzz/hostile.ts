import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { parametersOf } from '../../client/conformance/contract.ts';
import { isObject } from '../../client/json-object.ts';
import type { Operation } from '../../generated/shapes.ts';
import { BOUNDARY, type Draft, type FuzzRequest, isSendable, written } from './fuzz-request.ts';
import { validDrafts } from './valid-requests.ts';

/** An alteration of a valid request. */
interface Attack {
  readonly what: string;
  on(request: FuzzRequest): Partial<FuzzRequest>;
}

const MEGABYTE = 1_048_576;
const HOSTILE_TEXTS = [
  "'; DROP TABLE job; --",
  "1' OR '1'='1",
  '1); SELECT pg_sleep(10); --',
  '\\x00',
  '%00',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  'a\r\nSet-Cookie: a=b',
  '%0d%0aSet-Cookie:%20a=b',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '..\\..\\',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is to be seen whether anybody fills it in.
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '$(reboot)`reboot`',
  '\u001b[2J\u001b]0;x\u0007',
  '__proto__',
  'constructor.prototype',
  '{"$gt":""}',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'data:text/html;base64,PHNjcmlwdD4=',
  'javascript:alert(1)',
  '(a+)+$',
  'ﷺ'.repeat(500),
  'Z\u0351\u036b'.repeat(300),
];

/** Generates malicious requests, and some from clients that break HTTP. */
export function hostileRequests(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const attacks: { arbitrary: fc.Arbitrary<Attack>; weight: number }[] = [
    { arbitrary: oddMethods, weight: 2 },
    { arbitrary: oddPaths, weight: 2 },
    { arbitrary: oddQueries, weight: 3 },
    { arbitrary: oddHeaders, weight: 5 },
    { arbitrary: strangers, weight: 2 },
    { arbitrary: oddContentTypes, weight: 2 },
    { arbitrary: oddBodies, weight: 6 },
  ];
  if ('multipart/form-data' in operation.bodies) {
    attacks.push({ arbitrary: brokenForms, weight: 8 });
  }
  const attacked = fc.tuple(validDrafts(operation), fc.oneof(...attacks)).map(([draft, attack]) => {
    const request = written(draft, { kind: 'hostile', what: attack.what, isRefused: false });
    return { ...request, ...attack.on(request) };
  });
  const places = placesOf(operation);
  if (places.length === 0) return attacked;
  return fc.oneof(
    { arbitrary: attacked, weight: 3 },
    { arbitrary: hostileText(operation), weight: 2 },
  );
}

function placesOf(operation: Operation): readonly string[] {
  return [...parametersOf(operation).map(({ name }) => name), ...Object.keys(operation.bodies)];
}

/** Puts a hostile text in place of a valid value. */
function hostileText(operation: Operation): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(validDrafts(operation), fc.constantFrom(...HOSTILE_TEXTS), fc.nat({ max: 500 }))
    .map(([draft, text, pick]) => {
      const beside = Object.keys(draft.beside);
      const inside = isObject(draft.body) ? Object.keys(draft.body) : [];
      const place = [...beside, ...inside][pick % Math.max(1, beside.length + inside.length)];
      const about = {
        kind: 'hostile',
        what: `${place ?? ''}: ${JSON.stringify(text)}`,
        isRefused: false,
      } as const;
      return written(withText(draft, place ?? '', text), about);
    });
}

function withText(draft: Draft, place: string, text: string): Draft {
  if (place in draft.beside) return { ...draft, beside: { ...draft.beside, [place]: text } };
  return isObject(draft.body) ? { ...draft, body: { ...draft.body, [place]: text } } : draft;
}

const METHODS = ['PUT', 'PATCH', 'DELETE', 'POST', 'GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'SEARCH'];

const oddMethods = fc.constantFrom(...METHODS).map<Attack>((method) => ({
  what: `the method ${method}`,
  on: () => ({ method }),
}));

const SUFFIXES = [
  '/',
  '//',
  '/..',
  '/%2e%2e/',
  '%00',
  '%',
  '%zz',
  '%ff',
  ';a=b',
  '.json',
  '/%2f',
  '#a',
  '\\',
  '/'.padEnd(300, 'a'),
];

const oddPaths = fc.constantFrom(...SUFFIXES).map<Attack>((suffix) => ({
  what: `${suffix} after the path`,
  on: ({ path }) => {
    const [before = '', query] = path.split('?');
    return { path: before + suffix + (query === undefined ? '' : `?${query}`) };
  },
}));

const QUERIES = [
  'a=b',
  '__proto__[a]=b',
  '__proto__=b&constructor=c',
  'jobId[]=a&jobId[$ne]=b',
  '&&&===',
  '%',
  '%ff=%fe',
  'a=%00',
  'limit=1&limit=2&limit=3',
  'limit=1e3',
  'limit=-1',
  'limit=%2b1',
  'cursor=eyJhIjoxfQ',
  'from=NaN&to=Infinity',
  `a=${'b'.repeat(10_000)}`,
  Array.from({ length: 1500 }, (_, index) => `a${index}=1`).join('&'),
  '?',
  'SVC-API-KEY=a&authorization=b',
];

const oddQueries = fc.constantFrom(...QUERIES).map<Attack>((query) => ({
  what: `the query ${query.slice(0, SHOWN_CHARACTERS)}`,
  on: ({ path }) => ({ path: path + (path.includes('?') ? '&' : '?') + query }),
}));

const SHOWN_CHARACTERS = 60;

const HEADERS: readonly (readonly [string, string])[] = [
  ['accept', 'text/html;q=x, */*;q=-1'],
  ['accept', 'image/png'],
  ['accept-encoding', 'gzip;q=0, br, zstd, *;q=9'],
  ['accept-language', 'xx-'.repeat(100)],
  ['authorization', 'Basic OjpB'],
  ['authorization', 'Bearer'],
  ['cache-control', 'only-if-cached, max-age=-1'],
  ['content-encoding', 'gzip'],
  ['content-language', '\u00ff\u00fe'],
  ['cookie', 'patchbay.session_token=a; patchbay.session_token=b; =; ;;'],
  ['cookie', `a=${'b'.repeat(4000)}`],
  ['date', 'yesterday'],
  ['forwarded', 'for="[::1]";host=evil.example'],
  ['idempotency-key', '\u00e9'],
  ['idempotency-key', "' OR 1=1"],
  ['if-match', '"a", "b", *'],
  ['if-modified-since', 'Thu, 99 Foo 99999 99:99:99 GMT'],
  ['if-none-match', '*'],
  ['if-none-match', 'W/"'],
  ['if-range', '"a"'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['last-event-id', '0'],
  ['last-event-id', '-1; drop'],
  ['last-event-id', '9'.repeat(400)],
  ['max-forwards', '0'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['prefer', 'wait=99999999999, respond-async, quote'],
  ['prefer', 'return=minimal; foo="'],
  ['prefer', ','.repeat(900)],
  ['range', 'bytes=0-0,1-1,2-2,-1'],
  ['range', 'bytes=9-1'],
  ['range', 'bytes=99999999999999999999-'],
  ['range', 'pages=1'],
  ['referer', 'javascript:alert(1)'],
  ['svc-api-key', '\u00e9\u00ff'],
  ['svc-api-key', ''],
  ['traceparent', '00-00000000000000000000000000000000-0000000000000000-01'],
  ['traceparent', 'zz-'],
  ['tracestate', '='.repeat(600)],
  ['baggage', 'a=%ff,,='],
  ['user-agent', '() { :; }; echo'],
  ['x-csrf-token', '__proto__'],
  ['x-forwarded-for', "127.0.0.1, ', ::, 999.1.1.1"],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'gopher'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/metrics'],
  ['x-request-id', 'a'.repeat(3000)],
  ['x-request-id', '../../\u00ff'],
  ['anthropic-version', '__proto__'],
  ['anthropic-beta', 'a,'.repeat(500)],
  ['x-api-key', 'a'],
];

const oddHeaders = fc
  .array(fc.constantFrom(...HEADERS), { minLength: 1, maxLength: 4 })
  .map<Attack>((list) => ({
    what: list.map(([name, value]) => `${name}: ${value.slice(0, SHOWN_CHARACTERS)}`).join(', '),
    on: ({ headers }) => ({
      headers: [...headers, ...list.filter(([, value]) => isSendable(value))],
    }),
  }));

const strangers = fc
  .constantFrom<FuzzRequest['credential']>('nobody', 'stranger')
  .map<Attack>((credential) => ({ what: `from ${credential}`, on: () => ({ credential }) }));

const CONTENT_TYPES = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset=',
  'application/json, application/json',
  'application/vnd.api+json',
  'APPLICATION/JSON',
  'application/json;a="',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'a'.repeat(300)}`,
  'multipart/mixed; boundary=a',
  'image/png',
  '*/*',
  '/',
  'application/__proto__',
];

const oddContentTypes = fc.constantFrom(...CONTENT_TYPES).map<Attack>((type) => ({
  what: `the content type '${type}'`,
  on: ({ headers, body }) => ({
    headers: [...headers.filter(([name]) => name !== 'content-type'), ['content-type', type]],
    body: body ?? '{}',
  }),
}));

const NESTED = 100_000;
const WIDE = 20_000;

/** Bodies of JSON, or almost JSON, that match no operation. Built on demand: some are large. */
const BODIES: Readonly<Record<string, () => string | Buffer>> = {
  nothing: () => '',
  blank: () => ' \n\t ',
  null: () => 'null',
  true: () => 'true',
  'a number': () => '1e400',
  'a text': () => '"a"',
  'a list': () => '[]',
  'an empty object': () => '{}',
  'cut JSON': () => '{"prompt": "a',
  'two documents': () => '{}{}',
  'a comment': () => '{/* a */}',
  'a trailing comma': () => '{"prompt":"a",}',
  NaN: () => '{"prompt":NaN}',
  'a byte order mark': () => '\ufeff{}',
  'UTF-16': () => Buffer.from('{"prompt":"a"}', 'utf16le'),
  'no UTF-8': () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'a NUL': () => '{"prompt":"a"}\u0000',
  'a polluting name': () => '{"__proto__":{"admin":true},"prompt":"a"}',
  'a polluting name, deeper': () => '{"constructor":{"prototype":{"admin":true}}}',
  'a polluting name, escaped': () => '{"__pro\\u0074o__":{"admin":true}}',
  'lone surrogates': () => '{"prompt":"\\ud800\\udc00\\udfff","model":"\\ud83d"}',
  'a long number': () => `{"n":${'9'.repeat(10_000)}}`,
  'deep lists': () => '['.repeat(NESTED) + ']'.repeat(NESTED),
  'deep objects': () => `{"prompt":${'{"a":'.repeat(NESTED)}1${'}'.repeat(NESTED)}}`,
  'wide objects': () =>
    `{${Array.from({ length: WIDE }, (_, index) => `"a${index}":${index}`).join()}}`,
  'wide lists': () => `{"messages":[${Array.from({ length: WIDE }, () => '{}').join()}]}`,
  'the same name again and again': () => `{${Array.from({ length: WIDE }, () => '"a":1').join()}}`,
  'a megabyte of text': () => JSON.stringify({ prompt: 'a'.repeat(MEGABYTE) }),
  'a megabyte of text for text': () =>
    JSON.stringify({
      model: 'any',
      max_tokens: 5,
      messages: [{ role: 'user', content: 'é'.repeat(MEGABYTE / 2) }],
    }),
  'a bomb': () => gzipSync(Buffer.alloc(MEGABYTE)),
  'a page': () => '<!doctype html><html></html>',
  XML: () =>
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
};

const oddBodies = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...Object.keys(BODIES)).map<Attack>((name) => ({
      what: `a body of ${name}`,
      on: withBody(() => BODIES[name]?.() ?? ''),
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .json({ maxDepth: 6 })
      .map<Attack>((text) => ({ what: 'any JSON', on: withBody(() => text) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 200 })
      .map<Attack>((bytes) => ({ what: 'any bytes', on: withBody(() => Buffer.from(bytes)) })),
  },
);

function withBody(make: () => string | Buffer): Attack['on'] {
  return ({ headers }) => ({
    headers: [
      ...headers.filter(([name]) => name !== 'content-type'),
      ['content-type', 'application/json'],
    ],
    body: make(),
  });
}

const PART = 'content-disposition: form-data; name=';
const OPEN = `--${BOUNDARY}\r\n`;
const CLOSE = `--${BOUNDARY}--\r\n`;
const PARTS = 2_000;

const FORMS: Readonly<Record<string, () => string | Buffer>> = {
  nothing: () => '',
  'the end alone': () => CLOSE,
  'no end': () => `${OPEN}${PART}"prompt"\r\n\r\na`,
  'no part': () => 'prompt=a',
  'another boundary': () => `--another\r\n${PART}"prompt"\r\n\r\na\r\n--another--\r\n`,
  'a part without a name': () => `${OPEN}content-disposition: form-data\r\n\r\na\r\n${CLOSE}`,
  'a part without a head': () => `${OPEN}\r\na\r\n${CLOSE}`,
  'lines without CR': () => `${OPEN}${PART}"prompt"\r\n\r\na\r\n${CLOSE}`.replaceAll('\r', ''),
  'a head of 100 kB': () =>
    `${OPEN}${PART}"prompt"\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\na\r\n${CLOSE}`,
  'thousands of parts': () => `${OPEN}${PART}"prompt"\r\n\r\na\r\n`.repeat(PARTS) + CLOSE,
  'a polluting name': () => `${OPEN}${PART}"__proto__"\r\n\r\na\r\n${CLOSE}`,
  'a climbing file name': () =>
    `${OPEN}${PART}"image"; filename="../../a.png"\r\n\r\na\r\n${CLOSE}`,
  'a file name of 4 kB': () =>
    `${OPEN}${PART}"file"; filename="${'a'.repeat(4096)}"\r\n\r\na\r\n${CLOSE}`,
  'a file name with an odd charset': () =>
    `${OPEN}${PART}"file"; filename*=utf-99''%ff%00\r\n\r\na\r\n${CLOSE}`,
  'an empty file': () => `${OPEN}${PART}"file"; filename=""\r\n\r\n\r\n${CLOSE}`,
  'a form in a form': () =>
    `${OPEN}${PART}"image"\r\ncontent-type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\na\r\n--b--\r\n${CLOSE}`,
  'a part in Base64': () =>
    `${OPEN}${PART}"prompt"\r\ncontent-transfer-encoding: base64\r\n\r\n????\r\n${CLOSE}`,
  'text after the end': () => `${OPEN}${PART}"prompt"\r\n\r\na\r\n${CLOSE}${'x'.repeat(1000)}`,
  'a value of 2 MB': () => `${OPEN}${PART}"prompt"\r\n\r\n${'a'.repeat(2 * MEGABYTE)}\r\n${CLOSE}`,
  'a field that is a file': () => `${OPEN}${PART}"prompt"; filename="a"\r\n\r\na\r\n${CLOSE}`,
  'a file that is text': () => `${OPEN}${PART}"image"\r\n\r\na\r\n${CLOSE}`,
};

const brokenForms = fc.constantFrom(...Object.keys(FORMS)).map<Attack>((name) => ({
  what: `a form with ${name}`,
  on: ({ headers }) => ({
    headers: [
      ...headers.filter(([header]) => header !== 'content-type'),
      ['content-type', `multipart/form-data; boundary=${BOUNDARY}`],
    ],
    body: FORMS[name]?.() ?? '',
  }),
}));
