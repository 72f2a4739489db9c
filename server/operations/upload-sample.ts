import { createReadStream } from 'node:fs';
import type { AssetDraft } from '../assets/assets.ts';
import type { ReceivedFile } from '../assets/received.ts';
import { lockSamples, noRoomForSample } from '../assets/sample-room.ts';
import { keepSample, secondsOfSample } from '../assets/samples.ts';
import type { Queries } from '../database/database.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { Problem } from '../foundation/problems.ts';
import type { Kept } from '../idempotency/first-answers.ts';
import type { Quote } from '../usage/prices.ts';
import type { Call, Handler, Reply } from './call.ts';
import { firstIdentifier, knownIdentifier } from './idempotent.ts';
import { type Purse, paidTogether } from './paid-work.ts';
import { priceOf } from './pricing.ts';
import { type Quoted, quoted } from './quote.ts';
import { checkFiles, type GivenFile, receiveFiles } from './request-files.ts';
import { wholeHundredths } from './sample-length.ts';
import type { Services } from './services.ts';

/** Stores a recording that songs can be made from. */
export function uploadSample(
  services: Purse &
    Pick<Services, 'accountLimits' | 'assets' | 'sources' | 'firstAnswers' | 'prices'>,
): Handler<'uploadSample'> {
  const { queries, assets, sources, firstAnswers, lifetimes, clock, accountLimits } = services;
  const operation = 'uploadSample';
  return async (call) => {
    const known = await knownIdentifier(firstAnswers, call.keyed);
    if (!known.ok) return known;
    if (known.value !== undefined) {
      return done(stored(known.value, await secondsOfSample(queries, known.value)));
    }
    const { accountId } = call.caller;
    const refusal = await refusedFor(queries, { accountId, bytes: 0 });
    if (refusal !== undefined) return failed(refusal);
    return prefers('quote', call.input.parameters.Prefer) ? quote(call) : store(call);
  };

  async function quote(call: Call<'uploadSample'>): Promise<Outcome<Quoted>> {
    const checked = await checkFiles([givenFile(call)], call, sources);
    if (!checked.ok) return checked;
    const price = priceOf(services, operation, {});
    const { caller } = call;
    return price.ok ? quoted(services, { caller, operation, quote: price.value }) : price;
  }

  async function store(call: Call<'uploadSample'>): Promise<Outcome<Reply<'uploadSample'>>> {
    const received = await receive(call);
    if (!received.ok) return received;
    const price = priceOf(services, operation, {});
    if (!price.ok) return price;
    const kept = await keepPaid(call, received.value, price.value);
    if (!kept.ok) return kept;
    const identifier = firstIdentifier(kept.value);
    const { seconds = 0 } = received.value.facts;
    return identifier.ok ? done(stored(identifier.value, seconds)) : identifier;
  }

  async function receive(call: Call<'uploadSample'>): Promise<Outcome<ReceivedFile>> {
    const received = await receiveFiles([givenFile(call)], call, sources);
    if (!received.ok) return received;
    const [file] = received.value;
    if (file === undefined) throw new Error('What was received has no file.');
    return done(file);
  }

  /** Keeps the recording and charges that, both or neither. A repetition finds what the first request has kept. */
  async function keepPaid(
    call: Call<'uploadSample'>,
    { path, facts }: ReceivedFile,
    quote: Quote,
  ): Promise<Outcome<Kept>> {
    const { caller, requestId } = call;
    const { mediaType, seconds = 0 } = facts;
    if (mediaType === undefined) throw new Error('A checked file has a known kind.');
    const content = createReadStream(path);
    const { accountId } = caller;
    const draft = await assets.draft({ accountId, mediaType, fileName: 'sample', content });
    const order = { caller, requestId, operation, model: '', quote };
    try {
      const kept = await paidTogether(services, {
        ...order,
        async work(transaction) {
          const value = await keepOnce(call, { draft, seconds }, transaction);
          return { value, quantity: value.kind === 'first' ? 1 : 0 };
        },
      });
      if (!kept.ok || kept.value.kind !== 'first') await assets.discard([draft]);
      return kept;
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
      await assets.discard([draft]);
      return failed(error.problem);
    }
  }

  function refusedFor(
    by: Queries,
    sample: { readonly accountId: string; readonly bytes: number },
  ): Promise<Problem | undefined> {
    return noRoomForSample(by, accountLimits, { ...sample, now: clock.now() });
  }

  /** The sample and its file come into being together, once for an idempotency key. */
  async function keepOnce(
    { caller, keyed }: Call<'uploadSample'>,
    { draft, seconds }: { readonly draft: AssetDraft; readonly seconds: number },
    transaction: Queries,
  ): Promise<Kept> {
    const id = newIdentifier();
    const now = clock.now();
    const expiresAt = secondsAfter(now, lifetimes.sample);
    const first = await firstAnswers.keep(keyed, id, transaction);
    if (first.kind !== 'first') return first;
    const { accountId } = caller;
    await lockSamples(transaction, accountId);
    const refusal = await refusedFor(transaction, { accountId, bytes: draft.bytes });
    // All that this transaction has done is undone.
    if (refusal !== undefined) throw new NoRoom(refusal);
    // A job that was created in the last moment still needs the sound.
    const until = secondsAfter(expiresAt, lifetimes.runningJob);
    await assets.keep([draft], { queries: transaction, until });
    const sample = { id, accountId, assetId: draft.id, seconds };
    await keepSample(transaction, { ...sample, createdAt: now, expiresAt });
    return first;
  }
}

/** The account may not have another recording stored. */
class NoRoom extends Error {
  override readonly name = 'NoRoom';
  readonly problem: Problem;

  constructor(reason: Problem) {
    super(reason.message);
    this.problem = reason;
  }
}

function givenFile({ input: { body } }: Call<'uploadSample'>): GivenFile {
  return 'file' in body
    ? { parameter: 'file', name: 'file', source: body.file }
    : { parameter: 'audio_url', name: 'audio_url', source: body.audio_url };
}

function stored(music_id: string, seconds: number): Reply<'uploadSample'> {
  // Rounded down, so that it can be sent back as the end of the part that is used.
  const data = { music_id, duration: wholeHundredths(seconds).toFixed(2) };
  return { kind: 'json', body: { status: 'SUCCESS', message: 'The sample is stored.', data } };
}
