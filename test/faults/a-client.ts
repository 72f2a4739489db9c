import { setTimeout as wait } from 'node:timers/promises';
import { KEY } from './a-faulty-gateway.ts';

/** A caller who does not give up. */
export interface PatientClient {
  /**
   * Creates a video under an idempotency key, again and again until it is answered.
   *
   * @returns the job; `undefined` where the time was up before
   */
  create(key: string, hookUrl: string): Promise<string | undefined>;
  /** How often an answer did not come, or was no acceptance. */
  readonly unanswered: number;
}

const ANSWER_MS_UP_TO = 10_000;
const PAUSE_MS = 200;

/**
 * Makes one.
 *
 * @param address - where a gateway may serve just now; asked before every try
 * @param timeIsUp - when even this one gives up
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

/** What another try cannot change. */
const MISTAKES: readonly number[] = [400, 401, 404, 413, 415];

/**
 * Creates a video once; `undefined` where nobody answers, or not with an acceptance.
 *
 * @throws where the gateway says that the request is wrong
 */
export async function createVideo(
  url: string,
  { key, hookUrl }: { readonly key: string; readonly hookUrl: string },
): Promise<string | undefined> {
  const answer = await fetch(`${url}/vidx/generations`, {
    method: 'POST',
    headers: { 'SVC-API-KEY': KEY, 'Idempotency-Key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: `A lighthouse, ${key}`, hook_url: hookUrl }),
    signal: AbortSignal.timeout(ANSWER_MS_UP_TO),
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

/** What callbacks are signed with, as the gateway says. */
export async function callbackSecrets(url: string, key = KEY): Promise<readonly string[]> {
  const response = await fetch(`${url}/callback-secrets`, { headers: { 'SVC-API-KEY': key } });
  const body: { data: { secrets: { secret: string }[] } } = JSON.parse(await response.text());
  return body.data.secrets.map(({ secret }) => secret);
}
