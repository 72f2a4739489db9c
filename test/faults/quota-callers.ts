import { setTimeout as wait } from 'node:timers/promises';
import { isObject, type JsonObject, parseObject } from '../../server/foundation/json-object.ts';
import { VIDEO_SECONDS } from './quota-settings.ts';

/** An answer that came whole. */
export interface Answered {
  readonly status: number;
  readonly requestId: string;
  readonly text: string;
  /** Empty where it is no object. */
  readonly json: JsonObject;
}

/** What a request says besides its path. */
export interface Asked {
  /** The key of an account. */
  readonly key: string;
  readonly idempotencyKey?: string | undefined;
  readonly json?: object;
}

const ANSWER_MS_UP_TO = 60_000;
const PAUSE_MS = 200;
const DONE = 200;
const UNPAID = 402;
/** What another try cannot change. */
const MISTAKES: readonly number[] = [400, 401, 403, 404, 413, 415];

/** Sends a request; `undefined` where no whole answer comes. */
export async function ask(
  address: string,
  { key, idempotencyKey, json }: Asked,
): Promise<Answered | undefined> {
  try {
    const response = await fetch(address, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        'SVC-API-KEY': key,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(ANSWER_MS_UP_TO),
    });
    const text = await response.text();
    const { status, headers } = response;
    const requestId = headers.get('x-request-id') ?? '';
    return { status, requestId, text, json: parseObject(text) ?? {} };
  } catch {
    return undefined;
  }
}

/** A request that is sent until it is answered for good. */
export interface QuotaRequest extends Asked {
  readonly path: string;
}

/** An answer for good: it was done, or there was too little quota. */
export interface Verdict {
  readonly kind: 'done' | 'unpaid';
  readonly answer: Answered;
  /** Who has answered. */
  readonly url: string;
}

/** Where an routed call is sent, and how long. */
export interface Counter {
  /** Where a gateway may serve just now. */
  readonly address: () => string | undefined;
  readonly timeIsUp: AbortSignal;
}

/**
 * Sends a request again and again: what was lost, or put off, may have been done, which is what idempotency keys are for.
 *
 * @returns `undefined` where the time was up before
 * @throws where the gateway says that the request is wrong
 */
export async function insist(
  { path, ...asked }: QuotaRequest,
  { address, timeIsUp }: Counter,
): Promise<Verdict | undefined> {
  while (!timeIsUp.aborted) {
    const url = address();
    const answer = url === undefined ? undefined : await ask(url + path, asked);
    if (url !== undefined && answer !== undefined) {
      const { status, text } = answer;
      if (status === DONE) return { kind: 'done', answer, url };
      if (status === UNPAID) return { kind: 'unpaid', answer, url };
      if (MISTAKES.includes(status)) throw new Error(text);
    }
    await wait(PAUSE_MS);
  }
  return undefined;
}

/** The request for a video, under a key of its own. */
export function videoRequest(key: string, idempotencyKey: string | undefined): QuotaRequest {
  const prompt = 'A lighthouse';
  const [video_length, resolution_name] = [String(VIDEO_SECONDS), '480p'];
  const json = { prompt, video_length, resolution_name };
  return { path: '/vidx/generations', key, idempotencyKey, json };
}

/** The job that an answer tells of. */
export function jobIn({ json: { data } }: Answered): string | undefined {
  const id = isObject(data) ? data.jobId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Whether an answer is a list of jobs with none in it. */
export function hasNoJobs({ status, json: { data } }: Answered): boolean {
  const jobs = isObject(data) ? data.jobs : undefined;
  return status === DONE && Array.isArray(jobs) && jobs.length === 0;
}
