import { expect, test } from 'vitest';
import {
  type ChatCompletion,
  type ChatStream,
  type Message,
  type MessageStream,
  Patchbay,
  type Quote,
  UnavailableError,
} from '../../client/index.ts';

/** What the type checker says of the client: each value is put where its type must fit. */
const patchbay = new Patchbay({
  apiKey: 'any',
  maxRetries: 0,
  fetch: async () => Response.json({ status: 'FAILED', message: 'Not now.' }, { status: 503 }),
});
const request = { model: 'any', messages: [{ role: 'user' as const, content: 'Hello' }] };

test('what a model does not take does not compile', async () => {
  const refer_images = ['https://example.com/a.png'];
  const oneImage = { prompt: 'A', model: 'vidx-imagine-video-1.5', refer_images } as const;
  await refused(patchbay.videos.create({ ...oneImage, refer_images, video_length: '7' }));
  // @ts-expect-error the default model makes no video of 7 seconds
  await refused(patchbay.videos.create({ prompt: 'A', video_length: '7' }));
  // @ts-expect-error there is no such model
  await refused(patchbay.videos.create({ prompt: 'A', model: 'vidx-none' }));
  await refused(patchbay.images.generate({ prompt: 'A', mode: 'imgy-3', quality: 'hd' }));
  // @ts-expect-error the default model has no such quality
  await refused(patchbay.images.generate({ prompt: 'A', quality: 'hd' }));
  // @ts-expect-error an edit needs a picture
  await expect(patchbay.images.edit({ prompt: 'A' })).rejects.toThrow(TypeError);
  // @ts-expect-error a quote keeps the rules of its request
  await refused(patchbay.quotes.video({ prompt: 'A', video_length: '7' }));
  // @ts-expect-error jobs have no such kind
  await refused(patchbay.jobs.list({ kind: 'text' }));
});

test('pictures come in the form that was asked for', () => {
  const byAddress = async () => {
    const { data } = await patchbay.images.generate({ prompt: 'A', response_format: 'url' });
    return data.map(({ url }) => required(url));
  };
  const inBase64 = async () => {
    const asked = { prompt: 'A', response_format: 'b64_json' } as const;
    const { data } = await patchbay.images.generate(asked);
    // @ts-expect-error they have no address
    void data[0]?.url;
    return data.map(({ b64_json }) => required(b64_json));
  };
  const asUsual = async () => {
    const { data } = await patchbay.images.generate({ prompt: 'A' });
    return data.map((picture) => ('url' in picture ? picture.url : picture.b64_json));
  };
  const unknownField = () =>
    // @ts-expect-error a field that there is not
    patchbay.images.generate({ prompt: 'A', response_format: 'url', qualty: 'hd' });
  expect([byAddress, inBase64, asUsual, unknownField]).toHaveLength(4);
});

test('what has been waited for has its result', async () => {
  const video = async () => {
    const job = await patchbay.videos.create({ prompt: 'A' });
    // @ts-expect-error nothing is known of a job that was just created
    void job.record.data;
    // @ts-expect-error a record on its way has no video for certain
    job.wait({ onProgress: ({ record }) => required(record.data.videoUrl) });
    const record = await job.wait();
    return required(record.data.videoUrl);
  };
  const song = async () => {
    const job = await patchbay.music.get('any');
    const { data } = await job.wait();
    return data.musics.map(({ audioUrl }) => required(audioUrl));
  };
  const pictures = async () => {
    const job = await patchbay.images.editJob({ prompt: 'A', image: 'a.png', mode: 'imgy-2' });
    return (await job.wait()).data.images.map(({ url }) => required(url));
  };
  const whichever = async () => {
    const { data } = await (await patchbay.jobs.get('any')).wait();
    return data.action === 'video' ? data.videoUrl : data.quota;
  };
  await refused(video());
  await refused(song());
  await refused(whichever());
  expect(pictures).toBeTypeOf('function');
});

test('text is typed as a whole or as a stream, as it is asked for', async () => {
  const message = (): Promise<Message> => patchbay.messages.create(request);
  const chat = (): Promise<ChatCompletion> => patchbay.chat.completions.create(request);
  const messages = (): Promise<MessageStream> =>
    patchbay.messages.create({ ...request, stream: true });
  const chunks = (): Promise<ChatStream> =>
    patchbay.chat.completions.create({ ...request, stream: true });
  const quote = (): Promise<Quote> => patchbay.quotes.message(request);
  for (const ask of [message, chat, messages, chunks, quote]) await refused(ask());
  const typed = async () => {
    for await (const event of patchbay.messages.stream(request)) {
      if (event.type === 'content_block_delta') required(event.delta.type);
      // @ts-expect-error only some events have a delta
      void event.delta;
    }
  };
  await refused(typed());
});

function refused(call: Promise<unknown>): Promise<void> {
  return expect(call).rejects.toThrow(UnavailableError);
}

function required(text: string): string {
  return text;
}
