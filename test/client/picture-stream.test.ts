import { describe, expect, test } from 'vitest';
import { createPatchbay } from '../../client/direct.ts';
import {
  AbortedError,
  ConnectionError,
  InvalidRequestError,
  Patchbay,
  PictureStream,
} from '../../client/index.ts';
import type { CreateImageRequest, EditImageRequest } from '../../generated/types.ts';
import { aScriptedServer, events, json, type Line, problem } from './a-scripted-server.ts';

const request = { mode: 'imgx-image-1', prompt: 'A fox', partial_images: 1 } as const;
const USAGE = {
  input_tokens: 2,
  input_tokens_details: { image_tokens: 0, text_tokens: 2 },
  output_tokens: 1,
  total_tokens: 3,
};

function named(event: { readonly type: string; readonly [field: string]: unknown }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function shown(kind: 'image_generation' | 'image_edit') {
  const partial = { type: `${kind}.partial_image`, b64_json: 'aGFsZg==', partial_image_index: 0 };
  const done = { type: `${kind}.completed`, b64_json: 'd2hvbGU=', created_at: 7, usage: USAGE };
  return { partial: named(partial), done: named(done) };
}

const { partial, done } = shown('image_generation');

async function against(...script: readonly Line[]) {
  const server = await aScriptedServer(...script);
  const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url, altBaseUrl: server.url });
  const bodies = () => server.requests.map(({ body }) => String(body));
  return { server, patchbay, bodies, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a picture that is shown while it is made', () => {
  test('comes event by event', async () => {
    await using stage = await against(events(partial + done));
    const pictures: string[] = [];
    for await (const event of stage.patchbay.images.generateStream(request)) {
      pictures.push(Buffer.from(event.b64_json, 'base64').toString());
    }
    expect(pictures).toEqual(['half', 'whole']);
    expect(JSON.parse(stage.bodies()[0] ?? '')).toEqual({ ...request, stream: true });
    expect(stage.server.requests[0]?.headers).toMatchObject({
      accept: expect.stringMatching(/^text\/event-stream, /),
      'idempotency-key': expect.stringMatching(/./),
    });
  });

  test('can be had whole at the end, as if it had not been shown', async () => {
    await using stage = await against(events(partial + done));
    const stream = stage.patchbay.images.generateStream(request);
    const data = [{ b64_json: 'd2hvbGU=' }];
    expect(await stream.finalResult()).toEqual({ created: 7, data, usage: USAGE });
  });

  test('can be had whole after it was shown', async () => {
    await using stage = await against(events(partial + done));
    const stream = stage.patchbay.images.generateStream(request);
    expect(await Array.fromAsync(stream)).toHaveLength(2);
    const data = [{ b64_json: 'd2hvbGU=' }];
    expect(await stream.finalResult()).toEqual({ created: 7, data, usage: USAGE });
    await expect(Array.fromAsync(stream)).rejects.toThrow(/Iterate over it once, before/);
  });

  test('is asked for by `stream: true` as well', async () => {
    await using stage = await against(events(partial + done));
    const stream = await stage.patchbay.images.generate({ ...request, stream: true });
    expect(stream).toBeInstanceOf(PictureStream);
    expect(await Array.fromAsync(stream)).toHaveLength(2);
  });

  test('may be an edit, whose files go in a form', async () => {
    const edit = shown('image_edit');
    await using stage = await against(events(edit.partial + edit.done));
    const image = new Blob(['a picture']);
    const stream = await stage.patchbay.images.edit({ ...request, image, stream: true });
    const types = (await Array.fromAsync(stream)).map(({ type }) => type);
    expect(types).toEqual(['image_edit.partial_image', 'image_edit.completed']);
    const [form = ''] = stage.bodies();
    expect(form).toMatch(/name="stream"\r\n\r\ntrue/);
    expect(form).toMatch(/name="partial_images"\r\n\r\n1/);
    expect(form).toContain('a picture');
  });

  test('that is refused throws as any refusal', async () => {
    await using stage = await against(problem(400));
    const asked = stage.patchbay.images.generate({ ...request, stream: true });
    await expect(asked).rejects.toThrow(InvalidRequestError);
  });

  test('that ends with an error throws it', async () => {
    const error = { type: 'invalid_request_error', code: 'moderation', message: 'No.' };
    const failure = { type: 'error', error, message: 'No.', request_id: 'r-1' };
    await using stage = await against(events(partial + named(failure)));
    const reading = stage.patchbay.images.generateStream(request).finalResult();
    await expect(reading).rejects.toThrow(InvalidRequestError);
    await expect(reading).rejects.toMatchObject({ message: 'No.', requestId: 'r-1' });
  });

  test('that breaks off before its end is an error', async () => {
    await using stage = await against(events(partial));
    const reading = stage.patchbay.images.generateStream(request).finalResult();
    await expect(reading).rejects.toThrow(ConnectionError);
  });

  test('can be given up', async () => {
    await using stage = await against((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(partial);
    });
    const stream = stage.patchbay.images.generateStream(request);
    const reading = (async () => {
      for await (const _ of stream) stream.abort();
    })();
    await expect(reading).rejects.toThrow(AbortedError);
  });
});

test('pictures that are not to be shown are asked for whole', async () => {
  const data = [{ b64_json: 'd2hvbGU=' }];
  await using stage = await against(json({ created: 7, data }));
  const { data: made } = await stage.patchbay.images.generate({ ...request, partial_images: 0 });
  expect(made).toEqual(data);
  expect(JSON.parse(stage.bodies()[0] ?? '')).toEqual({ ...request, partial_images: 0 });
});

test('an edit that is not to be shown is asked for without a word of streams', async () => {
  await using stage = await against(json({ created: 7, data: [{ b64_json: 'd2hvbGU=' }] }));
  await stage.patchbay.images.edit({ prompt: 'Night', image: new Blob(['a picture']) });
  const [form = ''] = stage.bodies();
  expect(form).toContain('a picture');
  expect(form).not.toContain('name="stream"');
});

test('a request that says `stream: true` without its type saying so is answered by a stream', async () => {
  await using stage = await against(events(partial + done));
  const shownAnyway: CreateImageRequest = { ...request, stream: true };
  const answer: unknown = await stage.patchbay.images.generate(shownAnyway);
  expect(answer).toBeInstanceOf(PictureStream);
});

test('no request for a picture at all is refused by the gateway, as a promise', async () => {
  await using stage = await against(problem(400));
  const { generate } = stage.patchbay.images;
  const asked: unknown = Reflect.apply(generate, stage.patchbay.images, [undefined]);
  expect(asked).toBeInstanceOf(Promise);
  await expect(asked).rejects.toThrow(InvalidRequestError);
});

describe('the methods of the contract, of which one answers whole and one a stream', () => {
  test('refuse a request for a stream where they answer whole, and name the other', async () => {
    await using stage = await against(events(partial + done));
    const direct = createPatchbay({ apiKey: 'a-key', baseUrl: stage.server.url });
    const shownAnyway: CreateImageRequest = { ...request, stream: true };
    await expect(direct.createImage(shownAnyway)).rejects.toThrow(/`streamImage`/);
    const edit: EditImageRequest = {
      ...request,
      image: ['https://example.com/a.png'],
      stream: true,
    };
    await expect(direct.editImage(edit)).rejects.toThrow(/`streamEditImage`/);
    expect(stage.server.requests).toEqual([]);
  });
});
