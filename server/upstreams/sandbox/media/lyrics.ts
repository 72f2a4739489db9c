import { type Dice, diceFor } from './dice.ts';
import { visible } from './plain-text.ts';

/** Writes lyrics for a description: verses, a chorus and a bridge under section marks like `[Chorus]`. */
export function writeLyrics(description: string): string {
  const dice = diceFor('lyrics', description);
  const themes = themesOf(description);
  const verses = shuffled(dice, VERSE_COUPLETS);
  const chorus = sung(shuffled(dice, CHORUS_COUPLETS).slice(0, 2), { themes, from: 0 });
  const bridge = sung([dice.pick(BRIDGE_COUPLETS)], { themes, from: 2 });
  const verse = (index: number) =>
    sung(verses.slice(index * 2, index * 2 + 2), { themes, from: index * 2 + 1 });
  return [
    `[Verse 1]\n${verse(0)}`,
    `[Chorus]\n${chorus}`,
    `[Verse 2]\n${verse(1)}`,
    `[Chorus]\n${chorus}`,
    `[Bridge]\n${bridge}`,
    `[Chorus]\n${chorus}`,
  ].join('\n\n');
}

/** A title made from a text: its beginning in title case, at most 80 characters. */
export function titleFrom(text: string): string {
  const [sentence = ''] = visible(text)
    .replace(REQUEST, '')
    .split(/[.!?;:,()[\]"\n]+\s*/u, 1);
  const words = sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
  const kept: string[] = [];
  for (const word of words.slice(0, MOST_TITLE_WORDS)) {
    if (codePoints([...kept, word].join(' ')) > MOST_TITLE_CHARACTERS) break;
    kept.push(word);
  }
  const shortened = kept.length > 0 ? kept : words.slice(0, 1).map(cut);
  const title = shortened.map((word, index) =>
    SMALL_WORDS.has(word.toLowerCase()) && index > 0 && index < shortened.length - 1
      ? word.toLowerCase()
      : titled(word),
  );
  return title.join(' ') || 'Untitled';
}

const MOST_TITLE_CHARACTERS = 80;
const MOST_TITLE_WORDS = 9;
const REQUEST =
  /^(?:(?:please|write|make|create|compose|give|generate|sing|me|us|an?|the|short|new)\s+)*(?:song|track|tune|melody|piece|music)\s+(?:about|of|on|for)\s+/iu;
const SMALL_WORDS = new Set(
  'a an and as at but by for from in into nor of on or over the to under with'.split(' '),
);

function codePoints(text: string): number {
  return [...text].length;
}

function cut(word: string): string {
  return [...word].slice(0, MOST_TITLE_CHARACTERS).join('');
}

function titled(word: string): string {
  return /.\p{Lu}/u.test(word) ? word : capitalised(word);
}

function capitalised(text: string): string {
  const [first = '', ...rest] = [...text];
  // The upper case of some letters is two characters ("ß" is "SS"); these letters are kept, to preserve the length.
  const capital = first.toUpperCase();
  return (codePoints(capital) === 1 ? capital : first) + rest.join('');
}

/** The themes of a description: its significant words, in order. */
function themesOf(description: string): readonly string[] {
  const words = visible(description).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const telling = words
    .map((word) => [...word].slice(0, LONGEST_THEME).join(''))
    .filter((word) => !SILENT_WORDS.has(word.toLowerCase()) && word.length > 1)
    .map((word, index) => (index === 0 && !/.\p{Lu}/u.test(word) ? word.toLowerCase() : word));
  const themes = [...new Set(telling)].slice(0, MOST_THEMES);
  return [...themes, ...SPARE_THEMES].slice(0, Math.max(FEWEST_THEMES, themes.length));
}

const LONGEST_THEME = 24;
const MOST_THEMES = 8;
const FEWEST_THEMES = 3;
const SPARE_THEMES = ['the morning', 'the open road', 'your name'];
const SILENT_WORDS = new Set(
  (
    'a about all also am an and are as at be been but by can could create do does for from give had ' +
    'has have he her his how i in into is it its just like made make me more most music my no not ' +
    'of on or our out over please she should sing so some song songs sound style such that the ' +
    'their them then there these they this those to too track tune up upon us very want was we ' +
    'were what when where which while who will with would write you your pop rock jazz ballad ' +
    'acoustic electronic upbeat slow fast tempo genre vocals male female instrumental lyrics happy sad ' +
    'calm gentle cheerful old new big little small'
  ).split(' '),
);

type Couplet = readonly [string, string];

/** The lines of couplets, their blanks filled with the themes in turn. */
function sung(
  couplets: readonly Couplet[],
  { themes, from }: { themes: readonly string[]; from: number },
): string {
  let next = from;
  const theme = () => themes[next++ % themes.length] ?? '';
  return couplets
    .flat()
    .map((line) => capitalised(line.replaceAll('*', theme)))
    .join('\n');
}

function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(dice.whole(0, rest.length - 1), 1));
}

/** In each couplet the lines rhyme; `*` stands for a theme. */
const VERSE_COUPLETS: readonly Couplet[] = [
  ['I found * in the morning light', 'and I carried * into the night'],
  ['There was * on the window pane', 'there was * in the silver rain'],
  ['They told me * would never stay', 'but I think of * every day'],
  ['With * in my hand and * in my heart', 'I knew the words from the very start'],
  ['We painted * on an empty wall', 'and * was the brightest of them all'],
  ['The hours go by and the hours go slow', 'but * is all that I need to know'],
  ['I turned the key and I closed the door', 'I never dreamed of * before'],
  ['Down the street where the lanterns glow', '* knows a place where the rivers flow'],
];
const CHORUS_COUPLETS: readonly [Couplet, ...Couplet[]] = [
  ['Oh *, come and sing it to me', '* is the place I want to be'],
  ['Take me back to * again', '* in the sunlight, * in the rain'],
  ["Hold on to *, don't let it go", "it's the only song that I'll ever know"],
  ['*, oh *, stay by my side', 'we are the moon and we are the tide'],
];
const BRIDGE_COUPLETS: readonly [Couplet, ...Couplet[]] = [
  ['And if * should fade away', 'I will be singing of * anyway'],
  ['So turn the lights down and let it be', 'just *, the silence, you and me'],
];
