import { json } from 'node:stream/consumers';
import { secondsAfter } from '../foundation/clock.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { assetAt } from './get-asset.ts';
import { replayedAnswer } from './idempotent.ts';
import { readRefusal } from './kept-refusal.ts';
import type { ImageCall } from './make-images.ts';
import type { Services } from './services.ts';
import { isResult } from './whole-answer.ts';
import { type WrittenJson, writeJson } from './written-json.ts';

/** Dependencies of repeating an answer with images. */
export type RepeatingParts = Pick<Services, 'assets' | 'lifetimes' | 'clock'>;

/**
 * Answers a repeated request for images with the first answer. Image addresses are signed anew, with the same lifetime
 * as the first.
 */
export async function repeatedPictures(
  parts: RepeatingParts,
  { input: { body } }: ImageCall,
  kept: string,
): Promise<Outcome<WrittenJson>> {
  const refusal = readRefusal(kept);
  if (refusal !== undefined) return failed(refusal);
  const answer = await replayedAnswer(parts, kept);
  const isByAddress = 'response_format' in body && body.response_format === 'url';
  return done(isByAddress ? await withAddressesAnew(answer, parts) : answer);
}

async function withAddressesAnew(
  answer: WrittenJson,
  { assets, lifetimes, clock }: RepeatingParts,
): Promise<WrittenJson> {
  const result = await json(await answer.open());
  if (!isResult('createImage')(result))
    throw new Error('The stored first answer to an image request contains no images.');
  const until = secondsAfter(clock.now(), lifetimes.image);
  const data = result.data.map((item) =>
    'url' in item ? { ...item, url: assets.address(assetAt(item.url), until) } : item,
  );
  return writeJson(() => ({ ...result, data }));
}
