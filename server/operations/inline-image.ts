import type { ImageInBase64 } from '../../generated/types.ts';
import type { MadeImage } from '../upstreams/port/images.ts';
import type { FileInJson } from './written-json.ts';

/** An image inside a response, with the prompt that the model used, where the upstream tells it. */
export function inlineImage(
  image: MadeImage,
  standIn: (file: FileInJson) => string,
): ImageInBase64 {
  const { revisedPrompt } = image;
  const prompt = revisedPrompt === undefined ? {} : { revised_prompt: revisedPrompt };
  return { b64_json: standIn(image), ...prompt };
}
