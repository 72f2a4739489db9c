import type { Plugin } from 'rolldown';

/** A non-ASCII character, with a preceding backslash if any; other escape sequences are matched as pairs. */
const ESCAPED_OR_BEYOND = /\\[\s\S]|[^\0-\x7f]/g;
/** A backslash before one of these continues the line, which its escape sequence would not. */
const LINE_ENDS = /[\u2028\u2029]/;

/**
 * Escapes non-ASCII characters. Node keeps the source of a module in memory while it runs, with two bytes for each
 * character if any of them is not Latin-1: a single dash in a comment of a package doubles a megabyte.
 */
export function inAscii(): Plugin {
  return {
    name: 'in-ascii',
    // Runs after the minifier, which writes characters unescaped.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = asAscii(file.code);
      }
    },
  };
}

/** Rewrites JavaScript in ASCII: strings, templates, regular expressions and names. */
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

/** Escapes also one half of a surrogate pair: two consecutive escapes form the pair again. */
function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
