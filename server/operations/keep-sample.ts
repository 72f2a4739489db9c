import { createReadStream } from 'node:fs';
import type { AssetDraft } from '../assets/assets.ts';
import type { ReceivedFile } from '../assets/received.ts';
import { lockSamples, noRoomForSample } from '../assets/sample-room.ts';
import { keepSample } from '../assets/samples.ts';
import type { Queries } from '../database/database.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { Problem } from '../foundation/problems.ts';
import { Refused } from '../foundation/refused.ts';
import type { Kept } from '../idempotency/first-answers.ts';
import type { Quote } from '../usage/prices.ts';
import type { Call } from './call.ts';
import { type Billing, paidTogether } from './paid-work.ts';
import type { Services } from './services.ts';

type SampleServices = Billing &
  Pick<Services, 'accountLimits' | 'assets' | 'firstAnswers' | 'lifetimes'>;

/**
 * Stores a recording and charges for it, in one transaction. A repeated request gets what the first one stored.
 *
 * @returns the sample's identifier, as it is stored under the idempotency key
 */
export async function keepPaidSample(
  services: SampleServices,
  {
    caller,
    requestId,
    keyed,
    signal,
    requestRecord,
  }: Pick<Call<'uploadSample'>, 'caller' | 'requestId' | 'keyed' | 'signal' | 'requestRecord'>,
  { file, quote }: { readonly file: ReceivedFile; readonly quote: Quote },
): Promise<Outcome<Kept>> {
  const { assets } = services;
  const { accountId } = caller;
  const { mediaType, seconds = 0 } = file.facts;
  if (mediaType === undefined)
    throw new Error('A file that passed inspection has an unknown kind.');
  const content = createReadStream(file.path);
  const draft = await assets.draft({ accountId, mediaType, fileName: 'sample', content });
  const order = {
    caller,
    requestId,
    operation: 'uploadSample' as const,
    model: '',
    quote,
    signal,
    requestRecord,
  };
  const kept = await paidTogether(services, {
    ...order,
    async work(transaction) {
      const value = await keepOnce(services, transaction, { keyed, draft, seconds });
      return { value, quantity: value.kind === 'first' ? 1 : 0 };
    },
  });
  if (!kept.ok || kept.value.kind !== 'first') await assets.discard([draft]);
  return kept;
}

/** Why an account may not store another recording; `undefined` where it may. */
export function refusedForRoom(
  { accountLimits, clock }: Pick<SampleServices, 'accountLimits' | 'clock'>,
  by: Queries,
  sample: { readonly accountId: string; readonly bytes: number },
): Promise<Problem | undefined> {
  return noRoomForSample(by, accountLimits, { ...sample, now: clock.now() });
}

/** A recording to store. */
interface NewSample extends Pick<Call<'uploadSample'>, 'keyed'> {
  readonly draft: AssetDraft;
  readonly seconds: number;
}

/** Creates the sample and its file together, once per idempotency key. */
async function keepOnce(
  services: SampleServices,
  transaction: Queries,
  { keyed, draft, seconds }: NewSample,
): Promise<Kept> {
  const { assets, firstAnswers, lifetimes, clock } = services;
  const id = newIdentifier();
  const now = clock.now();
  const expiresAt = secondsAfter(now, lifetimes.sample);
  const first = await firstAnswers.keep(keyed, id, transaction);
  if (first.kind !== 'first') return first;
  const { accountId, bytes } = draft;
  await lockSamples(transaction, accountId);
  const refusal = await refusedForRoom(services, transaction, { accountId, bytes });
  // Thrown to roll back the transaction.
  if (refusal !== undefined) throw new Refused(refusal);
  // The file outlives the sample, as a job created at the last moment still needs the sound.
  const until = secondsAfter(expiresAt, lifetimes.runningJob);
  await assets.keep([draft], { queries: transaction, until });
  const sample = { id, accountId, assetId: draft.id, seconds };
  await keepSample(transaction, { ...sample, createdAt: now, expiresAt });
  return first;
}
