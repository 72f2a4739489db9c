import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, lengthInBase64, toBase64 } from '../../server/foundation/base64.ts';

test('bytes are written as the runtime writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(Buffer.from(toBase64(bytes)).toString('latin1')).toBe(text);
      expect(lengthInBase64(bytes.length)).toBe(text.length);
    }),
  );
});

test('groups are read as the runtime reads them', () => {
  const groups = fc.stringMatching(/^(?:[A-Za-z0-9+/]{4}){0,50}$/);
  fc.assert(
    fc.property(groups, (text) => {
      const into = Buffer.alloc(text.length);
      const bytes = fromBase64(Buffer.from(text), into);
      expect(into.subarray(0, bytes)).toEqual(Buffer.from(text, 'base64'));
    }),
  );
});

test('no byte but a digit is read', () => {
  const isDigit = (byte: number): boolean => /[A-Za-z0-9+/]/.test(String.fromCharCode(byte));
  for (let byte = 0; byte < 256; byte += 1) {
    for (let place = 0; place < 4; place += 1) {
      const text = Buffer.from('AAAAAAAA').fill(byte, place, place + 1);
      expect(fromBase64(text, Buffer.alloc(6))).toBe(isDigit(byte) ? 6 : undefined);
    }
  }
});
