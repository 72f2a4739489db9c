import { createReadStream } from 'node:fs';
import type { JobAccepted } from '../../generated/types.ts';
import type { AssetDraft } from '../assets/assets.ts';
import type { ReceivedFile } from '../assets/received.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { Quote } from '../usage/prices.ts';
import { firstIdentifier, knownIdentifier, type Refusal, unlessRepeated } from './idempotent.ts';
import { type ImageFiles, imageOrder } from './image-order.ts';
import type { Journey } from './journey.ts';
import type { ImageCall, ImageOperationId } from './make-images.ts';
import { chargeFor } from './paid-work.ts';
import { type RepeatingParts, repeatedPictures } from './repeated-pictures.ts';
import type { Services } from './services.ts';
import { isToBeShown, type Shown, shownAgain } from './show-picture.ts';
import type { WrittenJson } from './written-json.ts';

/** The answer to a caller who prefers a job. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly body: JobAccepted;
}

/** Pictures, as they are answered to who waits for them. */
export interface Written {
  readonly kind: 'written';
  readonly json: WrittenJson;
}

/** Whether a caller prefers a job to waiting (RFC 7240, section 4.1). */
export function prefersJob({ input }: ImageCall): boolean {
  return prefers('respond-async', input.parameters.Prefer);
}

/** Answers a request for pictures that would be refused: a repetition gets the answer of the first request. */
export async function refusedUnlessRepeated(
  services: Pick<Services, 'firstAnswers'> & RepeatingParts,
  call: ImageCall & Pick<ImageWork, 'operation'>,
  refusal: Refusal,
): Promise<Outcome<Accepted | Written | Shown>> {
  const { firstAnswers } = services;
  const { keyed, operation } = call;
  const pictures = async (kept: string): Promise<Outcome<Written | Shown>> => {
    const answer = await repeatedPictures(services, call, kept);
    if (!answer.ok) return answer;
    const { value: json } = answer;
    return done(isToBeShown(call) ? shownAgain(operation, json) : { kind: 'written', json });
  };
  const asked = { firstAnswers, keyed };
  return prefersJob(call)
    ? unlessRepeated(refusal, (jobId) => accepted(jobId, call.journey), asked)
    : unlessRepeated(refusal, pictures, asked);
}

type JobServices = Pick<Services, 'jobs' | 'assets' | 'lifetimes' | 'firstAnswers' | 'clock'>;

/** Who makes the pictures, and where they are made from. */
export interface ImageWork {
  readonly operation: ImageOperationId;
  readonly quote: Quote;
  /** The upstream's name in the configuration. */
  readonly upstream: string;
  /** Receives the files of the request. A repetition under an idempotency key needs none. */
  readonly receive: () => Promise<Outcome<ImageFiles>>;
}

/** Takes a job on that makes the pictures. */
export async function acceptImageJob(
  services: JobServices,
  { caller, requestId, journey, keyed, input: { body } }: ImageCall,
  { upstream, receive, operation, quote }: ImageWork,
): Promise<Outcome<Accepted>> {
  const { jobs, assets, lifetimes, clock } = services;
  const known = await knownIdentifier(services.firstAnswers, keyed);
  if (!known.ok) return known;
  if (known.value !== undefined) return accepted(known.value, journey);
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
    order: imageOrder(body),
  };
  const until = secondsAfter(clock.now(), lifetimes.runningJob + lifetimes.job);
  const charge = chargeFor(caller, { requestId, operation, quote });
  const kept = await jobs.create(job, charge, {
    keyed,
    also: (transaction) => assets.keep(drafts, { queries: transaction, until }),
  });
  if (kept.kind !== 'first') await assets.discard(drafts);
  const identifier = firstIdentifier(kept);
  return identifier.ok ? accepted(identifier.value, journey) : identifier;
}

function accepted(jobId: string, journey: Journey): Outcome<Accepted> {
  journey.accepted(jobId);
  const message = 'The image job is accepted.';
  return done({ kind: 'accepted', body: { status: 'SUCCESS', message, data: { jobId } } });
}

/** Stores the files of a request as drafts of the job: the request's own files are removed at its end. */
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
