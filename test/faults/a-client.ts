import { setTimeout as wait } from 'node:timers/promises';
import { KEY } from './a-faulty-gateway.ts';

/** A client that retries without limit. */
export interface PatientClient {
  /**
   * Creates a video under an idempotency key, retrying until the request is accepted.
   *
   * @returns the job's id; `undefined` if time ran out first
   */
  create(key: string, hookUrl: string): Promise<string | undefined>;
  /** How many requests failed or were not accepted. */
  readonly unanswered: number;
}

const MAX_ANSWER_MS = 10_000;
const PAUSE_MS = 200;

/**
 * Creates the client.
 *
 * @param address - the URL of a gateway that may be serving; called before every attempt
 * @param timeIsUp - aborts the retries
 */
export function aPatientClient(
  address: () => string | undefined,
  timeIsUp: AbortSignal,
): PatientClient {
  let unanswered = 0;
  return {
    get unanswered() {
      return unanswered;
    },
    async create(key, hookUrl) {
      while (!timeIsUp.aborted) {
        const url = address();
        const jobId = url === undefined ? undefined : await createVideo(url, { key, hookUrl });
        if (jobId !== undefined) return jobId;
        if (url !== undefined) unanswered += 1;
        await wait(PAUSE_MS);
      }
      return undefined;
    },
  };
}

/** Statuses that a retry cannot change. */
const MISTAKES: readonly number[] = [400, 401, 404, 413, 415];

/**
 * Sends one request for a video; `undefined` if there is no reply or it is not an acceptance.
 *
 * @throws if the gateway rejects the request as invalid
 */
export async function createVideo(
  url: string,
  { key, hookUrl }: { readonly key: string; readonly hookUrl: string },
): Promise<string | undefined> {
  const answer = await fetch(`${url}/vidx/generations`, {
    method: 'POST',
    headers: { 'SVC-API-KEY': KEY, 'Idempotency-Key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: `A lighthouse, ${key}`, hook_url: hookUrl }),
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  })
    .then(async (response) => ({
      status: response.status,
      ok: response.ok,
      text: await response.text(),
    }))
    .catch(() => undefined);
  if (answer === undefined) return undefined;
  if (MISTAKES.includes(answer.status)) throw new Error(answer.text);
  const body: { data?: { jobId?: string } } = answer.ok ? JSON.parse(answer.text) : {};
  return body.data?.jobId;
}

/** The secrets that the gateway signs callbacks with. */
export async function callbackSecrets(url: string, key = KEY): Promise<readonly string[]> {
  const response = await fetch(`${url}/callback-secrets`, { headers: { 'SVC-API-KEY': key } });
  const body: { data: { secrets: { secret: string }[] } } = JSON.parse(await response.text());
  return body.data.secrets.map(({ secret }) => secret);
}
