import { describe, expect, test } from 'vitest';
import { durationInWords } from '../../../../../client/console/components/duration.ts';
import { valuesOf } from '../../../../../client/console/forms/form-request.ts';
import {
  isAmong,
  queryOf,
  readFilter,
  writeFilter,
} from '../../../../../client/console/pages/jobs/job-filter.ts';
import { mayCancel } from '../../../../../client/console/pages/jobs/job-words.ts';
import { liveList, withNews } from '../../../../../client/console/pages/jobs/live-list.ts';
import { requestAgain } from '../../../../../client/console/pages/jobs/request-again.ts';
import { forms } from '../../../../../generated/forms.ts';
import type { JobRecord, MusicJobRequest, VideoJobRecord } from '../../../../../generated/types.ts';

type Facts = Partial<Pick<VideoJobRecord['data'], 'progress' | 'createdAt'>> & {
  readonly status?: 'ON_QUEUE' | 'SUCCESS';
};

function aVideo(jobId: string, { status = 'ON_QUEUE', ...facts }: Facts = {}): JobRecord {
  const data = {
    jobId,
    action: 'video' as const,
    progress: '0%',
    model: 'a-model',
    prompt: 'A lighthouse',
    aspectRatio: '16:9',
    videoLength: '6',
    resolutionName: '480p',
    referImages: [],
    quota: '30',
    createdAt: '2026-11-21T08:15:30.120Z',
    ...facts,
  };
  const head = { message: 'It is.', jobId };
  if (status === 'ON_QUEUE') return { status, ...head, data };
  const [videoUrl, finishTime] = ['https://example.com/a.mp4', data.createdAt];
  return { status, ...head, data: { ...data, videoId: 'a', videoUrl, finishTime } };
}

const WHOLE_SAMPLE = { chop_sample_start_s: 0, chop_sample_end_s: 12.5 };
const SUNG = { instrumental: false, auto_lyrics: false };

function aSong(asked: Partial<MusicJobRequest>): JobRecord {
  const song = { prompt: '[Verse]\nWritten words', title: 'Written Title', tags: 'folk' };
  const request = { ...WHOLE_SAMPLE, ...SUNG, custom: false, ...asked };
  const address = 'https://example.com/a';
  const createdAt = '2026-11-21T08:15:30.120Z';
  const links = { imageUrl: address, imageLargeUrl: address, audioUrl: address, videoUrl: address };
  const weights = { styleWeight: null, weirdnessConstraint: null, audioWeight: null };
  const facts = { musicId: 'a', duration: '30', negativeTags: '', createdAt };
  const job = { action: 'music' as const, progress: '100%', mv: 'a-model', quota: '30' };
  return {
    status: 'SUCCESS',
    message: 'It is.',
    jobId: 'a',
    data: {
      ...job,
      jobId: 'a',
      request,
      musics: [{ ...song, ...links, ...weights, ...facts }],
      createdAt,
      finishTime: createdAt,
    },
  };
}

const NOTHING = { news: new Map<string, JobRecord>(), filter: {}, hasMore: false };

function idsOf(records: readonly JobRecord[]): readonly string[] {
  return records.map(({ jobId }) => jobId);
}

describe('a live list', () => {
  const old = aVideo('old', { createdAt: '2026-11-21T08:00:00.000Z' });
  const young = aVideo('young', { createdAt: '2026-11-21T09:00:00.000Z' });

  test('puts what comes into being in its place, the newest first', () => {
    const between = aVideo('between', { createdAt: '2026-11-21T08:30:00.000Z' });
    const news = withNews(NOTHING.news, [between]);
    expect(idsOf(liveList([young, old], { ...NOTHING, news }))).toEqual([
      ...['young', 'between', 'old'],
    ]);
  });

  test('leaves to the next page what belongs there', () => {
    const news = withNews(NOTHING.news, [old]);
    expect(idsOf(liveList([young], { ...NOTHING, news, hasMore: true }))).toEqual(['young']);
    expect(idsOf(liveList([young], { ...NOTHING, news }))).toEqual(['young', 'old']);
  });

  test('shows each job as it is, whichever way that was heard first', () => {
    const done = aVideo('young', { status: 'SUCCESS', progress: '100%' });
    const half = aVideo('young', { progress: '50%' });
    for (const records of [
      [half, done],
      [done, half],
    ]) {
      const news = withNews(withNews(NOTHING.news, records.slice(0, 1)), records.slice(1));
      expect(liveList([young], { ...NOTHING, news })).toEqual([done]);
    }
  });

  test('lets go of a job that does not go with the filter any more', () => {
    const done = aVideo('young', { status: 'SUCCESS' });
    const news = withNews(NOTHING.news, [done]);
    const filter = { status: 'ON_QUEUE' } as const;
    expect(idsOf(liveList([young, old], { ...NOTHING, news, filter }))).toEqual(['old']);
  });

  test('adds to a search only what has its text, and leaves what the gateway has found', () => {
    const song = aSong({ title: 'First Snow', tags: 'folk', prompt: 'White roofs' });
    const news = withNews(NOTHING.news, [aVideo('young'), song]);
    const found = (search: string) =>
      idsOf(liveList([old], { ...NOTHING, news, filter: { search } }));
    expect(found('LIGHT')).toEqual(['young', 'old']);
    expect(found('snow')).toEqual(['a', 'old']);
    expect(found('roofs')).toEqual(['a', 'old']);
    expect(found('boat')).toEqual(['old']);
  });

  test('searches as many characters of all words together as the gateway does', () => {
    // Letters outside the basic plane count as one character each.
    const song = aSong({ title: '😀'.repeat(1_990), prompt: 'A lighthouse' });
    const news = withNews(NOTHING.news, [song]);
    const found = (search: string) => idsOf(liveList([], { ...NOTHING, news, filter: { search } }));
    expect(found('a light')).toEqual(['a']);
    expect(found('a lighthouse')).toEqual([]);
  });

  test('remembers so many and no more', () => {
    const many = Array.from({ length: 1_200 }, (_, index) => aVideo(`job-${index}`));
    const news = withNews(NOTHING.news, many);
    expect([news.size, news.has('job-0'), news.has('job-1199')]).toEqual([1_000, false, true]);
  });
});

describe('a filter', () => {
  test('is in the address, and what is no filter is passed over', () => {
    const status = { status: 'SUCCESS', kind: 'video' } as const;
    const filter = { search: 'a boat', ...status, from: '2026-11-20' };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    const strange = new URLSearchParams({ status: 'DONE', kind: 'text', from: 'x', to: '' });
    expect(readFilter(strange)).toEqual({});
    const never = new URLSearchParams({ from: '2026-02-30', to: '2026-02-28' });
    expect(readFilter(never)).toEqual({ to: '2026-02-28' });
  });

  test('holds its last day whole, as the gateway is asked and as records are judged', () => {
    const filter = { from: '2026-11-20', to: '2026-11-20' };
    const { createdFrom = '', createdBefore = '' } = queryOf(filter);
    expect(Date.parse(createdBefore) - Date.parse(createdFrom)).toBe(86_400_000);
    const last = new Date(Date.parse(createdBefore) - 1).toISOString();
    expect(isAmong(aVideo('a', { createdAt: last }), filter)).toBe(true);
    expect(isAmong(aVideo('a', { createdAt: createdBefore }), filter)).toBe(false);
  });
});

test('a job can be cancelled as long as it goes on', () => {
  expect([aVideo('a'), aVideo('a', { status: 'SUCCESS' })].map(mayCancel)).toEqual([true, false]);
});

test('a request can be made again from a record', () => {
  expect(requestAgain(aVideo('a'))).toEqual({
    operationId: 'createVideo',
    values: {
      model: 'a-model',
      prompt: 'A lighthouse',
      aspect_ratio: '16:9',
      video_length: '6',
      resolution_name: '480p',
    },
  });
});

test('a song that was given its words and style is asked for again with them', () => {
  const song = { prompt: '[Verse]\nSnow on the quay', title: 'First Snow', tags: 'waltz, piano' };
  const { operationId, values } = requestAgain(aSong({ ...song, custom: true }));
  expect(operationId).toBe('createMusic');
  expect(values).toMatchObject({ custom: true, mv: 'a-model', ...song });
  expect(valuesOf(forms.createMusic, values).variant).toBe(1);
});

test('a song that was described is asked for again by its description, whatever was written from it', () => {
  const { values } = requestAgain(aSong({ llm_description_prompt: 'A slow waltz' }));
  const asked = { custom: false, llm_description_prompt: 'A slow waltz' };
  expect(values).toEqual({ mv: 'a-model', ...WHOLE_SAMPLE, ...SUNG, ...asked });
  expect(valuesOf(forms.createMusic, values).variant).toBe(0);
});

test.each([
  [0, '0 ms'],
  [340, '340 ms'],
  [2_440, '2.4 s'],
  [59_980, '1 min'],
  [185_000, '3 min 5 s'],
  [7_800_000, '2 h 10 min'],
])('%i milliseconds are written %s', (milliseconds, text) => {
  expect(durationInWords(milliseconds)).toBe(text);
});
