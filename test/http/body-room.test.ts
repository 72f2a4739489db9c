import { expect, onTestFinished, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { openLog } from '../../server/foundation/log.ts';
import { failed } from '../../server/foundation/outcome.ts';
import { moderated, problem } from '../../server/foundation/problems.ts';
import { makeBodyRoom, makeSharedRoom } from '../../server/http/body-room.ts';
import { openMetrics } from '../../server/metrics/metrics.ts';
import type { Handlers } from '../../server/operations/call.ts';
import { aListener } from './a-listener.ts';
import { connectTo, KEY_HEADER, rawRequest } from './raw-requests.ts';

const MEGABYTE = 1_048_576;
const EDIT = { prompt: 'x', image: ['A'.repeat(3 * MEGABYTE)] };

test('large bodies that do not fit together are 503, and smaller ones still fit', async () => {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const given: Partial<Handlers> = {
    async editImage() {
      reached.resolve();
      await opened.promise;
      return failed(problem('limited', 'Not now.'));
    },
    createVideo: async () => failed(moderated('Not this.', 'prompt')),
  };
  const metrics = openMetrics(openLog('silent'));
  const bodyRoom = makeBodyRoom(5 * MEGABYTE);
  const listener = await aListener(given, { bodyRoom, metrics });
  onTestFinished(() => listener.stop());

  const first = listener.call('/v1/images/edits', { json: EDIT });
  await reached.promise;
  const second = await listener.call('/v1/images/edits', { json: EDIT });
  expect(second.status).toBe(503);
  const shed = 'patchbay_requests_shed_total{operation="editImage",reason="bodies"} 1';
  expect(await metrics.text()).toContain(shed);
  expect(second.headers.get('retry-after')).toBe('2');
  expect(second.json.message).toBe(
    'The gateway has too much to do just now; send the request again in a moment.',
  );
  const small = await listener.call('/vidx/generations', { json: { prompt: 'x' } });
  expect([small.status, small.json.message]).toEqual([400, 'Not this.']);
  opened.resolve();
  expect((await first).status).toBe(429);
  // The reserved memory has been released, after refusals too.
  expect((await listener.call('/v1/images/edits', { json: EDIT })).status).toBe(429);
  const wrong = { ...EDIT, n: 0 };
  expect((await listener.call('/v1/images/edits', { json: wrong })).status).toBe(400);
  expect((await listener.call('/v1/images/edits', { json: EDIT })).status).toBe(429);
});

test('a body of unknown length takes the room of the largest that the operation takes', () => {
  const { bodyBytes } = operations.editImage.limits;
  const room = makeBodyRoom(bodyBytes);
  const giveBack = room.take(bodyBytes);
  expect(room.take(2 * MEGABYTE)).toBeUndefined();
  giveBack?.();
  expect(room.take(2 * MEGABYTE)).toBeDefined();
});

test('one account has no more than half of the room, whatever the length of its bodies, and gets it back', () => {
  const room = makeBodyRoom(100 * MEGABYTE);
  const first = room.take(30 * MEGABYTE, 'one');
  expect(room.take(30 * MEGABYTE, 'one')).toBeUndefined();
  expect(room.take(20 * MEGABYTE, 'one')).toBeDefined();
  expect(room.take(2 * MEGABYTE, 'one')).toBeUndefined();
  expect(room.take(MEGABYTE, 'one')).toBeDefined();
  expect(room.take(50 * MEGABYTE, 'another')).toBeDefined();
  expect(room.take(2 * MEGABYTE, 'a third')).toBeUndefined();
  first?.();
  expect(room.take(30 * MEGABYTE, 'one')).toBeDefined();
});

test('small bodies share room of their own, and tiny ones always fit', () => {
  const room = makeBodyRoom(4 * MEGABYTE);
  const taken = ['one', 'one', 'one', 'one', 'another', 'another', 'another', 'another'].map(
    (holder) => room.take(MEGABYTE, holder),
  );
  expect(taken).not.toContain(undefined);
  expect(room.taken().bytes).toBe(0);
  expect(room.take(MEGABYTE, 'one')).toBeUndefined();
  expect(room.take(MEGABYTE / 8, 'a third')).toBeUndefined();
  expect(room.take(MEGABYTE / 16, 'one')).toBeDefined();
  expect(room.take(2 * MEGABYTE, 'a third')).toBeDefined();
  taken[0]?.();
  expect(room.take(MEGABYTE, 'one')).toBeDefined();
});

test.each([
  ['JSON', 'application/json', MEGABYTE / 2],
  ['forms', 'multipart/form-data; boundary=edge', operations.editImage.limits.formTextBytes ?? 0],
])('small bodies that never end leave room for others: %s (A3)', async (_what, kind, bytes) => {
  const bodyRoom = makeBodyRoom(MEGABYTE);
  const listener = await aListener({}, { bodyRoom });
  onTestFinished(() => listener.stop());
  const type = ['content-type', kind] as const;
  const length = ['content-length', String(bytes)] as const;
  const headers = [KEY_HEADER, type, length] as const;
  const held = await Promise.all(
    Array.from({ length: MEGABYTE / bytes + 1 }, () => connectTo(listener.url)),
  );
  for (const connection of held) {
    connection.send(rawRequest({ method: 'POST', path: '/v1/images/edits', headers }));
  }
  const refused = await Promise.race(held.map((connection) => connection.answer()));
  expect(refused.status).toBe(503);
  const tiny = await listener.call('/v1/images/edits', { json: { prompt: 'x' } });
  expect(tiny.status).toBe(400);
  expect(bodyRoom.take(MEGABYTE, 'another account')).toBeDefined();
  for (const connection of held) connection.end();
});

test('forms that never end leave disk space for others, and give theirs back (A3)', async () => {
  const metrics = openMetrics(openLog('silent'));
  const { formBytes = 0 } = operations.editImage.limits;
  const formRoom = makeSharedRoom(4 * formBytes);
  const listener = await aListener({}, { formRoom, metrics });
  onTestFinished(() => listener.stop());
  const type = ['content-type', 'Multipart/form-data; boundary=edge'] as const;
  const chunked = ['transfer-encoding', 'chunked'] as const;
  const head = { method: 'POST', path: '/v1/images/edits' };
  const held = await Promise.all(Array.from({ length: 3 }, () => connectTo(listener.url)));
  for (const connection of held) {
    connection.send(rawRequest({ ...head, headers: [KEY_HEADER, type, chunked] }));
  }
  const refused = await Promise.race(held.map((connection) => connection.answer()));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  const shed = 'patchbay_requests_shed_total{operation="editImage",reason="forms"} 1';
  expect(await metrics.text()).toContain(shed);
  const others = formRoom.take(2 * formBytes, 'another account');
  expect(others).toBeDefined();
  const json = await listener.call('/v1/images/edits', { json: { prompt: 'x' } });
  expect(json.status).toBe(400);
  for (const connection of held) connection.end();
  others?.();
  await expect.poll(() => formRoom.taken().bytes).toBe(0);
});

test('a form takes the disk space of its length, until its request is over', async () => {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const formRoom = makeSharedRoom(MEGABYTE);
  const listener = await aListener(
    {
      async editImage() {
        reached.resolve();
        await opened.promise;
        return failed(moderated('Not this.', 'prompt'));
      },
    },
    { formRoom },
  );
  onTestFinished(() => listener.stop());
  const form = (bytes: number): FormData => {
    const parts = new FormData();
    parts.append('prompt', 'x');
    parts.append('image', new Blob(['A'.repeat(bytes)]), 'one.png');
    return parts;
  };
  const first = listener.call('/v1/images/edits', { form: form(MEGABYTE / 2) });
  await reached.promise;
  expect(formRoom.taken().bytes).toBeGreaterThan(MEGABYTE / 2);
  expect((await listener.call('/v1/images/edits', { form: form(1) })).status).toBe(503);
  opened.resolve();
  expect((await first).status).toBe(400);
  await expect.poll(() => formRoom.taken().bytes).toBe(0);
});

test('without a limit every form has disk space', () => {
  expect(makeSharedRoom(0).take(Number.MAX_SAFE_INTEGER)).toBeDefined();
});

test('what a request has held beside its body takes room until its answer begins', async () => {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const listener = await aListener(
    {
      async createVideo({ takeRoom }) {
        const room = takeRoom(3 * MEGABYTE);
        if (!room.ok) return room;
        reached.resolve();
        await opened.promise;
        return failed(moderated('Not this.', 'prompt'));
      },
    },
    { bodyRoom: makeBodyRoom(5 * MEGABYTE) },
  );
  onTestFinished(() => listener.stop());
  const call = () => listener.call('/vidx/generations', { json: { prompt: 'x' } });
  const first = call();
  await reached.promise;
  const second = await call();
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, '2']);
  opened.resolve();
  expect((await first).status).toBe(400);
  expect((await call()).status).toBe(400);
});

test('an account that sends bodies without a length leaves room for others (A3)', async () => {
  const { bodyBytes } = operations.editImage.limits;
  const bodyRoom = makeBodyRoom(4 * bodyBytes);
  const listener = await aListener(
    { editImage: async () => failed(problem('limited', 'Not now.')) },
    { bodyRoom },
  );
  onTestFinished(() => listener.stop());
  const type = ['content-type', 'application/json'] as const;
  const chunked = ['transfer-encoding', 'chunked'] as const;
  const headers = [KEY_HEADER, type, chunked] as const;
  const held = await Promise.all(Array.from({ length: 3 }, () => connectTo(listener.url)));
  for (const connection of held) {
    connection.send(rawRequest({ method: 'POST', path: '/v1/images/edits', headers }));
  }
  // The third finds no memory left and is refused at once.
  const refused = await Promise.race(held.map((connection) => connection.answer()));
  expect(refused.status).toBe(503);
  expect(bodyRoom.take(bodyBytes, 'another account')).toBeDefined();
  expect(bodyRoom.take(bodyBytes, 'another account')).toBeDefined();
  for (const connection of held) connection.end();
});
