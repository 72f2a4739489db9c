import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Patchbay } from '../../client/index.ts';
import { aScriptedServer, json } from './a-scripted-server.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Follows three jobs on a server that keeps their event streams open. */
async function followingThree() {
  const streams = new Map<string, ServerResponse>();
  const server = await aScriptedServer((response, request) => {
    const [, , jobId = '', events] = request.path.split('/');
    if (events === undefined) return json(recordOf(jobId, 'ON_QUEUE'))(response, request);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': it runs\n\n');
    streams.set(jobId, response);
  });
  const controller = new AbortController();
  const { signal } = controller;
  const follow = async (jobId: string) => {
    // Browsers count by page, not by client.
    const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url });
    for await (const { status } of patchbay.jobs.events(jobId, { signal, pollSeconds: 0.01 })) {
      if (status === 'SUCCESS') return jobId;
    }
    return undefined;
  };
  const ends = ['one', 'two', 'three'].map(follow);
  const looks = () => server.requests.filter(({ path }) => path === '/jobs/three').length;
  return {
    streams,
    looks,
    ends,
    async [Symbol.asyncDispose]() {
      controller.abort();
      await Promise.allSettled(ends);
      await server[Symbol.asyncDispose]();
    },
  };
}

function recordOf(jobId: string, status: string) {
  return { status, message: 'It is.', jobId, data: { jobId, action: 'video', progress: '0%' } };
}

function end(streams: ReadonlyMap<string, ServerResponse>, jobId: string): void {
  const record = JSON.stringify(recordOf(jobId, 'SUCCESS'));
  streams.get(jobId)?.end(`id: 1\nevent: end\ndata: ${record}\n\n`);
}

describe('streams that follow jobs', () => {
  test('are two at a time in a page, and the next job takes the place of one that has ended', async () => {
    vi.stubGlobal('XMLHttpRequest', class {});
    await using stage = await followingThree();
    const { streams, looks, ends } = stage;
    await expect.poll(looks).toBeGreaterThan(2);
    expect([...streams.keys()].toSorted()).toEqual(['one', 'two']);
    end(streams, 'one');
    expect(await ends[0]).toBe('one');
    await expect.poll(() => streams.has('three')).toBe(true);
    const asked = looks();
    end(streams, 'three');
    expect(await ends[2]).toBe('three');
    expect(looks()).toBe(asked);
  });

  test('are as many as there are jobs elsewhere', async () => {
    await using stage = await followingThree();
    await expect.poll(() => stage.streams.size).toBe(3);
    expect(stage.looks()).toBe(0);
  });
});
