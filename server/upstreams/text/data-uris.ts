import type { ImageSource } from './conversation.ts';
import type { Fields } from './fields.ts';

const DATA_URI = /^data:([a-z]+\/[a-z0-9.+-]+)(?:;[a-z0-9-]+=[^;,]*)*;base64,/i;
/** A common but wrong name for JPEG, which other interfaces do not accept. */
const JPEG = /^image\/jpg$/;
const PDF_URI = /^data:application\/pdf;base64,/i;

/**
 * Reads a picture's data URI or https address.
 *
 * @param name - the field that holds it
 * @throws Untranslatable
 */
export function readImageSource(fields: Fields, name: string): ImageSource {
  const url = fields.needText(name);
  const [head, mediaType] = DATA_URI.exec(url) ?? [];
  if (head !== undefined && mediaType !== undefined) {
    const named = mediaType.toLowerCase().replace(JPEG, 'image/jpeg');
    return { kind: 'data', mediaType: named, base64: url.slice(head.length) };
  }
  if (/^https:/i.test(url)) return { kind: 'address', url };
  return fields.refuse(name, 'must be a data URI in Base64 or an https address here.');
}

/**
 * Reads a PDF.
 *
 * @param name - the field that has it, as a data URI
 * @returns its bytes in Base64
 * @throws Untranslatable
 */
export function readPdf(fields: Fields, name: string): string {
  const data = fields.needText(name);
  const [head] = PDF_URI.exec(data) ?? [];
  if (head !== undefined) return data.slice(head.length);
  return fields.refuse(name, 'must be a PDF as a data URI in Base64 here.');
}
