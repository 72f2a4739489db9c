import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyExamples } from '../../client/conformance/contract.ts';
import { createPatchbay } from '../../client/direct.ts';
import type { ContractClient } from '../../generated/client.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { type Answer, aGateway, type CallOptions, type TestGateway } from '../a-gateway.ts';
import { aReceiver } from '../a-receiver.ts';
import { aFormWith, aRecording } from '../recordings.ts';

const QUOTE = 'application/vnd.patchbay.quote+json';
const QUOTED = Object.values<Operation>(operations).filter(
  ({ responses }) => QUOTE in (responses[200] ?? {}),
);
const SECONDS = 60;

let gateway: TestGateway;
let client: ContractClient;
let music: { readonly sample: string; readonly song: string };

beforeAll(async () => {
  gateway = await aGateway();
  client = createPatchbay({ apiKey: gateway.key, baseUrl: gateway.url });
  music = await someMusic();
});

afterAll(() => gateway.stop());

describe('a quote', () => {
  test('is to be had of everything that costs', () => {
    expect(QUOTED.map(({ operationId }) => operationId).toSorted()).toEqual(
      [
        'createChatCompletion',
        'createEmbedding',
        'createImage',
        'createMessage',
        'createMusic',
        'createResponse',
        'createVideo',
        'editImage',
        'extractMidi',
        'uploadSample',
      ].toSorted(),
    );
  });

  test.each(QUOTED.map((one) => [one.operationId, one] as const))(
    'of %s is as the contract shows it, at the usual prices',
    async (_name, operation) => {
      const answer = await quoted(operation);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.headers.get('content-type')).toContain(QUOTE);
      expect(answer.headers.get('preference-applied')).toBe('quote');
      const { data, ...said } = JSON.parse(answer.text);
      const { balance } = data;
      const shown = exampleQuote(operation);
      expect({ ...said, data }).toEqual({ ...shown, data: { ...shown.data, balance } });
    },
  );

  test.each(['createVideo', 'createImage', 'editImage', 'createMusic', 'extractMidi'] as const)(
    'of %s is what the same request is then charged',
    async (operationId) => {
      const operation: Operation = operations[operationId];
      const { data } = JSON.parse((await quoted(operation)).text);
      const done = await gateway.call(operation.path, exampleOf(operation));
      expect(done.status, done.text).toBe(200);
      const { jobId, job_id = jobId } = done.json.data;
      if (job_id !== undefined) await gateway.ended(LOOKUPS[operationId] ?? '', job_id);
      const [entry] = await entriesOf('settle');
      expect(entry).toMatchObject({ operation: operationId, rule: data.rule, lines: data.lines });
      expect(entry?.consumed).toBe(data.units);
    },
  );

  test('does nothing: no job, no entry in the ledger, no idempotency key used up', async () => {
    const [jobs, entries] = [await jobCount(), await entriesOf()];
    for (const operation of QUOTED) {
      const { status, text } = await quoted(operation, { 'idempotency-key': 'the-only-one' });
      expect(status, text).toBe(200);
    }
    expect([await jobCount(), await entriesOf()]).toEqual([jobs, entries]);
    const headers = { 'idempotency-key': 'the-only-one' };
    const { path } = operations.createVideo;
    const made = await gateway.call(path, { json: { prompt: 'A lighthouse' }, headers });
    expect(made.status, made.text).toBe(200);
    const again = await gateway.call(path, { json: { prompt: 'A lighthouse' }, headers });
    expect(again.json).toEqual(made.json);
    const quote = await quoted(operations.createVideo, headers);
    expect(quote.status, 'a quote under a key that was used').toBe(200);
  });

  test('is refused by the rules that the request breaks', async () => {
    const { error, response } = await client.quoteVideo({ prompt: ' ' });
    expect(response.status).toBe(400);
    expect(error?.data?.violations).toMatchObject([{ rule: 'prompt-not-blank' }]);
    const unknown = await client.quoteExtractMidi({ music_id: 'none' });
    expect(unknown.response.status).toBe(404);
  });

  test('is typed as one by the client, of forms too', async () => {
    const messages = [{ role: 'user' as const, content: 'Hello' }];
    const answers = [
      await client.quoteVideo({ prompt: 'A lighthouse', video_length: '6' }),
      await client.quoteImage({ prompt: 'A fox', n: 2 }),
      await client.quoteEditImage({ prompt: 'A kite', image: [await aPicture()] }),
      await client.quoteUploadSample({ file: aRecording(1) }),
      await client.quoteExtractMidi({ music_id: music.song }),
      await client.quoteMessage({ model: 'sandbox-text-1', messages }),
      await client.quoteChatCompletion({ model: 'sandbox-text-1', messages }),
      await client.quoteResponse({ model: 'sandbox-text-1', input: 'Hello' }),
    ];
    expect(answers.map(({ data }) => data?.data.rule)).toEqual([
      'video-720p',
      'image',
      'image',
      'upload',
      'midi',
      'text',
      'text',
      'text',
    ]);
    expect(answers.map(({ data }) => data?.data.isEstimate)).toEqual([
      ...[false, true, true, false, false],
      ...[true, true, true],
    ]);
    expect(answers.slice(1, 3).map(({ data }) => data?.data.least)).toEqual(['2', '1']);
    expect(answers.slice(0, 2).map(({ data }) => data?.data.units)).toEqual(['60', '8']);
  });

  test('of text is at least what an answer costs', async () => {
    const body = { model: 'sandbox-text-1', max_tokens: 50 };
    const messages = [{ role: 'user' as const, content: 'What is a lighthouse good for?' }];
    const { data: quote } = await client.quoteMessage({ ...body, messages });
    const { data: message } = await client.createMessage({ ...body, messages });
    const { input_tokens = 0, output_tokens = 0 } = message?.usage ?? {};
    const [input, output] = quote?.data.lines ?? [];
    expect(output?.quantity).toBe(50);
    expect(output_tokens).toBeLessThanOrEqual(50);
    expect(Number(quote?.data.units)).toBeGreaterThanOrEqual((output_tokens * 4) / 1e6);
    expect(input?.quantity).toBeGreaterThan(0);
    expect(input_tokens).toBeGreaterThan(0);
  });
});

describe('a quote at other prices', () => {
  test('is refused without a price, and above the ceiling', async () => {
    const rules = [
      { id: 'short', operations: ['createVideo' as const], per: 'second' as const, units: 3 },
    ];
    const dear = await aGateway({ prices: { ceiling: 20, rules } });
    const asked = createPatchbay({ apiKey: dear.key, baseUrl: dear.url });
    const tooDear = await asked.quoteVideo({ prompt: 'A lighthouse', video_length: '10' });
    expect(tooDear.response.status).toBe(400);
    expect(tooDear.error?.data?.violations).toMatchObject([{ rule: 'price-ceiling' }]);
    const fine = await asked.quoteVideo({ prompt: 'A lighthouse', video_length: '6' });
    expect(fine.data?.data).toMatchObject({ rule: 'short', units: '18' });
    const unpriced = await asked.quoteImage({ prompt: 'A fox' });
    expect(unpriced.response.status).toBe(404);
    expect(unpriced.error?.message).toContain('has no price for createImage');
    await dear.stop();
  });

  test('asks no upstream', async () => {
    const upstream = await aReceiver(500);
    const behind = await aGateway({
      upstreams: { other: { kind: 'openai', baseUrl: upstream.url, secrets: ['a-key'] } },
      models: [{ id: '*', upstream: 'other' }],
    });
    const asked = createPatchbay({ apiKey: behind.key, baseUrl: behind.url });
    const { response } = await asked.quoteChatCompletion({
      model: 'any',
      messages: [{ role: 'user', content: 'Hello' }],
    });
    const picture = await asked.quoteImage({ prompt: 'A fox', mode: 'imgx-image-1' });
    expect([response.status, picture.response.status]).toEqual([200, 200]);
    expect(upstream.calls).toEqual([]);
    await behind.stop();
    await upstream.stop();
  });
});

const LOOKUPS: Readonly<Record<string, string>> = {
  createVideo: operations.getVideoJob.path,
  createMusic: operations.getMusicJob.path,
};

function quoted(operation: Operation, headers: Record<string, string> = {}): Promise<Answer> {
  const options = exampleOf(operation);
  return gateway.call(operation.path, { ...options, headers: { ...headers, prefer: 'quote' } });
}

/** The first example of a request, with music that exists; an uploaded file replaces one that would be downloaded. */
function exampleOf(operation: Operation): CallOptions {
  if (operation.operationId === 'uploadSample') return { form: aFormWith('file', aRecording(2)) };
  const { hook_url: _nobody, ...json } = firstExample(operation);
  if (!('music_id' in json)) return { json };
  const isSong = operation.operationId === 'extractMidi';
  return { json: { ...json, music_id: isSong ? music.song : music.sample } };
}

function firstExample(operation: Operation): Record<string, unknown> {
  const [example] = bodyExamples(operation).values();
  return { ...example };
}

function exampleQuote({ path, method }: Operation) {
  const item = Reflect.get(contract.paths, path)[method.toLowerCase()];
  return item.responses['200'].content[QUOTE].examples.quote.value;
}

async function entriesOf(kind?: 'settle') {
  const { data } = await client.getLedger({ limit: 100, ...(kind === undefined ? {} : { kind }) });
  return data?.data.entries ?? [];
}

async function jobCount(): Promise<number | undefined> {
  return (await client.listJobs({ limit: 100 })).data?.data.jobs.length;
}

async function aPicture(): Promise<Blob> {
  const { data } = await client.createImage({ prompt: 'A hill', response_format: 'b64_json' });
  const [picture] = data?.data ?? [];
  if (picture === undefined || !('b64_json' in picture)) throw new Error('There is no picture.');
  return new Blob([Buffer.from(picture.b64_json, 'base64')]);
}

async function someMusic() {
  const upload = await client.uploadSample({ file: aRecording(SECONDS) });
  const sample = upload.data?.data.music_id ?? '';
  const { data } = await client.createMusic({
    music_id: sample,
    chop_sample_start_s: 0,
    chop_sample_end_s: 20,
    custom: false,
    instrumental: true,
    mv: 'tune-v5',
    llm_description_prompt: 'A slow waltz',
  });
  const record = await gateway.ended(operations.getMusicJob.path, data?.data.job_id ?? '');
  return { sample, song: record.data.musics[0].musicId };
}
