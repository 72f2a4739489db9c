import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { done } from '../../server/foundation/outcome.ts';
import { makeSharedRoom } from '../../server/http/body-room.ts';
import { TEST_KEY } from '../a-gateway.ts';
import { aListener, type TestListener } from './a-listener.ts';

let listener: TestListener;
/** Resolves with the operation's signal once it runs. */
let given: PromiseWithResolvers<AbortSignal>;
/** Resolves when the events of a stream are cancelled. */
let ended: PromiseWithResolvers<void>;
/** Resolves when the database answers an operation with files. */
let database: PromiseWithResolvers<void>;
/** Resolves with the file that the operation then writes. */
let written: PromiseWithResolvers<string>;
const formRoom = makeSharedRoom(0);

beforeAll(async () => {
  listener = await aListener(
    {
      listModels: async ({ signal }) => {
        given.resolve(signal);
        await once(signal, 'abort');
        throw signal.reason;
      },
      createMessage: async ({ signal }) => {
        given.resolve(signal);
        return done({ kind: 'events', events: endless() });
      },
      editImage: async ({ signal, scratch }) => {
        given.resolve(signal);
        await database.promise;
        const path = await scratch.newPath();
        await writeFile(path, 'a picture');
        written.resolve(path);
        await stat(path);
        throw signal.reason;
      },
    },
    { formRoom },
  );
});

beforeEach(() => {
  given = Promise.withResolvers();
  ended = Promise.withResolvers();
  database = Promise.withResolvers();
  written = Promise.withResolvers();
});

afterAll(() => listener.stop());

async function* endless(): AsyncIterable<string> {
  try {
    for (;;) {
      yield 'event: ping\ndata: {"type":"ping"}\n\n';
      await new Promise(setImmediate);
    }
  } finally {
    ended.resolve();
  }
}

/** Sends a request and disconnects once the operation runs. */
async function leave(path: string, init: RequestInit = {}): Promise<AbortSignal> {
  const leaving = new AbortController();
  const answer = fetch(listener.url + path, {
    ...init,
    headers: { 'SVC-API-KEY': TEST_KEY, ...init.headers },
    signal: leaving.signal,
  });
  const signal = await given.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  return signal;
}

const GONE = 'caller went away';
const JSON_TYPE = { 'content-type': 'application/json' };

function aForm(): { readonly body: FormData } {
  const body = new FormData();
  body.append('prompt', 'x');
  body.append('image', new Blob(['x']), 'x');
  return { body };
}

function errors(): readonly unknown[] {
  return listener.log.filter(({ level }) => Number(level) >= 50);
}

describe('a caller that goes away', () => {
  test('ends the work that it asked for (A8)', async () => {
    const signal = await leave('/v1/models');
    if (!signal.aborted) await once(signal, 'abort');
    expect(String(signal.reason)).toContain('The caller went away.');
  });

  test('is no failure of the gateway, and is noted', async () => {
    const signal = await leave('/v1/models');
    if (!signal.aborted) await once(signal, 'abort');
    await expect
      .poll(() => listener.log)
      .toContainEqual(
        expect.objectContaining({
          msg: 'caller went away',
          operation: 'listModels',
          accountId: expect.any(String),
          byKey: expect.any(String),
          ms: expect.any(Number),
        }),
      );
    expect(errors()).toEqual([]);
  });

  test('in the middle of a stream ends the stream at its source (A8)', async () => {
    const leaving = new AbortController();
    const response = await fetch(`${listener.url}/v1/messages`, {
      method: 'POST',
      body: '{"model":"any","messages":[{"role":"user","content":"Hello"}],"stream":true}',
      headers: { 'content-type': 'application/json', 'x-api-key': TEST_KEY },
      signal: leaving.signal,
    });
    const reader = response.body?.getReader();
    await reader?.read();
    leaving.abort();
    await ended.promise;
    const signal = await given.promise;
    if (!signal.aborted) await once(signal, 'abort');
    expect(errors()).toEqual([]);
  });

  test.each([
    ['a form', aForm()],
    [
      'JSON',
      { body: JSON.stringify({ prompt: 'x', image: ['A'.repeat(400)] }), headers: JSON_TYPE },
    ],
  ])('leaves no files of %s behind, however slow the database is (A8)', async (_what, sent) => {
    const signal = await leave('/v1/images/edits', { method: 'POST', ...sent });
    if (!signal.aborted) await once(signal, 'abort');
    // Files that were deleted with the request would be gone by the end of another one.
    await listener.call('/nowhere');
    const before = listener.log.length;
    database.resolve();
    expect(await written.promise).toContain(listener.folder);
    await expect.poll(() => listener.log.slice(before).map(({ msg }) => msg)).toContain(GONE);
    await expect.poll(() => listener.scratch()).toEqual([]);
    expect(errors()).toEqual([]);
  });

  test('keeps the disk space of its form until its files are deleted', async () => {
    const signal = await leave('/v1/images/edits', { method: 'POST', ...aForm() });
    if (!signal.aborted) await once(signal, 'abort');
    expect(formRoom.taken().bytes).toBeGreaterThan(0);
    database.resolve();
    await written.promise;
    await expect.poll(() => listener.scratch()).toEqual([]);
    await expect.poll(() => formRoom.taken().bytes).toBe(0);
  });

  test('is not taken for one that has its answer', async () => {
    const before = listener.log.length;
    await listener.call('/nowhere');
    await listener.call('/healthz');
    await expect.poll(() => listener.log.length).toBeGreaterThan(before);
    expect(listener.log.slice(before).map(({ msg }) => msg)).not.toContain('caller went away');
  });
});
