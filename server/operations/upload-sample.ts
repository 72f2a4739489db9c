import { createReadStream } from 'node:fs';
import type { AssetDraft } from '../assets/assets.ts';
import { secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import { done } from '../foundation/outcome.ts';
import type { Kept } from '../idempotency/first-answers.ts';
import type { Call, Handler } from './call.ts';
import { firstIdentifier } from './idempotent.ts';
import { type GivenFile, receiveFiles } from './request-files.ts';
import { wholeHundredths } from './sample-length.ts';
import type { Services } from './services.ts';

/** Stores a recording that songs can be made from. */
export function uploadSample({
  queries,
  assets,
  sources,
  firstAnswers,
  lifetimes,
  clock,
}: Pick<
  Services,
  'queries' | 'assets' | 'sources' | 'firstAnswers' | 'lifetimes' | 'clock'
>): Handler<'uploadSample'> {
  return async (call) => {
    const { body } = call.input;
    const given: GivenFile =
      'file' in body
        ? { parameter: 'file', name: 'file', source: body.file }
        : { parameter: 'audio_url', name: 'audio_url', source: body.audio_url };
    const received = await receiveFiles([given], call, sources);
    if (!received.ok) return received;
    const [file] = received.value;
    if (file?.facts.mediaType === undefined) throw new Error('A checked file has a known kind.');
    const { accountId } = call.caller;
    const { mediaType, seconds = 0 } = file.facts;
    const content = createReadStream(file.path);
    const draft = await assets.draft({ accountId, mediaType, fileName: 'sample', content });
    const identifier = firstIdentifier(await keepSample(call, draft, seconds));
    if (!identifier.ok) return identifier;
    // Rounded down, so that it can be sent back as the end of the part that is used.
    const data = { music_id: identifier.value, duration: wholeHundredths(seconds).toFixed(2) };
    return done({
      kind: 'json',
      body: { status: 'SUCCESS', message: 'The sample is stored.', data },
    });
  };

  /** The sample and its file come into being together, once for an idempotency key. */
  async function keepSample(
    { caller, keyed }: Call<'uploadSample'>,
    draft: AssetDraft,
    seconds: number,
  ): Promise<Kept> {
    const id = newIdentifier();
    const now = clock.now();
    const expires_at = secondsAfter(now, lifetimes.sample);
    const kept = await queries.transaction().execute(async (transaction) => {
      const first = await firstAnswers.keep(keyed, id, transaction);
      if (first.kind !== 'first') return first;
      // A job that was created in the last moment still needs the sound.
      const until = secondsAfter(expires_at, lifetimes.runningJob);
      await assets.keep([draft], { queries: transaction, until });
      const row = { id, account_id: caller.accountId, asset_id: draft.id, seconds };
      await transaction
        .insertInto('sample')
        .values({ ...row, created_at: now, expires_at })
        .execute();
      return first;
    });
    if (kept.kind !== 'first') await assets.discard([draft]);
    return kept;
  }
}
