import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { draftFile } from '../../../server/jobs/kinds/result-files.ts';
import { aWorkshop } from '../a-workshop.ts';
import { anUpstream } from '../an-upstream.ts';

test('a file whose draft cannot be written is closed at its upstream, also while no more of it comes', async () => {
  const { assets } = await aWorkshop({ video: anUpstream() });
  const source = new PassThrough();
  onTestFinished(() => void source.destroy());
  const closed = Promise.withResolvers<void>();
  source.once('close', closed.resolve);
  const beginning = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41');
  source.write(Buffer.concat([beginning, Buffer.alloc(5_000)]));
  const media = { mediaType: 'video/mp4', open: async () => source };
  const context = { signal: new AbortController().signal };
  const room = { assets, accountId: 'nobody', context };
  await expect(draftFile(media, { name: 'video', kind: 'video' }, room)).rejects.toThrow('uuid');
  await closed.promise;
});
