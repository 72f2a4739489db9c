import { longFetch } from './long-fetch.ts';
import type { Sendable, Sending, UploadProgress } from './sendable.ts';

/** How to send an upload with progress. */
interface WatchedSending extends Pick<Sending, 'fetch'> {
  readonly onUploadProgress: (progress: UploadProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a request and reports how many bytes of its files, or of its JSON, have been sent. The total excludes the
 * framing of a form, and the bytes sent are capped at it.
 */
export function sendWithProgress(sendable: Sendable, sending: WatchedSending): Promise<Response> {
  if (!('XMLHttpRequest' in globalThis)) return sendCounted(sendable, sending);
  return sending.fetch === globalThis.fetch
    ? sendByXmlHttpRequest(sendable, sending)
    : sendAtOnce(sendable, sending);
}

/**
 * Reports only the beginning and the end: browsers can stream request bodies over HTTP/2 only, so the body is sent
 * whole.
 */
async function sendAtOnce(
  { request, body }: Sendable,
  { fetch, onUploadProgress, signal }: WatchedSending,
): Promise<Response> {
  const totalBytes = sizeOf(body);
  onUploadProgress({ sentBytes: 0, totalBytes });
  const response = await longFetch(fetch, request, { body: body ?? null, signal });
  onUploadProgress({ sentBytes: totalBytes, totalBytes });
  return response;
}

/** Counts the body as it is sent, in runtimes that can stream requests. */
function sendCounted(
  { request, body }: Sendable,
  { fetch, onUploadProgress, signal }: WatchedSending,
): Promise<Response> {
  const encoded = new Request(request, { body: body ?? null });
  const totalBytes = sizeOf(body);
  let bytes = 0;
  let told = -1;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      const sentBytes = Math.min(bytes, totalBytes);
      if (sentBytes > told) onUploadProgress({ sentBytes, totalBytes });
      told = sentBytes;
      controller.enqueue(chunk);
    },
  });
  const { url, method, headers, credentials, redirect } = encoded;
  const counted = encoded.body?.pipeThrough(counting) ?? null;
  const streaming = { method, headers, credentials, redirect, duplex: 'half' };
  return longFetch(fetch, url, { ...streaming, signal, body: counted });
}

/** The only way to observe upload progress in browsers. */
function sendByXmlHttpRequest(
  { request, body }: Sendable,
  { onUploadProgress, signal }: WatchedSending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const exchange = new XMLHttpRequest();
    const abort = () => exchange.abort();
    const totalBytes = sizeOf(body);
    exchange.open(request.method, request.url);
    exchange.withCredentials = request.credentials === 'include';
    exchange.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) exchange.setRequestHeader(name, value);
    exchange.upload.onprogress = ({ loaded }) =>
      onUploadProgress({ sentBytes: Math.min(loaded, totalBytes), totalBytes });
    exchange.onload = () => resolve(answerOf(exchange));
    exchange.onerror = () => reject(new TypeError('the request could not be sent'));
    exchange.onabort = () => reject(signal.reason);
    // Otherwise the caller's signal, which may live longer, would keep the upload in memory.
    exchange.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    exchange.send(isSendable(body) ? body : null);
  });
}

function isSendable(body: BodyInit | undefined): body is XMLHttpRequestBodyInit {
  return body !== undefined && !(body instanceof ReadableStream);
}

function answerOf(exchange: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of exchange
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText } = exchange;
  const body: ArrayBuffer | null = exchange.response;
  // `Response` rejects any body with some statuses, even an empty one.
  return new Response(body?.byteLength === 0 ? null : body, { status, statusText, headers });
}

function sizeOf(body: BodyInit | undefined): number {
  if (typeof body === 'string') return new Blob([body]).size;
  if (!(body instanceof FormData)) return 0;
  let size = 0;
  for (const [, value] of body) size += typeof value === 'string' ? 0 : value.size;
  return size;
}
