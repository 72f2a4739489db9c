import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Patchbay } from '../../client/index.ts';
import { aScriptedServer, json, problem } from './a-scripted-server.ts';

const job = (jobId: string) => ({ status: 'SUCCESS', message: 'ok', jobId, data: {} });
const page = (jobs: readonly string[], next: string | null) =>
  json({ status: 'SUCCESS', message: 'ok', data: { jobs: jobs.map(job), next } });

describe('a list', () => {
  test('is one page where it is awaited', async () => {
    await using server = await aScriptedServer(page(['a'], 'one'));
    const patchbay = new Patchbay({ apiKey: 'any', baseUrl: server.url });
    const { data } = await patchbay.jobs.list({ limit: 1 });
    expect(data).toMatchObject({ jobs: [{ jobId: 'a' }], next: 'one' });
    expect(server.requests.map(({ path }) => path)).toEqual(['/jobs?limit=1']);
  });

  test('is all that its pages hold where it is iterated over, each asked for when it is needed', async () => {
    const script = [page(['a', 'b'], 'one'), page(['c'], 'two'), page([], null)];
    await using server = await aScriptedServer(...script);
    const patchbay = new Patchbay({ apiKey: 'any', baseUrl: server.url });
    const seen: [string, number][] = [];
    for await (const { jobId } of patchbay.jobs.list({ kind: 'video' })) {
      seen.push([jobId, server.requests.length]);
    }
    expect(seen).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 2],
    ]);
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/jobs?kind=video',
      '/jobs?kind=video&cursor=one',
      '/jobs?kind=video&cursor=two',
    ]);
  });

  test('begins at a cursor, and ends with whoever leaves it', async () => {
    await using server = await aScriptedServer(page(['b'], 'two'));
    const patchbay = new Patchbay({ apiKey: 'any', baseUrl: server.url });
    for await (const { jobId } of patchbay.jobs.list({ cursor: 'one' })) {
      expect(jobId).toBe('b');
      break;
    }
    expect(server.requests.map(({ path }) => path)).toEqual(['/jobs?cursor=one']);
  });

  test('has an end where every page is followed by the same one', async () => {
    await using server = await aScriptedServer(page(['a'], 'one'));
    const patchbay = new Patchbay({ apiKey: 'any', baseUrl: server.url });
    const seen: string[] = [];
    for await (const { jobId } of patchbay.jobs.list()) seen.push(jobId);
    expect(seen).toEqual(['a', 'a']);
  });

  test('throws what a page was answered with, the first or another', async () => {
    await using server = await aScriptedServer(page(['a'], 'one'), problem(404));
    const patchbay = new Patchbay({ apiKey: 'any', baseUrl: server.url, maxRetries: 0 });
    const read = async () => {
      for await (const { jobId } of patchbay.jobs.list()) expect(jobId).toBe('a');
    };
    await expect(read()).rejects.toMatchObject({ status: 404 });
    await expect(patchbay.jobs.list()).rejects.toMatchObject({ status: 404 });
  });

  test('that is read later, or not at all, keeps the error of its first page for its reader', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    await using server = await aScriptedServer(problem(404));
    const patchbay = new Patchbay({ apiKey: 'any', baseUrl: server.url });
    const lists = [patchbay.jobs.list(), patchbay.jobs.list(), patchbay.jobs.list()];
    await expect.poll(() => server.requests.length).toBe(3);
    // Asked for last, and so the last one to fail.
    await expect(patchbay.jobs.list()).rejects.toMatchObject({ status: 404 });
    await nextTurn();
    expect(unhandled).not.toHaveBeenCalled();
    const [awaited, iterated] = lists;
    await expect(awaited).rejects.toMatchObject({ status: 404 });
    await expect(Array.fromAsync(iterated ?? [])).rejects.toMatchObject({ status: 404 });
    expect(server.requests).toHaveLength(4);
  });

  test('of the ledger is read likewise', async () => {
    const entries = (entryIds: readonly string[], next: string | null) =>
      json({
        status: 'SUCCESS',
        message: 'ok',
        data: { entries: entryIds.map((entryId) => ({ entryId })), next },
      });
    await using server = await aScriptedServer(entries(['a'], 'one'), entries(['b'], null));
    const patchbay = new Patchbay({ apiKey: 'any', baseUrl: server.url });
    const seen: string[] = [];
    for await (const { entryId } of patchbay.account.ledger({ limit: 1 })) seen.push(entryId);
    expect(seen).toEqual(['a', 'b']);
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/account/ledger?limit=1',
      '/account/ledger?limit=1&cursor=one',
    ]);
  });
});
