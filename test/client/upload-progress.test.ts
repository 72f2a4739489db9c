import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { Patchbay, type UploadProgress } from '../../client/index.ts';
import { aScriptedServer, json } from './a-scripted-server.ts';

const STORED = { status: 'SUCCESS', message: 'Stored.', data: { music_id: 'a', duration: '1' } };
const SOUND = new Blob(['the sound of the sea']);

afterEach(() => void vi.unstubAllGlobals());

test('in a page, another fetch is given the body whole, since few connections take a stream', async () => {
  vi.stubGlobal('XMLHttpRequest', class {});
  await using server = await aScriptedServer(json(STORED));
  const patchbay = new Patchbay({ baseUrl: server.url, fetch: (request) => fetch(request) });
  const told: UploadProgress[] = [];
  await patchbay.music.upload(SOUND, { onUploadProgress: (progress) => told.push(progress) });
  const { size: totalBytes } = SOUND;
  expect(told).toEqual([
    { sentBytes: 0, totalBytes },
    { sentBytes: totalBytes, totalBytes },
  ]);
  const [request] = server.requests;
  expect(Number(request?.headers['content-length'])).toBe(request?.body.length);
});

/** A DOM class from another environment, whose blobs the runtime does not recognise. */
class ForeignXMLHttpRequest {
  readonly upload = {};
  readonly status = 200;
  readonly statusText = 'OK';
  responseType = '';
  onload = () => {};
  onloadend = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    this.onload();
    this.onloadend();
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n';
  }
  get response() {
    const { buffer } = new TextEncoder().encode(JSON.stringify(STORED));
    return this.responseType === 'arraybuffer' ? buffer : { size: buffer.byteLength };
  }
}

test('in a DOM without a browser, the answer to an upload is read', async () => {
  vi.stubGlobal('XMLHttpRequest', ForeignXMLHttpRequest);
  const patchbay = new Patchbay({ baseUrl: 'http://localhost:1' });
  const { data } = await patchbay.music.upload(SOUND, { onUploadProgress: () => {} });
  expect(data).toEqual(STORED.data);
});

test('in a page, an upload that gets no answer says so in one sentence', async () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends ForeignXMLHttpRequest {
      onerror = () => {};
      override send() {
        this.onerror();
      }
    },
  );
  const patchbay = new Patchbay({ baseUrl: 'http://localhost:1', maxRetries: 0 });
  const upload = patchbay.music.upload(SOUND, { onUploadProgress: () => {} });
  await expect(upload).rejects.toThrow(
    /^There was no answer from [^ ]+: the request could not be sent\.$/,
  );
});

test('in a page, an upload that is over is not kept by the signal of its caller', async () => {
  vi.stubGlobal('XMLHttpRequest', ForeignXMLHttpRequest);
  using joined = vi.spyOn(AbortSignal, 'any');
  const patchbay = new Patchbay({ baseUrl: 'http://localhost:1' });
  const { signal } = new AbortController();
  await patchbay.music.upload(SOUND, { signal, onUploadProgress: () => {} });
  const signals = joined.mock.results.map(({ value }) => value);
  expect(signals).not.toHaveLength(0);
  expect(signals.flatMap((one) => getEventListeners(one, 'abort'))).toEqual([]);
});
