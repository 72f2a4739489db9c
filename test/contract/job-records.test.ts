import { describe, expect, test } from 'vitest';
import { jobSamples } from '../../generated/job-samples.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { validateMusicJobRecord } from '../../generated/validators.js';

const { ImageJobData, MusicJobData, VideoJobData } = contract.components.schemas;
const { ImageJobSucceeded, MusicJobSucceeded, VideoJobSucceeded } = contract.components.schemas;

describe('the records of the three kinds of jobs', () => {
  test('say when the job was created, whatever has come of it', () => {
    for (const { required } of [ImageJobData, MusicJobData, VideoJobData]) {
      expect(required).toContain('createdAt');
    }
  });

  test('say when the job ended, once it has succeeded', () => {
    for (const { properties } of [ImageJobSucceeded, MusicJobSucceeded, VideoJobSucceeded]) {
      expect(properties.data.required).toContain('finishTime');
    }
  });

  test('of music that has succeeded have a song', () => {
    const record = jobSamples['music.succeeded'];
    expect(validateMusicJobRecord(record)).toBe(true);
    expect(validateMusicJobRecord({ ...record, data: { ...record.data, musics: [] } })).toBe(false);
  });
});
