import { isObject, type JsonObject, objectsOf } from '../../foundation/json-object.ts';
import type { ImagePart } from './conversation.ts';
import type { Fields } from './fields.ts';

/**
 * Reads the resolution of an image; `original` is one that only some of OpenAI's models have.
 *
 * @throws Untranslatable
 */
export function readDetail(fields: Fields): ImagePart['detail'] {
  const detail = fields.text('detail');
  if (detail === undefined || detail === 'auto' || detail === 'original') return undefined;
  return detail === 'low' || detail === 'high' ? detail : fields.refuse('detail');
}

/**
 * Whether a conversation asks for one of the given resolutions of an image.
 *
 * @param turns - the messages or items
 * @param detailOf - reads the resolution from a part of their content
 */
export function hasDetail(
  turns: unknown,
  details: readonly string[],
  detailOf: (part: JsonObject) => unknown,
): boolean {
  return objectsOf(turns).some(({ content, output }) =>
    [...objectsOf(content), ...objectsOf(output)].some((part) => {
      const detail = detailOf(part);
      return details.some((named) => named === detail);
    }),
  );
}

/** The resolution of an image of chat completions. */
export function chatDetail({ image_url: image }: JsonObject): unknown {
  return isObject(image) ? image.detail : undefined;
}
