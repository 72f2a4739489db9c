import type { EditImageForm, EditImageRequest, ImgxEditForm } from '../generated/types.ts';
import { asText, type FileSource, openFile } from './file-source.ts';
import { isObject } from './json-object.ts';
import type { ReadingLimits } from './whole-stream.ts';

/** A request whose files may be given as any `FileSource`. */
type WithFiles<Form> = Form extends unknown
  ? {
      [Name in keyof Form]: NonNullable<Form[Name]> extends Blob
        ? FileSource
        : NonNullable<Form[Name]> extends readonly Blob[]
          ? FileSource | readonly FileSource[]
          : Form[Name];
    }
  : never;

/** Input of an image edit; its images and mask may be given as any `FileSource`. */
export type EditImageInput = WithFiles<EditImageForm>;

/** Input of an image edit whose model streams partial images. */
export type ShownEditInput = WithFiles<ImgxEditForm>;

/**
 * Opens the files of an edit. The request is a form; if any file is a URL or data URI, it is JSON with all files as
 * text.
 */
export async function openFiles(
  body: EditImageInput,
  limits: ReadingLimits,
): Promise<EditImageForm | EditImageRequest> {
  // Callers without type checking may pass anything.
  if (!isObject(body))
    throw new TypeError('An image edit must be an object with an image and a prompt.');
  const { image, mask, ...others } = body;
  const given = isList(image)
    ? image.map((source, index) => ({ name: `image[${index}]`, source }))
    : [{ name: 'image', source: image }];
  const images = await Promise.all(given.map((file) => openFile(file, limits)));
  const masks = mask === undefined ? [] : [await openFile({ name: 'mask', source: mask }, limits)];
  if (images.every(isBlob) && masks.every(isBlob)) {
    const [file] = masks;
    return { ...others, image: images, ...(file === undefined ? {} : { mask: file }) };
  }
  const [text] = await Promise.all(masks.map(asText));
  const texts = await Promise.all(images.map(asText));
  return { ...others, image: texts, ...(text === undefined ? {} : { mask: text }) };
}

function isList(image: FileSource | readonly FileSource[]): image is readonly FileSource[] {
  return Array.isArray(image);
}

function isBlob(file: Blob | string): file is Blob {
  return typeof file !== 'string';
}
