import { expect, expectTypeOf, test } from 'vitest';
import { createPatchbay } from '../../client/direct.ts';
import { AbortedError, Patchbay, TimedOutError, UnavailableError } from '../../client/index.ts';
import { type FakedRequest, fakeFetch, sampleJob } from '../../client/testing.ts';
import type { EditImageRequest } from '../../generated/types.ts';

const accepted = { status: 'SUCCESS', message: 'Accepted.', data: { jobId: 'job-1' } } as const;
const aVideo = sampleJob('video.succeeded', {
  data: { videoUrl: 'https://example.com/video.webm' },
});
const options = { apiKey: 'any', maxRetries: 0 };

test('a client on a fake makes a job and waits for it, and the fake sees what was asked', async () => {
  const prompts: string[] = [];
  const fetch = fakeFetch({
    createVideo({ body }) {
      prompts.push(body.prompt);
      return accepted;
    },
    getJob: ({ parameters }) => ({ ...aVideo, jobId: parameters.jobId }),
  });
  const job = await new Patchbay({ ...options, fetch }).videos.create({ prompt: 'A lighthouse' });
  const { jobId, data } = await job.wait();
  expect([prompts, jobId, data.videoUrl]).toEqual([
    ['A lighthouse'],
    'job-1',
    'https://example.com/video.webm',
  ]);
});

test('parameters of the address are given, under any base address, and names are told from parameters', async () => {
  const asked: unknown[] = [];
  const fetch = fakeFetch({
    listJobs({ parameters: { kind, limit } }) {
      asked.push([kind, limit]);
      return { status: 'SUCCESS', message: 'No jobs.', data: { jobs: [], next: null } };
    },
    getModel({ parameters }) {
      asked.push(parameters);
      return new Response(null, { status: 404 });
    },
    streamJobs: () => new Response('', { headers: { 'content-type': 'text/event-stream' } }),
  });
  const direct = createPatchbay({ baseUrl: 'https://example.com/media', fetch });
  await direct.listJobs({ kind: 'video', limit: 10 });
  await direct.getModel({ modelId: 'a model' });
  const { response } = await direct.streamJobs();
  expect([asked, response.status]).toEqual([[['video', '10'], { modelId: 'a model' }], 200]);
});

test('a response that is given is answered each time, as a gateway would', async () => {
  const busy = Response.json({ status: 'FAILED', message: 'Not today.' }, { status: 503 });
  const { models } = new Patchbay({ ...options, fetch: fakeFetch({ listModels: busy }) });
  for (const _ of ['once', 'twice']) {
    await expect(models.list()).rejects.toThrow(UnavailableError);
  }
});

test('what is not faked says which operation it is', async () => {
  const patchbay = new Patchbay({ ...options, fetch: fakeFetch({}) });
  await expect(patchbay.account.get()).rejects.toThrow('no answer for getAccount');
});

test('a call on a fake that never answers ends with its signal, and at its time limit', async () => {
  const never = () => new Promise<Response>(() => {});
  const { models } = new Patchbay({ ...options, fetch: fakeFetch({ listModels: never }) });
  const controller = new AbortController();
  const call = models.list({ signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow(AbortedError);
  await expect(models.list({ timeoutSeconds: 0.01 })).rejects.toThrow(TimedOutError);
});

test('a fake is not asked by a request that is aborted already', async () => {
  const asked: string[] = [];
  const fetch = fakeFetch({
    listModels() {
      asked.push('listModels');
      return new Response();
    },
  });
  const reason = new Error('Enough.');
  const request = new Request('http://localhost/v1/models', { signal: AbortSignal.abort(reason) });
  await expect(fetch(request)).rejects.toBe(reason);
  expect(asked).toEqual([]);
});

test('an error within a fake is told in its words, and not taken for a lost connection that is worth another try', async () => {
  let tries = 0;
  const fetch = fakeFetch({
    listModels() {
      tries += 1;
      throw new Error('expected 2 to be 3');
    },
  });
  const { models } = new Patchbay({ apiKey: 'any', fetch });
  await expect(models.list()).rejects.toMatchObject({
    status: 501,
    message: 'The fake of listModels has failed: expected 2 to be 3',
  });
  expect(tries).toBe(1);
});

test('the body of an operation that takes a form too may be missing, and is typed so', () => {
  expectTypeOf<FakedRequest<'editImage'>['body']>().toEqualTypeOf<EditImageRequest | undefined>();
  expectTypeOf<FakedRequest<'createVideo'>['body']>().not.toExtend<undefined>();
  expectTypeOf<FakedRequest<'getAccount'>['body']>().toEqualTypeOf<undefined>();
});

test('an answer that the contract does not have does not compile', () => {
  // @ts-expect-error the identifier of the job is missing
  const fetch = fakeFetch({ createVideo: () => ({ ...accepted, data: {} }) });
  expect(fetch).toBeTypeOf('function');
});
