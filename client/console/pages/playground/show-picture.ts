import type { EditResult } from '../../../../generated/types.ts';
import type { OpenStream } from '../../../event-stream.ts';
import { type EditedPictureEvent, type PictureEvent, resultIn } from '../../../picture-events.ts';
import { PictureStream } from '../../../picture-stream.ts';
import type { PictureSoFar } from '../../answers/picture-in-making.tsx';
import { type FormRequest, statesOf } from '../../forms/form-request.ts';

/** A requested picture and the callback for its states. */
interface Asked {
  readonly open: OpenStream;
  /** Aborts the stream. */
  readonly signal: AbortSignal;
  readonly onPicture: (picture: PictureSoFar) => void;
}

/**
 * Reads a streamed picture.
 *
 * @returns the final picture in the format of a response that is not streamed
 * @throws AbortedError if it is aborted; PatchbayError if the picture is not completed
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

/** The assumed size until it is known. */
const SQUARE: PictureSoFar['size'] = { width: 1024, height: 1024 };

function sizeIn(size: unknown): PictureSoFar['size'] | undefined {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(String(size)) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}
