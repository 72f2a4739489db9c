import type { Variant } from '../../generated/shapes.ts';
import type { FileSource } from '../assets/received.ts';
import type { JsonObject } from '../foundation/json-object.ts';

/** The files of a form, by parameter. */
export type FormFiles = Readonly<Record<string, readonly FileSource[]>>;

/**
 * Replaces the placeholders of files in the checked document with the files: form parts, or strings that hold a file's
 * content or its URL.
 */
export function withFiles(value: JsonObject, { files }: Variant, parts: FormFiles): JsonObject {
  const handed = Object.keys(files)
    .filter((parameter) => Object.hasOwn(value, parameter))
    .map((parameter) => {
      const isList = Array.isArray(value[parameter]);
      const sources = parts[parameter] ?? [value[parameter]].flat().map(sourceOf);
      return [parameter, isList ? sources : sources[0]];
    });
  return handed.length === 0 ? value : { ...value, ...Object.fromEntries(handed) };
}

const DATA_URI_HEAD = /^data:[^,]{0,200};base64,/;

function sourceOf(value: unknown): FileSource {
  const text = String(value);
  if (/^https?:\/\//i.test(text)) return { kind: 'address', url: text };
  const head = DATA_URI_HEAD.exec(text.slice(0, 256))?.[0] ?? '';
  return { kind: 'base64', text: text.slice(head.length) };
}
