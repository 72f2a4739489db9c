import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileSource } from '../../server/assets/received.ts';
import { done } from '../../server/foundation/outcome.ts';
import type { Answer } from '../a-gateway.ts';
import { aListener, type TestListener } from './a-listener.ts';

let listener: TestListener;
/** The inputs that the operation received, with files replaced by their content. */
let inputs: Record<string, unknown>[];

beforeAll(async () => {
  listener = await aListener({
    editImage: async ({ input: { body } }) => {
      const image = await Promise.all(body.image.map(contentOf));
      const mask = body.mask === undefined ? {} : { mask: await contentOf(body.mask) };
      inputs.push({ ...body, image, ...mask });
      return done({
        kind: 'json',
        body: { created: 1, data: [{ b64_json: 'AAAA' }], usage: USAGE },
      });
    },
  });
});

beforeEach(() => {
  inputs = [];
});

afterAll(() => listener.stop());

const USAGE = {
  input_tokens: 1,
  input_tokens_details: { image_tokens: 0, text_tokens: 1 },
  output_tokens: 1,
  total_tokens: 2,
};

async function contentOf(source: FileSource): Promise<string> {
  return source.kind === 'part' ? readFile(source.path, 'utf8') : `not a part but ${source.kind}`;
}

type Part = readonly [name: string, content: string | Blob, fileName?: string];

const file = (content: string): Blob => new Blob([content]);
const PROMPT: Part = ['prompt', 'x'];
const IMAGE: Part = ['image', file('one')];

function post(...parts: readonly Part[]): Promise<Answer> {
  const form = new FormData();
  for (const [name, content, fileName = 'file'] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, content, fileName);
  }
  return listener.call('/v1/images/edits', { form });
}

function violations({ json }: Answer): unknown {
  return json.data?.violations.map(({ parameter, rule }: { parameter: string; rule: string }) => [
    parameter,
    rule,
  ]);
}

describe('the files of a form', () => {
  const IMGX: Part = ['mode', 'imgx-image-1'];

  test.each<[string, Part[], string[]]>([
    ['image once', [IMAGE], ['one']],
    ['image more than once', [IMAGE, ['image', file('two')]], ['one', 'two']],
    [
      'image[]',
      [
        ['image[]', file('one')],
        ['image[]', file('two')],
      ],
      ['one', 'two'],
    ],
    [
      'both',
      [
        ['image[]', file('one')],
        ['image', file('two')],
      ],
      ['one', 'two'],
    ],
  ])('come as %s, in their order', async (_what, files, contents) => {
    expect((await post(PROMPT, IMGX, ...files)).status).toBe(200);
    expect(inputs).toMatchObject([{ image: contents }]);
  });

  test('may hold anything: bytes, nothing, and what looks like an edge', async () => {
    const bytes = new Blob([Uint8Array.from({ length: 256 }, (_, index) => index)]);
    expect((await post(PROMPT, IMGX, ['image', file('')], ['image', file('\r\n--x')])).status).toBe(
      200,
    );
    expect(inputs).toMatchObject([{ image: ['', '\r\n--x'] }]);
    expect((await post(PROMPT, IMGX, ['image', bytes])).status).toBe(200);
  });

  test('come with a mask', async () => {
    expect((await post(PROMPT, IMAGE, ['mask', file('hole')])).status).toBe(200);
    expect(inputs).toMatchObject([{ image: ['one'], mask: 'hole' }]);
  });

  test('are gone when the request is over', async () => {
    await post(PROMPT, IMAGE);
    await expect.poll(() => listener.scratch()).toEqual([]);
  });

  test.each([
    '../../etc/passwd',
    'a\r\nx: y',
    '\u0000',
    '',
    'x'.repeat(4096),
    'COM1',
    '"; name="prompt',
  ])('may be called anything: %j', async (name) => {
    const answer = await post(PROMPT, ['image', file('one'), name]);
    expect(answer.status).toBe(200);
    expect(inputs).toMatchObject([{ prompt: 'x', image: ['one'] }]);
  });

  test('are no more than one for a parameter that is one', async () => {
    const answer = await post(PROMPT, IMAGE, ['mask', file('a')], ['mask', file('b')]);
    expect([answer.status, answer.json.message]).toEqual([
      400,
      'mask must be one file, not a list.',
    ]);
  });

  test('are counted as the model has it', async () => {
    const answer = await post(PROMPT, IMAGE, ['image[]', file('two')]);
    expect(violations(answer)).toEqual([['image', 'imgy-2-source-count']]);
    expect(answer.json.data).not.toHaveProperty('suggestion');
  });
});

describe('the texts of a form', () => {
  test.each([
    ['2', 2],
    ['10', 10],
    ['2.0', 2],
  ])('%s is a number where the contract has one', async (text, number) => {
    expect((await post(PROMPT, IMAGE, ['n', text])).status).toBe(200);
    expect(inputs).toMatchObject([{ n: number }]);
  });

  test.each(['abc', '', ' 2', '2 ', '0x2', '1e1', '２'])('%j is no number', async (text) => {
    const answer = await post(PROMPT, IMAGE, ['n', text]);
    expect([answer.status, answer.json.message]).toEqual([
      400,
      `n must be a whole number; it is '${text}'.`,
    ]);
  });

  test.each([
    ['1.5', 'type', 'n must be a whole number, not 1.5.'],
    ['-1', 'image-count', 'n must be between 1 and 10; it is -1.'],
    ['11', 'image-count', 'n must be between 1 and 10; it is 11.'],
  ])('%s is a number that breaks a rule', async (text, rule, message) => {
    const answer = await post(PROMPT, IMAGE, ['n', text]);
    expect(violations(answer)).toEqual([['n', rule]]);
    expect(answer.json.message).toBe(message);
  });

  test('of digits stays a text where the contract has one', async () => {
    expect((await post(['prompt', '42'], IMAGE)).status).toBe(200);
    expect(inputs).toMatchObject([{ prompt: '42' }]);
  });

  test('must be given once where the parameter takes one', async () => {
    const answer = await post(PROMPT, IMAGE, ['n', '1'], ['n', '2']);
    expect(answer.json.message).toBe('n must be given once.');
  });

  test('keeps every character', async () => {
    const prompt = 'Grüße, “🌊”\u0000\t';
    expect((await post(['prompt', prompt], IMAGE)).status).toBe(200);
    expect(inputs).toMatchObject([{ prompt }]);
  });

  test.each([
    ['UTF-8 where it names none', '', [0x63, 0xe9], 400],
    [
      'the one that it names',
      'content-type: text/plain; charset=iso-8859-1\r\n',
      [0x63, 0xe9],
      200,
    ],
  ])('is read in its encoding: %s', async (_encoding, head, bytes, status) => {
    const edge = '--an-edge\r\ncontent-disposition: form-data; name=';
    const body = Buffer.concat([
      Buffer.from(`${edge}"prompt"\r\n${head}\r\n`),
      Buffer.from(bytes),
      Buffer.from(`\r\n${edge}"image"; filename="one.png"\r\n\r\none\r\n--an-edge--\r\n`),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=an-edge' };
    const answer = await listener.call('/v1/images/edits', { method: 'POST', body, headers });
    expect(answer.status, answer.text).toBe(status);
    if (status === 200) expect(inputs[0]?.prompt).toBe('cé');
    else {
      const sentence =
        'prompt is not valid text in its character encoding, which is UTF-8 if it declares none.';
      expect(answer.json.message).toBe(sentence);
    }
  });

  test.each([
    ['"A fox, \\u0041"', 'A fox, A'],
    ['A fox', 'A fox'],
    [' {"a": [1]}', ' {"a": [1]}'],
    ['42', '42'],
  ])('is what a part of the type JSON says: %s', async (json, prompt) => {
    const type = 'content-type: application/json; charset=utf-8';
    const edge = '--an-edge\r\ncontent-disposition: form-data; name=';
    const body = `${edge}"prompt"\r\n${type}\r\n\r\n${json}\r\n${edge}"n"\r\n${type}\r\n\r\n1\r\n${edge}"image"; filename="one.png"\r\n\r\none\r\n--an-edge--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=an-edge' };
    const answer = await listener.call('/v1/images/edits', { method: 'POST', body, headers });
    expect(answer.status, answer.text).toBe(200);
    expect(inputs).toMatchObject([{ prompt, n: 1 }]);
  });

  test('may be called by an alias, alone or beside its own name', async () => {
    expect((await post(PROMPT, IMAGE, ['model', 'imgx-image-1'])).status).toBe(200);
    const both = await post(PROMPT, IMAGE, ['model', 'imgy-2'], ['mode', 'imgy-2']);
    expect(both.status).toBe(200);
    expect(inputs).toMatchObject([{ mode: 'imgx-image-1' }, { mode: 'imgy-2' }]);
  });

  test('must not be two different ones under both names', async () => {
    const answer = await post(PROMPT, IMAGE, ['model', 'imgy-2'], ['mode', 'imgx-image-1']);
    expect(violations(answer)).toEqual([['mode', 'alias-conflict']]);
  });
});

describe('a file without a name', () => {
  /** A hand-written form in which only the content type marks the picture as a file. */
  function postTyped(type: string, content: string): Promise<Answer> {
    const part = (head: string, text: string) =>
      `--an-edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
    const body = `${part('name="prompt"', 'x')}${part(`name="image"\r\ncontent-type: ${type}`, content)}--an-edge--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=an-edge' };
    return listener.call('/v1/images/edits', { method: 'POST', body, headers });
  }

  test.each(['image/png', 'application/octet-stream', 'application/x-anything'])(
    'is a file where its type is %s',
    async (type) => {
      expect((await postTyped(type, 'one')).status).toBe(200);
      expect(inputs).toMatchObject([{ prompt: 'x', image: ['one'] }]);
    },
  );

  test.each(['one', '\ufffd'])('is no file where its type is that of text: %j', async (content) => {
    const answer = await postTyped('text/plain', content);
    expect(answer.json.data.violations[0].message).toBe('image must be a file, not text.');
  });
});

describe('a part of the wrong kind', () => {
  test('a file where a text belongs is refused by name', async () => {
    const answer = await post(['prompt', file('x')], IMAGE);
    expect(violations(answer)).toEqual([['prompt', 'type']]);
    expect(answer.json.message).toBe('prompt must be text, not a file.');
  });

  test.each(['hello', 'AAAA', 'https://example.com/a.png', 'data:image/png;base64,AAAA'])(
    'a text where a file belongs is refused by name, not fetched or decoded: %s',
    async (text) => {
      const answer = await post(PROMPT, ['image', text], ['mask', text]);
      expect(answer.status).toBe(400);
      expect(violations(answer)).toEqual([
        ['image', 'type'],
        ['mask', 'type'],
      ]);
      expect(answer.json.data.violations[0].message).toBe('image must be a file, not text.');
      expect(inputs).toEqual([]);
    },
  );

  test('a parameter that is not there is refused, be it a text or a file', async () => {
    const text = await post(PROMPT, IMAGE, ['colour', 'red']);
    expect(violations(text)).toEqual([['colour', 'unknown-parameter']]);
    const other = await post(PROMPT, IMAGE, ['imagine', file('x')]);
    expect(violations(other)).toEqual([['imagine', 'unknown-parameter']]);
  });

  test('a slip in the name of a file offers the right one in words, and no file as a change', async () => {
    const answer = await post(PROMPT, ['imag', file('x')]);
    expect(answer.json.data.violations).toContainEqual({
      parameter: 'imag',
      rule: 'unknown-parameter',
      message: 'There is no parameter imag; did you mean image?',
    });
    expect(answer.json.data).not.toHaveProperty('suggestion');
  });
});
