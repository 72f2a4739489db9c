import { createServer, type ServerResponse } from 'node:http';
import { EVENTS, stamp } from './stamped-events.ts';

/**
 * A process with the part of the OpenAI interface that chat needs: it reads a request completely and responds with the
 * same completion, either whole or, if a stream was requested, in 200 events, each with the time at which it was ready.
 * Prints its URL.
 */

const TEXT = 'Here is an answer of some length, as a model might give it to a short question.';
const usage = { prompt_tokens: 12, completion_tokens: 200, total_tokens: 212 };
const origin = { id: 'chatcmpl-bench', created: 1_700_000_000, model: 'bench' };
const message = { role: 'assistant', content: TEXT };
const completion = Buffer.from(
  JSON.stringify({
    ...origin,
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage,
  }),
);

/** The pause between two events, in milliseconds; with 0 they are sent without a pause. */
const PAUSE_MILLISECONDS = Number(process.env.EVENT_PAUSE ?? 5);

const server = createServer((request, response) => {
  let isStream = false;
  request.on('data', (chunk: Buffer) => {
    isStream ||= chunk.includes('"stream":true');
  });
  request.once('end', () => (isStream ? stream(response) : answer(response)));
});
server.keepAliveTimeout = 120_000;

function answer(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': completion.length,
  });
  response.end(completion);
}

function stream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let sent = 0;
  const next = (): void => {
    sent += 1;
    if (sent > EVENTS) {
      response.end(`data: ${JSON.stringify({ ...chunkOf([]), usage })}\n\ndata: [DONE]\n\n`);
      return;
    }
    const finish_reason = sent === EVENTS ? 'stop' : null;
    const choice = { index: 0, delta: { content: ` word ${sent}` }, finish_reason };
    response.write(`data: ${JSON.stringify({ ...chunkOf([choice]), ...stamp() })}\n\n`);
    setTimeout(next, PAUSE_MILLISECONDS);
  };
  next();
}

function chunkOf(choices: readonly object[]): object {
  return { ...origin, object: 'chat.completion.chunk', choices };
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
