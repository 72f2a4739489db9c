import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfterSeconds } from '../error-reading.ts';
import { type Answer, readAnswer } from './answer.ts';
import { curlLine } from './curl.ts';
import type { Deployment, Target } from './deployment.ts';
import { bodyOf, type CheckRequest, suitsAlternate } from './request.ts';
import { personHeaders } from './signed-in-person.ts';
import { openTestObjects } from './test-objects.ts';

const MAX_RETRIES = 20;
const MAX_WAIT_SECONDS = 65;
const ANSWER_TIMEOUT_MS = 120_000;

/** Opens a deployment for checks. */
export function openDeployment(target: Target): Deployment {
  let requests = 0;
  const deployment: Deployment = {
    target,
    objects: openTestObjects(() => deployment),
    send,
    open: request,
    curl: (one) => curlLine(one, addressFor(one)),
    get requests() {
      return requests;
    },
  };
  return deployment;

  async function send(asked: CheckRequest): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const response = await request(asked, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
      const answer = await readAnswer(response, asked.operation);
      if (answer.status !== 429 || tries === MAX_RETRIES) return answer;
      const seconds = retryAfterSeconds(answer.headers) ?? 1;
      await sleep(Math.min(Math.max(seconds, 0.2), MAX_WAIT_SECONDS) * 1000);
    }
  }

  async function request(asked: CheckRequest, signal: AbortSignal): Promise<Response> {
    requests += 1;
    const { body, mediaType } = asked.body === undefined ? {} : bodyOf(asked.body);
    const options = {
      method: asked.method,
      headers: {
        ...(mediaType === undefined ? {} : { 'content-type': mediaType }),
        ...(asked.isAnonymous === true ? {} : credentials(asked)),
        ...asked.headers,
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual' as const,
      signal,
    };
    const address = addressFor(asked) + asked.path;
    return fetch(address, options).catch((error: unknown) => {
      if (signal.aborted) throw error;
      // The server may close a keep-alive connection at the moment of a request.
      return fetch(address, options);
    });
  }

  function addressFor(asked: CheckRequest): string {
    const { url, alternateUrl = url } = target;
    return suitsAlternate(asked) ? alternateUrl : url;
  }

  function credentials({ operation: { keys, session } }: CheckRequest) {
    const [key] = keys;
    if (key !== undefined) return { [key.header]: `${key.prefix}${target.apiKey}` };
    if (session === undefined || target.person === undefined) return {};
    return personHeaders(session, target.person);
  }
}
