import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parsed, textInside } from '../../client/conformance/json.ts';
import { silentRecording } from '../../client/conformance/recording.ts';
import type { Chance } from '../faults/chance.ts';
import { endingOf, type TextPath, textRequest } from '../faults/text-events.ts';
import { aPicture } from '../operations/pictures.ts';
import type { Books } from './books.ts';

/** An errand's caller and target. */
export interface Errand {
  readonly url: string;
  /** Whether the target is the steady gateway. */
  readonly isSteady: boolean;
  readonly key: string;
  readonly person: { readonly email: string; readonly password: string };
  readonly hookUrl: string;
  readonly isHeard: boolean;
  readonly chance: Chance;
  readonly books: Books;
  /** Where a retry is sent: the first gateway may be gone. */
  address(): string;
  /** Aborts all retries. */
  readonly timeIsUp: AbortSignal;
}

/** How an errand ended: its status, or the kind of failure; `late` after a minute without a reply. */
export type Ending = number | 'cut' | 'aborted' | 'closed' | 'closed by a kill' | 'late';

type Errands = Readonly<
  Record<string, { readonly weight: number; run(errand: Errand): Promise<Ending> }>
>;

const MAX_ANSWER_MS = 60_000;
const MAX_STREAM_MS = 2_000;
const PAUSE_MS = 250;
const SAMPLE_SECONDS = 20;

interface Sending {
  readonly path: string;
  readonly method?: string;
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
  readonly requestId: string;
  readonly headers: Headers;
}

async function send(url: string, key: string | undefined, sending: Sending): Promise<Sent> {
  const { path, json, body = json === undefined ? undefined : JSON.stringify(json) } = sending;
  const response = await fetch(url + path, {
    method: sending.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key === undefined ? {} : { 'SVC-API-KEY': key }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...sending.headers,
    },
    ...(body === undefined ? {} : { body }),
    signal: sending.signal ?? AbortSignal.timeout(MAX_ANSWER_MS),
  });
  const text = await response.text();
  const { status, headers } = response;
  return {
    status,
    text,
    headers,
    json: parsed(text),
    requestId: headers.get('x-request-id') ?? '',
  };
}

async function ask(errand: Errand, sending: Sending): Promise<Ending> {
  return (await send(errand.url, errand.key, sending)).status;
}

async function text(errand: Errand, path: TextPath, stream: boolean): Promise<Ending> {
  const json = textRequest({ path, model: 'assistant' }, { stream });
  const sent = await send(errand.url, errand.key, { path, json });
  if (sent.status !== 200) return sent.status;
  if (stream && endingOf(sent.text) !== 'whole') return 'cut';
  if (errand.isSteady) errand.books.text.add(sent.requestId);
  return 200;
}

/** The caller disconnects after the first chunk, or a little later. */
async function abortedText(errand: Errand, path: TextPath): Promise<Ending> {
  const json = textRequest({ path, model: 'assistant' }, { stream: true });
  return firstPiece(errand, { path, json });
}

async function firstPiece({ url, key, chance }: Errand, sending: Sending): Promise<Ending> {
  const leaving = new AbortController();
  const response = await fetch(url + sending.path, {
    method: sending.json === undefined ? 'GET' : 'POST',
    headers: { 'SVC-API-KEY': key, 'content-type': 'application/json' },
    ...(sending.json === undefined ? {} : { body: JSON.stringify(sending.json) }),
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(MAX_ANSWER_MS)]),
  });
  if (response.status !== 200) {
    await response.text();
    return response.status;
  }
  const reader = response.body?.getReader();
  await reader?.read();
  await wait(chance.between(0, PAUSE_MS));
  leaving.abort();
  await reader?.read().catch(() => undefined);
  return 'aborted';
}

/** An operation's name for the callback URL. */
type Hook = 'hook_url' | 'hookUrl';

interface JobOrder {
  readonly path: string;
  readonly body: object;
  readonly hook?: Hook;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates a job with an idempotency key, retrying until answered: no caller may be left with an unknown job. */
async function job(
  errand: Errand,
  { path, body, hook = 'hook_url', headers: more }: JobOrder,
): Promise<Ending> {
  const { key, hookUrl, books, isHeard, timeIsUp } = errand;
  const headers = { 'Idempotency-Key': crypto.randomUUID(), ...more };
  const sending = { path, json: { ...body, [hook]: hookUrl }, headers };
  let first: Ending | undefined;
  while (!timeIsUp.aborted) {
    const sent = await send(
      first === undefined ? errand.url : errand.address(),
      key,
      sending,
    ).catch(() => undefined);
    first ??= sent?.status ?? 'closed';
    const jobId =
      textInside(sent?.json, 'data', 'jobId') ?? textInside(sent?.json, 'data', 'job_id');
    if (jobId !== undefined) {
      books.jobs.set(jobId, { isHeard });
      return first;
    }
    if (sent !== undefined && sent.status >= 400 && sent.status < 500 && sent.status !== 429) {
      return sent.status;
    }
    await wait(PAUSE_MS);
  }
  books.unanswered += 1;
  return first ?? 'closed';
}

async function twice(errand: Errand): Promise<Ending> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const json = { ...PICTURE, response_format: 'b64_json' };
  const sending = { path: '/v1/images/generations', json, headers };
  const [one, other] = await Promise.all([
    send(errand.url, errand.key, sending),
    send(errand.url, errand.key, sending),
  ]);
  const isSame = one.status !== 200 || other.status !== 200 || one.text === other.text;
  if (!isSame) errand.books.differing += 1;
  return one.status;
}

async function upload(errand: Errand): Promise<Ending> {
  const body = new FormData();
  body.append('file', new Blob([silentRecording(SAMPLE_SECONDS)]), 'silence.wav');
  const sent = await send(errand.url, errand.key, { path: '/musx/v1/upload', body });
  const sample = textInside(sent.json, 'data', 'music_id');
  if (sample !== undefined) errand.books.samples.push(sample);
  return sent.status;
}

/** The connection is cut in the middle of a file. */
async function brokenUpload({ url, key }: Errand): Promise<Ending> {
  const { hostname, port } = new URL(url);
  const options = { hostname, port, path: '/musx/v1/upload', method: 'POST', agent: false };
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
  return new Promise((resolve) => {
    const request = httpRequest({
      ...options,
      headers: {
        'SVC-API-KEY': key,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 1_000_000,
      },
    });
    request.once('error', () => resolve('aborted'));
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.write(head);
    request.write(silentRecording(2), () => setTimeout(() => request.destroy(), PAUSE_MS));
  });
}

async function edit(errand: Errand): Promise<Ending> {
  const body = new FormData();
  body.append('image', new Blob([await aPicture({ width: 256, height: 256 })]), 'picture.png');
  for (const [name, value] of Object.entries(PICTURE)) body.append(name, value);
  return ask(errand, { path: '/v1/images/edits', body });
}

async function music(errand: Errand): Promise<Ending> {
  const sample = errand.books.samples.at(-1);
  if (sample === undefined) return upload(errand);
  return job(errand, {
    path: '/musx/v1/sample',
    body: { ...MUSIC, music_id: sample },
    hook: 'hookUrl',
  });
}

async function midi(errand: Errand): Promise<Ending> {
  const { books, url, key } = errand;
  const known = [...books.jobs.keys()].at(-1);
  if (known === undefined) return ask(errand, { path: '/jobs' });
  const record = await send(url, key, { path: `/jobs/${known}` });
  const song = textInside(record.json, 'data', 'musics', 0, 'musicId');
  if (song === undefined) return record.status;
  return ask(errand, { path: '/musx/v1/gen-midi', json: { music_id: song } });
}

function lookUp(paths: (jobId: string) => string) {
  return async (errand: Errand): Promise<Ending> => {
    const jobs = [...errand.books.jobs.keys()];
    const jobId = jobs[Math.floor(errand.chance.between(0, jobs.length))];
    return ask(errand, { path: jobId === undefined ? '/jobs' : paths(jobId) });
  };
}

/** Fetches a result like a browser, and its file as well. */
async function fetchResult(errand: Errand): Promise<Ending> {
  const jobs = [...errand.books.jobs.keys()];
  const jobId = jobs[Math.floor(errand.chance.between(0, jobs.length))];
  if (jobId === undefined) return ask(errand, { path: '/account' });
  const record = await send(errand.url, errand.key, { path: `/jobs/${jobId}` });
  const address = textInside(record.json, 'data', 'videoUrl');
  if (address === undefined) return record.status;
  const { pathname, search } = new URL(address);
  return ask(errand, { path: pathname + search });
}

async function watch(errand: Errand): Promise<Ending> {
  const jobId = [...errand.books.jobs.keys()].at(-1);
  const path = jobId === undefined ? '/jobs/events' : `/jobs/${jobId}/events`;
  return watchFor(errand, path);
}

async function watchFor({ url, key }: Errand, path: string): Promise<Ending> {
  const signal = AbortSignal.timeout(MAX_STREAM_MS);
  try {
    return (await send(url, key, { path, signal })).status;
  } catch (error) {
    if (signal.aborted) return 'aborted';
    throw error;
  }
}

async function signInAndOut({ url, person }: Errand): Promise<Ending> {
  const sent = await send(url, undefined, { path: '/account/sign-in', json: person });
  const csrf = textInside(sent.json, 'data', 'csrfToken');
  if (csrf === undefined) return sent.status;
  const cookie = sent.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { cookie, 'x-csrf-token': csrf };
  return (await send(url, undefined, { path: '/account/sign-out', method: 'POST', headers }))
    .status;
}

async function cancelled(errand: Errand): Promise<Ending> {
  const before = new Set(errand.books.jobs.keys());
  const made = await job(errand, {
    path: '/vidx/generations',
    body: { prompt: 'A lighthouse, at once dark.' },
  });
  const jobId = [...errand.books.jobs.keys()].find((id) => !before.has(id));
  if (jobId === undefined) return made;
  return ask(errand, { path: `/jobs/${jobId}/cancel`, method: 'POST' });
}

const PICTURE = { mode: 'imgy-2', prompt: 'A lighthouse', size: '256x256' } as const;
const MUSIC = {
  chop_sample_start_s: 0,
  chop_sample_end_s: 10,
  custom: false,
  instrumental: true,
  mv: 'tune-v5',
  llm_description_prompt: 'A walk by the harbour.',
} as const;
const VIDEO = { model: 'vidx-imagine-video', prompt: 'A paper boat.', video_length: '6' } as const;

/** The errands and their relative frequencies. */
export const ERRANDS: Errands = {
  chat: { weight: 14, run: (errand) => text(errand, '/v1/chat/completions', false) },
  'chat, streamed': { weight: 10, run: (errand) => text(errand, '/v1/chat/completions', true) },
  message: { weight: 14, run: (errand) => text(errand, '/v1/messages', false) },
  'message, streamed': { weight: 10, run: (errand) => text(errand, '/v1/messages', true) },
  response: { weight: 10, run: (errand) => text(errand, '/v1/responses', false) },
  'response, streamed': { weight: 10, run: (errand) => text(errand, '/v1/responses', true) },
  'response stream, left': { weight: 5, run: (errand) => abortedText(errand, '/v1/responses') },
  'stream, left': { weight: 5, run: (errand) => abortedText(errand, '/v1/chat/completions') },
  'message stream, left': { weight: 5, run: (errand) => abortedText(errand, '/v1/messages') },
  picture: {
    weight: 2,
    run: (errand) => ask(errand, { path: '/v1/images/generations', json: PICTURE }),
  },
  'picture twice': { weight: 1, run: twice },
  'picture as a job': {
    weight: 1,
    run: (errand) =>
      job(errand, {
        path: '/v1/images/generations',
        body: PICTURE,
        headers: { Prefer: 'respond-async' },
      }),
  },
  edit: { weight: 1, run: edit },
  upload: { weight: 1, run: upload },
  'upload, cut': { weight: 2, run: brokenUpload },
  video: { weight: 6, run: (errand) => job(errand, { path: '/vidx/generations', body: VIDEO }) },
  'video, cancelled': { weight: 1, run: cancelled },
  music: { weight: 0.5, run: music },
  midi: { weight: 0.5, run: midi },
  quote: {
    weight: 3,
    run: (errand) =>
      ask(errand, { path: '/vidx/generations', json: VIDEO, headers: { Prefer: 'quote' } }),
  },
  'look-up': { weight: 8, run: lookUp((id) => `/jobs/${id}`) },
  timeline: { weight: 2, run: lookUp((id) => `/jobs/${id}/timeline`) },
  callbacks: { weight: 2, run: lookUp((id) => `/jobs/${id}/callbacks`) },
  result: { weight: 3, run: fetchResult },
  jobs: { weight: 4, run: (errand) => ask(errand, { path: '/jobs?limit=20' }) },
  ledger: { weight: 2, run: (errand) => ask(errand, { path: '/account/ledger?limit=20' }) },
  usage: { weight: 1, run: (errand) => ask(errand, { path: '/account/usage' }) },
  account: { weight: 2, run: (errand) => ask(errand, { path: '/account' }) },
  models: { weight: 2, run: (errand) => ask(errand, { path: '/v1/models' }) },
  'job events': { weight: 2, run: watch },
  'all events': { weight: 1, run: (errand) => watchFor(errand, '/jobs/events') },
  refused: {
    weight: 3,
    run: (errand) => ask(errand, { path: '/vidx/generations', json: { promt: 'A lighthouse' } }),
  },
  'sign in and out': { weight: 0.5, run: signInAndOut },
};

const TOTAL = Object.values(ERRANDS).reduce((sum, { weight }) => sum + weight, 0);

/** Draws a random errand. */
export function drawErrand(chance: Chance): string {
  let left = chance.between(0, TOTAL);
  for (const [name, { weight }] of Object.entries(ERRANDS)) {
    left -= weight;
    if (left < 0) return name;
  }
  return 'chat';
}
