import { expect, test } from 'vitest';
import { knowsKeys } from '../../../server/jobs/work/handed-over.ts';
import { anImage, aVideo } from '../a-job.ts';
import { aWorkshop } from '../a-workshop.ts';
import { anUpstream, imagesThat } from '../an-upstream.ts';

test('whether an upstream knows keys is asked of what it does for such a job', async () => {
  const images = imagesThat(() => Promise.reject(new Error('Nobody asks.')));
  const upstream = { video: anUpstream({ submit: [] }), images, close: async () => {} };
  const { create, read } = await aWorkshop(upstream);
  const [video, image] = [await read(await create(aVideo)), await read(await create(anImage))];
  expect(knowsKeys(video, upstream)).toBe(true);
  expect(knowsKeys(image, upstream)).toBe(false);
  expect(knowsKeys(image, { ...upstream, images: { ...images, knowsKeys: true } })).toBe(true);
  expect(knowsKeys(video, undefined)).toBe(false);
});
