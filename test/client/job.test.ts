import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  AbortedError,
  isFinal,
  JobFailedError,
  NotFoundError,
  Patchbay,
  TimedOutError,
  type VideoJobRecord,
} from '../../client/index.ts';
import { lifecycle } from '../../generated/lifecycle.ts';
import {
  aScriptedServer,
  events,
  hangUp,
  json,
  type Line,
  problem,
  silence,
} from './a-scripted-server.ts';

const accepted = json({ status: 'SUCCESS', message: 'Accepted.', data: { jobId: 'a-job' } });

/** Creates a video job on a scripted server; the script starts after its creation. */
async function aJob(...script: readonly Line[]) {
  const server = await aScriptedServer(accepted, ...script);
  const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url, maxRetries: 0 });
  const job = await patchbay.videos.create({ prompt: 'A lighthouse' });
  return { server, patchbay, job, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('waiting for a job', () => {
  test('goes on where the events broke off', async () => {
    await using stage = await aJob(
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(eventOf(4, recordOf({ progress: '40%' })), () => response.destroy());
      },
      events(eventOf(9, recordOf({ status: 'SUCCESS', progress: '100%' }))),
    );
    const seen: number[] = [];
    const record = await stage.job.wait({ onProgress: ({ progress }) => seen.push(progress) });
    expect(seen).toEqual([0.4, 1]);
    expect(record.data.videoUrl).toBe('https://example.com/a.mp4');
    const [, first, second] = stage.server.requests;
    expect(first?.headers['last-event-id']).toBeUndefined();
    expect(second?.headers['last-event-id']).toBe('4');
  });

  test('asks again and again where there are no events', async () => {
    await using stage = await aJob(
      problem(404),
      json(recordOf({ progress: '0%' })),
      json(recordOf({ progress: '0%' })),
      json(recordOf({ status: 'SUCCESS', progress: '100%' })),
    );
    const seen: number[] = [];
    await stage.job.wait({ pollSeconds: 0.01, onProgress: ({ progress }) => seen.push(progress) });
    expect(seen).toEqual([0, 1]);
    expect(stage.server.requests.map(({ path }) => path).slice(1)).toEqual([
      '/jobs/a-job/events',
      '/jobs/a-job',
      '/jobs/a-job',
      '/jobs/a-job',
    ]);
  });

  test('asks where something else answers in the place of events', async () => {
    await using stage = await aJob(
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
      json(recordOf({ status: 'SUCCESS' })),
    );
    await stage.job.wait();
    expect(stage.server.requests).toHaveLength(3);
  });

  test('asks where events break off again and again without a word', async () => {
    await using stage = await aJob(
      hangUp,
      events(''),
      hangUp,
      json(recordOf({ status: 'SUCCESS' })),
    );
    await stage.job.wait();
    const [, ...paths] = stage.server.requests.map(({ path }) => path);
    const stream = '/jobs/a-job/events';
    expect(paths).toEqual([stream, stream, stream, '/jobs/a-job']);
  });

  test('asks where streams end again and again soon after they have told something', async () => {
    const brief = events(eventOf(3, recordOf({ progress: '30%' })));
    await using stage = await aJob(brief, brief, brief, json(recordOf({ status: 'SUCCESS' })));
    await stage.job.wait();
    const [, ...paths] = stage.server.requests.map(({ path }) => path);
    const stream = '/jobs/a-job/events';
    expect(paths).toEqual([stream, stream, stream, '/jobs/a-job']);
  });

  test('comes back to events that were silent and ended in their time, however often', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 60_000;
      return now;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const quiet = events(': the job goes on\n\n');
    await using stage = await aJob(
      ...[quiet, quiet, quiet, quiet],
      events(eventOf(9, recordOf({ status: 'SUCCESS' }))),
    );
    await stage.job.wait();
    const [, ...paths] = stage.server.requests.map(({ path }) => path);
    expect(paths).toEqual(Array(5).fill('/jobs/a-job/events'));
  });

  test('comes back where a stream stays open and silent for longer than a gateway does', async () => {
    expireFirstSilence();
    await using stage = await aJob(
      (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders(),
      events(eventOf(9, recordOf({ status: 'SUCCESS' }))),
    );
    await stage.job.wait({ signal: AbortSignal.timeout(30_000) });
    const [, ...paths] = stage.server.requests.map(({ path }) => path);
    expect(paths).toEqual(['/jobs/a-job/events', '/jobs/a-job/events']);
  });

  test('leaves its connection to others where it has ended', async () => {
    const ports: unknown[] = [];
    let end = (): void => {};
    await using stage = await aJob((response) => {
      ports.push(response.socket?.remotePort);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(eventOf(9, recordOf({ status: 'SUCCESS' })));
      end = () => response.end();
    });
    for (let turn = 0; turn < 4; turn += 1) {
      // The stream ends after its last event with a delay, as it may over a network.
      for await (const _record of stage.patchbay.jobs.events('a-job')) end();
    }
    // Node chooses a connection before the one of the response just read counts as free, so it may need two.
    expect(new Set(ports).size).toBeLessThanOrEqual(2);
  });

  test('is over at once where the end is known', async () => {
    await using stage = await aJob(events(eventOf(9, recordOf({ status: 'SUCCESS' }))));
    const record = await stage.job.wait();
    expect(await stage.job.wait()).toBe(record);
    expect(stage.server.requests).toHaveLength(2);
  });

  test('throws what a failed job tells', async () => {
    const failed = recordOf({ status: 'FAILED', reason: 'moderation' });
    await using stage = await aJob(events(eventOf(3, failed)));
    const error = await stage.job.wait().catch((reason: unknown) => reason);
    if (!(error instanceof JobFailedError)) throw error;
    expect(error.record).toEqual(failed);
    expect(error).toMatchObject({ reason: 'moderation', message: failed.message });
    expect(stage.job.isFinal).toBe(true);
    const states: string[] = [];
    for await (const { status } of stage.job) states.push(status);
    expect(states).toEqual(['FAILED']);
  });

  test('may take as long as it takes, also longer than timers can', async () => {
    await using stage = await aJob(events(eventOf(9, recordOf({ status: 'SUCCESS' }))));
    const record = await stage.job.wait({ timeoutSeconds: Number.POSITIVE_INFINITY });
    expect(record.status).toBe('SUCCESS');
  });

  test.each([0.0105, 0, -0.005, -0.0005])(
    'ends within %d seconds, which timers do not all keep',
    async (timeoutSeconds) => {
      await using stage = await aJob(silence);
      await expect(stage.job.wait({ timeoutSeconds })).rejects.toThrow(TimedOutError);
    },
  );

  test('names a time that is no number', async () => {
    await using stage = await aJob(silence);
    const { job } = stage;
    const notANumber = (name: string) => new TypeError(`${name} must be a number; it is NaN.`);
    const noTime = { timeoutSeconds: Number.NaN };
    await expect(job.wait(noTime)).rejects.toThrow(notANumber('timeoutSeconds'));
    await expect(job.wait({ pollSeconds: Number.NaN })).rejects.toThrow(notANumber('pollSeconds'));
    expect(stage.server.requests).toHaveLength(1);
  });

  test('throws where there is no such job', async () => {
    await using stage = await aJob(problem(404));
    await expect(stage.job.wait()).rejects.toThrow(NotFoundError);
    expect(stage.server.requests).toHaveLength(3);
  });

  test('ends with its time, and with its signal, and the job goes on', async () => {
    await using stage = await aJob(silence);
    const sentence = 'The job has not ended within 0.03 seconds.';
    await expect(stage.job.wait({ timeoutSeconds: 0.03 })).rejects.toThrow(sentence);
    await expect(stage.job.wait({ timeout: 30 })).rejects.toThrow(sentence);
    const controller = new AbortController();
    const waiting = stage.job.wait({ signal: controller.signal });
    controller.abort();
    await expect(waiting).rejects.toThrow(AbortedError);
    expect(stage.server.requests.some(({ path }) => path.endsWith('/cancel'))).toBe(false);
  });

  test('can begin in the middle, where the events are read by themselves', async () => {
    await using stage = await aJob(events(eventOf(9, recordOf({ status: 'SUCCESS' }))));
    const states: string[] = [];
    for await (const { status } of stage.patchbay.jobs.events('a-job', { lastEventId: '7' })) {
      states.push(status);
    }
    expect(states).toEqual(['SUCCESS']);
    expect(stage.server.requests[1]?.headers['last-event-id']).toBe('7');
  });

  test('ends the request of who stops to listen', async () => {
    const closed = Promise.withResolvers<void>();
    await using stage = await aJob((response) => {
      response.on('close', () => closed.resolve());
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(eventOf(1, recordOf({ progress: '10%' })));
    });
    for await (const _record of stage.job) break;
    await closed.promise;
    expect(stage.job.progress).toBe(0.1);
  });
});

test('what is no record of a job is an error of the library, by event and by lookup', async () => {
  await using stage = await aJob(events('data: null\n\n'), json({}));
  await expect(stage.job.wait()).rejects.toThrow('The received data is not a job record.');
  await expect(stage.job.refresh()).rejects.toThrow('The received data is not a job record.');
});

test('an answer that names no job is an error of the library', async () => {
  await using server = await aScriptedServer(json({}));
  const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url });
  const ask = patchbay.videos.create({ prompt: 'A lighthouse' });
  await expect(ask).rejects.toThrow('The response contains no job identifier.');
});

test('a job that has ended stays so, whatever comes late', async () => {
  await using stage = await aJob(
    json(recordOf({ status: 'FAILED', reason: 'cancelled' })),
    json(recordOf({ progress: '40%' })),
  );
  await stage.job.cancel();
  await stage.job.refresh();
  expect(stage.job.isFinal).toBe(true);
});

test('a job that has not ended has no files, and one of another kind is no video', async () => {
  await using stage = await aJob(
    json(recordOf({ progress: '10%' })),
    json({ ...recordOf({}), data: { jobId: 'a-job', action: 'music' } }),
  );
  expect(stage.job.files()).toEqual([]);
  expect(stage.job.record).toBeUndefined();
  expect((await stage.job.refresh()).data.progress).toBe('10%');
  expect(stage.job.files()).toEqual([]);
  await expect(stage.job.refresh()).rejects.toThrow('The job is of another kind.');
});

test.each(Object.entries(lifecycle.states))('%s is final as the contract says', (_, state) => {
  expect(isFinal(state)).toBe('final' in state);
});

interface Told {
  readonly status?: VideoJobRecord['status'];
  readonly progress?: string;
  readonly reason?: string;
}

function recordOf({ status = 'ON_QUEUE', progress = '0%', reason }: Told) {
  const made = status === 'SUCCESS' ? { videoUrl: 'https://example.com/a.mp4' } : {};
  const why = reason === undefined ? {} : { reason };
  const data = { jobId: 'a-job', action: 'video', progress, ...made, ...why };
  return { status, message: `It is ${status}.`, jobId: 'a-job', data };
}

function eventOf(id: number, record: { readonly status: string }): string {
  const name = record.status === 'ON_QUEUE' ? 'progress' : 'end';
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(record)}\n\n`;
}

/** Lets the first wait that is longer than a gateway's heartbeats, and no longer than a minute, be over at once. */
function expireFirstSilence(): void {
  const { setTimeout } = globalThis;
  let isExpired = false;
  vi.stubGlobal('setTimeout', (then: () => void, milliseconds: number, ...given: unknown[]) => {
    const isSilence = !isExpired && milliseconds > 15_000 && milliseconds <= 60_000;
    isExpired ||= isSilence;
    return setTimeout(then, isSilence ? 0 : milliseconds, ...given);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
