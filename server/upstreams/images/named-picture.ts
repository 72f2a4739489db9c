import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { AnswerFailed, bytesOf } from '../http/answer-failure.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { ImageContext, UpstreamFailure, UpstreamOutcome } from '../port.ts';
import { mayPass } from '../routing/failures.ts';
import { inRounds, type RetrySettings } from '../routing/rounds.ts';

/** A picture is asked for again and again before all of them would have to be made again; somebody waits for it. */
const PATIENCE: RetrySettings = { rounds: 4, firstSeconds: 0.25, secondsUpTo: 20 };

/**
 * Brings a picture to disk that the upstream has made and keeps at an address.
 *
 * @returns its path
 * @throws AnswerFailed where it cannot be had; where the call is aborted, the signal's reason
 */
export async function fetchPicture(
  url: string,
  http: UpstreamHttp,
  context: ImageContext,
): Promise<string> {
  const address = { name: 'address', ask: () => fetchedOnce(url, http, context) };
  const { signal } = context;
  const settings = PATIENCE;
  const outcome = await inRounds(() => [address], { settings, signal, onAttempt: () => {} });
  if (outcome.ok) return outcome.value;
  throw new AnswerFailed(afterTheWork(outcome.failure));
}

async function fetchedOnce(
  url: string,
  http: UpstreamHttp,
  context: ImageContext,
): Promise<UpstreamOutcome<string>> {
  const outcome = await http.openPart(url, context);
  if (!outcome.ok) return outcome;
  const path = await context.scratch.newPath();
  try {
    await pipeline(bytesOf(outcome.value.body, context), createWriteStream(path, { flags: 'wx' }));
    return { ok: true, value: path };
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof AnswerFailed) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** The upstream has done the work by now, however busy it is with handing it over. */
function afterTheWork(failure: UpstreamFailure): UpstreamFailure {
  return mayPass(failure) ? { kind: 'failed', message: failure.message } : failure;
}
