import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { AnswerFailed, bytesOf } from '../http/answer-failure.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { ImageContext } from '../port/images.ts';
import { failed, type UpstreamFailure, type UpstreamOutcome } from '../port/outcome.ts';
import { type RetrySettings, withFailover } from '../routing/failover.ts';
import { isTransient } from '../routing/failures.ts';

/** Retry settings for downloads: cheaper than having all images generated again, but bounded, as the caller waits. */
const PATIENCE: RetrySettings = { rounds: 4, firstSeconds: 0.25, secondsUpTo: 20 };

/**
 * Downloads an image from the URL that the upstream has given, to disk.
 *
 * @returns its path
 * @throws AnswerFailed if that fails; if the call is aborted, the signal's reason
 */
export async function fetchPicture(
  url: string,
  http: UpstreamHttp,
  context: ImageContext,
): Promise<string> {
  const address = { name: 'address', ask: () => fetchedOnce(url, http, context) };
  const { signal } = context;
  const settings = PATIENCE;
  const outcome = await withFailover(() => [address], { settings, signal });
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
    if (error instanceof AnswerFailed) return failed(error.failure);
    throw error;
  }
}

/** Even if the upstream is too busy to deliver the image, it has done the work. */
function afterTheWork(failure: UpstreamFailure): UpstreamFailure {
  if (!isTransient(failure)) return failure;
  return { kind: 'failed', message: failure.message, mayBeDone: true };
}
