import type { Plugin } from 'rolldown';

/** A character beyond ASCII, with the backslash before it if it has one; what else is escaped is met as a pair. */
const ESCAPED_OR_BEYOND = /\\[\s\S]|[^\0-\x7f]/g;
/** A backslash before one of these ends no line, and their escapes would. */
const LINE_ENDS = /[\u2028\u2029]/;

/**
 * Writes characters beyond ASCII as escapes. Node keeps the text of a module for as long as it runs, and with two bytes
 * for each character as soon as one of them is no Latin one: a single dash in a comment of a package doubles a megabyte.
 */
export function inAscii(): Plugin {
  return {
    name: 'in-ascii',
    // After the minifier, which writes characters as they are.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = asAscii(file.code);
      }
    },
  };
}

/** The same JavaScript in ASCII: of strings, templates, regular expressions and names. */
export function asAscii(code: string): string {
  return code.replace(ESCAPED_OR_BEYOND, (found) => {
    const character = found.replace('\\', '');
    const isToStay = found.startsWith('\\') && (isAscii(character) || LINE_ENDS.test(character));
    return isToStay ? found : escapeOf(character);
  });
}

function isAscii(character: string): boolean {
  return character.charCodeAt(0) < 0x80;
}

/** Of one half of a pair of surrogates as well: two escapes in a row are the pair again. */
function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
