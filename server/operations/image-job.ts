import { createReadStream } from 'node:fs';
import type { JobAccepted } from '../../generated/types.ts';
import type { AssetDraft } from '../assets/assets.ts';
import type { ReceivedFile } from '../assets/received.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { Quote } from '../usage/prices.ts';
import { firstIdentifier, knownIdentifier, unlessRepeated } from './idempotent.ts';
import { type ImageFiles, imageOrder } from './image-order.ts';
import type { ImageCall, ImageOperationId } from './make-images.ts';
import { chargeFor } from './paid-work.ts';
import { type RepeatingParts, repeatedPictures } from './repeated-pictures.ts';
import type { RequestRecord } from './request-record.ts';
import type { Services } from './services.ts';
import { type StreamedImage, streamedAgain, wantsStream } from './stream-image.ts';
import type { WrittenJson } from './written-json.ts';

/** The reply to a caller who preferred a job. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly body: JobAccepted;
}

/** Images, as returned to a caller who waits for them. */
export interface Written {
  readonly kind: 'written';
  readonly json: WrittenJson;
}

/** Whether the caller prefers a job to waiting (RFC 7240, section 4.1). */
export function prefersJob({ input }: ImageCall): boolean {
  return prefers('respond-async', input.parameters.Prefer);
}

/** Refuses a request for images, unless it repeats an accepted one, which gets that one's answer. */
export async function refusedUnlessRepeated(
  services: Pick<Services, 'firstAnswers'> & RepeatingParts,
  call: ImageCall & Pick<ImageWork, 'operation'>,
  refusal: Outcome<never>,
): Promise<Outcome<Accepted | Written | StreamedImage>> {
  const { firstAnswers } = services;
  const { keyed, operation } = call;
  const pictures = async (kept: string): Promise<Outcome<Written | StreamedImage>> => {
    const answer = await repeatedPictures(services, call, kept);
    if (!answer.ok) return answer;
    const { value: json } = answer;
    return done(wantsStream(call) ? streamedAgain(operation, json) : { kind: 'written', json });
  };
  const asked = { firstAnswers, keyed };
  return prefersJob(call)
    ? unlessRepeated(refusal, (jobId) => accepted(jobId, call.requestRecord), asked)
    : unlessRepeated(refusal, pictures, asked);
}

type JobServices = Pick<Services, 'jobs' | 'assets' | 'lifetimes' | 'firstAnswers' | 'clock'>;

/** How the images of a job are made. */
export interface ImageWork {
  readonly operation: ImageOperationId;
  readonly quote: Quote;
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  /** Receives the files of the request; not called for a repeated request under an idempotency key. */
  readonly receive: () => Promise<Outcome<ImageFiles>>;
}

/** Creates a job that makes the images. */
export async function acceptImageJob(
  services: JobServices,
  { caller, requestId, requestRecord, keyed, input: { body } }: ImageCall,
  { upstream, receive, operation, quote }: ImageWork,
): Promise<Outcome<Accepted>> {
  const { jobs, assets, lifetimes, clock } = services;
  const known = await knownIdentifier(services.firstAnswers, keyed);
  if (!known.ok) return known;
  if (known.value !== undefined) return accepted(known.value, requestRecord);
  const received = await receive();
  if (!received.ok) return received;
  const { value: files } = received;
  const { accountId } = caller;
  const sources = await draftAll(services, accountId, files.sources);
  const [mask] = await draftAll(services, accountId, files.mask === undefined ? [] : [files.mask]);
  const drafts = mask === undefined ? sources : [...sources, mask];
  const job = {
    kind: 'image' as const,
    accountId,
    model: body.mode,
    upstream,
    hookUrl: body.hook_url,
    request: {
      prompt: body.prompt,
      sourceAssets: sources.map(({ id }) => id),
      maskAsset: mask?.id,
    },
    order: imageOrder(operation, body),
  };
  const until = secondsAfter(clock.now(), lifetimes.runningJob + lifetimes.job);
  const charge = chargeFor(caller, { requestId, operation, quote });
  const kept = await jobs.create(job, charge, {
    keyed,
    also: (transaction) => assets.keep(drafts, { queries: transaction, until }),
  });
  if (kept.kind !== 'first') await assets.discard(drafts);
  const identifier = firstIdentifier(kept);
  return identifier.ok ? accepted(identifier.value, requestRecord) : identifier;
}

function accepted(jobId: string, requestRecord: RequestRecord): Outcome<Accepted> {
  requestRecord.accepted(jobId);
  const message = 'The image job is accepted.';
  return done({ kind: 'accepted', body: { status: 'SUCCESS', message, data: { jobId } } });
}

/** Stores the request's files as draft assets of the job, since the originals are removed when the request ends. */
function draftAll(
  { assets }: Pick<Services, 'assets'>,
  accountId: string,
  files: readonly ReceivedFile[],
): Promise<readonly AssetDraft[]> {
  return Promise.all(
    files.map(({ path, facts: { mediaType = 'application/octet-stream' } }) =>
      assets.draft({ accountId, mediaType, fileName: 'source', content: createReadStream(path) }),
    ),
  );
}
