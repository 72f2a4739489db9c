import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPatchbay } from '../../client/direct.ts';
import type { ContractClient } from '../../generated/client.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { type Prism, startPrism } from '../../server/mock/prism.ts';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aRecording } from '../recordings.ts';

/** Prism forwards the gateway's responses only if it finds that they conform to the contract. */
let gateway: TestGateway;
let prism: Prism;
let client: ContractClient;

beforeAll(async () => {
  gateway = await aGateway();
  prism = await startPrism(contract, { kind: 'validating-proxy', upstream: gateway.url });
  client = createPatchbay({ apiKey: gateway.key, baseUrl: prism.url });
});

afterAll(async () => {
  await prism.close();
  await gateway.stop();
});

/** The violations that Prism found. It responds with 500 itself if a response violates the contract. */
function verdict(response: Response): readonly [number, string | null] {
  return [response.status, response.headers.get('sl-violations')];
}

const KEPT = [200, null] as const;

describe("the gateway behind Prism's validating proxy", () => {
  test('video: creation and lookup', async () => {
    const created = await client.createVideo({ prompt: 'A lighthouse', video_length: '6' });
    expect(verdict(created.response)).toEqual(KEPT);
    const jobId = created.data?.data.jobId ?? '';
    await gateway.ended('/vidx/fetch', jobId);
    const found = await client.getVideoJob({ jobId });
    expect(verdict(found.response)).toEqual(KEPT);
    expect(found.data?.status).toBe('SUCCESS');
  });

  test('music: creation, both lookups and the notes', async () => {
    const direct = createPatchbay({ apiKey: gateway.key, baseUrl: gateway.url });
    const sample = await direct.uploadSample({ file: aRecording(20) });
    const created = await client.createMusic({
      music_id: sample.data?.data.music_id ?? '',
      chop_sample_start_s: 0,
      chop_sample_end_s: 20,
      custom: false,
      instrumental: true,
      mv: 'tune-v5',
      llm_description_prompt: 'A slow waltz',
    });
    expect(verdict(created.response)).toEqual(KEPT);
    const jobId = created.data?.data.job_id ?? '';
    const record = await gateway.ended('/musx/v2/fetch', jobId);
    expect(verdict((await client.getMusicJob({ jobId })).response)).toEqual(KEPT);
    expect(verdict((await client.getMusicJobV1({ jobId })).response)).toEqual(KEPT);
    const music_id = record.data?.musics?.[0]?.musicId ?? '';
    expect(verdict((await client.extractMidi({ music_id })).response)).toEqual(KEPT);
  });

  test.each(['url', 'b64_json'] as const)('images as %s', async (response_format) => {
    const answer = await client.createImage({ prompt: 'A fox', size: '256x256', response_format });
    expect(verdict(answer.response)).toEqual(KEPT);
  });

  test('text in all interfaces, and what is kept of one', async () => {
    const messages = [{ role: 'user' as const, content: 'Hello' }];
    const message = await client.createMessage({ model: 'sandbox-text-1', messages });
    expect(verdict(message.response)).toEqual(KEPT);
    const count = await client.countMessageTokens({ model: 'sandbox-text-1', messages });
    expect(verdict(count.response)).toEqual(KEPT);
    const chat = await client.createChatCompletion({ model: 'sandbox-text-1', messages });
    expect(verdict(chat.response)).toEqual(KEPT);
    const response = await client.createResponse({ model: 'sandbox-text-1', input: 'Hello' });
    expect(verdict(response.response)).toEqual(KEPT);
    const input = await client.countResponseTokens({ model: 'sandbox-text-1', input: 'Hello' });
    expect(verdict(input.response)).toEqual(KEPT);
    const responseId = response.data?.id ?? '';
    const looks = [
      await client.getResponse({ responseId }),
      await client.listResponseInputItems({ responseId }),
      await client.deleteResponse({ responseId }),
    ];
    for (const look of looks) expect(verdict(look.response)).toEqual(KEPT);
  });

  test.each(['float', 'base64'] as const)('embeddings as %s', async (encoding_format) => {
    for (const input of ['Hello', ['Hello', 'there'], [1, 2], [[1], [2, 3]]]) {
      const asked = { model: 'sandbox-embedding-1', input, encoding_format, dimensions: 8 };
      expect(verdict((await client.createEmbedding(asked)).response)).toEqual(KEPT);
    }
  });

  test('the models, the contract and the state of the gateway', async () => {
    expect(verdict((await client.listModels()).response)).toEqual(KEPT);
    expect(verdict((await client.getModel({ modelId: 'imgy-2' })).response)).toEqual(KEPT);
    expect(verdict((await client.getContract()).response)).toEqual(KEPT);
    expect(verdict((await client.getHealth()).response)).toEqual(KEPT);
    expect(verdict((await client.getReadiness()).response)).toEqual(KEPT);
  });

  test('errors: an unknown job, a moderated picture, a busy upstream', async () => {
    const unknown = await client.getVideoJob({ jobId: 'none' });
    expect(verdict(unknown.response)).toEqual([404, null]);
    const moderated = await client.createImage({ prompt: '[sandbox:moderated]' });
    expect(verdict(moderated.response)).toEqual([400, null]);
    const busy = await client.createImage({ prompt: '[sandbox:status=429]' });
    expect(verdict(busy.response)).toEqual([429, null]);
  });
});
