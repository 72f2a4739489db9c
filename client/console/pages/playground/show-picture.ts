import type { EditResult } from '../../../../generated/types.ts';
import type { OpenStream } from '../../../event-stream.ts';
import {
  type EditedPictureEvent,
  type PictureEvent,
  PictureStream,
  resultIn,
} from '../../../picture-stream.ts';
import type { PictureSoFar } from '../../answers/picture-in-making.tsx';
import { type FormRequest, statesOf } from '../../forms/form-request.ts';

/** A picture that is asked for, and who is told each state of it. */
interface Asked {
  readonly open: OpenStream;
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly onPicture: (picture: PictureSoFar) => void;
}

/**
 * Reads a picture as it is shown.
 *
 * @returns the finished one, as it would have been answered whole
 * @throws AbortedError where it is ended; PatchbayError where it is not finished
 */
export async function readPicture(
  request: FormRequest,
  { open, signal, onPicture }: Asked,
): Promise<EditResult | undefined> {
  const { prompt, size } = request.fields;
  let picture: PictureSoFar = {
    prompt: String(prompt),
    size: sizeIn(size) ?? SQUARE,
    stage: 0,
    stages: statesOf(request),
    isFinished: false,
  };
  let result: EditResult | undefined;
  onPicture(picture);
  const events = new PictureStream<PictureEvent | EditedPictureEvent>(open, signal);
  for await (const event of events) {
    const isFinished = !('partial_image_index' in event);
    const stage = isFinished ? picture.stage : event.partial_image_index + 1;
    const size = sizeIn(event.size) ?? picture.size;
    picture = { ...picture, ...shownIn(event), size, stage, isFinished };
    onPicture(picture);
    result = resultIn(event);
  }
  return result;
}

function shownIn(event: PictureEvent | EditedPictureEvent): Pick<PictureSoFar, 'url' | 'fileName'> {
  const { b64_json: content, output_format: format } = event;
  return { url: `data:image/${format};base64,${content}`, fileName: `picture.${format}` };
}

/** How large it is, where nobody has said so yet. */
const SQUARE: PictureSoFar['size'] = { width: 1024, height: 1024 };

function sizeIn(size: unknown): PictureSoFar['size'] | undefined {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(String(size)) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}
