import { describe, expect, it } from 'vitest';
import { asAscii } from '../../../client/package/ascii.ts';

/** The value of an expression. */
function worthOf(expression: string): unknown {
  return new Function(`return ${expression};`)();
}

describe('code in ASCII is worth the same', () => {
  it.each([
    ['a string', `'a dash – and a face 😀'`],
    ['a template', '`…\\…`'],
    ['a backslash before a character that needs none', String.raw`'\…'`],
    ['two backslashes before a character', String.raw`'\\…'`],
    ['half a character', `'\ud83d'`],
    ['a regular expression', `/^[–—]$/.test('—')`],
    ['a regular expression of whole characters', `/^[😀-😎]$/u.test('😁')`],
    ['a name', `((größe) => größe)(1)`],
    ['the end of a line after a backslash', `'one\\\u2028two'`],
  ])('of %s', (_what, code) => {
    expect(worthOf(asAscii(code))).toEqual(worthOf(code));
  });

  it('and it is ASCII', () => {
    expect(asAscii(`'–😀\\…' + /é/u`)).toMatch(/^[\0-\x7f]*$/);
  });

  it('leaves the escapes that are there', () => {
    const code = String.raw`'\n\\\u2026' + /\d\//`;
    expect(asAscii(code)).toBe(code);
  });
});
