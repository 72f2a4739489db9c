import { isUtf8 } from 'node:buffer';
import type { DocumentSource, ImageSource } from './conversation.ts';
import type { Fields } from './fields.ts';

/** The part of a data URI before its Base64. Bounded, so that only the start of other texts is scanned. */
const HEAD = /^data:[^,]{0,200};base64,/i;
const DECLARED = /^data:([a-z]+\/[a-z0-9.+-]+)(?:;[a-z0-9-]+=[^;,]*)*;base64,$/i;
/** A common but wrong media type for JPEG, which other interfaces reject. */
const JPEG = /^image\/jpg$/;

/**
 * Parses an image given as a data URI or https address.
 *
 * @param name - the field that holds it
 * @throws Untranslatable
 */
export function readImageSource(fields: Fields, name: string): ImageSource {
  const url = fields.needText(name);
  const [head = ''] = HEAD.exec(url) ?? [];
  const [, mediaType] = DECLARED.exec(head) ?? [];
  if (mediaType !== undefined) {
    const named = mediaType.toLowerCase().replace(JPEG, 'image/jpeg');
    return { kind: 'data', mediaType: named, base64: url.slice(head.length) };
  }
  if (/^https:/i.test(url)) return { kind: 'address', url };
  return fields.refuse(name, 'must be a data URI in Base64 or an https address here.');
}

/**
 * Parses a PDF or a text file. A file that is not declared as PDF is identified by its content, because callers and
 * their tools declare text files under many media types.
 *
 * @param name - the field that holds it, as a data URI or plain Base64
 * @throws Untranslatable
 */
export function readDocument(fields: Fields, name: string): DocumentSource {
  const data = fields.needText(name);
  const [head = ''] = HEAD.exec(data) ?? [];
  const base64 = data.slice(head.length);
  if (PDF_URI.test(head) || base64.startsWith(PDF_IN_BASE64)) return { kind: 'pdf', base64 };
  const text = textIn(base64);
  if (text === '') return fields.refuse(name, 'must not be an empty file here.');
  return text === undefined ? fields.refuse(name, NO_DOCUMENT) : { kind: 'text', text };
}

/** Whether a text is an image's data URI, or a PDF as a data URI or plain Base64. */
export function isPictureOrPdf(text: string): boolean {
  if (PICTURE_URI.test(text) || PDF_URI.test(text)) return true;
  const [head = ''] = HEAD.exec(text) ?? [];
  return text.startsWith(PDF_IN_BASE64, head.length);
}

/** The start of every PDF in Base64 (`%PDF-`). */
const PDF_IN_BASE64 = 'JVBERi0';

const PICTURE_URI = /^data:image\//i;
const PDF_URI = /^data:application\/pdf;/i;
const NO_BASE64 = /[^A-Za-z0-9+/=\s]/;
const PADDING = ['', '=', '=='];

const NO_DOCUMENT = 'must be a PDF or a text file in UTF-8 here, in Base64 or as a data URI of it.';

/** The text of a file; `undefined` if the bytes are not text. */
function textIn(base64: string): string | undefined {
  if (!isBase64(base64)) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  if (!isUtf8(bytes) || bytes.includes(0)) return undefined;
  // The decoder removes the byte order mark that some programs write.
  return new TextDecoder().decode(bytes);
}

/** Checks each character only once, because files are long and may contain anything. */
function isBase64(text: string): boolean {
  if (NO_BASE64.test(text)) return false;
  const digits = text.replaceAll(/\s/g, '');
  const end = digits.indexOf('=');
  return end === -1 || PADDING.includes(digits.slice(end));
}
