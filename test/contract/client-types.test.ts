import { expect, test } from 'vitest';
import { createPatchbay } from '../../client/direct.ts';
import type {
  ChatCompletion,
  Message,
  ModelList,
  ModelPrice,
  Quote,
} from '../../generated/types.ts';

/** The type checker verifies the result types of the methods, by assignments to the expected types. */
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

test('a quote is typed as one, whatever the operation answers otherwise', async () => {
  const video = await patchbay.quoteVideo({ prompt: 'A lighthouse' });
  const form = await patchbay.quoteEditImage({ prompt: 'A kite', image: [new Blob()] });
  const chat = await patchbay.quoteChatCompletion({ model: 'any', messages });
  const quotes: (Quote | undefined)[] = [video.data, form.data, chat.data];
  // @ts-expect-error a quote is no video job
  const jobId = video.data?.data.jobId;
  expect([...quotes, jobId]).toEqual([undefined, undefined, undefined, undefined]);
  expect([video.error?.message, chat.error?.message]).toEqual(['Not now.', 'Not now.']);
  // @ts-expect-error a quote keeps the rules of the request
  await patchbay.quoteVideo({ prompt: 'A lighthouse', video_length: '7' });
});

test('a price of a model is one of something, or one of tokens', () => {
  const price = (one: ModelPrice): string =>
    one.per === 'million-tokens' ? one.output : `${one.units} ${one.sizes?.join() ?? ''}`;
  const song = { operation: 'createMusic', rule: 'song', per: 'song' as const, units: '10' };
  expect(price(song)).toBe('10 ');
});

test('a page needs no key: it says the token of its session, and the browser sends the cookie', async () => {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return Response.json({ status: 'SUCCESS', message: 'The session has ended.' });
  };
  const page = createPatchbay({ csrfToken: 'a-token', credentials: 'include', fetch });
  await page.signOut();
  const [request] = asked;
  expect(request?.headers.get('x-csrf-token')).toBe('a-token');
  expect(request?.headers.has('svc-api-key')).toBe(false);
  expect(request?.credentials).toBe('include');
  const keyed = createPatchbay({ apiKey: 'a-key', fetch });
  await keyed.quoteVideo({ prompt: 'A lighthouse' });
  expect(asked[1]?.headers.get('svc-api-key')).toBe('a-key');
  expect(asked[1]?.headers.get('prefer')).toBe('quote');
  expect(asked[1]?.headers.has('x-csrf-token')).toBe(false);
});

function required(text: string): string {
  return text;
}
