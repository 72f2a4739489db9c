import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { done, failed, type Outcome } from '../../server/foundation/outcome.ts';
import { moderated } from '../../server/foundation/problems.ts';
import { HEARTBEAT_MS } from '../../server/foundation/stream-heartbeats.ts';
import { writtenEvents } from '../../server/http/written-events.ts';
import { type WrittenEvent, writeJson } from '../../server/operations/written-json.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const file = { open: async () => Readable.from([Buffer.from('a picture')]) };
const event: WrittenEvent = {
  type: 'image_generation.completed',
  json: writeJson((standIn) => ({ b64_json: standIn(file) })),
};
const WRITTEN = 'event: image_generation.completed\ndata: {"b64_json":"YSBwaWN0dXJl"}\n\n';
const { createImage: operation } = operations;

async function* given(...events: readonly Outcome<WrittenEvent>[]) {
  yield* events;
}

async function textOf(
  events: AsyncIterable<Outcome<WrittenEvent>>,
  onBroken: (error: unknown) => void = () => {},
): Promise<string> {
  let text = '';
  for await (const piece of writtenEvents(events, {
    operation,
    request: { id: 'r-1' },
    onBroken,
  })) {
    text += String(piece);
  }
  return text;
}

test('an event is written under its type, with its files in Base64', async () => {
  expect(await textOf(given(done(event), done(event)))).toBe(WRITTEN + WRITTEN);
});

test('a failure is written as the answer that it would have been', async () => {
  const text = await textOf(given(done(event), failed(moderated('No.', 'prompt'))));
  const [, data = ''] = /^event: error\ndata: (.+)\n\n$/m.exec(text.slice(WRITTEN.length)) ?? [];
  expect(JSON.parse(data)).toEqual({
    status: 'FAILED',
    message: 'No.',
    data: { reason: 'moderation', code: 'moderation', parameter: 'prompt' },
    type: 'error',
    error: {
      type: 'invalid_request_error',
      code: 'moderation',
      param: 'prompt',
      message: 'No.',
    },
    request_id: 'r-1',
  });
});

test('what nobody expected is told to the log, and to the caller without its message', async () => {
  const surprise = new Error('The disk is at 10.0.0.7.');
  async function* surprising() {
    yield done(event);
    throw surprise;
  }
  const told: unknown[] = [];
  const text = await textOf(surprising(), (error) => told.push(error));
  expect(told).toEqual([surprise]);
  expect(text).toContain('event: error\n');
  expect(text).toContain('The gateway failed at this request.');
  expect(text).not.toContain('10.0.0.7');
});

test('an event that cannot be written to its end breaks the answer, as nothing can follow within it', async () => {
  const lost = new Error('The file is gone.');
  async function* breaking() {
    yield Buffer.from('abcdef');
    throw lost;
  }
  const broken = { open: async () => Readable.from(breaking()) };
  const json = writeJson((standIn) => ({ b64_json: standIn(broken) }));
  const told: unknown[] = [];
  const writing = textOf(given(done({ ...event, json })), (error) => told.push(error));
  await expect(writing).rejects.toThrow('The file is gone.');
  // The sender of the reply logs the error.
  expect(told).toEqual([]);
});

test('a comment is written between events that are long in coming, and never within one', async () => {
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
  async function* slow() {
    yield done(event);
    await until;
    yield done(event);
  }
  const writing = textOf(slow());
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  goOn();
  expect(await writing).toBe(`${WRITTEN}: still at work\n\n${WRITTEN}`);
});
