import { expect, onTestFinished, test, vi } from 'vitest';
import type { Step } from '../../server/jobs/steps.ts';
import { aReceiver } from '../a-receiver.ts';
import { aVideo } from './a-job.ts';
import { aWorkshop, LONG } from './a-workshop.ts';
import { anUpstream } from './an-upstream.ts';

test.each<Step>(['telling', 'told'])(
  'a callback whose try fails at %s is tried again',
  async (at) => {
    const receiver = await aReceiver(200);
    onTestFinished(() => receiver.stop());
    let failures = 0;
    const onStep = (step: Step): void => {
      if (step !== at || failures > 0) return;
      failures += 1;
      throw new Error('the database is away');
    };
    const work = await aWorkshop({ video: anUpstream() }, { onStep });
    await work.start();
    const id = await work.create({ ...aVideo, hookUrl: receiver.url });
    const stateOf = async () => (await work.callbacks.find(id))?.state;
    await vi.waitFor(async () => expect(await stateOf()).toBe('delivered'), LONG);
    const names = receiver.calls.map(({ headers }) => headers['webhook-id']);
    expect(names).toHaveLength(at === 'told' ? 2 : 1);
    expect(new Set(names).size).toBe(1);
  },
);
