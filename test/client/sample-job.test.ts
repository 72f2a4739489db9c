import { expect, expectTypeOf, test } from 'vitest';
import type { ImageJobFailed, VideoJobOnQueue } from '../../client/index.ts';
import { sampleJob } from '../../client/testing.ts';
import { jobSamples } from '../../generated/job-samples.ts';
import { validateJobRecord } from '../../generated/validators.js';

test('a sample is the record that its name says, as the contract has it', () => {
  expectTypeOf(sampleJob('video.running')).toEqualTypeOf<VideoJobOnQueue>();
  expectTypeOf(sampleJob('image.failed')).toEqualTypeOf<ImageJobFailed>();
  const outcomes = {
    running: 'ON_QUEUE',
    succeeded: 'SUCCESS',
    failed: 'FAILED',
    cancelled: 'FAILED',
  };
  for (const [name, record] of Object.entries(jobSamples)) {
    const { action } = record.data;
    expect(validateJobRecord(record), name).toBe(true);
    expect(Object.entries(outcomes)).toContainEqual([
      name.replace(`${action}.`, ''),
      record.status,
    ]);
  }
});

test('fields that are given take the place of those of the sample, at any depth', () => {
  const { message, data } = sampleJob('video.running', {
    message: 'Soon.',
    data: { progress: '70%' },
  });
  const { progress, ...others } = jobSamples['video.running'].data;
  expect({ message, data }).toEqual({ message: 'Soon.', data: { ...others, progress: '70%' } });
});

test('an identifier is set in both of its places, wherever it is given', () => {
  for (const fields of [{ jobId: 'job-1' }, { data: { jobId: 'job-1' } }]) {
    const { jobId, data } = sampleJob('image.running', fields);
    expect([jobId, data.jobId]).toEqual(['job-1', 'job-1']);
  }
});

test('as many elements are in a list as are given, each completed', () => {
  const musics = [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }];
  const { data } = sampleJob('music.succeeded', { data: { musics } });
  expect(data.musics.map(({ title, duration }) => [title, duration])).toEqual([
    ['One', '31.60'],
    ['Two', '28.80'],
    ['Three', '31.60'],
  ]);
});

test('an optional field that is undefined is left out', () => {
  const { data } = sampleJob('video.succeeded', { data: { coverUrl: undefined } });
  expect(data).not.toHaveProperty('coverUrl');
});

test('a sample that is changed does not change the next one', () => {
  const { data } = sampleJob('video.running');
  data.referImages.length = 0;
  expect(sampleJob('video.running').data.referImages).not.toEqual([]);
});

test('neither a field that the contract does not have, nor a sample that there is not, compiles', () => {
  // @ts-expect-error a video has no `url`
  sampleJob('video.succeeded', { data: { url: '' } });
  // @ts-expect-error there is no such outcome
  expect(() => sampleJob('video.done')).toThrow(
    new TypeError('There is no sample job video.done.'),
  );
});
