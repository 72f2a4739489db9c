import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { type Answer, send, TEST_KEY } from '../a-gateway.ts';
import { aReceiver } from '../a-receiver.ts';
import { type TwoAccounts, twoAccounts } from './two-accounts.ts';

let gateway: TwoAccounts;

beforeAll(async () => {
  gateway = await twoAccounts({
    upstreams: {
      quick: { kind: 'sandbox', jobSeconds: 0 },
      endless: { kind: 'sandbox', jobSeconds: 3600 },
    },
    models: [
      { id: 'vidx-imagine-video', upstream: 'endless' },
      { id: '*', upstream: 'quick' },
    ],
    callbacks: { allowPrivate: true },
  });
});

afterAll(() => gateway.stop());

const VIDEO = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };

/** A job that never ends by itself. */
async function anEndlessJob(extra: object = {}): Promise<string> {
  const json = { prompt: 'A paper boat', model: 'vidx-imagine-video', ...extra };
  const { json: answer } = await gateway.mine('/vidx/generations', { json });
  return answer.data.jobId;
}

/** A job that failed at once. */
async function aFailedJob(extra: object = {}): Promise<string> {
  const json = { ...VIDEO, prompt: '[sandbox:failed]', ...extra };
  const { json: answer } = await gateway.mine('/vidx/generations', { json });
  await followed(answer.data.jobId);
  return answer.data.jobId;
}

interface Followed {
  readonly events: readonly EventSourceMessage[];
  readonly status: number;
}

/** Reads the events of a job until they end or enough have arrived. */
async function followed(
  jobId: string,
  { headers = {}, upTo = Number.POSITIVE_INFINITY }: { headers?: object; upTo?: number } = {},
): Promise<Followed> {
  const response = await fetch(`${gateway.url}/jobs/${jobId}/events`, {
    headers: { 'SVC-API-KEY': TEST_KEY, ...headers },
  });
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    if (events.length >= upTo) break;
  }
  return { events, status: response.status };
}

describe('a job of any kind', () => {
  test('is looked up by its identifier, as its own lookup answers', async () => {
    const id = await anEndlessJob();
    const [own, any] = await Promise.all([
      gateway.mine(`/vidx/fetch?jobId=${id}`),
      gateway.mine(`/jobs/${id}`),
    ]);
    expect(any.json.jobId).toBe(own.json.jobId);
    expect(any.json.data.action).toBe('video');
  });

  test.each([
    ['GET', ''],
    ['GET', '/events'],
    ['GET', '/callbacks'],
    ['POST', '/cancel'],
    ['POST', '/callbacks/redeliver'],
  ])('of another account is not there for %s %s', async (method, path) => {
    const id = await anEndlessJob({ hook_url: 'http://127.0.0.1:9/hook' });
    for (const jobId of [id, newIdentifier(), 'none']) {
      const answer = await gateway.theirs(`/jobs/${jobId}${path}`, { method });
      expect([answer.status, answer.json.status]).toEqual([404, 'FAILED']);
    }
  });
});

describe('cancelling', () => {
  test('ends a job, which costs nothing, and can be repeated', async () => {
    const id = await anEndlessJob();
    const cancelled = await gateway.mine(`/jobs/${id}/cancel`, { method: 'POST' });
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(cancelled.json).toMatchObject({
      status: 'FAILED',
      message: 'The job was cancelled.',
      data: { reason: 'cancelled', quota: '0' },
    });
    const again = await gateway.mine(`/jobs/${id}/cancel`, { method: 'POST' });
    expect([again.status, again.json.message]).toEqual([200, 'The job was cancelled.']);
    expect((await gateway.mine(`/vidx/fetch?jobId=${id}`)).json.data.reason).toBe('cancelled');
    expect(await ledgerOf(id)).toEqual([
      ['reserve', 100],
      ['release', 0],
    ]);
  });

  test('comes too late for a job that has ended', async () => {
    const id = await aFailedJob();
    const answer = await gateway.mine(`/jobs/${id}/cancel`, { method: 'POST' });
    expect([answer.status, answer.json.message]).toEqual([
      409,
      'The job has already ended. The sandbox failed, as the prompt asks.',
    ]);
  });

  test('tells the receiver', async () => {
    const receiver = await aReceiver(200);
    onTestFinished(() => receiver.stop());
    const id = await anEndlessJob({ hook_url: receiver.url });
    await gateway.mine(`/jobs/${id}/cancel`, { method: 'POST' });
    const [call] = await receiver.received(1);
    expect(call?.body).toMatchObject({ jobId: id, data: { reason: 'cancelled' } });
  });
});

describe('the list of jobs', () => {
  const mine = async (query = ''): Promise<Answer> => gateway.mine(`/jobs${query}`);
  const idsOf = ({ json }: Answer): string[] =>
    json.data.jobs.map(({ jobId }: { jobId: string }) => jobId);

  test('has the newest first, in pages that new jobs do not shift', async () => {
    const ids = [await anEndlessJob(), await anEndlessJob(), await anEndlessJob()].reverse();
    const first = await mine('?limit=2');
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    expect(first.json.data.next).toBe(ids[1]);
    await anEndlessJob();
    const second = await mine(`?limit=1&cursor=${first.json.data.next}`);
    expect(idsOf(second)).toEqual(ids.slice(2));
  });

  test('ends with a page that has no next one', async () => {
    let cursor = '';
    const seen = new Set<string>();
    do {
      const page: Answer = await mine(`?limit=3${cursor}`);
      for (const id of idsOf(page)) expect(seen.has(id)).toBe(false);
      for (const id of idsOf(page)) seen.add(id);
      const { next } = page.json.data;
      cursor = next === null ? '' : `&cursor=${next}`;
    } while (cursor !== '');
    expect(seen.size).toBe(idsOf(await mine('?limit=100')).length);
  });

  test('can be had by status, kind and time', async () => {
    const failed = await aFailedJob();
    const running = await anEndlessJob();
    const { data } = (await gateway.mine(`/jobs/${running}`)).json;
    expect(idsOf(await mine('?status=FAILED&limit=1'))).toEqual([failed]);
    expect(idsOf(await mine('?status=ON_QUEUE&kind=video&limit=1'))).toEqual([running]);
    expect(idsOf(await mine('?status=SUCCESS&kind=music'))).toEqual([]);
    expect(idsOf(await mine(`?createdFrom=${data.createdAt}`))).toEqual([running]);
    const earlier = idsOf(await mine(`?createdBefore=${data.createdAt}`));
    expect(earlier).toContain(failed);
    expect(earlier).not.toContain(running);
  });

  test('can be searched by words of the prompt', async () => {
    const id = await anEndlessJob({ prompt: 'A paper boat, 100% white' });
    expect(idsOf(await mine('?search=PAPER%20boat,'))).toEqual([id]);
    expect(idsOf(await mine('?search=100%25&kind=video&status=ON_QUEUE'))).toEqual([id]);
    expect(idsOf(await mine('?search=100_&limit=1'))).toEqual([]);
    const theirs = await gateway.theirs('/jobs?search=boat');
    expect(idsOf(theirs)).toEqual([]);
    const { status, json } = await mine(`?search=${'a'.repeat(101)}`);
    expect([status, json.message]).toEqual([
      400,
      'search must have 1 to 100 characters; it has 101.',
    ]);
  });

  test('leaves out and counts what cannot be read or shown, and goes on behind it', async () => {
    const { queries } = gateway.database;
    const ids = [await anEndlessJob(), await anEndlessJob(), await anEndlessJob()];
    const [first = '', newer = '', broken = ''] = ids;
    onTestFinished(async () => {
      await queries.deleteFrom('job').where('id', 'in', ids).execute();
    });
    await queries.updateTable('job').set({ kind: 'poem' }).where('id', '=', newer).execute();
    await queries.updateTable('job').set({ request: '{}' }).where('id', '=', broken).execute();
    const { json, status } = await gateway.mine('/jobs?limit=2');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      message: '0 jobs. The gateway cannot read 2 more.',
      data: { jobs: [], next: newer },
    });
    const { json: rest } = await gateway.mine(`/jobs?limit=1&cursor=${json.data.next}`);
    expect(rest.message).toBe('1 job.');
    expect(rest.data.jobs).toMatchObject([{ jobId: first }]);
  });

  test('is that of the account alone', async () => {
    await anEndlessJob();
    const answer = await gateway.theirs('/jobs');
    expect(answer.json).toEqual({
      status: 'SUCCESS',
      message: '0 jobs.',
      data: { jobs: [], next: null },
    });
  });

  test.each([
    ['limit=x', "limit must be a whole number; it is 'x'."],
    ['limit=0', 'limit must be a whole number from 1 to 100; it is 0.'],
    ['createdFrom=today', 'createdFrom must be a time in ISO 8601, such as 2026-11-21T08:15:30Z'],
    ['state=FAILED', 'state'],
  ])('is refused for %s with the rule', async (query, message) => {
    const answer = await mine(`?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json.message).toContain(message);
  });
});

describe('the events of a job', () => {
  test('rise to its end, each with the whole record, and then stop', async () => {
    const json = { ...VIDEO, prompt: 'A short film [sandbox:slow=5s]' };
    const created = await gateway.mine('/vidx/generations', { json });
    const { events } = await followed(created.json.data.jobId);
    const records = events.map(({ data }) => JSON.parse(data));
    expect(events.at(-1)?.event).toBe('end');
    expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
    expect(records.at(-1)).toMatchObject({ status: 'SUCCESS', data: { progress: '100%' } });
    const progress = records.map(({ data }) => Number.parseInt(data.progress, 10));
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(new Set(progress).size).toBeGreaterThan(2);
    const ids = events.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  test('go on where a reader left off', async () => {
    const id = await anEndlessJob();
    const { events } = await followed(id, { upTo: 1 });
    const resumed = followed(id, { headers: { 'Last-Event-ID': events[0]?.id ?? '' } });
    await gateway.mine(`/jobs/${id}/cancel`, { method: 'POST' });
    const later = (await resumed).events;
    expect(later.at(-1)?.event).toBe('end');
    expect(later.map((event) => event.id)).not.toContain(events[0]?.id);
  });

  test('of a job that has ended are its end alone, and nothing for who has that', async () => {
    const id = await aFailedJob();
    const { events } = await followed(id);
    expect(events.map(({ event }) => event)).toEqual(['end']);
    const again = await followed(id, { headers: { 'Last-Event-ID': events[0]?.id ?? '' } });
    // A client that gets this status does not reconnect.
    expect([again.status, again.events]).toEqual([204, []]);
  });
});

describe('the callback of a job', () => {
  test('is reported with every try', async () => {
    const receiver = await aReceiver(503, 200);
    onTestFinished(() => receiver.stop());
    const id = await aFailedJob({ hook_url: receiver.url });
    const [first, second] = await receiver.received(2);
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
    await expect
      .poll(async () => (await gateway.mine(`/jobs/${id}/callbacks`)).json.data.state)
      .toBe('delivered');
    const { json } = await gateway.mine(`/jobs/${id}/callbacks`);
    expect(json).toMatchObject({
      message: 'The callback is delivered.',
      data: {
        jobId: id,
        webhookId: first?.headers['webhook-id'],
        hookUrl: receiver.url,
        attempts: [
          { statusCode: 200 },
          { statusCode: 503, failure: 'the receiver answers with status 503' },
        ],
      },
    });
  });

  test('is delivered anew where that is asked for, under the same identifier', async () => {
    const receiver = await aReceiver(410, 200);
    onTestFinished(() => receiver.stop());
    const id = await aFailedJob({ hook_url: receiver.url });
    await receiver.received(1);
    await expect
      .poll(async () => (await gateway.mine(`/jobs/${id}/callbacks`)).json.data.state)
      .toBe('unwanted');
    const again = await gateway.mine(`/jobs/${id}/callbacks/redeliver`, { method: 'POST' });
    expect([again.status, again.json.data.state]).toEqual([200, 'pending']);
    const [first, second] = await receiver.received(2);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toEqual(first?.body);
  });

  test('is delivered anew where its receiver asks for that at once, before the first try is noted', async () => {
    const receiver = await aReceiver(200, 200);
    onTestFinished(() => receiver.stop());
    const id = await aFailedJob({ hook_url: receiver.url });
    await receiver.received(1);
    const again = await gateway.mine(`/jobs/${id}/callbacks/redeliver`, { method: 'POST' });
    expect(again.status).toBe(200);
    await receiver.received(2);
  });

  test('is not there before the job has ended, nor where none was asked for', async () => {
    const early = await anEndlessJob({ hook_url: 'http://127.0.0.1:9/hook' });
    const without = await aFailedJob();
    for (const id of [early, without]) {
      expect((await gateway.mine(`/jobs/${id}/callbacks`)).status).toBe(404);
      const again = await gateway.mine(`/jobs/${id}/callbacks/redeliver`, { method: 'POST' });
      expect(again.status).toBe(404);
    }
  });
});

describe('the secrets of callbacks', () => {
  test('are the account’s own, and are replaced where that is asked for', async () => {
    const own = await gateway.mine('/callback-secrets');
    const [{ secret }] = own.json.data.secrets;
    const theirs = await gateway.theirs('/callback-secrets');
    expect(theirs.json.data.secrets[0].secret).not.toBe(secret);
    const rotated = await gateway.mine('/callback-secrets/rotate', { method: 'POST' });
    expect(rotated.json.data.secrets[1]).toMatchObject({ secret, expiresAt: expect.any(String) });
  });

  test('need a key', async () => {
    expect((await send(`${gateway.url}/callback-secrets`)).status).toBe(401);
  });
});

async function ledgerOf(jobId: string): Promise<readonly (readonly [string, number])[]> {
  const rows = await gateway.database.queries
    .selectFrom('ledger_entry')
    .select(['kind', 'reserved', 'consumed'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute();
  return rows.map(
    ({ kind, reserved, consumed }) =>
      [kind, Number(kind === 'reserve' ? reserved : consumed)] as const,
  );
}
