import { describe, expect, it } from 'vitest';
import { titleFrom, writeLyrics } from '../../../../server/upstreams/sandbox/media/lyrics.ts';
import { HOSTILE_TEXTS } from './specimens.ts';

describe('written lyrics', () => {
  const lyrics = writeLyrics('a happy pop song about an old bicycle in Lisbon and the summer rain');

  it('have verses, a chorus that comes back, and a bridge, each under its mark', () => {
    const marks = lyrics.match(/^\[.+\]$/gm);
    expect(marks).toEqual([
      '[Verse 1]',
      '[Chorus]',
      '[Verse 2]',
      '[Chorus]',
      '[Bridge]',
      '[Chorus]',
    ]);
    const choruses = lyrics.split('\n\n').filter((part) => part.startsWith('[Chorus]'));
    expect(new Set(choruses).size).toBe(1);
  });

  it('are about what the description is about', () => {
    for (const theme of ['bicycle', 'Lisbon', 'summer', 'rain']) {
      expect(lyrics.toLowerCase()).toContain(theme.toLowerCase());
    }
    expect(lyrics).not.toMatch(/\b(song|pop|about)\b.*\b(song|pop|about)\b/);
  });

  it('are the same each time, and others for another description', () => {
    expect(writeLyrics('the sea')).toBe(writeLyrics('the sea'));
    expect(writeLyrics('the sea')).not.toBe(writeLyrics('the sky'));
  });

  it.each(HOSTILE_TEXTS)('can be written about %s', (_name, description) => {
    const text = writeLyrics(description);
    expect(text).toContain('[Chorus]');
    expect(text).not.toMatch(/\*|undefined|[^\P{C}\n\u200C\u200D]/u);
  });
});

describe('a title', () => {
  it.each([
    ['a song about the wind in the night', 'The Wind in the Night'],
    ['write me a song about iPhone dreams', 'iPhone Dreams'],
    ['Sunset over the sea: a story', 'Sunset over the Sea'],
    ['the end', 'The End'],
    ['', 'Untitled'],
    ['\u0000 \n', 'Untitled'],
    ['...', 'Untitled'],
  ])('of %j is %j', (text, title) => {
    expect(titleFrom(text)).toBe(title);
  });

  it.each(HOSTILE_TEXTS)('of %s is short and not empty', (_name, text) => {
    const length = [...titleFrom(text)].length;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(80);
  });

  it('ends between words when the text is long', () => {
    const title = titleFrom('somewhat longer words '.repeat(20));
    expect([...title].length).toBeLessThanOrEqual(80);
    expect(title).toMatch(/^(Somewhat|Longer|Words)( (Somewhat|Longer|Words))*$/);
  });
});
