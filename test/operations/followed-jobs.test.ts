import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { JobStep } from '../../generated/types.ts';
import { TEST_KEY } from '../a-gateway.ts';
import { unsigned } from '../unsigned.ts';
import { type TwoAccounts, twoAccounts } from './two-accounts.ts';

let gateway: TwoAccounts;

beforeAll(async () => {
  gateway = await twoAccounts({
    upstreams: { quick: { kind: 'sandbox', jobSeconds: 0 } },
    models: [{ id: '*', upstream: 'quick' }],
  });
});

afterAll(() => gateway.stop());

const VIDEO = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };

/** The stream of all jobs of the first account, open until the test ends. */
async function follow(lastEventId?: string) {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const response = await fetch(`${gateway.url}/jobs/events`, {
    headers: {
      'SVC-API-KEY': TEST_KEY,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: end.signal,
  });
  const events = eventsOf(response);
  return {
    async next(): Promise<EventSourceMessage> {
      const { value, done } = await events.next();
      if (done === true || value === undefined) throw new Error('The stream has ended.');
      return value;
    },
    /** Reads up to the next event of the given name, and returns all events read. */
    async until(name: string): Promise<readonly EventSourceMessage[]> {
      const all: EventSourceMessage[] = [];
      do all.push(await this.next());
      while (all.at(-1)?.event !== name);
      return all;
    },
  };
}

async function* eventsOf(response: Response) {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* events.splice(0);
  }
}

async function aVideo(call = gateway.mine): Promise<string> {
  const { json } = await call('/vidx/generations', { json: VIDEO });
  return json.data.jobId;
}

describe('the stream of all jobs', () => {
  test('is refused to an account that has as many as the contract says, and says so', async () => {
    const { maxStreams, path } = operations.streamJobs;
    const streams = await Promise.all(Array.from({ length: maxStreams }, () => follow()));
    await Promise.all(streams.map((stream) => stream.until('live')));
    const { status, headers, json } = await gateway.mine(path);
    expect([status, headers.get('retry-after'), json.data.code]).toEqual([
      429,
      '10',
      'rate_limit_exceeded',
    ]);
    expect(json.message).toBe(
      `The account has ${maxStreams} of these streams open, as many as it can; close one, or ask for the list.`,
    );
  });

  test('is opened for nobody by HEAD, more often than an account may follow', async () => {
    const headers = { 'SVC-API-KEY': TEST_KEY };
    for (let count = 0; count < 60; count += 1) {
      const { status } = await fetch(`${gateway.url}/jobs/events`, { method: 'HEAD', headers });
      expect(status).toBe(200);
    }
    const stream = await follow();
    await stream.until('live');
  });

  test('begins where all is told, and tells each job to its end, and none of others', async () => {
    const stream = await follow();
    const [first] = await stream.until('live');
    expect(first?.event).toBe('live');
    await aVideo(gateway.theirs);
    const id = await aVideo();
    const events = await stream.until('end');
    const records = events.map(({ data }) => JSON.parse(data));
    expect(new Set(records.map(({ jobId }) => jobId))).toEqual(new Set([id]));
    const { json } = await gateway.mine(`/jobs/${id}`);
    expect(unsigned(records.at(-1))).toEqual(unsigned(json));
    const validate = operations.streamJobs.events;
    expect([JSON.parse(first?.data ?? ''), ...records].every((one) => validate(one))).toBe(true);
  });

  test('goes on where a reader left off', async () => {
    const stream = await follow();
    const [live] = await stream.until('live');
    const id = await aVideo();
    await stream.until('end');
    const again = await follow(live?.id);
    const missed = await again.until('live');
    const ends = missed.filter(({ event }) => event === 'end');
    expect(ends.map(({ data }) => JSON.parse(data).jobId)).toContain(id);
  });

  test('takes no other identifier than its own', async () => {
    const { status, json } = await gateway.mine('/jobs/events', {
      headers: { 'last-event-id': 'x' },
    });
    expect([status, json.data.violations[0].rule]).toEqual([400, 'last-jobs-event-id']);
  });

  test('is refused where so many follow already', async () => {
    await Promise.all(Array.from({ length: 50 }, async () => (await follow()).until('live')));
    const { status, headers } = await gateway.mine('/jobs/events');
    expect([status, headers.get('retry-after')]).toEqual([429, '10']);
  });
});

describe('the timeline of a job', () => {
  test('tells what happened, with what was set aside and what it cost', async () => {
    const stream = await follow();
    await stream.until('live');
    const id = await aVideo();
    await stream.until('end');
    const { json } = await gateway.mine(`/jobs/${id}/timeline`);
    const steps: JobStep[] = json.data.steps;
    expect(steps.map(({ step }) => step)).toEqual([
      ...['created', 'submitting', 'running', 'collecting', 'succeeded'],
    ]);
    const { quota } = (await gateway.mine(`/jobs/${id}`)).json.data;
    expect([steps[0]?.quota, steps.at(-1)?.quota]).toEqual([quota, quota]);
    expect(steps[1]).toMatchObject({ attempt: 1 });
    expect(steps[2]).toMatchObject({ upstream: 'quick' });
  });

  test('of a job that is older than histories tells its ends', async () => {
    const stream = await follow();
    await stream.until('live');
    const id = await aVideo();
    await stream.until('end');
    const { queries } = gateway.database;
    await queries.updateTable('job').set({ history: '[]' }).where('id', '=', id).execute();
    const { json } = await gateway.mine(`/jobs/${id}/timeline`);
    expect(json.data.steps).toMatchObject([
      { step: 'created', message: 'The job was created.' },
      { step: 'succeeded', message: 'The job is done.' },
    ]);
    expect(json.message).toBe('2 steps.');
  });

  test('is not there for others', async () => {
    const id = await aVideo();
    expect((await gateway.theirs(`/jobs/${id}/timeline`)).status).toBe(404);
  });
});
