import { describe, expect, test, vi } from 'vitest';
import type { Identifier } from '../../../server/foundation/identifiers.ts';
import { openLog } from '../../../server/foundation/log.ts';
import { anImage, aVideo } from '../a-job.ts';
import { aWorkshop, hurry, LONG, type WorkshopOptions } from '../a-workshop.ts';
import {
  anUpstream,
  imagesThat,
  RESULT,
  refusedWith,
  type ScriptedUpstream,
  succeeded,
} from '../an-upstream.ts';

const RUNNING = succeeded({ state: 'running', progress: 10, pollAfterSeconds: 0 } as const);
const DONE = succeeded({ state: 'done', result: RESULT } as const);
const CUT = refusedWith({ kind: 'failed', message: 'Cut off.' });
const WAITS = 'The gateway has no upstream for this job just now.';

/** A gateway whose upstreams are added and removed, with the warnings it logs. */
async function aWorkshopAt(video: ScriptedUpstream, options: WorkshopOptions = {}) {
  const warnings: Record<string, unknown>[] = [];
  const log = openLog('warn', { write: (line) => void warnings.push(JSON.parse(line)) });
  const workshop = await aWorkshop({ video }, { ...options, log });
  const { queries, read } = workshop;
  const until = (id: Identifier, check: () => Promise<void> | void) =>
    vi.waitFor(async () => {
      await hurry(queries);
      expect((await read(id)).state).not.toBe('failed');
      await check();
    }, LONG);
  return {
    ...workshop,
    warnings,
    until,
    waits: (id: Identifier) =>
      until(id, async () => expect(JSON.stringify((await read(id)).history)).toContain(WAITS)),
    succeeds: (id: Identifier) =>
      until(id, async () => expect((await read(id)).state).toBe('succeeded')),
  };
}

describe('a job whose upstream the settings do not have', () => {
  test('is asked about again when they have it, and a warning says once that it waits', async () => {
    const polls = [RUNNING, RUNNING, DONE];
    const scripted = anUpstream({ poll: polls });
    const workshop = await aWorkshopAt(scripted);
    const { start, create, serve, until, waits, succeeds, warnings } = workshop;
    await start();
    const id = await create(aVideo);
    await until(id, () => expect(scripted.polls()).toBeGreaterThan(0));
    serve({ other: { video: anUpstream() } });
    await waits(id);
    await until(id, async () =>
      expect((await workshop.read(id)).history.length).toBeGreaterThan(3),
    );
    serve({ scripted: { video: scripted } });
    await succeeds(id);
    expect(warnings).toMatchObject([{ upstream: 'scripted', msg: 'settings lack what jobs want' }]);
  });

  test('has its result fetched when they have it', async () => {
    const scripted = anUpstream();
    const workshop = await aWorkshopAt(scripted);
    const { poll } = scripted;
    scripted.poll = async (upstreamJobId, context) => {
      workshop.serve({});
      return poll(upstreamJobId, context);
    };
    await workshop.start();
    const id = await workshop.create(aVideo);
    await workshop.waits(id);
    expect(await workshop.read(id)).toMatchObject({ state: 'collecting' });
    workshop.serve({ scripted: { video: scripted } });
    await workshop.succeeds(id);
    expect(await workshop.assetCount()).toBe(4);
  });

  test('ends when its time is over', async () => {
    let ahead = 0;
    const clock = { now: () => new Date(Date.now() + ahead) };
    const scripted = anUpstream({ poll: [RUNNING] });
    const { start, create, serve, until, waits, read, queries } = await aWorkshopAt(scripted, {
      clock,
    });
    await start();
    const id = await create(aVideo);
    await until(id, () => expect(scripted.polls()).toBeGreaterThan(0));
    serve({});
    await waits(id);
    ahead = 61 * 60_000;
    await vi.waitFor(async () => {
      await hurry(queries);
      expect(await read(id)).toMatchObject({ state: 'failed', failure: { reason: 'timeout' } });
    }, LONG);
  });

  test('is named in the log where its caller cancels it, as nobody can tell the upstream', async () => {
    const scripted = anUpstream({ poll: [RUNNING] });
    const { start, stop, create, serve, until, jobs, read, warnings } = await aWorkshopAt(scripted);
    await start();
    const id = await create(aVideo);
    await until(id, () => expect(scripted.polls()).toBeGreaterThan(0));
    await stop(5);
    serve({});
    await jobs.cancel(await read(id));
    expect(warnings).toMatchObject([{ upstream: 'scripted' }]);
  });
});

describe('a job that has not been handed over', () => {
  test('waits where nobody serves its model, and goes to whoever does then', async () => {
    const other = anUpstream();
    const workshop = await aWorkshopAt(anUpstream());
    workshop.serve({});
    await workshop.start();
    const id = await workshop.create(aVideo);
    // Waits for more attempts than are allowed once an upstream may have begun.
    await workshop.waits(id);
    await workshop.until(id, async () =>
      expect((await workshop.read(id)).history.length).toBeGreaterThan(10),
    );
    workshop.serve({ other: { video: other } });
    await workshop.succeeds(id);
    expect(await workshop.read(id)).toMatchObject({ upstream: 'other' });
    expect(workshop.warnings).toHaveLength(1);
  });

  test('waits for its pictures where nobody makes any', async () => {
    const images = imagesThat(async () => succeeded({ images: [] }));
    const workshop = await aWorkshopAt(anUpstream());
    await workshop.start();
    const id = await workshop.create(anImage);
    await workshop.waits(id);
    workshop.serve({ other: { images } });
    await workshop.succeeds(id);
  });

  test('waits for the one upstream that may have begun with it', async () => {
    const scripted = anUpstream({ submit: [CUT, succeeded('upstream-1')] });
    const other = anUpstream();
    const workshop = await aWorkshopAt(scripted);
    const { submit } = scripted;
    scripted.submit = async (order, context) => {
      if (scripted.keys.length === 0) workshop.serve({ other: { video: other } });
      return submit(order, context);
    };
    await workshop.start();
    const id = await workshop.create(aVideo);
    await workshop.waits(id);
    workshop.serve({ other: { video: other }, scripted: { video: scripted } });
    await workshop.succeeds(id);
    expect(await workshop.read(id)).toMatchObject({ upstream: 'scripted' });
    expect(other.keys).toEqual([]);
  });

  test('is not taken to one that has left the settings meanwhile, but to one that has come', async () => {
    const busy = refusedWith({ kind: 'limited', message: 'Too many.' });
    const [scripted, third] = [anUpstream({ submit: [busy] }), anUpstream()];
    const workshop = await aWorkshopAt(scripted, { others: { other: { video: anUpstream() } } });
    const { submit } = scripted;
    scripted.submit = async (order, context) => {
      workshop.serve({ third: { video: third } });
      return submit(order, context);
    };
    await workshop.start();
    const id = await workshop.create(aVideo);
    await workshop.succeeds(id);
    expect(await workshop.read(id)).toMatchObject({ upstream: 'third' });
  });
});
