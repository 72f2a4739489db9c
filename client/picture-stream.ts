import type { EditResult } from '../generated/types.ts';
import { EventStream, type OpenStream } from './event-stream.ts';
import type { EditedPictureEvent, PictureEvent } from './picture-events.ts';

export type { EditedPictureEvent, PictureEvent } from './picture-events.ts';

/**
 * A stream of an image that is being generated, with partial images. The request is sent on the first read. The stream
 * can be iterated over once, and give the finished image beside. Breaking out of the iteration aborts the request.
 *
 * @example
 * const stream = patchbay.images.generateStream({ mode: 'imgx-image-1', prompt, partial_images: 2 });
 * for await (const { type, b64_json } of stream) show(type, b64_json);
 */
export class PictureStream<Event extends PictureEvent | EditedPictureEvent> extends EventStream<
  Event,
  EditResult
> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, async () => (await import('./picture-events.ts')).pictureDialect<Event>(), signal);
  }

  /**
   * The finished image, in the form of a response without a stream; also during or after an iteration.
   *
   * @throws PatchbayError if the stream reports a failure, or breaks off before its end
   */
  finalResult(): Promise<EditResult> {
    return this.whole((whole) => whole);
  }
}
