import { expect, onTestFinished, test } from 'vitest';
import { deliver } from '../../server/callbacks/delivery.ts';
import { openOutgoing } from '../../server/foundation/outgoing.ts';
import { aReceiver } from '../a-receiver.ts';

async function delivered(status: number) {
  const receiver = await aReceiver(status);
  const outgoing = openOutgoing({ allowPrivate: true });
  onTestFinished(async () => {
    await outgoing.close();
    await receiver.stop();
  });
  const signal = new AbortController().signal;
  const delivery = await deliver(outgoing, `${receiver.url}/hook`, '{"a":1}', signal);
  return { delivery, calls: receiver.calls };
}

test.each([200, 201, 204])('a receiver that answers with %i has it', async (status) => {
  const { delivery, calls } = await delivered(status);
  expect(delivery).toEqual({ kind: 'delivered' });
  expect(calls).toMatchObject([{ method: 'POST', path: '/hook', body: { a: 1 } }]);
});

test('a receiver that answers with 410 wants no more', async () => {
  expect((await delivered(410)).delivery).toEqual({ kind: 'unwanted' });
});

test.each([302, 404, 429, 500])(
  'a receiver that answers with %i has not got it',
  async (status) => {
    const detail = `the receiver answers with status ${status}`;
    expect((await delivered(status)).delivery).toEqual({ kind: 'failed', detail });
  },
);

test('a receiver inside the network is not called', async () => {
  const receiver = await aReceiver(200);
  const outgoing = openOutgoing({ allowPrivate: false });
  const signal = new AbortController().signal;
  expect(await deliver(outgoing, receiver.url, '{}', signal)).toMatchObject({ kind: 'failed' });
  expect(receiver.calls).toEqual([]);
  await outgoing.close();
  await receiver.stop();
});
