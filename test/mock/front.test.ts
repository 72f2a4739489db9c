import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { forms } from '../../generated/forms.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { JobRecord } from '../../generated/types.ts';
import { operationsMeantFor } from '../../server/operations/served-models.ts';
import { type Answer, type CallOptions, send } from '../a-gateway.ts';
import { aMock, type TestMock } from '../a-mock.ts';
import { aReceiver } from '../a-receiver.ts';
import { aFormWith, aRecording } from '../recordings.ts';

let mock: TestMock;

beforeAll(async () => {
  mock = await aMock();
});

afterAll(() => mock.stop());

function ask(path: string, options: CallOptions = {}): Promise<Answer> {
  return send(mock.url + path, {
    ...options,
    headers: { 'SVC-API-KEY': 'any', ...options.headers },
  });
}

/** The response headers in the contract, except those that web pages may read by default or never. */
function headersInContract(): readonly string[] {
  const names = new Set<string>();
  JSON.stringify([contract.paths, contract.components.responses], (key, value) => {
    if (key === 'headers') for (const name of Object.keys(value)) names.add(name.toLowerCase());
    return value;
  });
  for (const name of ['set-cookie', 'last-modified', 'cache-control']) names.delete(name);
  return [...names];
}

/** The operations that are priced by model: they take a model and have a price. */
const MODEL_TAKERS = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .filter((operation) => 'x-model' in operation)
  .map(({ operationId }) => operationId)
  .filter((name) =>
    Object.values(forms).some(
      ({ operationId, ways }) => operationId === name && ways.quote !== undefined,
    ),
  );

const VIDEO = { prompt: 'A lighthouse at dusk' };
const MUSIC = {
  music_id: '01a1fd2c-3fd4-76fd-aeeb-975729fae923',
  custom: false,
  instrumental: true,
  mv: 'tune-v5',
  llm_description_prompt: 'A slow waltz',
};

describe('the mock server does what Prism does not', () => {
  test('each of several pictures has an address of its own, and a file', async () => {
    const { json } = await ask('/v1/images/generations', { json: { prompt: 'A fox', n: 3 } });
    const urls: readonly string[] = json.data.map(({ url }: { url: string }) => url);
    expect(new Set(urls).size).toBe(3);
    for (const url of urls) expect((await send(url)).status).toBe(200);
  });

  test('a response says of itself what its request says: that it goes on from another, and is not kept', async () => {
    const asked = { model: 'sandbox-text-1', input: 'And then?' };
    const respond = async (more: object) => {
      const { json } = await ask('/v1/responses', { json: { ...asked, ...more } });
      return [json.status, json.previous_response_id, json.store];
    };
    expect(await respond({})).toEqual(['completed', null, true]);
    expect(await respond({ store: null })).toEqual(['completed', null, true]);
    expect(await respond({ store: false })).toEqual(['completed', null, false]);
    const previous = { previous_response_id: 'resp_a3b7c1190de2f684' };
    expect(await respond(previous)).toEqual(['completed', 'resp_a3b7c1190de2f684', true]);
    const headers = { prefer: 'quote' };
    const quote = await ask('/v1/responses', { json: { ...asked, store: false }, headers });
    expect(Object.keys(JSON.parse(quote.text))).toEqual(['status', 'message', 'data']);
  });

  test('a model of text is listed with every operation that takes it', async () => {
    const { json } = await ask('/v1/models');
    const text = json.data.find(({ id }: { id: string }) => id === 'sandbox-text-1');
    expect(text.operations).toEqual(operationsMeantFor({ id: 'sandbox-text-1', serves: ['text'] }));
    const priced = text.prices.map(({ operation }: { operation: string }) => operation);
    expect(priced).toEqual(text.operations);
  });

  test('there is a model for every operation that takes one, so that none has to be named', async () => {
    const { json } = await ask('/v1/models');
    const served = json.data.flatMap(({ operations }: { operations: string[] }) => operations);
    const asked = MODEL_TAKERS.filter((operationId) => !served.includes(operationId));
    expect(asked).toEqual([]);
    expect(MODEL_TAKERS).toContain('createEmbedding');
  });

  test('malformed JSON is 400 with its reason', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask('/vidx/generations', { body: '{"prompt":', headers });
    expect(answer.status).toBe(400);
    expect(answer.json.data.violations).toMatchObject([{ rule: 'body' }]);
  });

  test('the contract itself is answered whole, with the address of the mock', async () => {
    const { json } = await ask('/openapi.json');
    expect(json).toEqual({
      ...contract,
      servers: [{ url: mock.url, description: contract.servers[0]?.description }],
    });
    const yaml = await ask('/openapi.yaml');
    expect(parse(yaml.text)).toEqual(json);
  });

  test.each([
    [
      'a content type that is none',
      415,
      '/vidx/generations',
      { method: 'POST', body: 'x', headers: { 'content-type': ';' } },
    ],
    ['a path that is none', 404, '/assets/%', {}],
  ])('%s is answered in the envelope', async (_what, status, path, options) => {
    const answer = await ask(path, options);
    expect([answer.status, answer.json.status]).toEqual([status, 'FAILED']);
    expect(answer.headers.get('x-contract-fingerprint')).not.toBeNull();
  });

  test('forms with several files are understood', async () => {
    const form = aFormWith('image[]', new Blob(['one']));
    form.append('image[]', new Blob(['two']));
    form.append('prompt', 'A teapot');
    form.append('model', 'imgx-image-1');
    form.append('n', '2');
    const answer = await ask('/v1/images/edits', { form });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data).toHaveLength(2);
    const upload = await ask('/musx/v1/upload', { form: aFormWith('file', aRecording(1)) });
    expect(upload.json.data.music_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('what keeps the contract is never answered as if it broke it, whatever Prism makes of it', async () => {
    const json = { audio_url: 'HTTPS://EXAMPLE.COM/hum.wav' };
    const upload = await ask('/musx/v1/upload', { json });
    expect([upload.status, upload.json.data.music_id]).toEqual([200, expect.any(String)]);
    const refused = await ask('/musx/v1/upload', { json: { audio_url: 'hum.wav' } });
    expect([refused.status, refused.json.data.violations[0].rule]).toEqual([400, 'sample-address']);
  });

  test('unknown paths, methods, kinds of body and sizes are answered in the envelope', async () => {
    const unknown = await ask('/vidx/generation');
    expect([unknown.status, unknown.json.status]).toEqual([404, 'FAILED']);
    expect(unknown.json.message).toContain('/vidx/generations');
    const method = await ask('/v1/models', { method: 'DELETE' });
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const kind = await ask('/vidx/generations', {
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect([kind.status, kind.json.status]).toEqual([415, 'FAILED']);
    const large = await ask('/vidx/generations', { json: { prompt: 'x'.repeat(1_100_000) } });
    expect([large.status, large.json.status]).toEqual([413, 'FAILED']);
  });

  test('a callback is sent after the answer, and can be asked to be one of failure', async () => {
    const receiver = await aReceiver(200);
    await ask('/vidx/generations', { json: { ...VIDEO, hook_url: receiver.url } });
    await receiver.received(1);
    const headers = { prefer: 'callback=failed' };
    await ask('/vidx/generations', { json: { ...VIDEO, hook_url: receiver.url }, headers });
    const [first, second] = await receiver.received(2);
    expect(first?.body).toMatchObject({ status: 'SUCCESS', data: { action: 'video' } });
    expect(second?.body).toMatchObject({ status: 'FAILED', data: { reason: 'moderation' } });
    await receiver.stop();
  });

  test('a callback is signed with the secret that the mock tells', async () => {
    const receiver = await aReceiver(200);
    await ask('/vidx/generations', { json: { ...VIDEO, hook_url: receiver.url } });
    const [call] = await receiver.received(1);
    const { json } = await ask('/callback-secrets');
    const webhook = new Webhook(json.data.secrets[0].secret);
    expect(() => webhook.verify(call?.text ?? '', Object(call?.headers))).not.toThrow();
    await receiver.stop();
  });

  test('a job that is preferred can have a callback of failure', async () => {
    const receiver = await aReceiver(200);
    const { status, json } = await ask('/v1/images/generations', {
      json: { prompt: 'A fox', hook_url: receiver.url },
      headers: { prefer: 'respond-async, callback=failed' },
    });
    expect([status, typeof json.data.jobId]).toEqual([202, 'string']);
    const [call] = await receiver.received(1);
    expect(call?.body).toMatchObject({ status: 'FAILED' });
    await receiver.stop();
  });

  test('a callback that the contract has not is not guessed at', async () => {
    const headers = { prefer: 'callback=lost' };
    const { status, json } = await ask('/vidx/generations', { json: VIDEO, headers });
    expect([status, json.message]).toEqual([
      400,
      expect.stringContaining("no callback 'lost' of createVideo. Prefer can ask for callback="),
    ]);
  });

  test.each([
    ['/v1/images/generations', { prompt: 'A fox', hook_url: 'https://example.com/' }, 'hook_url'],
    [
      '/musx/v1/sample',
      { ...MUSIC, chop_sample_start_s: 5, chop_sample_end_s: 5 },
      'chop_sample_end_s',
    ],
  ])('%s refuses what no schema can, as the gateway does', async (path, json, parameter) => {
    const answer = await ask(path, { json });
    expect([answer.status, answer.json.data.violations[0].parameter]).toEqual([400, parameter]);
  });

  test('nobody is told of what is only quoted', async () => {
    const receiver = await aReceiver(200);
    const json = { ...VIDEO, hook_url: receiver.url };
    const quoted = await ask('/vidx/generations', { json, headers: { prefer: 'quote' } });
    expect(quoted.headers.get('preference-applied')).toBe('quote');
    // A callback of the quote would arrive before that of the job.
    await ask('/vidx/generations', { json, headers: { prefer: 'callback=failed' } });
    const [call] = await receiver.received(1);
    expect(call?.body).toMatchObject({ status: 'FAILED' });
    await receiver.stop();
  });

  test('a job that is preferred has an address', async () => {
    const { headers } = await ask('/v1/images/generations', {
      json: { prompt: 'A fox' },
      headers: { prefer: 'respond-async' },
    });
    expect(headers.get('preference-applied')).toBe('respond-async');
    const { status } = await ask(headers.get('location') ?? '');
    expect(status).toBe(200);
  });

  test.each<[string, CallOptions]>([
    ['/vidx/generations', { json: VIDEO }],
    ['/v1/images/generations', { json: { prompt: 'A fox' } }],
    ['/v1/embeddings', { json: { model: 'any', input: 'A fox' } }],
    ['/v1/images/generations', { json: { prompt: 'A fox' }, headers: { prefer: 'wait=10' } }],
  ])('no preference is said to be applied where none was: %s', async (path, options) => {
    const { status, headers } = await ask(path, options);
    expect([status, headers.get('preference-applied')]).toEqual([200, null]);
  });

  test('jobs are listed as they are asked for, page by page', async () => {
    const pages: unknown[] = [];
    let next: string | null = '';
    while (next !== null) {
      const cursor: string = next === '' ? '' : `&cursor=${next}`;
      const { json } = await ask(`/jobs?limit=1${cursor}`);
      expect(json.message).toBe('1 job.');
      pages.push(...json.data.jobs.map((job: JobRecord) => [job.data.action, job.status]));
      next = json.data.next;
    }
    expect(pages).toEqual([
      ['image', 'SUCCESS'],
      ['music', 'SUCCESS'],
      ['video', 'SUCCESS'],
    ]);
    const { json } = await ask('/jobs?kind=music&status=FAILED');
    expect(json.data.jobs).toMatchObject([{ status: 'FAILED', data: { action: 'music' } }]);
    const found = (await ask('/jobs?search=LIGHTHOUSE&kind=video')).json.data.jobs;
    expect(found).toMatchObject([{ data: { action: 'video' } }]);
    expect((await ask('/jobs?search=nowhere')).json.data.jobs).toEqual([]);
    expect((await ask('/jobs?kind=image&createdFrom=2099-01-01T00:00:00Z')).json.data).toEqual({
      jobs: [],
      next: null,
    });
  });

  test('jobs are listed by the time of their creation: from one on, and before another', async () => {
    const [job]: JobRecord[] = (await ask('/jobs?kind=video')).json.data.jobs;
    const { createdAt } = job?.data ?? {};
    const idsOf = async (query: string) =>
      (await ask(`/jobs?kind=video&${query}`)).json.data.jobs.map(({ jobId }: JobRecord) => jobId);
    expect(await idsOf(`createdFrom=${createdAt}`)).toEqual([job?.jobId]);
    expect(await idsOf(`createdBefore=${createdAt}`)).toEqual([]);
    expect(await idsOf('createdFrom=2026-01-01T00:00:00%2B01:00')).toEqual([job?.jobId]);
    expect(await idsOf('createdFrom=2099-01-01T00:00:00Z')).toEqual([]);
    expect(await idsOf('createdBefore=2099-01-01T00:00:00Z')).toEqual([job?.jobId]);
  });

  test.each(['first snow', 'WALTZ', 'snow on the quay'])(
    'songs are found by what was requested and made: %s',
    async (search) => {
      const query = `/jobs?kind=music&search=${encodeURIComponent(search)}`;
      const { jobs } = (await ask(query)).json.data;
      expect(jobs).toMatchObject([{ data: { action: 'music' } }]);
    },
  );

  test('its addresses are those where it is', async () => {
    const { data } = (await ask('/healthz')).json;
    expect(data).toEqual({ baseUrl: mock.url, altBaseUrl: mock.url });
  });

  test.each([
    ['', ['day']],
    ['by=day', ['day']],
    ['by=model', ['model']],
    ['by=operation,key', ['keyId', 'operation']],
    ['by=day,key,model,operation', ['day', 'keyId', 'model', 'operation']],
  ])('usage is split as it is asked for: %s', async (query, columns) => {
    const split = ['day', 'keyId', 'keyName', 'model', 'operation'];
    const { rows, total } = (await ask(`/account/usage?${query}`)).json.data;
    for (const row of rows) {
      expect(Object.keys(row).filter((name) => split.includes(name))).toEqual(columns);
    }
    const groups = rows.map((row: object) => columns.map((name) => Reflect.get(row, name)).join());
    expect(new Set(groups).size).toBe(2);
    expect(Number(rows[0].units) + Number(rows[1].units)).toBe(Number(total.units));
    const [titles = '', ...lines] = (await ask(`/account/usage.csv?${query}`)).text.split('\r\n');
    const named = titles.split(',').filter((name) => split.includes(name));
    expect(named.filter((name) => name !== 'keyName')).toEqual(columns);
    expect(named.includes('keyName')).toBe(columns.includes('keyId'));
    expect(lines.map((line) => line.split(',').at(named.length + 1))).toEqual([
      '8',
      '60',
      undefined,
    ]);
  });

  test('other lists end with the page that a cursor leads to', async () => {
    const first = await ask('/account/ledger');
    const { json } = await ask(`/account/ledger?cursor=${first.json.data.next}`);
    expect(json.data.next).toBeNull();
  });

  test.each(['/v1/chat/completions', '/v1/messages'])(
    'a stream is one also where an answer at random is preferred: %s',
    async (path) => {
      const { headers, text } = await ask(path, {
        json: { model: 'any', messages: [{ role: 'user', content: 'Hi' }], stream: true },
        headers: { prefer: 'dynamic=true' },
      });
      expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
      expect(text).toMatch(/data: (\[DONE\]|\{"type":"message_stop"\})\n\n$/);
    },
  );

  test('what is always true is so in answers at random, too', async () => {
    const deleted = await Promise.all(
      Array.from({ length: 8 }, () =>
        ask('/v1/responses/resp_1', { method: 'DELETE', headers: { prefer: 'dynamic=true' } }),
      ),
    );
    expect(new Set(deleted.map(({ json }) => json.deleted))).toEqual(new Set([true]));
  });

  test('a stream tells what it consumed where that is asked for', async () => {
    const stream = (more: object) =>
      ask('/v1/chat/completions', {
        json: { model: 'any', messages: [{ role: 'user', content: 'Hi' }], stream: true, ...more },
      });
    expect((await stream({})).text).not.toContain('"usage"');
    const { text } = await stream({ stream_options: { include_usage: true } });
    expect(text).toMatch(/"usage":\{"prompt_tokens":14.*\n\ndata: \[DONE\]/);
  });

  test('the addresses in answers lead to files of the mock that can be played, in parts too', async () => {
    const { json } = await ask('/vidx/fetch?jobId=any');
    const { videoUrl, coverUrl } = json.data;
    expect(videoUrl.startsWith(mock.url)).toBe(true);
    const part = await fetch(videoUrl, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm']);
    // The magic number of Matroska, the base of WebM.
    expect(Buffer.from(await part.arrayBuffer()).toString('hex')).toBe('1a45dfa3');
    expect((await fetch(coverUrl)).headers.get('content-type')).toBe('image/jpeg');
    const song = (await ask('/musx/v2/fetch?jobId=any')).json.data.musics[0];
    expect((await fetch(song.audioUrl)).headers.get('content-type')).toBe('audio/mpeg');
    expect((await ask('/assets/none?expires=1&signature=x')).status).toBe(404);
  });

  test('what a file is not sent for is told as the gateway tells it, and what is sent as well', async () => {
    const address: string = (await ask('/vidx/fetch?jobId=any')).json.data.coverUrl;
    const path = address.slice(mock.url.length);
    const whole = await fetch(address);
    const etag = whole.headers.get('etag') ?? '';
    const bytes = whole.headers.get('content-length');
    expect(whole.headers.get('content-disposition')).toContain('filename="video-cover.jpg"');
    const outside = await ask(path, { headers: { range: 'bytes=999999-' } });
    expect([outside.status, outside.json]).toEqual([
      416,
      { status: 'FAILED', message: 'The range lies outside the file.' },
    ]);
    expect(outside.headers.get('content-range')).toBe(`bytes */${bytes}`);
    const other = await ask(path, { headers: { 'if-match': '"another"' } });
    expect([other.status, other.json]).toEqual([
      412,
      { status: 'FAILED', message: 'The file is another one than the request asks for.' },
    ]);
    const part = await ask(path, { headers: { range: 'bytes=2-5', 'if-match': etag } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes}`]);
  });

  test('has a vector for each text, in its place, written as asked for', async () => {
    const vectorsOf = async (more: object) => {
      const json = { model: 'any', ...more };
      const answer = await ask('/v1/embeddings', { json });
      expect(answer.status).toBe(200);
      return answer.json.data;
    };
    for (const [input, count] of [
      ['A fox', 1],
      [['A fox', 'A hare', 'An owl'], 3],
      [[1, 2, 3, 4], 1],
      [[[1], [2, 3]], 2],
    ] as const) {
      const places = Array.from({ length: count }, (_, index) => index);
      const numbers = await vectorsOf({ input });
      expect(numbers.map(({ index }: { index: number }) => index)).toEqual(places);
      expect(numbers[0].embedding).toEqual(expect.any(Array));
      const inText = await vectorsOf({ input, encoding_format: 'base64' });
      expect(inText.map(({ index }: { index: number }) => index)).toEqual(places);
      expect(inText[0].embedding).toEqual(expect.any(String));
    }
  });

  test.each([3, 8, 20])('has vectors as long as asked for: %i', async (dimensions) => {
    const vectorsOf = async (more: object) => {
      const json = { model: 'any', input: ['A fox', 'A hare', 'An owl'], dimensions, ...more };
      const answer = await ask('/v1/embeddings', { json });
      return answer.json.data.map(({ embedding }: { embedding: unknown }) => embedding);
    };
    const vectors = await vectorsOf({});
    expect(vectors.map((vector: unknown[]) => vector.length)).toEqual(Array(3).fill(dimensions));
    const texts = await vectorsOf({ encoding_format: 'base64' });
    const bytes = texts.map((text: string) => Buffer.from(text, 'base64').length);
    expect(bytes).toEqual(Array(3).fill(4 * dimensions));
    const usual = await vectorsOf({ dimensions: null });
    expect(usual[0]).toHaveLength(8);
  });

  test('has as many choices as were asked for, in their places', async () => {
    const choicesOf = async (n?: number | null) => {
      const json = { model: 'any', messages: [{ role: 'user', content: 'Hi' }], n };
      const { choices } = (await ask('/v1/chat/completions', { json })).json;
      return choices.map(({ index }: { index: number }) => index);
    };
    expect(await choicesOf(3)).toEqual([0, 1, 2]);
    expect(await choicesOf()).toEqual([0]);
    expect(await choicesOf(null)).toEqual([0]);
  });

  test.each(['/account/usage.csv', '/account/ledger.csv'])(
    'the lines of %s end as RFC 4180 says',
    async (path) => {
      const { text } = await ask(path);
      expect(text).toMatch(/^(?:[^\r\n]+\r\n){2,}$/);
    },
  );

  test('as many pictures come as were asked for, in the form that was asked for', async () => {
    const byAddress = await ask('/v1/images/generations', { json: { prompt: 'A fox', n: 3 } });
    expect(byAddress.json.data).toHaveLength(3);
    expect(byAddress.json.data[0].url).toContain(mock.url);
    const json = { prompt: 'A fox', n: 2, response_format: 'b64_json' };
    const inBase64 = await ask('/v1/images/generations', { json });
    expect(inBase64.json.data.map((item: object) => Object.keys(item))).toEqual([
      ['b64_json'],
      ['b64_json'],
    ]);
  });

  test('a page of another origin may call it', async () => {
    const preflight = await ask('/vidx/generations', {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'svc-api-key' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('svc-api-key');
    const { headers } = await ask('/v1/models');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const exposed = headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(expect.arrayContaining([...headersInContract()]));
    for (const method of ['DELETE', 'PATCH']) {
      expect(preflight.headers.get('access-control-allow-methods')?.split(', ')).toContain(method);
    }
  });
});

describe('an answer that has been given before', () => {
  test('is given for what keeps the contract, and to whom has a key', async () => {
    const known = await ask('/vidx/generations', { json: VIDEO });
    expect(known.status).toBe(200);
    const json = { prompt: 'A lighthouse at dusk', resolution_name: '1080p' };
    const refused = await ask('/vidx/generations', { json });
    expect(refused.status).toBe(400);
    expect(refused.json.data.violations).toMatchObject([{ rule: 'fast-video-resolution' }]);
    const nobody = await send(`${mock.url}/vidx/generations`, { json: VIDEO });
    expect(nobody.status).toBe(401);
    expect(nobody.json.message).toContain('There is no API key in the header SVC-API-KEY.');
    const again = await ask('/vidx/generations', { json: { prompt: 'Another lighthouse' } });
    expect([again.status, again.text]).toEqual([200, known.text]);
  });

  test('leads to files where this request came in, and has an identifier of its own', async () => {
    await ask('/vidx/fetch?jobId=any');
    const elsewhere = mock.url.replace('127.0.0.1', 'localhost');
    const headers = { 'SVC-API-KEY': 'any' };
    const { json } = await send(`${elsewhere}/vidx/fetch?jobId=other`, { headers });
    expect(json.data.videoUrl.startsWith(elsewhere)).toBe(true);
    const failing = { json: { prompt: 'A fox' }, headers: { prefer: 'code=502' } };
    const [first, second] = [
      await ask('/v1/images/generations', failing),
      await ask('/v1/images/generations', failing),
    ];
    expect(second.json.request_id).toBe(second.headers.get('x-request-id'));
    expect(second.json.request_id).not.toBe(first.json.request_id);
  });

  test('has as many pictures as this request asks for', async () => {
    const counts = [2, 4, 1].map(async (n) => {
      const { json } = await ask('/v1/images/generations', { json: { prompt: 'A fox', n } });
      return json.data.length;
    });
    expect(await Promise.all(counts)).toEqual([2, 4, 1]);
  });
});

describe('Prefer', () => {
  test('asks for a status, with the identifier of this very request', async () => {
    const headers = { prefer: 'code=502' };
    const answer = await ask('/v1/images/generations', { json: { prompt: 'A fox' }, headers });
    expect(answer.status).toBe(502);
    expect(answer.json.request_id).toBe(answer.headers.get('x-request-id'));
  });

  test('that asks for success is met by the stream that was asked for', async () => {
    const json = { model: 'any', messages: [{ role: 'user', content: 'Hi' }], stream: true };
    const headers = { prefer: 'code=200' };
    const answer = await ask('/v1/chat/completions', { json, headers });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
  });

  test('asks for an example by its name, whatever its status', async () => {
    const failed = await ask('/vidx/fetch?jobId=any', { headers: { prefer: 'example=failed' } });
    expect([failed.status, failed.json.status]).toEqual([200, 'FAILED']);
    const headers = { prefer: 'example=moderation' };
    const refused = await ask('/v1/images/generations', { json: { prompt: 'A fox' }, headers });
    expect([refused.status, refused.json.data.reason]).toEqual([400, 'moderation']);
  });

  test('that asks for what the contract has not is told what it has', async () => {
    const answer = await ask('/vidx/fetch?jobId=any', { headers: { prefer: 'example=lost' } });
    expect(answer.status).toBe(400);
    expect(answer.json.message).toContain('succeeded (200), running (200), failed (200)');
  });
});
