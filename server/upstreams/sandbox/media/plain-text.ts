/** The text on one line, without control and formatting characters, and without characters that have no glyph. */
export function visible(text: string): string {
  const read = text
    .slice(0, READ_CHARACTERS)
    .replaceAll(UNSEEN, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return INKLESS_ALONE.test(read) ? '' : read;
}

/**
 * The text without the pictograms (emoji, flags) that the project's fonts lack: they would render as boxes, or in
 * whatever fonts the machine happens to have.
 */
export function withoutPictures(text: string): string {
  return visible(text.replaceAll(PICTURES, ' '));
}

/** The width of a text in narrow characters; East Asian characters count twice. */
export function breadth(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
}

const READ_CHARACTERS = 2_000;
// The joiners (ZWJ, ZWNJ) stay: scripts and emoji are spelled with them. U+2800 and U+FFFC are
// the only other characters that leave no ink.
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2800\uFFFC]|(?![\u200C\u200D])\p{Cf}/gu;
const INKLESS_ALONE = /^[\p{M}\p{Cf}\s]*$/u;
// The faces from U+1F600 on are in the fonts. A sign's variant selector and joiners go with it.
const PICTURES =
  /(?![\u{1F600}-\u{1F623}])[\u{1F000}-\u{1FAFF}][\uFE0F\u200D]*|(?<=\p{S})[\uFE0F\u200D]+/gu;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
