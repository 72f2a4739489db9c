import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FakeServer, UPSTREAM_KEY } from './a-fake-server.ts';
import { type FakeAnswer, withBytes, withJson } from './fake-answer.ts';
import type { JsonRecord } from './json-record.ts';
import type { SeenRequest } from './seen-request.ts';
import { videoFault } from './xai-rules.ts';
import { type FakeVideoJob, PlannedVideo, type VideoPlan } from './xai-videos.ts';

/** Options of a fake xAI API. */
export interface FakeXaiOptions {
  /** The only key it accepts. */
  readonly key?: string;
}

/** The file that each video resolves to. */
export interface VideoFile {
  readonly content: Uint8Array;
  readonly mediaType: string;
}

const VIDEO = join(import.meta.dirname, '..', '..', 'openapi', 'examples', 'files', 'video.webm');

const CODES: Readonly<Record<number, string>> = {
  400: 'Client specified an invalid argument',
  401: 'The request does not have valid authentication credentials for the operation',
  403: 'The caller does not have permission to execute the specified operation',
  404: 'Some requested entity was not found',
  429: 'Some resource has been exhausted',
  503: 'The service is currently unavailable',
};

/** Starts a fake of xAI's video API. */
export async function aFakeXai(options: FakeXaiOptions = {}): Promise<FakeXai> {
  const fake = new FakeXai(options);
  await fake.start();
  return fake;
}

/** A fake of xAI's video API. */
export class FakeXai extends FakeServer {
  readonly #key: string;
  readonly #videos = new Map<string, PlannedVideo>();
  readonly #lapsed = new Set<string>();
  #plan: VideoPlan = {};
  #file: VideoFile | undefined;

  constructor({ key = UPSTREAM_KEY }: FakeXaiOptions) {
    super();
    this.#key = key;
  }

  /** Sets how videos requested from now on proceed. `{}` restores the default. */
  plan(plan: VideoPlan): void {
    this.#plan = plan;
  }

  /** The videos requested, except those it has forgotten. */
  get videos(): readonly FakeVideoJob[] {
    return [...this.#videos.values()];
  }

  /** Forgets all videos: polling one gets a "not found" reply. */
  forgetVideos(): void {
    this.#videos.clear();
  }

  /** Expires the URLs of all results so far. */
  expireLinks(): void {
    for (const { requestId } of this.#videos.values()) this.#lapsed.add(requestId);
  }

  /** Sets the file served as every result. Without one, it is a small playable WebM. */
  serve(file?: VideoFile): void {
    this.#file = file;
  }

  failure(status: number): FakeAnswer {
    return refused(status, `The fake answers ${status}, as it was asked to.`);
  }

  /** This API has no streams; a test that asks for a stream error is wrong. */
  errorEvent(): string {
    throw new Error('There are no event streams in this interface.');
  }

  protected answer(request: SeenRequest): FakeAnswer {
    const { method, path } = request;
    const [, result] = /^\/results\/([^/]+)\.webm$/.exec(path) ?? [];
    // Result URLs need no key.
    if (method === 'GET' && result !== undefined) return this.#answerResult(result);
    const [, id] = /^\/v1\/videos\/([^/]+)$/.exec(path) ?? [];
    const fault = this.#keyFault(request);
    if (fault !== undefined) return fault;
    if (method === 'POST' && path === '/v1/videos/generations') return this.#take(request.body);
    if (method === 'GET' && path === '/v1/api-key') return withJson(200, keyFacts());
    if (method !== 'GET' || id === undefined) return refused(404, `No such path: ${path}`);
    return this.#videos.get(id)?.poll() ?? refused(404, 'The deferred request was not found.');
  }

  #take(body: JsonRecord | undefined): FakeAnswer {
    const fault = videoFault(body);
    if (fault !== undefined || body === undefined)
      return refused(400, fault ?? 'There is no body.');
    const video = new PlannedVideo(body, { origin: this.url, plan: this.#plan });
    this.#videos.set(video.requestId, video);
    return withJson(200, { request_id: video.requestId });
  }

  #answerResult(id: string): FakeAnswer {
    if (!this.#videos.has(id) || this.#lapsed.has(id))
      return refused(404, 'The address has lapsed.');
    this.#file ??= { content: readFileSync(VIDEO), mediaType: 'video/webm' };
    return withBytes(this.#file.content, { 'content-type': this.#file.mediaType });
  }

  /** As users report, a wrong key is answered with 400 and a message that contains both ends of the key. */
  #keyFault({ headers: { authorization } }: SeenRequest): FakeAnswer | undefined {
    if (authorization === `Bearer ${this.#key}`) return undefined;
    if (authorization === undefined) return refused(401, 'No API key was provided.');
    const key = authorization.replace('Bearer ', '');
    return refused(400, `Incorrect API key provided: ${key.slice(0, 2)}***${key.slice(-2)}.`);
  }
}

/** The details of a key (https://docs.x.ai/docs/api-reference). */
function keyFacts(): object {
  const state = { api_key_blocked: false, api_key_disabled: false, team_blocked: false };
  return { redacted_api_key: 'xai-...cdef', name: 'a key', acls: ['api-key:model:*'], ...state };
}

function refused(status: number, error: string): FakeAnswer {
  const code = CODES[status] ?? (status < 500 ? 'Client error' : 'Internal error');
  return withJson(status, { code, error });
}
