import { expect, test } from 'vitest';
import { aboutOf, recordText } from '../../../client/command-line/job-text.ts';
import { sampleJob } from '../../../client/testing.ts';

test('a job that has no songs yet, or will have none, is listed by what was asked for', () => {
  const about = (request: object) =>
    aboutOf(sampleJob('music.failed', { data: { request, musics: [] } }));
  expect(about({ title: 'First Snow', prompt: 'Snow on the quay' })).toBe('First Snow');
  expect(about({ title: undefined, llm_description_prompt: 'A slow waltz' })).toBe('A slow waltz');
});

test('a record is shown with its songs, by which their notes are found', () => {
  const song = { title: 'Thaw', musicId: 'a-song', audioUrl: 'https://example.com/a.mp3' };
  const shown = recordText(sampleJob('music.succeeded', { data: { musics: [song] } }));
  expect(shown).toMatch(
    /^song 1 title +Thaw\nsong 1 musicId +a-song\nsong 1 audioUrl +https.*mp3$/m,
  );
});

test('a record is shown with the addresses of its pictures', () => {
  const [url, revisedPrompt] = ['https://example.com/a.png', 'A fox'];
  const shown = recordText(
    sampleJob('image.succeeded', { data: { images: [{ url, revisedPrompt }] } }),
  );
  expect(shown).toMatch(/^image 1 url +https.*png$/m);
});
