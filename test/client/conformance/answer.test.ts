import { expect, test, vi } from 'vitest';
import { readAnswer } from '../../../client/conformance/answer.ts';

test.each(['\n', '\r\n', '\r'])(
  'of a stream without an end the first event is read, its lines ended by %j',
  async (end) => {
    const event = `event: live${end}data: {}${end}${end}`;
    const cancel = vi.fn();
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(new TextEncoder().encode(event));
    const headers = { 'content-type': 'text/event-stream' };
    const response = new Response(new ReadableStream({ start, cancel }), { headers });
    const { text } = await readAnswer(response, { isEndless: true });
    expect(text).toBe(event);
    expect(cancel).toHaveBeenCalledOnce();
  },
);
