import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPatchbay } from '../../client/direct.ts';
import type { ContractClient } from '../../generated/client.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { fingerprint } from '../../generated/stamp.ts';
import { aMock, type TestMock } from '../a-mock.ts';
import { aRecording } from '../recordings.ts';

let mock: TestMock;
let client: ContractClient;
const differences: string[] = [];

beforeAll(async () => {
  mock = await aMock();
  client = createPatchbay({
    apiKey: 'any',
    baseUrl: mock.url,
    onContractDifference: (theirs) => differences.push(theirs),
  });
});

afterAll(() => mock.stop());

const JOB = '019aa3c1-7d3e-7b5a-9c41-2f6d8e0b1a34';
/** The identifier of a file in the contract's examples. */
const [FILE = ''] = Object.keys(contract.paths['/assets/{assetId}'].get['x-example-files']);
const PICTURE = new Blob([Buffer.from('iVBORw0KGgo=', 'base64')], { type: 'image/png' });

const PASSWORD = 'a walk by the harbour';
/** The headers that a browser with a session sends. */
const AS_PERSON = {
  headers: { cookie: 'patchbay.session_token=a-session', 'x-csrf-token': 'a-token' },
};

/** A call of every operation, as a user of the client writes it. */
const calls = {
  createVideo: () => client.createVideo({ prompt: 'A lighthouse at dusk', video_length: '6' }),
  getVideoJob: () => client.getVideoJob({ jobId: JOB }),
  createImage: () => client.createImage({ prompt: 'A fox', mode: 'imgy-3', style: 'vivid' }),
  editImage: () => client.editImage({ prompt: 'A kite', image: [PICTURE], mask: PICTURE }),
  removeSample: () => client.removeSample({ musicId: JOB }),
  uploadSample: () => client.uploadSample({ file: aRecording(2) }),
  createMusic: () =>
    client.createMusic({
      music_id: JOB,
      chop_sample_start_s: 0,
      chop_sample_end_s: 30,
      custom: true,
      instrumental: true,
      mv: 'tune-v5',
      title: 'First Snow',
    }),
  getMusicJob: () => client.getMusicJob({ jobId: JOB }),
  getMusicJobV1: () => client.getMusicJobV1({ jobId: JOB }),
  extractMidi: () => client.extractMidi({ music_id: JOB }),
  createMessage: () =>
    client.createMessage({ model: 'any', messages: [{ role: 'user', content: 'Hello' }] }),
  countMessageTokens: () =>
    client.countMessageTokens({ model: 'any', messages: [{ role: 'user', content: 'Hello' }] }),
  createChatCompletion: () =>
    client.createChatCompletion({ model: 'any', messages: [{ role: 'user', content: 'Hello' }] }),
  createResponse: () => client.createResponse({ model: 'any', input: 'Hello' }),
  countResponseTokens: () => client.countResponseTokens({ model: 'any', input: 'Hello' }),
  createEmbedding: () => client.createEmbedding({ model: 'any', input: 'Hello' }),
  getResponse: () => client.getResponse({ responseId: 'resp_1' }),
  deleteResponse: () => client.deleteResponse({ responseId: 'resp_1' }),
  listResponseInputItems: () =>
    client.listResponseInputItems({ responseId: 'resp_1', order: 'asc' }),
  listModels: () => client.listModels(),
  getModel: () => client.getModel({ modelId: 'imgy-2' }),
  listJobs: () => client.listJobs({ kind: 'video', limit: 10 }),
  getJob: () => client.getJob({ jobId: JOB }),
  cancelJob: () => client.cancelJob({ jobId: JOB }),
  streamJobEvents: () => client.streamJobEvents({ jobId: JOB }),
  streamJobs: () => client.streamJobs(),
  getJobTimeline: () => client.getJobTimeline({ jobId: JOB }),
  getCallback: () => client.getCallback({ jobId: JOB }),
  redeliverCallback: () => client.redeliverCallback({ jobId: JOB }),
  getCallbackSecrets: () => client.getCallbackSecrets(),
  rotateCallbackSecret: () => client.rotateCallbackSecret(),
  getAccount: () => client.getAccount(),
  signUp: () => client.signUp({ email: 'ada@example.com', password: PASSWORD, name: 'Ada' }),
  activateAccount: () => client.activateAccount({ token: 'x' }),
  sendActivation: () => client.sendActivation({ email: 'ada@example.com' }),
  signIn: () => client.signIn({ email: 'ada@example.com', password: PASSWORD }),
  signOut: () => client.signOut(AS_PERSON),
  sendPasswordReset: () => client.sendPasswordReset({ email: 'ada@example.com' }),
  resetPassword: () => client.resetPassword({ token: 'x', password: PASSWORD }),
  listPeople: () => client.listPeople(AS_PERSON),
  invitePerson: () => client.invitePerson({ email: 'bob@example.com' }, AS_PERSON),
  changePerson: () => client.changePerson({ personId: JOB }, { role: 'owner' }, AS_PERSON),
  withdrawInvitation: () => client.withdrawInvitation({ invitationId: JOB }, AS_PERSON),
  removePerson: () => client.removePerson({ personId: JOB }, AS_PERSON),
  listKeys: () => client.listKeys(AS_PERSON),
  createKey: () => client.createKey({ name: 'production' }, AS_PERSON),
  revokeKey: () => client.revokeKey({ keyId: JOB }, AS_PERSON),
  rotateKey: () => client.rotateKey({ keyId: JOB }, {}, AS_PERSON),
  listChanges: () => client.listChanges({ limit: 10 }, AS_PERSON),
  getUsage: () => client.getUsage({ by: 'day,model' }),
  exportUsage: () => client.exportUsage(),
  exportLedger: () => client.exportLedger(),
  getLedger: () => client.getLedger({ limit: 10 }),
  getAsset: () => client.getAsset({ assetId: FILE, expires: '1795248952', signature: 'x' }),
  getContract: () => client.getContract(),
  getContractYaml: () => client.getContractYaml(),
  listUpstreams: () => client.listUpstreams(),
  getHealth: () => client.getHealth(),
  getReadiness: () => client.getReadiness(),
  getMetrics: () => client.getMetrics(),
} as const satisfies Record<keyof typeof operations, () => Promise<unknown>>;

const table: [string, Operation][] = Object.entries(operations);

describe('the generated client against the mock', () => {
  test.each(table)('%s answers what the contract promises', async (operationId, operation) => {
    const call = Object.entries(calls).find(([name]) => name === operationId)?.[1];
    const { data, response } = (await call?.()) ?? {};
    expect(response?.status).toBe(200);
    expect(response?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response?.headers.get('x-contract-fingerprint')).toBe(fingerprint);
    const validate = operation.responses[200]?.['application/json'];
    if (validate) expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    else expect(data).toBeDefined();
  });

  test('never meets another contract than its own', () => {
    expect(differences).toEqual([]);
  });

  test.each(statusCases())('%s can be asked to fail with %i', async (operationId, status) => {
    const answer = await fetch(mock.url + pathOf(operationId), {
      method: operationOf(operationId).method,
      headers: {
        'SVC-API-KEY': 'any',
        ...AS_PERSON.headers,
        prefer: `code=${status}`,
        'content-type': 'application/json',
      },
      ...bodyOf(operationId),
    });
    expect(answer.status).toBe(status);
    const body: unknown = await answer.json();
    const validate = operationOf(operationId).responses[status]?.['application/json'];
    expect(validate?.(body), JSON.stringify(body)).toBe(true);
    if (status === 429 || status === 503)
      expect(operationId === 'getReadiness' || answer.headers.has('retry-after')).toBe(true);
  });

  test('a call without a key is 401, as a value', async () => {
    const keyless = createPatchbay({ baseUrl: mock.url });
    const { data, error, response } = await keyless.createVideo({ prompt: 'A lighthouse' });
    expect(data).toBeUndefined();
    expect(response.status).toBe(401);
    expect(error?.status).toBe('FAILED');
  });

  test('a broken rule is 400 with its sentence, as a value', async () => {
    const { error, response } = await client.createImage({ prompt: 'x'.repeat(1001) });
    expect(response.status).toBe(400);
    expect(error?.message).toBe(
      'prompt must have at most 1000 characters with mode imgy-2; it has 1001, which mode imgx-image-1 or imgy-3 takes.',
    );
  });

  test('quotes come as the contract shows them', async () => {
    const video = await client.quoteVideo({ prompt: 'A lighthouse' });
    expect(video.response.headers.get('preference-applied')).toBe('quote');
    expect(video.data?.data).toMatchObject({ operation: 'createVideo', rule: 'video-720p' });
    const edit = await client.quoteEditImage({ prompt: 'A kite', image: [PICTURE] });
    expect(edit.data?.data).toMatchObject({ operation: 'editImage', rule: 'image-512' });
    const sample = await client.quoteUploadSample({ file: aRecording(2) });
    expect(sample.data?.data.units).toBe('0');
    const messages = [{ role: 'user' as const, content: 'Hello' }];
    const message = await client.quoteMessage({ model: 'any', messages });
    expect(message.data?.data.isEstimate).toBe(true);
    const broken = await client.quoteVideo({ prompt: ' ' });
    expect(broken.response.status).toBe(400);
  });

  test('all streams of text come event by event', async () => {
    const messages = [{ role: 'user' as const, content: 'Hello' }];
    const message = await client.streamMessage({ model: 'any', messages });
    const events = await new Response(message.data).text();
    expect(events.startsWith('event: message_start\n')).toBe(true);
    expect(events).toContain('event: message_stop\n');
    const chat = await client.streamChatCompletion({ model: 'any', messages });
    expect(await new Response(chat.data).text()).toMatch(/data: \[DONE\]\n\n$/);
    const response = await client.streamResponse({ model: 'any', input: 'Hello' });
    const told = await new Response(response.data).text();
    expect(told.startsWith('event: response.created\n')).toBe(true);
    expect(told).toContain('event: response.completed\n');
  });

  test('a picture is shown in as many states as are asked for', async () => {
    const picture = { mode: 'imgx-image-1', prompt: 'A fox', partial_images: 2 } as const;
    const made = await client.streamImage(picture);
    const typesIn = (text: string) => text.match(/(?<=^event: ).+$/gm);
    expect(typesIn(await new Response(made.data).text())).toEqual([
      'image_generation.partial_image',
      'image_generation.partial_image',
      'image_generation.completed',
    ]);
    const image = [PICTURE];
    const edited = await client.streamEditImage({ ...picture, partial_images: 0, image });
    expect(typesIn(await new Response(edited.data).text())).toEqual(['image_edit.completed']);
  });

  test('requests of imgx-image-1 go to the alternate address, the others to the main one', async () => {
    const asked: string[] = [];
    const both = createPatchbay({
      apiKey: 'any',
      baseUrl: `${mock.url}/main`,
      altBaseUrl: mock.url,
      fetch: (request) => {
        asked.push(request.url);
        return fetch(request);
      },
    });
    await both.createImage({ prompt: 'A fox', mode: 'imgx-image-1' });
    await both.createImage({ prompt: 'A fox' });
    expect(asked).toEqual([
      `${mock.url}/v1/images/generations`,
      `${mock.url}/main/v1/images/generations`,
    ]);
  });
});

function operationOf(operationId: string): Operation {
  const found = table.find(([name]) => name === operationId)?.[1];
  if (found === undefined) throw new Error(`There is no operation ${operationId}.`);
  return found;
}

/** Every error status that the operations can return as JSON. */
function statusCases(): [string, number][] {
  return table.flatMap(([operationId, { responses }]) =>
    Object.entries(responses)
      .filter(([status, content]) => Number(status) >= 400 && 'application/json' in content)
      .map(([status]): [string, number] => [operationId, Number(status)]),
  );
}

function pathOf(operationId: string): string {
  const { path, parameters } = operationOf(operationId);
  const query = (parameters?.list ?? [])
    .filter(({ in: place, name }) => place === 'query' && name in QUERY)
    .map(({ name }) => `${name}=${QUERY[name]}`);
  return `${path.replace(/\{\w+\}/, JOB)}?${query.join('&')}`;
}

const QUERY: Readonly<Record<string, string>> = {
  jobId: JOB,
  expires: '1',
  signature: 'x',
  token: 'x',
};

const BODIES: Readonly<Record<string, object>> = {
  createVideo: { prompt: 'x' },
  createImage: { prompt: 'x' },
  editImage: { prompt: 'x', image: ['AAAA'] },
  uploadSample: { audio_url: 'https://example.com/hum.wav' },
  createMusic: {
    music_id: JOB,
    chop_sample_start_s: 0,
    chop_sample_end_s: 1,
    custom: false,
    instrumental: true,
    mv: 'tune-v5',
    llm_description_prompt: 'x',
  },
  extractMidi: { music_id: JOB },
  signUp: { email: 'ada@example.com', password: PASSWORD, name: 'Ada' },
  sendActivation: { email: 'ada@example.com' },
  signIn: { email: 'ada@example.com', password: PASSWORD },
  sendPasswordReset: { email: 'ada@example.com' },
  resetPassword: { token: 'x', password: PASSWORD },
  invitePerson: { email: 'bob@example.com' },
  changePerson: { role: 'owner' },
  createKey: { name: 'production' },
  rotateKey: {},
  createMessage: { model: 'x', messages: [{ role: 'user', content: 'x' }] },
  countMessageTokens: { model: 'x', messages: [{ role: 'user', content: 'x' }] },
  createChatCompletion: { model: 'x', messages: [{ role: 'user', content: 'x' }] },
  createResponse: { model: 'x', input: 'x' },
  countResponseTokens: { model: 'x', input: 'x' },
  createEmbedding: { model: 'x', input: 'x' },
};

function bodyOf(operationId: string): { body?: string } {
  const body = BODIES[operationId];
  return body === undefined ? {} : { body: JSON.stringify(body) };
}
