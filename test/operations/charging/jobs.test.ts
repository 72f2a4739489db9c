import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type {
  JobReport,
  MidiResult,
  MusicResult,
  VideoResult,
} from '../../../server/upstreams/port/jobs.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import type { Upstream } from '../../../server/upstreams/port/upstream.ts';
import { openSandbox } from '../../../server/upstreams/sandbox/sandbox.ts';
import type { Answer, CallOptions } from '../../a-gateway.ts';
import { aFile, RESULT, succeeded } from '../../jobs/an-upstream.ts';
import { aFormWith, aRecording } from '../../recordings.ts';
import { aGatewayWithCustomers, type Customer, type CustomersGateway } from './some-customers.ts';

const ENDED_SOON = { timeout: 60_000, interval: 50 } as const;

/** How videos end, by prompt. */
const REPORTS: Readonly<Record<string, JobReport<VideoResult>>> = {
  made: { state: 'done', result: RESULT },
  failed: { state: 'failed', failure: { kind: 'failed', message: 'It cannot be made.' } },
  moderated: { state: 'failed', failure: { kind: 'moderated', message: 'It must not be made.' } },
  endless: { state: 'running', progress: 10, pollAfterSeconds: 0.1 },
};

const SCRIPTED: Upstream = {
  video: {
    knowsKeys: true,
    submit: async ({ prompt }) => succeeded(prompt),
    poll: async (prompt) => succeeded(REPORTS[prompt] ?? REPORTS.endless ?? never()),
    fetch: async (_, reference) =>
      succeeded(aFile(reference === RESULT.cover ? 'image/jpeg' : 'video/mp4')),
  },
  close: async () => {},
};

function never(): never {
  throw new Error('There is always a report.');
}

/** The next replies to polls of MIDI jobs. */
const midiAnswers: UpstreamOutcome<MidiResult>[] = [];

/** The number of songs created when two are requested. */
let songsMade = 1;

function anotherNumberOfSongs(): Upstream {
  const sandbox = openSandbox({ jobSeconds: 0, now: () => new Date() });
  const { music = never() } = sandbox;
  return {
    ...sandbox,
    music: {
      ...music,
      async poll(id, context) {
        const report = await music.poll(id, context);
        return report.ok ? succeeded(withSongs(report.value, songsMade)) : report;
      },
    },
    midi: { extract: async () => midiAnswers.shift() ?? never() },
  };
}

function withSongs(report: JobReport<MusicResult>, count: number): JobReport<MusicResult> {
  if (report.state !== 'done') return report;
  const { songs } = report.result;
  return { state: 'done', result: { songs: [...songs, ...songs].slice(0, count) } };
}

let gateway: CustomersGateway;

beforeAll(async () => {
  const kind = { kind: 'sandbox' };
  gateway = await aGatewayWithCustomers(
    {
      givenUp: { freeUnits: 90 },
      upstreams: { scripted: kind, songs: kind },
      models: [
        { id: 'vidx-imagine-video-1.5-fast', upstream: 'scripted' },
        { id: '*', upstream: 'songs' },
      ],
      prices: {
        rules: [
          { id: 'video', operations: ['createVideo'], per: 'second', units: 5 },
          { id: 'song', operations: ['createMusic'], per: 'song', units: 10 },
          {
            id: 'wide',
            operations: ['createImage'],
            sizes: ['1536x1024'],
            per: 'image',
            units: 6,
          },
          { id: 'image', operations: ['createImage'], per: 'image', units: 4 },
          { id: 'notes', operations: ['extractMidi'], per: 'request', units: 2 },
          { id: 'upload', operations: ['uploadSample'], per: 'request', units: 3 },
        ],
      },
    },
    {
      upstreams: new Map([
        ['scripted', SCRIPTED],
        ['songs', anotherNumberOfSongs()],
      ]),
    },
  );
});

afterAll(() => gateway.stop());

/** Costs 30 units. */
function createVideo(
  { call }: Customer,
  prompt: keyof typeof REPORTS,
  options: CallOptions = {},
): Promise<Answer> {
  const json = { prompt, video_length: '6', resolution_name: '480p' };
  return call('/vidx/generations', { json, ...options });
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record has and says what it expects.
async function ended({ call }: Customer, jobId: string): Promise<any> {
  const lookUp = () => call(`/jobs/${jobId}`);
  await expect.poll(async () => (await lookUp()).json.status, ENDED_SOON).not.toBe('ON_QUEUE');
  return (await lookUp()).json;
}

async function jobsOf({ call }: Customer): Promise<readonly unknown[]> {
  return (await call('/jobs')).json.data.jobs;
}

function upload({ call }: Customer, options: CallOptions = {}): Promise<Answer> {
  return call('/musx/v1/upload', { form: aFormWith('file', aRecording(2)), ...options });
}

describe('a video', () => {
  test('is set aside when it is taken on, and charged by its seconds when it is there', async () => {
    const customer = await gateway.aCustomer({ units: 100 });
    const waiting = await createVideo(customer, 'endless');
    expect(waiting.status).toBe(200);
    expect(await customer.balance()).toEqual({ available: 70, reserved: 30, consumed: 0 });
    const made = await createVideo(customer, 'made');
    expect((await ended(customer, made.json.data.jobId)).data.quota).toBe('30');
    expect(await customer.balance()).toEqual({ available: 40, reserved: 30, consumed: 30 });
    expect(await customer.charges()).toEqual([30]);
    const [settled] = (await customer.entries()).filter(({ kind }) => kind === 'settle');
    expect(settled).toMatchObject({
      job_id: made.json.data.jobId,
      key_id: customer.keyId,
      operation: 'createVideo',
      rule: 'video',
      lines: [{ unit: 'second', quantity: 6, price: 5, units: 30 }],
    });
  });

  test('is not taken on without the quota for it', async () => {
    const customer = await gateway.aCustomer({ units: 29.999999 });
    const headers = { 'Idempotency-Key': 'a-video' };
    const { status, json } = await createVideo(customer, 'made', { headers });
    expect([status, json]).toEqual([
      402,
      {
        status: 'FAILED',
        message: 'The balance is 29.999999 units and this costs 30.',
        data: { code: 'insufficient_quota', balance: '29.999999', price: '30' },
      },
    ]);
    expect(await jobsOf(customer)).toEqual([]);
    expect((await customer.entries()).map(({ kind }) => kind)).toEqual(['grant']);
    // The idempotency key is released, so the request can be repeated once there is quota.
    await gateway.ledger.grant(customer.accountId, 1, 'More');
    expect((await createVideo(customer, 'made', { headers })).status).toBe(200);
  });

  test('is free where it fails, or is cancelled', async () => {
    const customer = await gateway.aCustomer({ units: 100 });
    const failed = await createVideo(customer, 'failed');
    expect((await ended(customer, failed.json.data.jobId)).data.quota).toBe('0');
    const cancelled = await createVideo(customer, 'endless');
    const { jobId } = cancelled.json.data;
    await customer.call(`/jobs/${jobId}/cancel`, { method: 'POST' });
    expect((await ended(customer, jobId)).data.quota).toBe('0');
    expect(await customer.balance()).toEqual({ available: 100, reserved: 0, consumed: 0 });
    expect(await customer.charges()).toEqual([]);
  });

  test('that is cancelled again and again after its upstream has begun is charged past a bound', async () => {
    const customer = await gateway.aCustomer();
    const quotas: string[] = [];
    for (let times = 0; times < 4; times += 1) {
      const { json } = await createVideo(customer, 'endless');
      const { jobId } = json.data;
      const steps = async () => (await customer.call(`/jobs/${jobId}/timeline`)).text;
      await expect.poll(steps, ENDED_SOON).toContain('running');
      await customer.call(`/jobs/${jobId}/cancel`, { method: 'POST' });
      quotas.push((await ended(customer, jobId)).data.quota);
    }
    expect(quotas).toEqual(['0', '0', '0', '30']);
    expect(await customer.charges()).toEqual([30]);
  });

  test('that moderation refuses is charged from the fourth on', async () => {
    const customer = await gateway.aCustomer();
    const quotas: string[] = [];
    for (let times = 0; times < 4; times += 1) {
      const { json } = await createVideo(customer, 'moderated');
      quotas.push((await ended(customer, json.data.jobId)).data.quota);
    }
    expect(quotas).toEqual(['0', '0', '0', '30']);
    expect(await customer.balance()).toMatchObject({ reserved: 0, consumed: 30 });
  });

  test('is made and charged once under an idempotency key, however many ask at once', async () => {
    const customer = await gateway.aCustomer({ units: 30 });
    const headers = { 'Idempotency-Key': 'a-video' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => createVideo(customer, 'made', { headers })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await ended(customer, answers[0]?.json.data.jobId);
    expect((await createVideo(customer, 'made', { headers })).text).toBe(answers[0]?.text);
    expect(await customer.charges()).toEqual([30]);
    expect(await jobsOf(customer)).toHaveLength(1);
  });

  test('is not taken on beyond what its key may spend, of what is set aside too', async () => {
    const customer = await gateway.aCustomer({ limits: { unitsPerDay: 50 } });
    expect((await createVideo(customer, 'endless')).status).toBe(200);
    const { status, json } = await createVideo(customer, 'made');
    expect([status, json.data]).toEqual([
      402,
      {
        code: 'key_quota_exhausted',
        balance: '970',
        price: '30',
        limit: '50',
        left: '20',
        resetsAt: expect.stringMatching(/T00:00:00\.000Z$/),
      },
    ]);
    expect(await jobsOf(customer)).toHaveLength(1);
  });

  test('of many at once is taken on as often as there is quota for', async () => {
    const customer = await gateway.aCustomer({ units: 100 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => createVideo(customer, 'endless')),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 200, 402, 402, 402, 402, 402]);
    expect(await customer.balance()).toEqual({ available: 10, reserved: 90, consumed: 0 });
  });
});

describe('pictures by a job', () => {
  const json = { prompt: 'A fox', n: 2, size: '256x256' };
  const headers = { Prefer: 'respond-async' };

  test('are set aside with the job, and charged when they are there', async () => {
    const customer = await gateway.aCustomer({ units: 8 });
    const { status, json: accepted } = await customer.call('/v1/images/generations', {
      json,
      headers,
    });
    expect(status).toBe(202);
    const kinds = (await customer.entries()).map(({ kind, job_id }) => [kind, job_id]);
    expect(kinds.slice(0, 2)).toEqual([
      ['grant', null],
      ['reserve', accepted.data.jobId],
    ]);
    expect((await ended(customer, accepted.data.jobId)).data.quota).toBe('8');
    expect(await customer.charges()).toEqual([8]);
  });

  test('are charged by the size that was made, where that is left to the model', async () => {
    const customer = await gateway.aCustomer({ units: 12 });
    const open = { mode: 'imgx-image-1', prompt: 'A fox', n: 2, size: 'auto' };
    const { json: accepted } = await customer.call('/v1/images/generations', {
      json: open,
      headers,
    });
    const { jobId } = accepted.data;
    const [, reserved] = await customer.entries();
    expect(reserved).toMatchObject({ kind: 'reserve', reserved: '12', rule: 'wide' });
    expect((await ended(customer, jobId)).data.quota).toBe('8');
    expect((await customer.entries()).at(-1)).toMatchObject({
      kind: 'settle',
      rule: 'image',
      lines: [{ unit: 'image', size: '1024x1024', quantity: 2, price: 4, units: 8 }],
    });
    expect(await customer.balance()).toEqual({ available: 4, reserved: 0, consumed: 8 });
  });

  test('are not taken on without the quota for them', async () => {
    const customer = await gateway.aCustomer({ units: 7 });
    const answer = await customer.call('/v1/images/generations', { json, headers });
    expect([answer.status, answer.json.data]).toEqual([
      402,
      { code: 'insufficient_quota', balance: '7', price: '8' },
    ]);
    expect(await jobsOf(customer)).toEqual([]);
  });
});

describe('a recording', () => {
  const headers = { 'Idempotency-Key': 'a-recording' };

  test('is charged with its upload, once under an idempotency key, also of two at once', async () => {
    const customer = await gateway.aCustomer({ units: 3 });
    const answers = await Promise.all([
      upload(customer, { headers }),
      upload(customer, { headers }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await upload(customer, { headers })).text).toBe(answers[0]?.text);
    expect(await customer.charges()).toEqual([3]);
    expect(await customer.balance()).toEqual({ available: 0, reserved: 0, consumed: 3 });
  });

  test('is not kept without the quota for it', async () => {
    const customer = await gateway.aCustomer({ units: 2 });
    const { status, json } = await upload(customer, { headers });
    const message = 'The balance is 2 units and this costs 3.';
    const data = { code: 'insufficient_quota', balance: '2', price: '3' };
    expect([status, json]).toEqual([402, { status: 'FAILED', message, data }]);
    const kept = gateway.queries.selectFrom('sample').where('account_id', '=', customer.accountId);
    expect(await kept.select('id').execute()).toEqual([]);
    await gateway.ledger.grant(customer.accountId, 1, 'More');
    expect((await upload(customer, { headers })).status).toBe(200);
  });

  test('that is none is free', async () => {
    const customer = await gateway.aCustomer();
    const form = aFormWith('file', new Blob(['no sound']));
    expect((await upload(customer, { form })).status).toBe(400);
    expect((await customer.entries()).map(({ kind }) => kind)).toEqual(['grant']);
  });
});

describe('songs', () => {
  async function createMusic(customer: Customer): Promise<Answer> {
    const { json } = await upload(customer);
    return customer.call('/musx/v1/sample', {
      json: {
        music_id: json.data.music_id,
        chop_sample_start_s: 0,
        chop_sample_end_s: 2,
        custom: false,
        instrumental: true,
        mv: 'tune-v5',
        llm_description_prompt: 'A waltz',
      },
    });
  }

  test('are charged as they were made; so are notes, once they are there', async () => {
    const customer = await gateway.aCustomer({ units: 100 });
    const { json: accepted } = await createMusic(customer);
    expect((await customer.balance()).reserved).toBe(20);
    const { data } = await ended(customer, accepted.data.job_id);
    expect([data.quota, data.musics.length]).toEqual(['10', 1]);
    expect(await customer.charges()).toEqual([3, 10]);

    const notes = async () => {
      const json = { music_id: data.musics[0].musicId };
      return (await customer.call('/musx/v1/gen-midi', { json })).status;
    };
    midiAnswers.push(
      succeeded({ state: 'running', instruments: [] }),
      { ok: false, failure: { kind: 'keyless', message: 'No.' } },
      { ok: false, failure: { kind: 'refused', message: 'Gone.', because: 'not-there' } },
      succeeded({ state: 'error', instruments: [] }),
      // An upstream that fails is asked again, unless it forbids that.
      { ok: false, failure: { kind: 'failed', message: 'No.' } },
      succeeded({ state: 'complete', instruments: [] }),
    );
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) statuses.push(await notes());
    expect(statuses).toEqual([200, 502, 404, 200, 200]);
    expect((await customer.charges()).filter((units) => units > 0)).toEqual([3, 10, 2]);
    expect(await customer.balance()).toEqual({ available: 85, reserved: 0, consumed: 15 });
  });

  test('that are more than asked for are neither handed over nor charged', async () => {
    songsMade = 3;
    onTestFinished(() => {
      songsMade = 1;
    });
    const customer = await gateway.aCustomer({ units: 100 });
    const { json: accepted } = await createMusic(customer);
    const { data } = await ended(customer, accepted.data.job_id);
    expect([data.quota, data.musics.length]).toEqual(['20', 2]);
    expect(await customer.charges()).toEqual([3, 20]);
  });

  test('are not taken on without the quota for both', async () => {
    const customer = await gateway.aCustomer({ units: 22 });
    const { status, json } = await createMusic(customer);
    expect([status, json.data]).toEqual([
      402,
      { code: 'insufficient_quota', balance: '19', price: '20' },
    ]);
    expect(await jobsOf(customer)).toEqual([]);
  });
});

test('all of it adds up', async () => {
  expect(await gateway.ledger.verify()).toEqual([]);
});
