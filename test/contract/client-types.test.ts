import { expect, test } from 'vitest';
import { createPatchbay } from '../../client/patchbay.ts';
import type { ChatCompletion, Message, ModelList } from '../../generated/types.ts';

/** What a method answers is checked by the type checker: each value is put where its type must fit. */
const patchbay = createPatchbay({
  apiKey: 'any',
  fetch: async () => Response.json({ status: 'FAILED', message: 'Not now.' }, { status: 503 }),
});
const messages = [{ role: 'user' as const, content: 'Hello' }];

test('a whole answer is typed as the JSON that it is, where it could be a stream too', async () => {
  const chat = await patchbay.createChatCompletion({ model: 'any', messages });
  const completion: Pick<ChatCompletion, 'choices'> | undefined = chat.data;
  const message = await patchbay.createMessage({ model: 'any', messages });
  const answer: Pick<Message, 'content'> | undefined = message.data;
  const listed = await patchbay.listModels();
  const models: ModelList | undefined = listed.data;
  expect([completion, answer, models]).toEqual([undefined, undefined, undefined]);
  expect([chat.error?.message, message.error?.message]).toEqual(['Not now.', 'Not now.']);
});

test('a streamed answer is typed as bytes, figures as text', async () => {
  const chat = await patchbay.streamChatCompletion({ model: 'any', messages });
  const bytes: ReadableStream<Uint8Array> | null | undefined = chat.data;
  const figures = await patchbay.getMetrics();
  const text: string | undefined = figures.data;
  expect([bytes, text]).toEqual([undefined, undefined]);
});

test('a record that says SUCCESS has its video, and one that says FAILED its reason', async () => {
  const { data: record } = await patchbay.getVideoJob({ jobId: 'any' });
  const video: string | undefined = record?.status === 'SUCCESS' ? record.data.videoUrl : undefined;
  const reason: string | undefined = record?.status === 'FAILED' ? record.data.reason : undefined;
  if (record?.status === 'ON_QUEUE') {
    // @ts-expect-error a job that runs has no video for certain
    required(record.data.videoUrl);
  }
  expect([video, reason]).toEqual([undefined, undefined]);
});

function required(text: string): string {
  return text;
}
