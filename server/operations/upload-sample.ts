import { createReadStream } from 'node:fs';
import { newIdentifier } from '../foundation/identifiers.ts';
import { done } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import { type GivenFile, receiveFiles } from './request-files.ts';
import { wholeHundredths } from './sample-length.ts';
import type { Services } from './services.ts';

/** Stores a recording that songs can be made from. */
export function uploadSample({
  queries,
  assets,
  sources,
  clock,
}: Pick<Services, 'queries' | 'assets' | 'sources' | 'clock'>): Handler<'uploadSample'> {
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
    const asset = await assets.draft({ accountId, mediaType, fileName: 'sample', content });
    const id = newIdentifier();
    await queries.transaction().execute(async (transaction) => {
      await assets.keep([asset], transaction);
      const row = {
        id,
        account_id: accountId,
        asset_id: asset.id,
        seconds,
        created_at: clock.now(),
      };
      await transaction.insertInto('sample').values(row).execute();
    });
    // Rounded down, so that it can be sent back as the end of the part that is used.
    const data = { music_id: id, duration: wholeHundredths(seconds).toFixed(2) };
    return done({
      kind: 'json',
      body: { status: 'SUCCESS', message: 'The sample is stored.', data },
    });
  };
}
