import { setTimeout as wait } from 'node:timers/promises';
import { isObject, type JsonObject, parseObject } from '../../server/foundation/json-object.ts';
import { VIDEO_SECONDS } from './quota-settings.ts';

/** A complete reply. */
export interface Answered {
  readonly status: number;
  readonly requestId: string;
  readonly text: string;
  /** Empty if the body is no JSON object. */
  readonly json: JsonObject;
}

/** The parts of a request besides its path. */
export interface Asked {
  /** The API key of an account. */
  readonly key: string;
  readonly idempotencyKey?: string | undefined;
  readonly json?: object;
}

const MAX_ANSWER_MS = 60_000;
const PAUSE_MS = 200;
const DONE = 200;
const UNPAID = 402;
/** Statuses that a retry cannot change. */
const MISTAKES: readonly number[] = [400, 401, 403, 404, 413, 415];

/** Sends a request; `undefined` if there is no complete reply. */
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
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    });
    const text = await response.text();
    const { status, headers } = response;
    const requestId = headers.get('x-request-id') ?? '';
    return { status, requestId, text, json: parseObject(text) ?? {} };
  } catch {
    return undefined;
  }
}

/** A request that is retried until its reply is final. */
export interface QuotaRequest extends Asked {
  readonly path: string;
}

/** A final reply: done, or refused for insufficient quota. */
export interface Verdict {
  readonly kind: 'done' | 'unpaid';
  readonly answer: Answered;
  /** The gateway that replied. */
  readonly url: string;
}

/** Where an routed call is sent, and how long. */
export interface Counter {
  /** The URL of a gateway that may be serving. */
  readonly address: () => string | undefined;
  readonly timeIsUp: AbortSignal;
}

/**
 * Sends a request until its reply is final. A lost or throttled request may have been executed; that is what
 * idempotency keys are for.
 *
 * @returns `undefined` if time ran out first
 * @throws if the gateway rejects the request as invalid
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

/** A request for a video with the given idempotency key. */
export function videoRequest(key: string, idempotencyKey: string | undefined): QuotaRequest {
  const prompt = 'A lighthouse';
  const [video_length, resolution_name] = [String(VIDEO_SECONDS), '480p'];
  const json = { prompt, video_length, resolution_name };
  return { path: '/vidx/generations', key, idempotencyKey, json };
}

/** The job id in a reply. */
export function jobIn({ json: { data } }: Answered): string | undefined {
  const id = isObject(data) ? data.jobId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Whether a reply is an empty list of jobs. */
export function hasNoJobs({ status, json: { data } }: Answered): boolean {
  const jobs = isObject(data) ? data.jobs : undefined;
  return status === DONE && Array.isArray(jobs) && jobs.length === 0;
}
