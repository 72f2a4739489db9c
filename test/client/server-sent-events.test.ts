import { expect, onTestFinished, test, vi } from 'vitest';
import { readServerSentEvents } from '../../client/server-sent-events.ts';
import { ChatStream, MessageStream } from '../../client/text-stream.ts';
import { ODD_STREAM } from '../an-odd-stream.ts';

const encoder = new TextEncoder();

/** A text as a response body, in chunks that end at the given offsets. */
function bodyOf(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = encoder.encode(text);
  const ends = [...cuts, bytes.length];
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const end of ends) {
        controller.enqueue(bytes.slice(from, end));
        from = end;
      }
      controller.close();
    },
  });
}

/** Every way to split a text in two, and the split into single bytes. */
function everyCut(text: string): readonly (readonly number[])[] {
  const places = Array.from({ length: encoder.encode(text).length }, (_none, place) => place);
  return [places, ...places.map((place) => [place])];
}

test('events are the same however their bytes are cut', async () => {
  const whole = await Array.fromAsync(readServerSentEvents(bodyOf(ODD_STREAM)));
  expect(whole.map(({ event, data }) => [event, data])).toEqual([
    ['a', '{"text":"Grüße 👋🏽 語"}'],
    [undefined, 'x\nÿ'],
    ['b', '\n two'],
    [undefined, 'one'],
    [undefined, '[DONE]'],
  ]);
  for (const cuts of everyCut(ODD_STREAM)) {
    expect(
      await Array.fromAsync(readServerSentEvents(bodyOf(ODD_STREAM, cuts))),
      `${cuts}`,
    ).toEqual(whole);
  }
});

/** Longer than the end of a stream is waited for. */
const SURELY_MS = 60_000;

test('a stream whose end does not come soon after its last event is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const cancel = vi.fn();
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(encoder.encode('data: last\n\n'));
  const events = readServerSentEvents(new ReadableStream({ start, cancel }), {
    isOver: () => true,
  });
  const leaving = events.next().then(() => events.return());
  await vi.advanceTimersByTimeAsync(SURELY_MS);
  await leaving;
  expect(cancel).toHaveBeenCalledOnce();
});

const TEXT = 'Grüße 👋🏽 語';
const MESSAGE = [
  { type: 'message_start', message: { id: 'm', content: [], usage: { input_tokens: 1 } } },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: TEXT } },
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 4 } },
  { type: 'message_stop' },
]
  .map((event) => `event: ${event.type}\r\ndata: ${JSON.stringify(event)}\r\n\r\n`)
  .join(': alive\n\n');
const CHAT = [{ id: 'c', choices: [{ index: 0, delta: { content: TEXT }, finish_reason: 'stop' }] }]
  .map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
  .concat('data: [DONE]\n\n')
  .join(': alive\n\n');

test('texts are the same however their bytes are cut', async () => {
  for (const cuts of everyCut(MESSAGE)) {
    const stream = new MessageStream(async () => bodyOf(MESSAGE, cuts));
    expect(await stream.finalMessage(), `${cuts}`).toMatchObject({
      content: [{ type: 'text', text: TEXT }],
      usage: { input_tokens: 1, output_tokens: 4 },
    });
  }
  for (const cuts of everyCut(CHAT)) {
    expect(await new ChatStream(async () => bodyOf(CHAT, cuts)).text(), `${cuts}`).toBe(TEXT);
  }
});
