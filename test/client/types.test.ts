import { expect, test } from 'vitest';
import { callbackHandler } from '../../client/callback-handlers/next.ts';
import {
  type CallOptions,
  type ContractClient,
  createPatchbay,
  type DirectOptions,
  type PatchbayOptions as DirectOptionsOnce,
  type Outcome,
} from '../../client/direct.ts';
import {
  type ChatCompletion,
  type ChatStream,
  type CreateMusicResponse,
  type CreateVideoResponse,
  type EditedPictureEvent,
  type EditImageInput,
  type JobUpdate,
  type KeyMade,
  type Message,
  type MessageStream,
  type MessageTokenCount,
  type Model,
  type ModelResponse,
  type MusicAccepted,
  type MusicJob,
  type NewKey,
  Patchbay,
  type PatchbayOptions,
  type PatchbaySettings,
  type PictureEvent,
  type PictureStream,
  type ProblemV1,
  type Quote,
  type ResponseInput,
  type ResponseStream,
  type ResponseTokenCount,
  UnavailableError,
  type VideoAccepted,
  type VideoJob,
} from '../../client/index.ts';
import { createPatchbayHooks, type HooksOptions } from '../../client/react.ts';
import type { CreateImageRequest, EditImageForm } from '../../generated/types.ts';

/** The type checker verifies the client's types, by assignments to the expected types. */
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

test('a picture is shown while it is made where its model does that', async () => {
  const shown = { prompt: 'A', mode: 'imgx-image-1', stream: true, partial_images: 2 } as const;
  const stream = async (): Promise<PictureStream<PictureEvent>> => patchbay.images.generate(shown);
  await refused(stream());
  const image = new Blob();
  const edited = async (): Promise<PictureStream<EditedPictureEvent>> =>
    patchbay.images.edit({ ...shown, image });
  await refused(edited());
  // @ts-expect-error the other models show nothing
  await refused(patchbay.images.generate({ prompt: 'A', mode: 'imgy-3', stream: true }));
});

test('a picture is typed as finished where a request does not say that it is to be shown', async () => {
  const direct = createPatchbay({ fetch: async () => Response.json({}, { status: 503 }) });
  const inBase64 = { prompt: 'A', response_format: 'b64_json' } as const;
  const image = new Blob();
  const whole = async (asked: CreateImageRequest, edit: EditImageInput) => [
    (await patchbay.images.generate(asked)).data,
    (await patchbay.images.generate({ prompt: 'A', stream: false })).data,
    (await patchbay.images.edit(edit)).data,
  ];
  const answered = async (asked: CreateImageRequest, form: EditImageForm) => [
    (await direct.createImage(asked)).data?.data,
    (await direct.editImage(form)).data?.data,
  ];
  const texts = async (asked: CreateImageRequest & typeof inBase64) =>
    (await patchbay.images.generate(asked)).data.map(({ b64_json }) => required(b64_json));
  const ofResult = (result: Awaited<ReturnType<typeof patchbay.images.generate>>) => result.data;
  await refused(whole({ prompt: 'A' }, { prompt: 'A', image }));
  await refused(texts(inBase64));
  expect(await answered({ prompt: 'A' }, { prompt: 'A', image: [image] })).toEqual([
    undefined,
    undefined,
  ]);
  expect(ofResult).toBeTypeOf('function');
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
    const other = await patchbay.images.generate({ prompt: 'A', mode: 'imgy-3', quality: 'hd' });
    return [...data, ...other.data].map(({ url }) => required(url));
  };
  const asUsualInBase64 = async () => {
    const asked = { prompt: 'A', mode: 'imgx-image-1', quality: 'high' } as const;
    const { data } = await patchbay.images.generate(asked);
    return data.map(({ b64_json }) => required(b64_json));
  };
  const ofAnyModel = async (asked: CreateImageRequest) => {
    const { data } = await patchbay.images.generate(asked);
    // @ts-expect-error the form depends on the model
    void data[0]?.url;
    return data.map((picture) => ('url' in picture ? picture.url : picture.b64_json));
  };
  const unknownField = () =>
    // @ts-expect-error a field that there is not
    patchbay.images.generate({ prompt: 'A', response_format: 'url', qualty: 'hd' });
  expect([byAddress, inBase64, asUsual, asUsualInBase64, ofAnyModel]).toHaveLength(5);
  expect(unknownField).toBeTypeOf('function');
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
  const asked = { model: 'any', input: 'Hello' };
  const response = (): Promise<ModelResponse> => patchbay.responses.create(asked);
  const events = (): Promise<ResponseStream> =>
    patchbay.responses.create({ ...asked, stream: true });
  /** The fields that the interfaces define besides the text. */
  const named = async () => {
    const { stop_sequence, content, usage } = await message();
    const stopped: string | null | undefined = stop_sequence;
    const inputs: readonly (object | null | undefined)[] = content.map(({ input }) => input);
    const kept: number | null | undefined = usage.cache_creation_input_tokens;
    const [choice] = (await chat()).choices;
    const called: string | null | undefined = choice?.message.tool_calls?.[0]?.function?.name;
    const likely: object | null | undefined = choice?.logprobs;
    return { stopped, inputs, kept, called, likely };
  };
  expect(named).toBeTypeOf('function');
  const quote = (): Promise<Quote> => patchbay.quotes.message(request);
  const count = (): Promise<MessageTokenCount> => patchbay.messages.countTokens(request);
  const inputCount = (): Promise<ResponseTokenCount> => patchbay.responses.countTokens(asked);
  const numbers = async (): Promise<readonly number[]> => {
    const { data } = await patchbay.embeddings.create(asked);
    return data.flatMap(({ embedding }) => embedding);
  };
  const inText = async (): Promise<readonly string[]> => {
    const { data } = await patchbay.embeddings.create({ ...asked, encoding_format: 'base64' });
    return data.map(({ embedding }) => embedding);
  };
  const calls = [
    message,
    chat,
    messages,
    chunks,
    response,
    events,
    quote,
    count,
    inputCount,
    numbers,
    inText,
  ];
  for (const ask of calls) await refused(ask());
  const typed = async () => {
    for await (const event of patchbay.messages.stream(request)) {
      if (event.type === 'content_block_delta') required(event.delta.type);
      // @ts-expect-error only some events have a delta
      void event.delta;
    }
  };
  await refused(typed());
});

test('what a model answers is sent back as it is, beside the results of its calls', async () => {
  const question = { role: 'user' as const, content: 'Hello' };
  const { model } = request;
  const loops = [
    async () => {
      const { choices } = await patchbay.chat.completions.create(request);
      const turns = choices.map(({ message }) => message);
      const calls = turns.flatMap(({ tool_calls }) => tool_calls ?? []);
      const results = calls.map(({ id, function: called }) => {
        const content = called ? [called.name, ...JSON.parse(called.arguments)].join() : '';
        return { role: 'tool' as const, tool_call_id: id, content };
      });
      const messages = [question, ...turns, ...results];
      return patchbay.chat.completions.create({ model, messages });
    },
    async () => {
      const { content, role } = await patchbay.messages.create(request);
      const result = { type: 'tool_result', tool_use_id: 'any', content: 'sunny' };
      const messages = [question, { role, content }, { role: 'user' as const, content: [result] }];
      return patchbay.messages.create({ model, messages });
    },
    async () => {
      const { output } = await patchbay.responses.create({ model, input: 'Hello' });
      const result = { type: 'function_call_output', call_id: 'any', output: 'sunny' };
      return patchbay.responses.create({ model, input: [question, ...output, result] });
    },
  ];
  for (const loop of loops) await refused(loop());
});

test('a stream is typed as its request is, in either client', async () => {
  const direct = createPatchbay({ fetch: async () => Response.json({}, { status: 503 }) });
  const misspelt = { messages: [{ role: 'usr', content: 'Hello' }], model: 'any' } as const;
  const streams = [
    // @ts-expect-error no turn has that role
    () => patchbay.messages.stream(misspelt),
    // @ts-expect-error a model has a name
    () => patchbay.messages.stream({ ...request, model: 1 }),
    // @ts-expect-error no turn has that role
    () => patchbay.chat.completions.stream(misspelt),
    // @ts-expect-error a request names its model
    () => patchbay.chat.completions.stream({ messages: [] }),
    // @ts-expect-error a model has a name
    () => direct.streamMessage({ ...request, model: 1 }),
    // @ts-expect-error no turn has that role
    () => direct.streamChatCompletion(misspelt),
    // @ts-expect-error an input is a text or a list
    () => patchbay.responses.stream({ model: 'any', input: 7 }),
    // @ts-expect-error a response before is named by a text
    () => direct.streamResponse({ model: 'any', previous_response_id: 7 }),
    () => direct.streamResponse({ model: 'any', previous_response_id: 'resp_1' }),
  ];
  expect(streams).toHaveLength(9);
  const stream: boolean = streams.length > 0;
  const whichever = async () => {
    const message: Message | MessageStream = await patchbay.messages.create({ ...request, stream });
    const chat: ChatCompletion | ChatStream = await patchbay.chat.completions.create({
      ...request,
      stream,
    });
    return [message, chat];
  };
  await refused(whichever());
  const pieces = async () => {
    for await (const { choices } of patchbay.chat.completions.stream(request)) {
      required(choices[0]?.delta.content ?? '');
    }
  };
  await refused(pieces());
});

test('what may be undefined, as a variable of the environment, can be given as it is', async () => {
  const { KEY: apiKey, BASE: baseUrl, SECRET: secret }: Record<string, string | undefined> = {};
  const signal: AbortSignal | undefined = undefined;
  const fetch = async () => Response.json({ status: 'FAILED', message: 'No.' }, { status: 503 });
  const gaps = { timeoutSeconds: undefined, timeout: undefined, maxRetries: 0, headers: undefined };
  const given = new Patchbay({ apiKey, baseUrl, altBaseUrl: baseUrl, fetch, ...gaps });
  await refused(given.models.list({ signal, headers: undefined, idempotencyKey: undefined }));
  const options = { apiKey, baseUrl, csrfToken: apiKey, fetch, credentials: undefined };
  const { error } = await createPatchbay(options).listModels({ signal, baseUrl, fetch: undefined });
  expect(error?.message).toBe('No.');
  const hooks = createPatchbayHooks(options);
  expect(hooks.jobOptions('any', { pollSeconds: undefined }).queryKey).toContain('/jobs/{jobId}');
  expect(callbackHandler({ secret, onEvent: () => {}, maxBytes: undefined })).toBeTypeOf(
    'function',
  );
});

test('options are given under one name for each client, and under the names that they had', async () => {
  const teams: (string | null)[] = [];
  const fetch = async ({ headers }: Request) => {
    teams.push(headers.get('x-team'));
    return Response.json({ status: 'FAILED', message: 'No.' }, { status: 404 });
  };
  const reaching = { apiKey: 'any', headers: { 'x-team': 'media' }, fetch };
  const patient: PatchbayOptions = { ...reaching, timeoutSeconds: 30, maxRetries: 0 };
  const direct: DirectOptions = reaching;
  const hooks: HooksOptions = reaching;
  const before: readonly [PatchbaySettings, DirectOptionsOnce] = [patient, direct];
  const client: ContractClient = createPatchbay(direct);
  const asked = (answer: Outcome<Model, ProblemV1>) => answer.data?.id ?? answer.error?.message;
  const ask = async (call: CallOptions) => asked(await client.getModel({ modelId: 'any' }, call));
  expect(await ask({})).toBe('No.');
  await expect(new Patchbay(patient).models.list()).rejects.toThrow('No.');
  const { queryFn } = createPatchbayHooks(hooks).queryOptions('get', '/v1/models');
  expect(queryFn).toBeTypeOf('function');
  expect(teams).toEqual(['media', 'media']);
  expect(before).toHaveLength(2);
});

test('types are known by the names that they had', () => {
  const named = (
    key: KeyMade,
    video: VideoAccepted,
    music: MusicAccepted,
  ): readonly [NewKey, CreateVideoResponse, CreateMusicResponse] => [key, video, music];
  const inputs: readonly ResponseInput[] = ['Hello', [{ role: 'user', content: 'Hello' }], null];
  // @ts-expect-error an input is a text or a list
  const none: ResponseInput = 7;
  expect([named, ...inputs, none]).toHaveLength(5);
});

function refused(call: Promise<unknown>): Promise<void> {
  return expect(call).rejects.toThrow(UnavailableError);
}

function required(text: string): string {
  return text;
}

test('what tells the progress of any job takes that of each kind', () => {
  const show = ({ progress, record }: JobUpdate) => `${progress} ${record.jobId}`;
  const waiting: Parameters<VideoJob['wait']>[0] & Parameters<MusicJob['wait']>[0] = {
    onProgress: show,
  };
  expect(waiting.onProgress).toBe(show);
});
